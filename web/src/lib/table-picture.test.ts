/** The picture of a table follows what is chosen for it. */
import '@testing-library/jest-dom/vitest';
import { render } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import TablePreview from '../components/TablePreview.svelte';
import { placeOf, sidesAt, winningLines } from './table-picture';
import type { GameInfo } from './wire';
import { setLanguage } from './words.svelte';

const CLASSIC: GameInfo = {
  name: 'classic',
  seats: [2, 3, 6],
  options: [
    { name: 'diagonals', values: ['on', 'off'], rules: ['B1'], says: '' },
    { name: 'teams', values: ['auto', '2', '3'], rules: ['B17'], says: '' },
  ],
  tables: {
    '2': [[0, 1]],
    '6': [
      [0, 1, 0, 1, 0, 1],
      [0, 1, 2, 0, 1, 2],
    ],
  },
  layout: null,
};

beforeEach(() => setLanguage('en'));

test('the teams are those of the chosen number', () => {
  expect(sidesAt(CLASSIC, 6, {})).toEqual([0, 1, 0, 1, 0, 1]);
  expect(sidesAt(CLASSIC, 6, { teams: '3' })).toEqual([0, 1, 2, 0, 1, 2]);
  expect(sidesAt(CLASSIC, 2, { teams: '3' })).toEqual([0, 1]);
});

test('seats are around the table, clockwise from the bottom', () => {
  const [bottom, left, top, right] = [0, 1, 2, 3].map((seat) => placeOf(seat, 4));
  expect(bottom?.y).toBeGreaterThan(90);
  expect(top?.y).toBeLessThan(10);
  expect(left?.x).toBeLessThan(10);
  expect(right?.x).toBeGreaterThan(90);
});

test('the small board shows as many lines as win, in the directions that count', () => {
  const straight = (line: string[]): boolean =>
    new Set(line.map((cell) => cell[0])).size === 1 || new Set(line.map((cell) => cell.slice(1))).size === 1;
  expect(winningLines('classic', 2, {}).map((line) => [line.length, straight(line)])).toEqual([
    [5, true],
    [5, false],
  ]);
  expect(
    winningLines('travel', 2, { diagonals: 'off' }).map((line) => [line.length, straight(line)]),
  ).toEqual([
    [4, true],
    [4, true],
  ]);
  expect(winningLines('classic', 3, {})).toHaveLength(1);
  expect(winningLines('stacks', 2, {})).toEqual([]);
});

test('the preview shows every seat with its team, what wins, and the changed options', () => {
  const options = { diagonals: 'off', teams: '3' };
  const seats = sidesAt(CLASSIC, 6, options).map((side) => ({ side, kind: 'human' as const, name: 'Ana' }));
  const { container } = render(TablePreview, { game: 'classic', seats, options });
  expect(container.querySelectorAll('.seat')).toHaveLength(6);
  expect(container.querySelectorAll('.seat.team-2')).toHaveLength(2);
  expect(container).toHaveTextContent('Three teams: one sequence of 5 wins.');
  expect([...container.querySelectorAll('li')].map((tag) => tag.textContent)).toEqual([
    'Diagonal lines: only rows and columns count',
  ]);
});
