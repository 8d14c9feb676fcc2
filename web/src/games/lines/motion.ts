/** How the moves and events of classic and travel move over the table. */
import Chip from '../../components/Chip.svelte';
import PackCard from '../../components/PackCard.svelte';
import { cellsOnLine } from '../../lib/board';
import {
  back,
  cardSource,
  drawnBy,
  find,
  FLIGHT_MS,
  fly,
  flySent,
  heldCard,
  landsIn,
  lastCardSpot,
  type Piece,
  seatSpot,
  spot,
  type Spot,
  strike,
} from '../../lib/motion';
import type { GameMotion } from '../game-ui';

const cell = (name: string): Element | null => find(`[data-cell="${name}"]`);
const chipAt = (name: string): Element | null => cell(name)?.querySelector('.chip-place') ?? null;
const card = (name: string): Piece => drawnBy(PackCard, { card: name });
const chip = (team: number): Piece => drawnBy(Chip, { team }, 1);
/** The chip beside the name of a seat of this team. */
const teamSpot = (team: number): Spot | null => spot(find(`[data-seat].team-${team} .side`));
const cellSpot = (name: string): Spot | null => spot(cell(name));

export const linesMotion: GameMotion = {
  send(move, { you, seats }) {
    if (!('card' in move)) return;
    const flight = { piece: card(move.card), from: spot(find('.held.chosen') ?? heldCard(move.card)) };
    if (move.kind === 'place') {
      const target = (): Element | null => chipAt(move.cell);
      const becomes = chip(seats[you ?? -1]?.side ?? 0);
      flySent(move.cell, { ...flight, becomes }, () => spot(target()), target);
    } else if (move.kind === 'remove') {
      flySent(move.cell, { ...flight, leaves: true }, () => cellSpot(move.cell));
    } else flySent(move.card, { ...flight, leaves: true }, () => lastCardSpot(you ?? -1));
  },

  show(event, { you, seats }) {
    switch (event.event) {
      case 'placed': {
        const lands = landsIn(event.cell);
        if (lands !== null) return () => lands;
        const from = cardSource(event.seat, you, event.card);
        return (start) => {
          const reveals = chipAt(event.cell);
          const becomes = chip(seats[event.seat]?.side ?? 0);
          void fly({ piece: card(event.card), becomes, from, to: spot(reveals), reveals, start });
          return FLIGHT_MS;
        };
      }
      case 'removed': {
        const lands = landsIn(event.cell);
        const from = cardSource(event.seat, you, event.card);
        const place = spot(chipAt(event.cell));
        return (start) => {
          if (lands === null)
            void fly({ piece: card(event.card), from, to: cellSpot(event.cell), start, leaves: true });
          const goes = start + (lands ?? FLIGHT_MS);
          const to = teamSpot(event.team);
          void fly({ piece: chip(event.team), from: place, to, start: goes, waits: true, leaves: true });
          return goes - start;
        };
      }
      case 'sequence-made': {
        if (!('line' in event)) return undefined;
        const [first = '', last = ''] = event.line.split('-');
        return (start) => {
          const stroke = find(`[data-line="${first}-${last}"]`) ?? find(`[data-line="${last}-${first}"]`);
          const cells = cellsOnLine([first, last]).map(
            (name) => chipAt(name)?.querySelector('.chip') ?? null,
          );
          strike(stroke, cells, start);
          return 0;
        };
      }
      case 'exchanged':
      case 'gave-up': {
        const lands = landsIn(event.card);
        if (lands !== null) return () => lands;
        const from = cardSource(event.seat, you, event.card);
        return (start) => {
          void fly({ piece: card(event.card), from, to: lastCardSpot(event.seat), start, leaves: true });
          return FLIGHT_MS;
        };
      }
      case 'drew': {
        const drawn = event.seat === you && 'card' in event ? event.card : null;
        return (start) => {
          const from = spot(find('.deck .back'));
          const reveals = drawn === null ? null : heldCard(drawn);
          if (drawn && reveals)
            void fly({ piece: back, becomes: card(drawn), from, to: spot(reveals), reveals, start });
          else void fly({ piece: back, from, to: seatSpot(event.seat), start, leaves: true });
          return 0;
        };
      }
      default:
        return undefined;
    }
  },
};
