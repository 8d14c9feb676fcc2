/** How the moves and events of stacks move over the table. */
import Chip from '../../components/Chip.svelte';
import StacksCard from '../../components/StacksCard.svelte';
import type { GameState } from '../../lib/game-state.svelte';
import {
  back,
  cardSource,
  drawnBy,
  find,
  FLIGHT_MS,
  fly,
  flySent,
  heldCard,
  hideFor,
  landsIn,
  lastCardSpot,
  nudge,
  type Piece,
  seatSpot,
  spot,
  type Spot,
} from '../../lib/motion';
import type { AnyEvent } from '../../lib/wire';
import type { GameMotion } from '../game-ui';

/** Cards drawn together follow each other by this. */
const DEAL_MS = 50;
/** Where sent cards go that stay on no pile. */
const STAGE = 'stage';
const DISCARD = 'discard';
type Begin = NonNullable<ReturnType<GameMotion['show']>>;

const seat = (number: number): Element | null => find(`[data-seat="${number}"]`);
const pile = (place: string): Element | null => find(`[data-place="${place}"]`);
const topOf = (place: string): Element | null =>
  [...(pile(place)?.querySelectorAll('.laid') ?? [])].at(-1) ?? null;
const card = (name: string): Piece => (name === '??' ? back : drawnBy(StacksCard, { card: name }));
const shape = (colour: string): number => (colour === 'blue' ? 0 : 2);
const chip = (colour: string): Piece => drawnBy(Chip, { team: shape(colour) }, 1);
const stageCard = (): Element | null => find('.stage .card');
/** The place of the card on the stage, also while there is none. */
function stageSpot(): Spot | null {
  const stage = find('.stage');
  const box = stage?.getBoundingClientRect();
  if (!stage || !box?.width) return null;
  const width = parseFloat(getComputedStyle(stage).getPropertyValue('--w')) || 44;
  return spot(stageCard()) ?? { x: box.left + 10 + width / 2, y: box.top + box.height / 2, width };
}
const discards = (): Element | null => find('.held.extra');

/** Where the chips of a colour are counted at a seat. */
const tally = (number: number, colour: string): Spot | null =>
  spot(find(`[data-seat="${number}"] .tally .team-${shape(colour)} svg`), 16) ?? seatSpot(number);

/** A special card goes to the stage, where it stays in view. */
function playSpecial(name: string, by: number, you: number | null): Begin {
  const lands = landsIn(STAGE);
  const from = cardSource(by, you, name);
  return (start) => {
    const reveals = stageCard();
    if (lands === null) void fly({ piece: card(name), from, to: spot(reveals), reveals, start });
    else if (reveals) hideFor(reveals, lands);
    return lands ?? FLIGHT_MS;
  };
}

/** A pile is cleared: its cards go out of play. */
function clearPile(place: string, cards: readonly string[]): (start: number) => void {
  const laid = [...(pile(place)?.querySelectorAll('.laid') ?? [])].map((one) => spot(one));
  return (start) => {
    const to = spot(find('.set-aside'), 16);
    laid.forEach((from, index) => {
      void fly({ piece: card(cards[index] ?? '??'), from, to, start, waits: true, leaves: true });
    });
  };
}

/** A card goes from one player to another; the reader's own cards leave and enter the hand. */
function stealCard(
  event: { seat: number; victim: number; card: string },
  from: Spot | null,
  you: number | null,
): Begin {
  return (start) => {
    const reveals = event.seat === you ? heldCard(event.card) : null;
    const to = spot(reveals) ?? seatSpot(event.seat);
    void fly({ piece: card(event.card), from, to, reveals, start, leaves: !reveals });
    nudge(seat(event.victim), start);
    return FLIGHT_MS;
  };
}

function draw(event: { seat: number; count: number; cards: string[] | '??' }, you: number | null): Begin {
  return (start) => {
    const from = spot(find('.deck-card'));
    const seen = new Map<string, number>();
    for (let index = 0; index < event.count; index += 1) {
      const name = event.cards[index] ?? '??';
      const at = start + index * DEAL_MS;
      // Of equal cards, the newest is the last one in the hand.
      const equal = [...document.querySelectorAll(`.held:not(.extra)[data-card="${name}"]`)];
      seen.set(name, (seen.get(name) ?? 0) + 1);
      const reveals = event.seat === you ? equal.at(-(seen.get(name) ?? 1)) : undefined;
      if (reveals)
        void fly({ piece: back, becomes: card(name), from, to: spot(reveals), reveals, start: at });
      else void fly({ piece: back, from, to: seatSpot(event.seat), start: at, leaves: true });
    }
    return 0;
  };
}

/** What happens on the piles. */
function showPiles(event: AnyEvent, you: number | null): Begin | undefined {
  if (event.event === 'laid') {
    const lands = landsIn(event.place);
    if (lands !== null) return () => lands;
    const from = event.top ? lastCardSpot(event.seat) : cardSource(event.seat, you, event.card);
    return (start) => {
      const reveals = topOf(event.place);
      void fly({
        piece: card(event.card),
        from,
        to: spot(reveals) ?? spot(pile(event.place), 50),
        reveals,
        start,
      });
      return FLIGHT_MS;
    };
  }
  if (event.event === 'blocked') {
    const from = cardSource(event.seat, you, 'BL');
    const over = spot(topOf(event.place) ?? pile(event.place));
    const clear = clearPile(event.place, event.cards);
    return (start) => {
      const falls = start + FLIGHT_MS;
      clear(falls);
      void fly({ piece: card('BL'), from, to: over, start });
      void fly({
        piece: card('BL'),
        from: over,
        to: spot(find('.set-aside'), 16),
        start: falls,
        leaves: true,
      });
      return FLIGHT_MS;
    };
  }
  if (event.event === 'sequence-made' && 'place' in event) {
    const clear = clearPile(event.place, event.cards);
    return (start) => {
      clear(start);
      const reveals =
        event.seat === you
          ? [...document.querySelectorAll(`.chips .full.team-${shape(event.colour)}`)].at(-1)
          : null;
      const to = spot(reveals) ?? tally(event.seat, event.colour);
      void fly({
        piece: chip(event.colour),
        from: spot(pile(event.place), 34),
        to,
        reveals: reveals ?? null,
        start,
      });
      return FLIGHT_MS;
    };
  }
  return undefined;
}

function show(event: AnyEvent, { you }: GameState): Begin | undefined {
  switch (event.event) {
    case 'skip-played':
      return playSpecial('SK', event.seat, you);
    case 'reversed':
      return playSpecial('RV', event.seat, you);
    case 'steal-played':
      return playSpecial('SC', event.seat, you);
    case 'discard-stolen':
      return stealCard(event, lastCardSpot(event.victim), you);
    case 'card-stolen':
      return stealCard(event, cardSource(event.victim, you, event.card), you);
    case 'chip-stolen': {
      const play = playSpecial('ST', event.seat, you);
      const from = tally(event.victim, event.colour);
      return (start) => {
        const plays = play(start);
        const to = tally(event.seat, event.colour);
        void fly({ piece: chip(event.colour), from, to, start: start + plays, waits: true });
        nudge(seat(event.victim), start + plays);
        return plays + FLIGHT_MS;
      };
    }
    case 'turn-missed':
      return (start) => {
        nudge(seat(event.seat), start);
        return 0;
      };
    case 'discarded': {
      const lands = landsIn(DISCARD);
      if (lands !== null) return () => lands;
      const from = cardSource(event.seat, you, event.card);
      return (start) => {
        const to = (event.seat === you ? spot(discards()) : null) ?? lastCardSpot(event.seat);
        void fly({ piece: card(event.card), from, to, start });
        return FLIGHT_MS;
      };
    }
    case 'drew':
      return 'count' in event ? draw(event, you) : undefined;
    case 'reshuffled':
      return (start) => {
        const from = spot(find('.set-aside'), 24);
        void fly({ piece: back, from, to: spot(find('.deck-card')), start, leaves: true });
        return FLIGHT_MS;
      };
    default:
      return showPiles(event, you);
  }
}

export const stacksMotion: GameMotion = {
  send(move, { you }) {
    if (!('card' in move) || move.kind === 'take') return; // a Block stays sealed until all have answered
    const flight = { piece: card(move.card), from: spot(find('.held.chosen') ?? heldCard(move.card)) };
    if (move.kind === 'lay') {
      const target = (): Element | null => topOf(move.place);
      flySent(move.place, flight, () => spot(target()), target);
    } else if (move.kind === 'discard') {
      flySent(DISCARD, { ...flight, leaves: true }, () => spot(discards()) ?? lastCardSpot(you ?? -1));
    } else flySent(STAGE, flight, stageSpot);
  },

  show,
};
