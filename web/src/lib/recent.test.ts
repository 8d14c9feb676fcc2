import { expect, test } from 'vitest';
import type { LogEntry } from './game-state.svelte';
import { recentMoves } from './recent';
import type { AnyEvent } from './wire';

const log = (...events: AnyEvent[]): LogEntry[] => events.map((event, version) => ({ version, event }));
const placed = (seat: number, cell: string): AnyEvent => ({ event: 'placed', seat, card: '5H', cell });
const laid = (seat: number, place: string): AnyEvent => ({
  event: 'laid',
  seat,
  card: 'B1',
  place,
  top: false,
});

test('the moves of the others since my last one are numbered in order', () => {
  const entries = log(
    placed(1, 'a2'),
    placed(0, 'b2'),
    placed(1, 'c2'),
    { event: 'drew', seat: 0, card: '5H' },
    { event: 'removed', seat: 2, card: 'JS', cell: 'b2', team: 0 },
    placed(3, 'd2'),
  );
  const { cells, since } = recentMoves(entries, 0);
  expect([...cells]).toEqual([
    ['c2', 1],
    ['b2', 2],
    ['d2', 3],
  ]);
  expect(since).toBe(2);
});

test('a single move is marked without a number', () => {
  expect([...recentMoves(log(placed(0, 'b2'), placed(1, 'c2')), 0).cells]).toEqual([['c2', 0]]);
});

test('after my own move it is marked itself', () => {
  expect([...recentMoves(log(placed(1, 'c2'), placed(0, 'b2')), 0).cells]).toEqual([['b2', 0]]);
});

test('a spectator sees the last move', () => {
  expect([...recentMoves(log(placed(0, 'b2'), placed(1, 'c2')), null).cells]).toEqual([['c2', 0]]);
});

test('an exchange of a dead card does not end my turn', () => {
  const entries = log(placed(0, 'a2'), placed(1, 'b2'), placed(2, 'c2'), {
    event: 'exchanged',
    seat: 0,
    card: '5H',
  });
  expect(recentMoves(entries, 0).cells.size).toBe(2);
});

test('in stacks the cards that the others laid are numbered, as long as their pile lies there', () => {
  const entries = log(
    laid(0, 'b1'),
    { event: 'discarded', seat: 0, card: 'R2' },
    laid(1, 'b1'),
    laid(1, 'r1'),
    { event: 'blocked', seat: 2, place: 'b1', cards: [] },
    { event: 'discarded', seat: 1, card: 'R2' },
    laid(2, 'r1'),
    laid(2, 'b1'),
    laid(0, 'b1'),
  );
  expect([...recentMoves(entries, 0).piles]).toEqual([
    ['r1', [2, 3]],
    ['b1', [4, 0]],
  ]);
});
