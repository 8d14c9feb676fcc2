/** Seats that a newcomer may take. */
import type { SeatInfo } from './wire';

/** The seat that a newcomer is offered: a free one, else a bot's; -1 if there is none. */
export function freeSeat(seats: readonly Pick<SeatInfo, 'kind'>[]): number {
  const open = seats.findIndex((seat) => seat.kind === 'open');
  return open >= 0 ? open : seats.findIndex((seat) => seat.kind === 'bot');
}
