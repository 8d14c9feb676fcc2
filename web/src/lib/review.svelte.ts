/** A finished game that was judged: the replay, with what each move was worth. */
import { ApiError, fetchReplay, fetchReview, replayRecord, reviewRecord } from './api';
import { isOnDevice } from './device';
import { ReplayState } from './replay.svelte';
import { retryDelay } from './retry';
import type { Judgement, Replay, Review, ReviewProgress, Score } from './wire';

/** Whether moves are judged by what their players could know, or with all cards open. */
export type Basis = 'known' | 'open';
export type Mark = NonNullable<Judgement['mark']>;

/** From the best mark to the worst. */
export const MARKS = ['best', 'good', 'inaccurate', 'mistake', 'blunder'] as const satisfies readonly Mark[];
/** How marks are written in lists and on the curve. */
export const GLYPHS: Record<Mark, string> = {
  best: '★',
  good: '✓',
  inaccurate: '?!',
  mistake: '?',
  blunder: '??',
};
const POLL_MS = 700;

export class ReviewState extends ReplayState {
  basis = $state<Basis>('known');

  constructor(
    replay: Replay,
    readonly review: Review,
  ) {
    super(replay);
  }

  /** The sides in order. */
  get sides(): number[] {
    return [...new Set(this.review.sides)].sort((one, other) => one - other);
  }

  /** The seats of a side. */
  seatsOf(side: number): number[] {
    return this.review.sides.flatMap((own, seat) => (own === side ? [seat] : []));
  }

  /** What the move with this number, from 1, was worth. */
  judged(number: number): Judgement | null {
    return this.review.moves[number - 1]?.[this.basis] ?? null;
  }

  score(seat: number): Score | null {
    return this.review.players[seat]?.[this.basis] ?? null;
  }

  /** The chance of a side after so many moves. */
  chance(ply: number, side: number): number {
    return this.review.chances[ply]?.[side] ?? 0;
  }

  /** The parts of a side's result, in the order in which they are told; they add up to the last one. */
  parts(side: number): Record<'even' | 'deal' | 'luck' | 'own' | 'others' | 'result', number> {
    const { luck, moves, sides, chances } = this.review;
    let own = 0;
    let others = 0;
    for (const move of moves) {
      const change = move[this.basis].skill[side] ?? 0;
      if (sides[move.seat] === side) own += change;
      else others += change;
    }
    const deal = luck.deal[side] ?? 0;
    return {
      even: 1 / this.sides.length,
      deal,
      luck: (luck[this.basis][side] ?? 0) - deal,
      own,
      others,
      result: chances.at(-1)?.[side] ?? 0,
    };
  }

  /** The numbers of the moves that lost much. */
  get mistakes(): number[] {
    return this.review.moves.flatMap((_, index) => {
      const mark = this.judged(index + 1)?.mark;
      return mark === 'mistake' || mark === 'blunder' ? [index + 1] : [];
    });
  }

  /** The seats whose hands are open in this view: with hindsight all, else that of the player to judge. */
  override get openHands(): number[] {
    if (this.basis === 'open') return super.openHands;
    const next = this.review.moves[this.ply] ?? this.review.moves.at(-1);
    return next ? [next.seat] : super.openHands;
  }

  override goTo(ply: number): void {
    this.hint = null;
    super.goTo(ply);
  }

  /** Go to a position from far below it, and bring the table back into view. */
  jumpTo(ply: number): void {
    this.goTo(ply);
    document.querySelector('.curve')?.scrollIntoView({ block: 'nearest' });
  }

  /** Show the position before a move, with the move that was better. */
  showBetter(number: number): void {
    this.jumpTo(number - 1);
    const judged = this.judged(number);
    if (!judged?.best) return;
    const { key = '', arguments: args = {} } = judged.reason ?? {};
    this.hint = { t: 'hint', id: '', move: judged.best, reason: key, args };
  }
}

/** The record of a game that was opened here; it is gone with the page. */
let openedRecord = '';
export const openRecord = (record: string): string => (openedRecord = record);
export const lastOpened = (): string => openedRecord;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Ask until a review is there; `progress` hears how far it is, and returns false to give up. */
async function waitFor(
  ask: () => Promise<ReviewProgress>,
  progress: (now: ReviewProgress) => boolean,
): Promise<Review | null> {
  for (let busy = 0; ;) {
    try {
      const now = await ask();
      if (!progress(now)) return null;
      if (now.review) return now.review;
      await pause(POLL_MS);
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.code !== 'server-busy' || ++busy > 5) throw problem;
      await pause(retryDelay(problem.delay));
    }
  }
}

/** A game to review: one of a table, or a record. */
export type Source = { code: string; number: number } | { record: string };

/** The review of a game, once it is made; null if `progress` gave up. Raises `ApiError`. */
export async function loadReview(
  source: Source,
  progress: (now: ReviewProgress) => boolean,
): Promise<ReviewState | null> {
  const replay = 'record' in source ? replayRecord(source.record) : fetchReplay(source.code, source.number);
  // A table on this device has no network to judge with: the server reviews its record.
  const sent = 'record' in source ? source.record : isOnDevice(source.code) ? (await replay).record : null;
  const ask = (): Promise<ReviewProgress> => {
    if (sent !== null) return reviewRecord(sent);
    return 'code' in source
      ? fetchReview(source.code, source.number)
      : Promise.reject(new ApiError('unknown', ''));
  };
  const [game, review] = await Promise.all([replay, waitFor(ask, progress)]);
  return review && new ReviewState(game, review);
}
