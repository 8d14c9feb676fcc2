/** What a review says in words. */
import { cardName, joinNames, moveLabel, seatName } from './format';
import { hintText } from './hints';
import { parseMove } from './moves';
import type { ReviewState } from './review.svelte';
import type { Moment } from './wire';
import { language, t } from './words.svelte';

export const percent = (chance: number): number => Math.round(100 * chance);

/** A chance on its own, with the percent sign as the language writes it. */
export const percentText = (chance: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent' }).format(percent(chance) / 100);

/** A change of chances in percentage points, with its sign. */
export function points(change: number): string {
  const whole = Math.round(100 * change);
  return whole > 0 ? `+${whole}` : String(whole).replace('-', '−');
}

export const sideName = (session: ReviewState, side: number): string =>
  joinNames(session.seatsOf(side).map((seat) => seatName(session.seats, seat)));

/** A move of the game with this number, from 1. */
export function moveText(session: ReviewState, number: number): string {
  const move = session.review.moves[number - 1];
  return move ? moveLabel(parseMove(move.move), session.seats) : '';
}

export const moverName = (session: ReviewState, number: number): string =>
  seatName(session.seats, session.review.moves[number - 1]?.seat ?? 0);

/** What happened at a moment that decided the game. */
export function momentText(session: ReviewState, moment: Moment): string {
  const { number, change, cause, cards } = moment;
  const side = change.indexOf(Math.max(...change));
  return t('review-moment', {
    number,
    name: moverName(session, number),
    move: moveText(session, number),
    side: sideName(session, side),
    before: percent(session.chance(number - 1, side)),
    after: percent(session.chance(number, side)),
    cause: t('review-cause', { cause, cards: joinNames(cards.map((card) => cardName(card))) }),
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

/** How somebody played, and whether they were lucky. `you` is the seat that is addressed; null for none. */
export function storyText(session: ReviewState, seat: number, you: number | null): string {
  const story = session.score(seat)?.story;
  if (!story) return '';
  return seat === you
    ? t('review-story-you', { story })
    : t('review-story', { story, name: seatName(session.seats, seat) });
}
