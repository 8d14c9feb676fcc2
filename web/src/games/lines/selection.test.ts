import { beforeEach, expect, test } from 'vitest';
import { findView } from '../../fixtures/views';
import { LinesSelection } from './selection.svelte';
import type { LinesView } from '../../lib/wire';

let played: string[];
let needsConfirm: boolean;
beforeEach(() => {
  played = [];
  needsConfirm = true;
});
const select = (name: string): LinesSelection =>
  new LinesSelection(
    () => findView<LinesView>(name),
    (move) => played.push(move.text),
    () => needsConfirm,
  );

test('card first: a card has targets, a tapped cell proposes the move, Confirm plays it', () => {
  const selection = select('classic-jacks');
  selection.tapCard('7H', 2);
  expect([...selection.targets.keys()].sort()).toEqual(['d6', 'i5']);
  selection.tapCell('d6');
  expect(played).toEqual([]);
  expect(selection.proposed?.text).toBe('7H@d6');
  selection.confirm();
  expect(played).toEqual(['7H@d6']);
  expect(selection.card).toBeNull();
});

test('without Confirm, a tap on the cell plays at once', () => {
  needsConfirm = false;
  const selection = select('classic-jacks');
  selection.tapCard('7H', 2);
  selection.tapCell('i5');
  expect(played).toEqual(['7H@i5']);
});

test('cell first: if several cards can go there, the player chooses one', () => {
  const selection = select('classic-jacks');
  selection.tapCell('d6');
  expect(selection.candidates.map((move) => move.card)).toEqual(['JC', '7H']);
  selection.tapCard('7H', 2);
  expect(selection.proposed?.text).toBe('7H@d6');
});

test('cell first: if one card can go there, its move is proposed', () => {
  const selection = select('classic-dead');
  selection.tapCell('d6');
  expect(selection.proposed?.text).toBe('7H@d6');
  expect(selection.index).toBe(1);
});

test('a tap on a cell where the card cannot go keeps the card and plays nothing', () => {
  const selection = select('classic-jacks');
  selection.tapCard('7H', 2);
  expect(selection.tapCell('a1')).toBe(false);
  const other = selection.cellMoves.find((move) => move.card !== '7H' && !selection.targets.has(move.cell));
  expect(selection.tapCell(other?.cell ?? '')).toBe(false);
  expect(selection.card).toBe('7H');
  expect(selection.tapCell('d6')).toBe(true);
  expect(played).toEqual([]);
  expect(selection.proposed?.text).toBe('7H@d6');
});

test('with no card selected, a cell that no card can go to has no effect', () => {
  const selection = select('classic-dead');
  expect(selection.tapCell('a1')).toBe(false);
  expect(selection.candidates).toEqual([]);
});

test('a dead card is recognized, and its exchange is a button', () => {
  const selection = select('classic-dead');
  expect([...selection.deadCards]).toEqual(['2S']);
  const exchange = selection.find('exchange');
  if (exchange) selection.press(exchange);
  expect(played).toEqual(['2S!']);
});

test('giving up a card for table talk always waits for Confirm', () => {
  needsConfirm = false;
  const selection = select('classic-talk');
  expect(selection.mustGiveUp).toBe(true);
  selection.tapCard('7H', 0);
  expect(played).toEqual([]);
  selection.confirm();
  expect(played).toEqual(['-7H']);
});

test('a line of six offers both sequences', () => {
  const selection = select('classic-choose');
  expect(selection.lineChoices.map((move) => move.text)).toEqual(['=a5-e5', '=b5-f5']);
});
