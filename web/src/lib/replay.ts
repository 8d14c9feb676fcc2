/** What a replay tells of a game that is over: everything, or what one player saw. */
import type { Step } from './api';

type Told = Step['events'][number];

/** Events whose cards only the seats they name may see while the game runs. */
const HIDDEN = new Set(['drew', 'card-stolen', 'hand-shown']);

/**
 * What happened in a step, as the one whose hand is open saw it.
 *
 * Answers in a Block window are left out: their sentences address whoever gave them, and a Block that was used has an
 * event of its own. Who held one back shows in the open hands.
 */
export function told(step: Step, open: number | 'all'): Told[] {
  return step.events.filter((event) => event.event !== 'answered').map((event) => seen(event, open));
}

function seen(event: Told, open: number | 'all'): Told {
  const hidden = open !== 'all' && event['seat'] !== open && event['victim'] !== open;
  if (!hidden || !HIDDEN.has(event.event)) return event;
  return { ...event, ...('card' in event ? { card: '??' } : { cards: '??' }) };
}
