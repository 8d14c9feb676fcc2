/** How the moves and events of stacks move over the table. */
import { find, flyBetween, flyCard, nudge } from '../../lib/motion';
import type { AnyEvent } from '../../lib/wire';
import type { GameMotion } from '../game-ui';

const seat = (number: number): Element | null => find(`[data-seat="${number}"]`);
const pile = (place: string): Element | null => find(`[data-place="${place}"]`);
/** Where the chips of a colour are counted at a seat. */
const tally = (number: number, colour: string): Element | null =>
  find(`[data-seat="${number}"] .tally .team-${colour === 'blue' ? 0 : 2} svg`);

function show(event: AnyEvent, you: number | null): void {
  const card = find('.stage .card .face');
  if (event.event === 'laid' && event.seat !== you) {
    flyBetween(pile(event.place)?.querySelector('.face'), seat(event.seat), pile(event.place));
  } else if (event.event === 'blocked') {
    flyBetween(card, seat(event.seat), pile(event.place));
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

export const stacksMotion: GameMotion = {
  send(move) {
    flyCard(find('.held.chosen'), move.kind === 'lay' ? pile(move.place) : find('.set-aside'));
  },

  show: (event, you) => () => show(event, you),
};
