/** "Your games" and the last results. */
import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import OwnGames from '../components/OwnGames.svelte';
import { gameState, type OwnGame } from './own-games';
import { deleteAllData, settings } from './settings.svelte';
import type { TableNow } from './wire';
import { setLanguage } from './words.svelte';

const held = (code: string, seat = 0) => ({ code, seat, token: 'x', name: 'Ana' });
const table = (code: string, more: Partial<TableNow>): TableNow =>
  ({
    code,
    title: '',
    game: 'classic',
    status: 'over',
    seats: ['Ana', 'Ben'].map((name, side) => ({ name, side, kind: 'human', level: '' })),
    turn: [],
    quiet: 60,
    winners: null,
    ...more,
  }) as TableNow;

beforeEach(() => setLanguage('en'));
afterEach(() => {
  deleteAllData();
  vi.unstubAllGlobals();
});

test.each([
  [[0], 'You won!'],
  [[1], 'Ben won.'],
  [[], 'It’s a draw'],
  [null, 'finished'],
])('a game won by %j: %s', (winners, text) => {
  const game: OwnGame = { code: 'K7PQR', held: [held('K7PQR')], table: table('K7PQR', { winners }) };
  expect(gameState(game)).toBe(text);
});

test('on a shared device a result names the winner', () => {
  const both = [held('K7PQR'), held('K7PQR', 1)];
  expect(gameState({ code: 'K7PQR', held: both, table: table('K7PQR', { winners: [0] }) })).toBe('Ana won.');
});

test('finished games are listed as results, also before the server answers', async () => {
  const tables: Record<string, TableNow> = {
    AAAAA: table('AAAAA', { winners: [1] }),
    BBBBB: table('BBBBB', { status: 'playing', turn: [0] }),
  };
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  vi.stubGlobal('fetch', async (address: string) => {
    await answered;
    return new Response(JSON.stringify(tables[address.slice(-5)]));
  });
  settings.held = [held('AAAAA'), held('BBBBB')];
  settings.finished = ['AAAAA'];
  render(OwnGames);
  const rows = (): (string | null)[] =>
    [...document.querySelectorAll('section')].map((section) => section.textContent);
  expect(rows()).toHaveLength(2);
  expect(rows()[1]).toContain('AAAAA');
  answer();
  await waitFor(() => expect(screen.getByText('Ben won.')).toBeInTheDocument());
  expect(rows()[0]).toContain('Your turn');
  expect(rows()[1]).toContain('Last results');
  expect(settings.finished).toEqual(['AAAAA']);
});
