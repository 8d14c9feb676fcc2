import { expect, test } from 'vitest';
import { computeCommitment, dealKey, fromHex, recomputeDeal, shuffled, Stream } from './deal';

// The vectors of docs/deal.md.
const SEED = fromHex('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
const PLAYERS = ['Ana', '', 'złoty'];
const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

test('commitment and keys', () => {
  expect(computeCommitment(SEED)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  expect(hex(dealKey(SEED, []))).toBe('d5222a7ce788d44ec258bb6f0f47c0ab06afb56aee79df0bc6cb19a9801fe722');
  expect(hex(dealKey(SEED, PLAYERS))).toBe(
    'bd36edef062f60ec0cc1a43073cf9985ee1e128e90a9eeea757b2f17594f805c',
  );
});

test('stream, shuffles and picks', () => {
  const key = dealKey(SEED, []);
  const stream = new Stream(key, 0);
  expect([stream.word(), stream.word(), stream.word(), stream.word()]).toEqual([
    3014753128, 175491878, 887226370, 3193078566,
  ]);
  expect(shuffled(key, 0, TEN)).toEqual([0, 1, 7, 3, 4, 9, 6, 2, 5, 8]);
  expect(shuffled(key, 1, TEN)).toEqual([7, 5, 2, 3, 0, 6, 9, 4, 1, 8]);
  expect(shuffled(dealKey(SEED, PLAYERS), 0, TEN)).toEqual([1, 2, 6, 9, 0, 8, 3, 7, 5, 4]);
  expect(new Stream(key, 7).below(1000)).toBe(297);
});

test('classic for two', () => {
  const deal = recomputeDeal(SEED, [], {
    game: 'classic',
    seats: 2,
    teams: 2,
    handSize: 7,
    keepReverses: false,
  });
  expect(deal.opening.map(([, card]) => card)).toEqual(['KH', '5C']);
  expect(deal.first).toBe(0);
  expect(deal.hands.map((hand) => hand.join(' '))).toEqual(['2D TC JH AC QC 9H 2C', '4C 5C 6H JC 9D QC KD']);
});

test('travel for three, with contributions', () => {
  const deal = recomputeDeal(SEED, PLAYERS, {
    game: 'travel',
    seats: 3,
    teams: 3,
    handSize: 6,
    keepReverses: false,
  });
  expect(deal.opening.map(([, card]) => card)).toEqual(['QS', '3H', '4C']);
  expect(deal.hands.map((hand) => hand.join(' '))).toEqual([
    '2H 4C 7H 4S 7D JD',
    'KD QC 4D QH 8D AC',
    '8C AS 8H TC 2C 5D',
  ]);
});

test('stacks for two', () => {
  const deal = recomputeDeal(SEED, [], {
    game: 'stacks',
    seats: 2,
    teams: 2,
    handSize: 5,
    keepReverses: false,
  });
  expect(deal.first).toBe(1);
  expect(deal.hands.map((hand) => hand.join(' '))).toEqual(['B2 BW R3 B4 B2', 'R4 R1 B3 R5 R4']);
});
