import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { canDraw, gameUi } from '.';
import NotDrawn from '../components/NotDrawn.svelte';
import { findView } from '../fixtures/views';
import type { LinesView, StacksView } from '../lib/wire';
import { setLanguage } from '../lib/words.svelte';

beforeAll(() => setLanguage('en'));

test('the sides of a board game are its teams, as the server assigns the seats', () => {
  const view = findView<LinesView>('classic-4-over');
  const sides = gameUi(view).sides(view, [1, 0, 1, 0]);
  expect(sides.map(({ team, seats }) => [team, seats])).toEqual([
    [0, [1, 3]],
    [1, [0, 2]],
  ]);
  expect(sides.map((side) => side.score)).toEqual(view.sequences.map((made) => `${made.length}/2`));
});

test('in stacks everybody plays alone, for chips of two colours', () => {
  const view = findView<StacksView>('stacks-window');
  const [ana] = gameUi(view).sides(view, [0, 1, 2, 3]);
  expect(ana).toEqual({
    seats: [0],
    team: null,
    chips: [
      { shape: 0, count: 2 },
      { shape: 2, count: 1 },
    ],
    score: '3',
  });
});

test('the last card of a seat is the top of its discards', () => {
  const stacks = findView<StacksView>('stacks-window');
  expect([0, 2].map((seat) => gameUi(stacks).lastCard(stacks, seat))).toEqual(['R5', null]);
  const lines = findView<LinesView>('classic-2-middle');
  expect(gameUi(lines).lastCard(lines, 0)).toBe(lines.discards[0]?.at(-1));
});

test('standings name every team or every seat', () => {
  for (const [name, count] of [
    ['classic-2-middle', 2],
    ['travel-3-over', 3],
    ['stacks-6-middle', 6],
  ] as const) {
    const view = findView(name);
    const said = gameUi(view).standings(view);
    expect(said.match(view.game === 'stacks' ? /;|$/g : /longest/gi)).toHaveLength(count);
  }
});

test('a game that a package added to the server is named, with the command that plays it', () => {
  expect(['classic', 'travel', 'stacks', 'threes', 'constructor'].map(canDraw)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  const { container } = render(NotDrawn, { game: 'threes', code: 'K7PQR' });
  expect(container.querySelector('h1')?.textContent).toBe('threes');
  expect(container.querySelector('p')?.textContent).toMatch(
    /^This page can’t show threes. Play it in a terminal: knaves join http.*\/K7PQR$/,
  );
});

/** What all games share. Only the modules in this folder and the components named after a game may know which it is. */
const SHARED = /^(screens\/(Table|Replay)|components\/(?!Lines|Stacks)\w+)\.svelte$/;

test('no shared component asks which game it shows, or computes teams', () => {
  const root = join(import.meta.dirname, '..');
  const files = (readdirSync(root, { recursive: true }) as string[]).filter((name) => SHARED.test(name));
  const guilty = files.filter((name) =>
    /isLines\(|% \w+\.teams|\.game [!=]== '/.test(readFileSync(join(root, name), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(guilty).toEqual([]);
});
