/** The committed deal, recomputed in the browser from the seed that the server shows at the end. See docs/deal.md. */
import { type Bytes, hmac, sha256 } from './sha256';

const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export function fromHex(value: string): Bytes {
  return Uint8Array.from(value.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function commitmentOf(seed: Bytes): string {
  return hex(sha256(seed));
}

export function dealKey(seed: Bytes, contributions: readonly string[]): Bytes {
  return hmac(seed, text(`players ${contributions.map((one) => hex(text(one))).join(',')}`));
}

/** The stream of one shuffle: numbers below n, each equally likely. */
export class Stream {
  #words: number[] = [];
  #block = 0;
  readonly #key: Bytes;
  readonly #number: number;

  constructor(key: Bytes, number: number) {
    this.#key = key;
    this.#number = number;
  }

  word(): number {
    if (this.#words.length === 0) {
      const block = new DataView(
        hmac(this.#key, text(`shuffle ${this.#number} block ${this.#block++}`)).buffer,
      );
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

export function shuffled<T>(key: Bytes, number: number, items: readonly T[]): T[] {
  const list = [...items];
  const stream = new Stream(key, number);
  for (let i = list.length - 1; i > 0; i--) {
    const j = stream.below(i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}

const pick = (key: Bytes, number: number, n: number): number => new Stream(key, number).below(n);

const RANKS = '23456789TJQKA';
const PACK = [...'SHDC'].flatMap((suit) => [...RANKS].map((rank) => rank + suit));

export interface Deal {
  first: number;
  hands: string[][];
  /** The cards drawn for the start, by round: each a seat and its card. Empty in stacks. */
  opening: [number, string][];
  /** What is left to draw from, and the number of the shuffle that comes next. */
  pile: string[];
  next: number;
}

interface Setup {
  game: string;
  seats: number;
  teams: number;
  handSize: number;
  /** Stacks with two players: whether the Reverses stayed in. */
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

export function recomputeDeal(seed: Bytes, contributions: readonly string[], setup: Setup): Deal {
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
