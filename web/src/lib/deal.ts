/**
 * The committed deal, recomputed in the browser from the seed that the server reveals after the game. See docs/deal.md.
 * Hashing comes from a library because `crypto.subtle` is missing on plain http, which is how a home network serves us.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Anything that is not hexadecimal becomes a zero: a damaged record must fail the check, not stop it. */
export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

export const computeCommitment = (seed: Uint8Array): string => bytesToHex(sha256(seed));

export function dealKey(seed: Uint8Array, contributions: readonly string[]): Uint8Array {
  const players = contributions.map((one) => bytesToHex(utf8ToBytes(one))).join(',');
  return hmac(sha256, seed, utf8ToBytes(`players ${players}`));
}

/** The stream of one shuffle: numbers below n, each equally likely. */
export class Stream {
  #words: number[] = [];
  #block = 0;
  readonly #key: Uint8Array;
  readonly #number: number;

  constructor(key: Uint8Array, number: number) {
    this.#key = key;
    this.#number = number;
  }

  word(): number {
    if (this.#words.length === 0) {
      const label = utf8ToBytes(`shuffle ${this.#number} block ${this.#block++}`);
      const block = new DataView(hmac(sha256, this.#key, label).buffer);
      for (let at = 0; at < block.byteLength; at += 4) this.#words.push(block.getUint32(at));
    }
    return this.#words.shift() ?? 0;
  }

  below(n: number): number {
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const word = this.word();
      if (word < limit) return word % n;
    }
  }
}

export function shuffled<T>(key: Uint8Array, number: number, items: readonly T[]): T[] {
  const list = [...items];
  const stream = new Stream(key, number);
  for (let i = list.length - 1; i > 0; i--) {
    const j = stream.below(i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}

const pick = (key: Uint8Array, number: number, n: number): number => new Stream(key, number).below(n);

const RANKS = '23456789TJQKA';
const PACK = [...'SHDC'].flatMap((suit) => [...RANKS].map((rank) => rank + suit));

interface Deal {
  first: number;
  hands: string[][];
  /** The cards drawn to find the dealer or the first player, each with its seat. Empty in stacks. */
  opening: [number, string][];
  /** The draw pile, and the number of the next shuffle. */
  pile: string[];
  next: number;
}

interface Setup {
  game: string;
  seats: number;
  teams: number;
  handSize: number;
  /** Stacks with two players: whether the pack includes the Reverses. */
  keepReverses: boolean;
}

function dealOut(pack: readonly string[], seats: number, size: number, first: number): string[][] {
  const hands: string[][] = Array.from({ length: seats }, () => []);
  for (let card = 0; card < seats * size; card++) hands[(first + card) % seats]?.push(pack[card] ?? '');
  return hands;
}

function stacksPack(seats: number, keepReverses: boolean): string[] {
  const two = seats === 2;
  const specials: [string, number][] = [
    ['SK', two ? 2 : 3],
    ['RV', two && !keepReverses ? 0 : 3],
    ['SC', two ? 2 : 3],
    ['BL', two ? 2 : 3],
    ['ST', two ? 2 : 4],
  ];
  return [
    ...['B', 'R'].flatMap((colour) => [
      ...[1, 2, 3, 4, 5].flatMap((number) => Array<string>(9).fill(`${colour}${number}`)),
      ...Array<string>(7).fill(`${colour}W`),
    ]),
    ...specials.flatMap(([card, count]) => Array<string>(count).fill(card)),
  ];
}

export function recomputeDeal(seed: Uint8Array, contributions: readonly string[], setup: Setup): Deal {
  const key = dealKey(seed, contributions);
  const { seats } = setup;
  if (setup.game === 'stacks') {
    const first = (pick(key, 0, seats) + 1) % seats;
    const pack = shuffled(key, 1, stacksPack(seats, setup.keepReverses));
    const pile = pack.slice(seats * setup.handSize);
    return { first, hands: dealOut(pack, seats, setup.handSize, first), opening: [], pile, next: 2 };
  }
  const classic = setup.game === 'classic';
  const pack = classic ? [...PACK, ...PACK] : PACK;
  let shuffle = 0;
  let pile = shuffled(key, shuffle++, pack);
  const opening: [number, string][] = [];
  let tied = Array.from({ length: classic ? seats : setup.teams }, (_, seat) => seat);
  while (tied.length > 1) {
    const drawn: [number, number][] = [];
    for (const seat of tied) {
      if (pile.length === 0) pile = shuffled(key, shuffle++, pack);
      const card = pile.shift() ?? '';
      opening.push([seat, card]);
      drawn.push([seat, RANKS.indexOf(card[0] ?? '')]);
    }
    const ranks = drawn.map(([, rank]) => rank);
    const best = classic ? Math.min(...ranks) : Math.max(...ranks);
    tied = drawn.filter(([, rank]) => rank === best).map(([seat]) => seat);
  }
  const chosen = tied[0] ?? 0;
  const first = classic ? (chosen + 1) % seats : chosen;
  const dealt = shuffled(key, shuffle, pack);
  const rest = dealt.slice(seats * setup.handSize);
  return {
    first,
    hands: dealOut(dealt, seats, setup.handSize, first),
    opening,
    pile: rest,
    next: shuffle + 1,
  };
}
