/** One timer for all countdowns on the page. */
import type { GameState } from './game-state.svelte';
import type { Deadline } from './wire';

let ticks = $state(0);
setInterval(() => (ticks += 1), 250);

/** Seconds until a deadline; updates whoever reads it. */
export function secondsLeft(session: GameState, deadline: Deadline | { until: number }): number {
  void ticks;
  return Math.max(0, session.secondsUntil(deadline.until));
}

/** The first deadline of these kinds that concerns a seat; null stands for every seat. */
export function nextDeadline(
  session: GameState,
  seat: number | null,
  ...kinds: Deadline['kind'][]
): Deadline | null {
  const matching = session.deadlines.filter(
    (one) => kinds.includes(one.kind) && (one.seat === null || seat === null || one.seat === seat),
  );
  return matching.sort((a, b) => a.until - b.until)[0] ?? null;
}
