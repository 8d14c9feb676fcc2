import { beforeEach, expect, test } from 'vitest';
import fixtures from '../fixtures/views.json';
import { Choosing } from './choosing.svelte';
import type { LinesView } from './views';

const view = (name: string): LinesView => {
  const found = fixtures.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found.view as unknown as LinesView;
};

let played: string[];
let confirms: boolean;
beforeEach(() => {
  played = [];
  confirms = true;
});
const choosing = (name: string): Choosing =>
  new Choosing(
    () => view(name),
    (move) => played.push(move.text),
    () => confirms,
  );

test('card first: its cells light up, a cell makes a ghost, Confirm plays', () => {
  const choice = choosing('classic-jacks');
  choice.tapCard('7H', 2);
  expect([...choice.targets.keys()].sort()).toEqual(['d6', 'i5']);
  choice.tapCell('d6');
  expect(played).toEqual([]);
  expect(choice.ghost?.text).toBe('7H@d6');
  choice.confirm();
  expect(played).toEqual(['7H@d6']);
  expect(choice.card).toBeNull();
});

test('without confirming a tap on the cell plays at once', () => {
  confirms = false;
  const choice = choosing('classic-jacks');
  choice.tapCard('7H', 2);
  choice.tapCell('i5');
  expect(played).toEqual(['7H@i5']);
});

test('cell first: several cards fit, so it asks which', () => {
  const choice = choosing('classic-jacks');
  choice.tapCell('d6');
  expect(choice.fits.map((move) => move.card)).toEqual(['JC', '7H']);
  choice.tapCard('7H', 2);
  expect(choice.ghost?.text).toBe('7H@d6');
});

test('cell first: one card fits', () => {
  const choice = choosing('classic-dead');
  choice.tapCell('d6');
  expect(choice.ghost?.text).toBe('7H@d6');
  expect(choice.index).toBe(1);
});

test('a cell where nothing goes puts the card down and plays nothing', () => {
  const choice = choosing('classic-dead');
  choice.tapCard('7H', 1);
  choice.tapCell('a1');
  expect(choice.card).toBeNull();
  expect(played).toEqual([]);
});

test('the dead card is known, and its exchange is a button', () => {
  const choice = choosing('classic-dead');
  expect([...choice.dead]).toEqual(['2S']);
  const exchange = choice.find('exchange');
  if (exchange) choice.press(exchange);
  expect(played).toEqual(['2S!']);
});

test('a card given up for table talk always waits for Confirm', () => {
  confirms = false;
  const choice = choosing('classic-talk');
  expect(choice.giving).toBe(true);
  choice.tapCard('7H', 0);
  expect(played).toEqual([]);
  choice.confirm();
  expect(played).toEqual(['-7H']);
});

test('which five: each line is offered', () => {
  const choice = choosing('classic-choose');
  expect(choice.lines.map((move) => move.text)).toEqual(['=a5-e5', '=b5-f5']);
});
