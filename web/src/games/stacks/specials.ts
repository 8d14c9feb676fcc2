/** The special cards of stacks that were played lately: by whom, and against whom. Read from the events alone. */
import type { LogEntry } from '../../lib/game-state.svelte';
import type { AnyEvent } from '../../lib/wire';

export interface PlayedSpecial {
  /** The version of the event that brought the card to the table. */
  version: number;
  card: 'SK' | 'RV' | 'SC' | 'ST' | 'BL';
  by: number;
  against: number | null;
  /** What happened last with this card; its sentence tells it. */
  event: AnyEvent;
}

const endsTurn = (event: AnyEvent, seat: number | null): boolean =>
  (event.event === 'discarded' || event.event === 'turn-ended') && (seat === null || event.seat === seat);

/** The special cards since the end of the reader's last turn; without a reader, in this turn and the one before. */
export function playedSpecials(log: readonly LogEntry[], reader: number | null): PlayedSpecial[] {
  let start = log.length;
  for (let ends = 0; start > 0; start -= 1) {
    const event = log[start - 1]?.event;
    if (event?.event === 'began') break;
    if (event && endsTurn(event, reader) && ++ends > (reader === null ? 1 : 0)) break;
  }
  const played: PlayedSpecial[] = [];
  let builder: number | null = null;
  for (const { version, event } of log.slice(start)) {
    const last = played.at(-1);
    const add = (card: PlayedSpecial['card'], by: number, against: number | null): void =>
      void played.push({ version, card, by, against, event });
    if (event.event === 'window-opened') builder = event.seat;
    else if (event.event === 'blocked') add('BL', event.seat, builder);
    else if (event.event === 'skip-played') add('SK', event.seat, null);
    else if (event.event === 'reversed') add('RV', event.seat, null);
    else if (event.event === 'steal-played') add('SC', event.seat, event.victim);
    else if (event.event === 'chip-stolen') add('ST', event.seat, event.victim);
    else if (
      last?.card === 'SC' &&
      (event.event === 'discard-stolen' || event.event === 'hand-shown' || event.event === 'card-stolen')
    )
      last.event = event;
    else if (event.event === 'turn-missed') {
      const skip = played.findLast((one) => one.card === 'SK' && one.against === null);
      if (skip) skip.against = event.seat;
    }
  }
  return played;
}
