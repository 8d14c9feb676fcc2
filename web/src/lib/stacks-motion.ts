/** How the events of stacks move over the table. Decorative: the page already shows the result. */
import { tick } from 'svelte';
import { flyBetween, nudge } from './motion';
import type { AnyEvent } from './wire';

const find = (selector: string): Element | null => document.querySelector(selector);
const seat = (number: number): Element | null => find(`[data-seat="${number}"]`);
/** Where the chips of a colour are counted at a seat. */
const tally = (number: number, colour: string): Element | null =>
  find(`[data-seat="${number}"] .tally .team-${colour === 'blue' ? 0 : 2} svg`);

function show(event: AnyEvent, you: number | null): void {
  const card = find('.stage .card .face');
  if (event.event === 'laid' && event.seat !== you) {
    const pile = find(`[data-place="${event.place}"]`);
    flyBetween(pile?.querySelector('.face'), seat(event.seat), pile);
  } else if (event.event === 'blocked') {
    flyBetween(card, seat(event.seat), find(`[data-place="${event.place}"]`));
  } else if (event.event === 'skip-played' || event.event === 'reversed') {
    flyBetween(card, seat(event.seat), find('.stage .card'));
  } else if (event.event === 'turn-missed') {
    nudge(seat(event.seat));
  } else if (event.event === 'discard-stolen' || event.event === 'card-stolen') {
    flyBetween(find('.deck-card'), seat(event.victim), seat(event.seat));
    nudge(seat(event.victim));
  } else if (event.event === 'chip-stolen') {
    const from = tally(event.victim, event.colour);
    flyBetween(from, from, tally(event.seat, event.colour));
    nudge(seat(event.victim));
  }
}

/** Show new events, except the many after a reconnect. */
export function showStacksEvents(events: AnyEvent[], you: number | null): void {
  if (events.length > 12) return;
  void tick().then(() => {
    for (const event of events) show(event, you);
  });
}
