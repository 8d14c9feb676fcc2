import { beforeEach, expect, test } from 'vitest';
import { moveCard, orderHand } from './hand-order';
import { settings } from './settings.svelte';

const HAND = ['KD', 'JS', '3H', '9D', '3S', 'AH', '3H'];

beforeEach(() => Object.assign(settings, { handOrder: 'suit', arranged: [] }));

test('a hand is sorted by suit, with the jacks last', () => {
  expect(orderHand(HAND, 'T/0')).toEqual(['3S', '3H', '3H', 'AH', '9D', 'KD', 'JS']);
});

test('a hand is sorted by rank', () => {
  settings.handOrder = 'rank';
  expect(orderHand(HAND, 'T/0')).toEqual(['3S', '3H', '3H', '9D', 'KD', 'AH', 'JS']);
  expect(orderHand(['SC', 'R2', 'BW', 'B2', 'R1'], 'T/0')).toEqual(['R1', 'B2', 'R2', 'BW', 'SC']);
});

test('a hand is left as it was dealt', () => {
  settings.handOrder = 'dealt';
  expect(orderHand(HAND, 'T/0')).toEqual(HAND);
});

test('a hand arranged by the player keeps its order, and a new card comes last', () => {
  moveCard(orderHand(HAND, 'T/0'), 6, 0, 'T/0');
  expect(settings.handOrder).toBe('own');
  expect(orderHand(HAND, 'T/0')).toEqual(['JS', '3S', '3H', '3H', 'AH', '9D', 'KD']);
  const played = HAND.filter((card) => card !== 'AH');
  expect(orderHand(['2C', ...played], 'T/0')).toEqual(['JS', '3S', '3H', '3H', '9D', 'KD', '2C']);
  expect(orderHand(HAND, 'T/1')).toEqual(HAND);
});

test('a card is not moved out of the hand', () => {
  moveCard(HAND, 0, -1, 'T/0');
  moveCard(HAND, 6, 7, 'T/0');
  expect(settings.arranged).toEqual([]);
});
