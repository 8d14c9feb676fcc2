import { beforeAll, expect, test } from 'vitest';
import { doubtText, hintedLine, hintText } from './hints';
import type { Hint } from './wire';
import { setLanguage } from './words.svelte';

const hint = (move: string, line: string): Hint => ({
  t: 'hint',
  id: '',
  move,
  reason: 'completes-line',
  args: { line },
  nudge: 'own-line',
  nudge_args: { region: 'top-left' },
});
const text = (move: string, line: string): string => hintText(hint(move, line), 3, 'classic', []);

beforeAll(() => setLanguage('en'));

test('a hint names the space by its card and its place, and the line in words', () => {
  const said = text('6C@a2', 'a2-e2');
  expect(said).toBe('Place a chip: 6 of clubs, row 2, column 1. This completes a sequence: row 2.');
  expect(text('6C@a2', 'a2-a6')).toContain('a sequence: column 1.');
  expect(text('6C@a2', 'a2-e6')).toContain('a sequence: diagonal.');
});

test('a hint to play a jack also names the jack', () => {
  expect(text('JDxa2', 'a2-e2')).toContain('6 of clubs, row 2, column 1 (jack of diamonds). ');
});

test('a hint says more each time: a nudge, the move, the reason and the chance', () => {
  const given = { ...hint('6C@a2', 'a2-e2'), chance: 0.576, next_chance: 0.512 };
  expect(([1, 2, 3] as const).map((strength) => hintText(given, strength, 'classic', []))).toEqual([
    'Look at the top left: one of your lines can grow there.',
    'Place a chip: 6 of clubs, row 2, column 1.',
    'Place a chip: 6 of clubs, row 2, column 1. This completes a sequence: row 2. ' +
      'With it, you win about 58% of the time; with the next best move, 51%.',
  ]);
  expect(hintText({ ...given, next_chance: 0.58 }, 3, 'classic', [])).toContain(
    'Another move is about as good.',
  );
});

test('a doubt asks with the chances and a nudge', () => {
  const doubt = { t: 'checked', id: '', nudge: 'jack', chance: 0.31, best_chance: 0.45 } as const;
  expect(doubtText(doubt, [])).toBe(
    'Are you sure? Your chance to win would fall from about 45% to 31%. One of your jacks helps now.',
  );
});

test('a hint lights its line', () => {
  expect(hintedLine(hint('6C@a2', 'a2-e2'))).toEqual(['a2', 'b2', 'c2', 'd2', 'e2']);
});
