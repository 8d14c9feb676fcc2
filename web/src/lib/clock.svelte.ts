/** The time, once for everybody who shows it: quick while something runs out, so that rings move evenly. */
import type { TableState } from './session.svelte';
import type { Deadline } from './wire';

let ticks = $state(0);
setInterval(() => (ticks += 1), 250);

/** Seconds until a deadline; reading it keeps the reader up to date. */
export function secondsLeft(session: TableState, deadline: Deadline | { until: number }): number {
  void ticks;
  return Math.max(0, session.secondsTo(deadline.until));
}

/** The deadline that matters most to a seat now. */
export function deadlineOf(
  session: TableState,
  seat: number | null,
  ...kinds: Deadline['kind'][]
): Deadline | null {
  const fitting = (session.update?.deadlines ?? []).filter(
    (one) => kinds.includes(one.kind) && (one.seat === null || seat === null || one.seat === seat),
  );
  return fitting.sort((a, b) => a.until - b.until)[0] ?? null;
}
