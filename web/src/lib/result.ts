/** The result of a game in words, and who wants a rematch. */
import { eventSentence, joinNames, seatName } from './format';
import type { GameState } from './game-state.svelte';
import type { SeatInfo, View } from './wire';
import { t } from './words.svelte';

/** `reader` is the seat that is addressed as "you"; null for spectators and on a shared device. */
export function resultHeadline(view: View, seats: readonly SeatInfo[], reader: number | null): string {
  const winners = view.outcome?.winners ?? [];
  if (winners.length === 0) return t('result-drawn');
  if (reader !== null && winners.includes(reader)) return t('result-won');
  const names = joinNames(winners.map((seat) => seatName(seats, seat)));
  return t(reader === null ? 'result-by' : 'result-lost', { winners: names });
}

/** Why a game ended that nobody completed; else empty. */
export function resultReason(view: View, seats: readonly SeatInfo[], reader: number | null): string {
  if (!view.outcome || view.outcome.reason === 'completed') return '';
  return eventSentence({ event: 'ended', ...view.outcome }, reader, seats);
}

/** The people at the table who want a rematch, or do not yet. A bot that plays for somebody is not asked. */
function people(seats: readonly SeatInfo[], rematch: boolean, but: number | null): number[] {
  return seats.flatMap((one, seat) =>
    one.kind === 'human' && (rematch || !one.stand_in) && one.rematch === rematch && seat !== but
      ? [seat]
      : [],
  );
}

const namesOf = (seats: readonly SeatInfo[], found: number[]): string =>
  joinNames(found.map((seat) => seatName(seats, seat)));

/** Who of the others wants a rematch, as a sentence; empty if nobody does. */
export function rematchAsked(seats: readonly SeatInfo[], you: number | null): string {
  const asking = people(seats, true, you);
  if (asking.length === 0) return '';
  return t('result-rematch-asked', { names: namesOf(seats, asking), count: asking.length });
}

/** For whom a player waits who wants a rematch; else who asks for one. */
export function rematchStatus(session: GameState): string {
  const { table, you } = session;
  const seats = table?.seats ?? [];
  if (you === null || seats[you]?.rematch !== true) return rematchAsked(seats, you);
  const waiting = people(seats, false, you);
  if (waiting.length === 0) return t('result-rematch-waits');
  return t('result-rematch-waits-for', { names: namesOf(seats, waiting) });
}
