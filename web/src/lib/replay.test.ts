import { expect, test } from 'vitest';
import type { Step } from './api';
import { told } from './replay';

const step = (...events: Step['events']): Step => ({
  seat: 1,
  move: '',
  events,
  view: {} as Step['view'],
  hands: [],
});

test('a replay tells of a Block that was used, and not "you answered" to whoever looks on', () => {
  const blocked = { event: 'blocked', seat: 2, place: 'b1', cards: ['B1'] };
  const window = step(
    { event: 'answered', seat: 1, block: true },
    { event: 'answered', seat: 2, block: true },
    blocked,
  );
  for (const open of ['all', 0, 1, 2] as const) expect(told(window, open)).toEqual([blocked]);
});

test('with one hand open a replay shows the cards that this player saw', () => {
  const events = [
    { event: 'drew', seat: 0, count: 2, cards: ['B1', 'R2'] },
    { event: 'drew', seat: 0, card: '7H' },
    { event: 'hand-shown', seat: 0, victim: 1, cards: ['B1', 'BL'] },
    { event: 'card-stolen', seat: 0, victim: 1, card: 'BL' },
    { event: 'laid', seat: 0, card: 'B1', place: 'b1', top: false },
  ];
  expect(told(step(...events), 'all')).toEqual(events);
  expect(told(step(...events), 0)).toEqual(events);
  const hidden = told(step(...events), 2);
  expect(hidden.slice(0, 4).map((event) => event['card'] ?? event['cards'])).toEqual([
    '??',
    '??',
    '??',
    '??',
  ]);
  expect(hidden[4]).toEqual(events[4]);
});
