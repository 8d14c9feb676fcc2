import { beforeAll, expect, test } from 'vitest';
import { hintedLine, hintText } from './hints';
import type { Hint } from './wire';
import { setLanguage } from './words.svelte';

const hint = (move: string, line: string): Hint => ({
  t: 'hint',
  id: '',
  move,
  reason: 'completes-line',
  args: { line },
});
const text = (move: string, line: string): string => hintText(hint(move, line), 'classic', []);

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

test('a hint lights its line', () => {
  expect(hintedLine(hint('6C@a2', 'a2-e2'))).toEqual(['a2', 'b2', 'c2', 'd2', 'e2']);
});
