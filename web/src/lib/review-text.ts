/** What a review says in words. */
import { cardName, joinNames, moveLabel, seatName } from './format';
import { hintParts, hintText } from './hints';
import { parseMove } from './moves';
import type { ReviewState } from './review.svelte';
import type { Moment } from './wire';
import { language, t } from './words.svelte';

export const percent = (chance: number): number => Math.round(100 * chance);

/** A chance on its own, with the percent sign as the language writes it. */
export const percentText = (chance: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent' }).format(percent(chance) / 100);

/** A change of chances in percentage points, with its sign. */
export const points = (change: number): string => signed(percent(change));

const signed = (whole: number): string => (whole > 0 ? `+${whole}` : String(whole).replace('-', '−'));

export const sideName = (session: ReviewState, side: number): string =>
  joinNames(session.seatsOf(side).map((seat) => seatName(session.seats, seat)));

/** A move of the game with this number, from 1. */
export function moveText(session: ReviewState, number: number): string {
  const move = session.review.moves[number - 1];
  return move ? moveLabel(parseMove(move.move), session.seats) : '';
}

export const moverName = (session: ReviewState, number: number): string =>
  seatName(session.seats, session.review.moves[number - 1]?.seat ?? 0);

/** What moved the chances; empty if nothing did. */
function causeText(session: ReviewState, number: number): string {
  const { move = '', cause, drawn, reason } = session.review.moves[number - 1] ?? {};
  if (!cause) return '';
  if (!reason)
    return t('review-cause', { cause, cards: joinNames((drawn ?? []).map((card) => cardName(card))) });
  const hint = { t: 'hint' as const, id: '', move, reason: reason.key, args: reason.arguments ?? {} };
  return hintParts(hint, 3, session.review.game, session.seats).more;
}

/** The chance of the mover's side before and after a move, in percent, and how much of the change was the choice. */
function swing(session: ReviewState, number: number): { before: number; after: number; choice: number } {
  const side = session.review.sides[session.review.moves[number - 1]?.seat ?? 0] ?? 0;
  return {
    before: percent(session.chance(number - 1, side)),
    after: percent(session.chance(number, side)),
    choice: percent(session.judged(number)?.skill[side] ?? 0),
  };
}

const WORSE: readonly (string | null)[] = ['inaccurate', 'mistake', 'blunder'];

/** Why a move changed the chances: by the choice and by luck, if a card was drawn, and by what it did. */
export function whyText(session: ReviewState, number: number): string {
  const move = session.review.moves[number - 1];
  if (!move?.cause) return '';
  const { before, after, choice } = swing(session, number);
  const luck = after - before - choice;
  const said = [];
  if (move.drawn.length > 0 && (choice !== 0 || luck !== 0))
    said.push(t('review-swing-parts', { choice: signed(choice), luck: signed(luck) }));
  if (before !== after) said.push(causeText(session, number));
  // A mark judges by what the player could know, a choice by the cards as they were.
  if (choice >= 0 && WORSE.includes(session.judged(number)?.mark ?? null)) said.push(t('review-harmless'));
  return said.join(' ');
}

/** What a move did to the chance of its side, and why. */
export function swingText(session: ReviewState, number: number): string {
  if (!session.review.moves[number - 1]?.cause) return '';
  const { before, after } = swing(session, number);
  return `${t('review-swing', { before, after })} ${whyText(session, number)}`.trim();
}

/** What happened at a moment that decided the game. */
export function momentText(session: ReviewState, moment: Moment): string {
  const { number, change } = moment;
  const side = change.indexOf(Math.max(...change));
  return t('review-moment', {
    number,
    name: moverName(session, number),
    move: moveText(session, number),
    side: sideName(session, side),
    before: percent(session.chance(number - 1, side)),
    after: percent(session.chance(number, side)),
    cause: causeText(session, number),
  });
}

/** The mark of a move with what it lost; empty if there was nothing to decide. */
export function markText(session: ReviewState, number: number): string {
  const judged = session.judged(number);
  if (!judged?.mark) return '';
  const mark = t('review-mark', { mark: judged.mark });
  const loss = percent(judged.loss);
  return loss > 0 ? t('review-lost', { mark, loss }) : mark;
}

/** The better move and its reason; empty if the move was the best one. */
export function betterText(session: ReviewState, number: number): string {
  const judged = session.judged(number);
  if (!judged?.best) return '';
  const { key: reason = '', arguments: args = {} } = judged.reason ?? {};
  const hint = { t: 'hint' as const, id: '', move: judged.best, reason, args };
  return t('review-better', { move: hintText(hint, 3, session.review.game, session.seats) });
}

/** The seat that the record of a game against bots in a terminal calls "You"; null if there is none. */
export function ownSeat(names: readonly string[]): number | null {
  const seat = names.indexOf(t('lobby-seat-you'));
  return seat < 0 ? null : seat;
}

/** How somebody played, and whether they were lucky. `you` is the seat that is addressed; null for none. */
export function storyText(session: ReviewState, seat: number, you: number | null): string {
  const story = session.score(seat)?.story;
  if (!story) return '';
  return seat === you
    ? t('review-story-you', { story })
    : t('review-story', { story, name: seatName(session.seats, seat) });
}
