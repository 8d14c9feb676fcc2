import { beforeAll, expect, test } from 'vitest';
import { CORNER } from './board';
import { notYourTurn, refusalOfCell, refusalOfPile } from './refusals';
import { findRule } from './rulebook';
import { setLanguage } from './words.svelte';

beforeAll(() => setLanguage('en'));

const cell = { game: 'classic', printed: '5H', chip: null, card: null, team: 0 };
const [own, other] = [
  { team: 0, locked: false },
  { team: 1, locked: false },
];

test.each([
  [{ ...cell }, 'You don’t have that card.'],
  [{ ...cell, chip: other }, 'There’s already a chip on that space.'],
  [{ ...cell, printed: CORNER }, 'Corners are free for everyone; no chip goes there.'],
  [{ ...cell, card: '7S' }, 'That space doesn’t match your card.'],
  [{ ...cell, card: '7S', chip: own }, 'There’s already a chip on that space.'],
  [{ ...cell, card: 'JC', chip: own }, 'A two-eyed jack needs a free space.'],
  [{ ...cell, card: 'JS', chip: own }, 'You can only remove opponents’ chips.'],
  [
    { ...cell, card: 'JS', chip: { team: 1, locked: true } },
    'That chip is part of a completed sequence and can’t be removed.',
  ],
  [{ ...cell, card: 'JS' }, ''],
  [{ ...cell, game: 'travel' }, 'You don’t have that card.'],
])('%o', (tapped, sentence) => {
  const found = refusalOfCell(tapped);
  expect(found?.text ?? '').toBe(sentence);
  if (found) expect(findRule(found.rule)?.games).toContain(tapped.game);
});

test('out of turn', () => {
  expect(notYourTurn('classic')).toEqual({ text: 'It’s not your turn.', rule: 'C14' });
  expect(notYourTurn('travel')).toEqual({ text: 'It’s not your turn.', rule: 'T18' });
});

test('a card that does not go on a pile', () => {
  expect(refusalOfPile('BW', true).text).toBe('A wild card only goes on a pile of its own colour.');
  expect(refusalOfPile('B3', true).text).toBe('A pile starts with a 1 or a wild card.');
  expect(refusalOfPile('R1', true).text).toContain('a pile has one colour');
  expect(refusalOfPile('SK', false).text).toContain('doesn’t fit there');
});
