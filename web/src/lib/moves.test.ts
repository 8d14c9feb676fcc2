import { expect, test } from 'vitest';
import views from '../fixtures/views.json';
import { cellIndex, cellName, LAYOUTS, cellsOnLine, parseBoard, runLength, type Layout } from './board';
import { isOneEyed, parseMove, parseMoves } from './moves';

test('every legal move of real games is parsed', () => {
  const kinds = new Set<string>();
  for (const { view } of views) {
    const texts = [...view.legal, ...view.asides];
    const moves = parseMoves(texts);
    expect(moves.map((move) => move.text)).toEqual(texts);
    for (const move of moves) kinds.add(move.kind);
  }
  expect([...kinds].sort()).toEqual(
    'block call choose discard draw end exchange give lay let offer pass place remove special steal-card steal-chip take'.split(
      ' ',
    ),
  );
});

test('the parts of a move', () => {
  expect(parseMove('JSxj10')).toMatchObject({ kind: 'remove', card: 'JS', cell: 'j10' });
  expect(parseMove('call:green')).toMatchObject({ kind: 'call', team: 1 });
  expect(parseMove('^SC:2h')).toMatchObject({ kind: 'steal-card', top: true, victim: 2, source: 'h' });
  expect(parseMove('-7H').kind).toBe('give');
  expect(parseMove('-SK').kind).toBe('discard');
  expect(() => parseMove('castle')).toThrow();
  expect(parseMoves(['castle', 'pass'])).toHaveLength(1);
});

test('one-eyed jacks are spades and hearts, whatever their colour', () => {
  expect(['JS', 'JH', 'JD', 'JC'].map(isOneEyed)).toEqual([true, true, false, false]);
});

test('boards of real views have as many cells as the layout', () => {
  for (const { view } of views) {
    if (!('board' in view) || !view.board) continue;
    expect(parseBoard(view.board)).toHaveLength(LAYOUTS[view.game]?.cards.length ?? -1);
  }
});

test('cells and lines', () => {
  expect(cellName(99, 10)).toBe('j10');
  expect(cellIndex('c4', 10)).toBe(32);
  expect(cellsOnLine(['e1', 'a5'])).toEqual(['e1', 'd2', 'c3', 'b4', 'a5']);
  expect(cellsOnLine(['a5', 'e5'])).toEqual(['a5', 'b5', 'c5', 'd5', 'e5']);
});

test('a corner counts in a run for every team', () => {
  const classic = LAYOUTS['classic'] as Layout;
  const chips = parseBoard('*bb7/10/10/10/10/10/10/10/10/*8*'.replace('*bb7', '*bb6*'));
  expect(runLength(classic, chips, cellIndex('d1', 10), 0)).toBe(4);
  expect(runLength(classic, chips, cellIndex('d1', 10), 1)).toBe(1);
});
