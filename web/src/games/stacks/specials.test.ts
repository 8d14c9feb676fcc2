import { expect, test } from 'vitest';
import type { LogEntry } from '../../lib/game-state.svelte';
import { playedSpecials } from './specials';
import type { AnyEvent } from '../../lib/wire';

const log = (...events: AnyEvent[]): LogEntry[] => events.map((event, version) => ({ version, event }));
const brief = (entries: LogEntry[], reader: number | null): unknown[] =>
  playedSpecials(entries, reader).map(({ card, by, against }) => [card, by, against]);

const ended = (seat: number): AnyEvent => ({ event: 'turn-ended', seat });
const skip = (seat: number): AnyEvent => ({ event: 'skip-played', seat, card: 'SK', top: false });

test('a Block is against the player who completed the pile', () => {
  const entries = log(
    { event: 'laid', seat: 2, card: 'B5', place: 'b1', top: false },
    { event: 'window-opened', seat: 2, place: 'b1', complete: true },
    { event: 'blocked', seat: 0, place: 'b1', cards: ['B1'] },
  );
  expect(brief(entries, 2)).toEqual([['BL', 0, 2]]);
  expect(brief(entries, 1)).toEqual([['BL', 0, 2]]);
});

test('a Skip is against the player who then misses the turn', () => {
  expect(brief(log(skip(0)), 1)).toEqual([['SK', 0, null]]);
  expect(brief(log(skip(0), ended(0), { event: 'turn-missed', seat: 1 }), 1)).toEqual([['SK', 0, 1]]);
});

test('thefts name their victims, and tell what was taken', () => {
  const taken: AnyEvent = { event: 'card-stolen', seat: 1, victim: 0, card: '??' };
  const entries = log(
    { event: 'reversed', seat: 1, direction: -1, top: false },
    { event: 'steal-played', seat: 1, victim: 0, source: 'hand', top: false },
    taken,
    { event: 'chip-stolen', seat: 1, victim: 2, colour: 'blue', top: false },
  );
  expect(brief(entries, 0)).toEqual([
    ['RV', 1, null],
    ['SC', 1, 0],
    ['ST', 1, 2],
  ]);
  expect(playedSpecials(entries, 0)[1]?.event).toBe(taken);
});

test('only cards since the own last turn are shown', () => {
  const entries = log(skip(0), ended(0), skip(1), ended(1), skip(2), ended(2));
  expect(brief(entries, 0)).toEqual([
    ['SK', 1, null],
    ['SK', 2, null],
  ]);
  expect(brief(entries, null)).toEqual([['SK', 2, null]]);
  expect(brief(log(skip(0), { event: 'began', number: 2 }), 1)).toEqual([]);
});
