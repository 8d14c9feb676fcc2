/** The moves of the others since the player's last turn, in order, so that each can be marked. */
import type { LogEntry } from './game-state.svelte';

/** Events that end a turn. */
const ENDS = new Set(['placed', 'removed', 'passed', 'discarded', 'turn-ended']);

export interface Recent {
  /** The number of the last move on each cell; a single move has the number 0, which is not shown. */
  cells: ReadonlyMap<string, number>;
  /** The numbers of the top cards of each pile, from the lowest of them to the top; the player's own have 0. */
  piles: ReadonlyMap<string, readonly number[]>;
  /** The index in the log of the first entry after the player's last turn. */
  since: number;
}

/** With `you` null nobody has a turn of their own: only the last move counts. */
export function recentMoves(log: readonly LogEntry[], you: number | null): Recent {
  const seatOf = ({ event }: LogEntry): number | null => ('seat' in event ? event.seat : null);
  const own = log.findLastIndex((one) => ENDS.has(one.event.event) && seatOf(one) === you);
  const since = you === null ? log.length : own + 1;
  const cells: string[] = [];
  const piles = new Map<string, number[]>();
  let laid = 0;
  for (const { event } of log.slice(since)) {
    if (event.event === 'placed' || event.event === 'removed') cells.push(event.cell);
    else if (event.event === 'laid') {
      const number = event.seat === you ? 0 : (laid += 1);
      piles.set(event.place, [...(piles.get(event.place) ?? []), number]);
    } else if ((event.event === 'blocked' || event.event === 'sequence-made') && 'place' in event)
      piles.delete(event.place);
  }
  if (cells.length === 0) {
    const last = log.findLast(({ event }) => event.event === 'placed' || event.event === 'removed')?.event;
    if (last && 'cell' in last) cells.push(last.cell);
  }
  const numbered = cells.length > 1;
  return { cells: new Map(cells.map((cell, index) => [cell, numbered ? index + 1 : 0])), piles, since };
}
