import { expect, test } from 'vitest';
import views from '../fixtures/views.json';
import { cellIndex, cellName, LAYOUTS, lineCells, readChips, runLength, type Layout } from './board';
import { isOneEyed, readMove, readMoves } from './moves';

test('every legal move of real games is read, and nothing is lost', () => {
  const kinds = new Set<string>();
  for (const { view } of views) {
    const texts = [...view.legal, ...view.asides];
    const moves = readMoves(texts);
    expect(moves.map((move) => move.text)).toEqual(texts);
    for (const move of moves) kinds.add(move.kind);
  }
  expect([...kinds].sort()).toEqual(
    'block call choose discard draw end exchange give lay let offer pass place remove special steal-card steal-chip take'.split(
      ' ',
    ),
  );
});

test('parts of moves', () => {
  expect(readMove('JSxj10')).toMatchObject({ kind: 'remove', card: 'JS', cell: 'j10' });
  expect(readMove('call:green')).toMatchObject({ kind: 'call', team: 1 });
  expect(readMove('^SC:2h')).toMatchObject({ kind: 'steal-card', top: true, victim: 2, source: 'h' });
  expect(readMove('-7H').kind).toBe('give');
  expect(readMove('-SK').kind).toBe('discard');
  expect(() => readMove('castle')).toThrow();
  expect(readMoves(['castle', 'pass'])).toHaveLength(1);
});

test('jacks are told apart by their faces, not by colour', () => {
  expect(['JS', 'JH', 'JD', 'JC'].map(isOneEyed)).toEqual([true, true, false, false]);
});

test('boards of real views have as many cells as the layout', () => {
  for (const { view } of views) {
    if (!('board' in view) || !view.board) continue;
    expect(readChips(view.board)).toHaveLength(LAYOUTS[view.game]?.cards.length ?? -1);
  }
});

test('cells and lines', () => {
  expect(cellName(99, 10)).toBe('j10');
  expect(cellIndex('c4', 10)).toBe(32);
  expect(lineCells(['e1', 'a5'])).toEqual(['e1', 'd2', 'c3', 'b4', 'a5']);
  expect(lineCells(['a5', 'e5'])).toEqual(['a5', 'b5', 'c5', 'd5', 'e5']);
});

test('a corner counts in a run for every team', () => {
  const classic = LAYOUTS['classic'] as Layout;
  const chips = readChips('*bb7/10/10/10/10/10/10/10/10/*8*'.replace('*bb7', '*bb6*'));
  expect(runLength(classic, chips, cellIndex('d1', 10), 0)).toBe(4);
  expect(runLength(classic, chips, cellIndex('d1', 10), 1)).toBe(1);
});
