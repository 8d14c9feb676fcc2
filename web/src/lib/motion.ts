/**
 * Short animations that explain a move: pieces fly where they go. They are decorative: the page itself already shows the
 * result, and a tap or newer events complete them at once. Only the question for the next player of a shared device
 * waits for them.
 */
import { type Component, mount, tick, unmount } from 'svelte';
import type { GameMotion } from '../games/game-ui';
import type { GameState } from './game-state.svelte';
import { afterPaint } from './paint.svelte';
import type { AnyEvent } from './wire';

export const FLIGHT_MS = 220;
/** A piece that has landed gives a little. */
const LAND_MS = 80;
const GLIDE_MS = 180;
const NUDGE_MS = 280;
/** A completed line: a stroke along its chips, which then flip one after the other. */
export const STROKE_MS = 400;
const FLIP_MS = 240;
const FLIP_STEP_MS = 60;
/** All of it, for the longest line. */
export const LINE_MS = STROKE_MS + 4 * FLIP_STEP_MS + FLIP_MS;

/** After a reconnect there are many events, which nobody could follow. */
const MAX_EVENTS = 12;
const ARRIVING = 'cubic-bezier(0.2, 0.6, 0.3, 1)';
const LEAVING = 'cubic-bezier(0.5, 0, 0.9, 0.6)';

export const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
const moves = (): boolean => !reducedMotion() && !document.hidden && 'animate' in Element.prototype;

// --- What runs now ---

const running = new Set<Animation>();

function run(element: Element, keyframes: Keyframe[], timing: KeyframeAnimationOptions): Promise<unknown> {
  const animation = element.animate(keyframes, timing);
  running.add(animation);
  return animation.finished.catch(() => undefined).finally(() => running.delete(animation));
}

/** Whether anything still moves, or is about to. */
export const isMoving = (): boolean => running.size > 0;

/** Complete all motion: the page shows the position as it is. */
export function settle(): void {
  for (const animation of [...running]) animation.finish();
}

/** Make an element of the page invisible, until the piece that becomes it has landed. */
function hide(element: Element): () => void {
  const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 60_000 });
  return () => hidden.cancel();
}

/** The same for some milliseconds, while a piece that was sent is still under way. */
export function hideFor(element: Element, milliseconds: number): void {
  if (moves()) void run(element, [{ opacity: 0 }, { opacity: 0 }], { duration: milliseconds });
}

const land = (element: Element): Promise<unknown> =>
  run(
    element,
    [{ transform: 'scale(1.02, 0.98)', transformOrigin: '50% 100%' }, { transformOrigin: '50% 100%' }],
    { duration: LAND_MS, easing: 'ease-out' },
  );

// --- Pieces and places ---

/** A card or a chip that can be drawn anywhere. */
export interface Piece {
  /** Its height for a width of one. */
  ratio: number;
  /** Draw it. What is returned takes it away. */
  draw: (target: HTMLElement) => () => void;
}

const CARD_RATIO = 1.39;

export function drawnBy<Props extends object>(
  component: Component<Props>,
  props: Props,
  ratio = CARD_RATIO,
): Piece {
  const draw = (target: HTMLElement): (() => void) => {
    const drawn = mount(component as Component<object>, { target, props });
    return () => void unmount(drawn);
  };
  return { ratio, draw };
}

/** The back of a card. */
export const back: Piece = {
  ratio: CARD_RATIO,
  draw: (target) => {
    target.classList.add('facedown');
    return () => {};
  },
};

/** The middle of a place, and the width of a piece there. */
export interface Spot {
  x: number;
  y: number;
  width: number;
}

export const find = (selector: string): Element | null => document.querySelector(selector);

export function spot(element: Element | null | undefined, width?: number): Spot | null {
  const box = element?.getBoundingClientRect();
  if (!box?.width) return null;
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: width ?? box.width };
}

const seat = (number: number): Element | null => find(`[data-seat="${number}"]`);
/** Where the cards of a seat come from and go to. */
export const seatSpot = (number: number): Spot | null =>
  spot(seat(number)?.querySelector('.badge') ?? seat(number), 24);
/** The card that a seat played last, beside its name; the seat itself where there is no room for one. */
export const lastCardSpot = (number: number): Spot | null =>
  spot(seat(number)?.querySelector('.last')) ?? seatSpot(number);
/** The newest of equal cards in the hand. */
export const heldCard = (card: string): Element | null =>
  [...document.querySelectorAll(`.held[data-card="${card}"]`)].at(-1) ?? null;
/** Where a seat plays a card from. */
export const cardSource = (number: number, you: number | null, card: string): Spot | null =>
  (number === you ? spot(heldCard(card)) : null) ?? seatSpot(number);

// --- Flights ---

export interface Flight {
  piece: Piece;
  /** What it turns into on the way. */
  becomes?: Piece;
  from: Spot | null;
  to: Spot | null;
  /** The page's own element at the end; invisible until the piece is there. */
  reveals?: Element | null;
  /** When it starts, in milliseconds from now. */
  start?: number;
  /** Seen before it starts, because the page no longer shows it. */
  waits?: boolean;
  /** It goes for good: it fades as it arrives. */
  leaves?: boolean;
}

/** A slightly bent path, as of a thrown card; upwards where that is possible. */
function arc(from: Spot, to: Spot): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const side = dx < 0 ? -0.16 : 0.16;
  const bend = Math.min(1, 280 / (Math.hypot(dx, dy) || 1)) * side;
  const [x, y] = [(from.x + to.x) / 2 + dy * bend, (from.y + to.y) / 2 - dx * bend];
  return `path("M ${from.x} ${from.y} Q ${x} ${y} ${to.x} ${to.y}")`;
}

/** One side of a flying piece, in the middle of it. */
function drawSide(flyer: HTMLElement, piece: Piece, width: number, bodies: (() => void)[]): HTMLElement {
  const side = document.createElement('div');
  side.style.height = `${width * piece.ratio}px`;
  flyer.append(side);
  bodies.push(piece.draw(side));
  return side;
}

export async function fly(flight: Flight): Promise<void> {
  const { piece, becomes, from, to, reveals, start = 0, waits = false, leaves = false } = flight;
  if (!from || !to || !moves()) return;
  const show = reveals ? hide(reveals) : null;
  const width = Math.max(from.width, to.width);
  const flyer = document.createElement('div');
  flyer.className = 'flyer';
  flyer.setAttribute('aria-hidden', 'true');
  flyer.style.setProperty('--w', `${width}px`);
  flyer.style.offsetPath = arc(from, to);
  const drawn: (() => void)[] = [];
  const front = drawSide(flyer, piece, width, drawn);
  const timing = { duration: FLIGHT_MS, delay: start, easing: leaves ? LEAVING : ARRIVING };
  document.body.append(flyer);
  if (becomes) {
    const other = drawSide(flyer, becomes, width, drawn);
    const turn = { ...timing, easing: 'ease-in-out', fill: 'both' } as const;
    const edge = { transform: 'scaleX(0)' };
    void run(front, [{ transform: 'none' }, { ...edge, offset: 0.45 }, edge], turn);
    void run(other, [edge, { ...edge, offset: 0.45 }, { transform: 'none' }], turn);
  }
  const step = (offset: string, size: number, opacity: number): Keyframe => ({
    offsetDistance: offset,
    transform: `scale(${size / width})`,
    opacity,
  });
  await run(
    flyer,
    [
      step('0%', from.width, 1),
      ...(leaves ? [{ opacity: 1, offset: 0.6 }] : []),
      step('100%', to.width, leaves ? 0 : 1),
    ],
    { ...timing, fill: waits ? 'backwards' : 'none' },
  );
  flyer.remove();
  drawn.forEach((remove) => remove());
  show?.();
  if (reveals && moves()) void land(reveals);
}

// --- The player's own move ---

/** The move under way: the place it goes to, and when its card lands, once it flies. */
let sent: { place: string; lands: number | null } | null = null;

const untilLanding = (lands: number | null): number =>
  lands === null ? FLIGHT_MS : Math.max(0, lands - performance.now());

/**
 * Let the card of a sent move fly, after the paint that answers the tap. Where it goes is asked when the page shows it,
 * and so is the page's own element that it becomes.
 */
export function flySent(
  place: string,
  flight: Pick<Flight, 'piece' | 'becomes' | 'from' | 'leaves'>,
  to: () => Spot | null,
  revealed: () => Element | null = () => null,
): void {
  const flies = flight.from !== null && moves();
  const own: typeof sent = { place, lands: flies ? null : 0 };
  sent = own;
  if (!flies) return;
  let show: (() => void) | undefined;
  void tick().then(() => {
    const element = revealed();
    if (element) show = hide(element);
  });
  afterPaint(() => {
    own.lands = performance.now() + FLIGHT_MS;
    void fly({ ...flight, to: to(), reveals: revealed() }).then(() => show?.());
  });
}

/** The server refused the move. */
export function takeBack(): void {
  sent = null;
  settle();
}

/** Milliseconds until the sent card lands on this place; null if no such move was sent. */
export const landsIn = (place: string): number | null =>
  sent?.place === place ? untilLanding(sent.lands) : null;

/** Milliseconds until the piece of new events lands, whoever moved it. */
export const landing = (): number => (moves() ? untilLanding(sent?.lands ?? null) : 0);

// --- Other motion ---

/** Shake an element, such as the seat of a player who was robbed. */
export function nudge(element: Element | null, start = 0): void {
  if (!element || !moves()) return;
  const steps = [0, -4, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  void run(element, steps, { duration: NUDGE_MS, delay: start, easing: 'ease-out' });
}

/** Draw a line along its chips, then flip them one after the other. */
export function strike(stroke: Element | null, chips: readonly (Element | null)[], start = 0): void {
  if (!moves()) return;
  const fill = 'backwards';
  // A stroke of length zero has round ends, which would be a dot.
  const drawn = [{ transform: 'scale(0)', opacity: 0 }, { opacity: 1, offset: 0.01 }, { transform: 'none' }];
  if (stroke) void run(stroke, drawn, { duration: STROKE_MS, delay: start, easing: 'ease-out', fill });
  chips.forEach((chip, place) => {
    const delay = start + STROKE_MS + place * FLIP_STEP_MS;
    const face = chip?.querySelector('.face');
    if (!chip || !face) return;
    const flip = [{}, { transform: 'translateY(-6%) scaleX(0)' }, {}];
    void run(chip, flip, { duration: FLIP_MS, delay, easing: 'ease-in-out' });
    void run(face, [{ opacity: 0 }, { opacity: 0 }], { duration: FLIP_MS / 2, delay, fill });
  });
}

/** Note where the cards of the hand are. What is returned lets them glide from there to where they are then. */
function watchHand(): () => void {
  const before = new Map([...document.querySelectorAll('.held')].map((held) => [held, spot(held)]));
  return () => {
    for (const [held, was] of before) {
      const now = held.isConnected ? spot(held) : null;
      if (!was || !now || (was.x === now.x && was.y === now.y)) continue;
      const from = { translate: `${was.x - now.x}px ${was.y - now.y}px` };
      void run(held, [from, { translate: '0 0' }], { duration: GLIDE_MS, easing: ARRIVING });
    }
  };
}

/** Set new events in motion, one after the other. The page must still show the position before them. */
export function animateEvents(events: readonly AnyEvent[], session: GameState, motion: GameMotion): void {
  if (!sent) settle();
  if (events.length > 0 && events.length <= MAX_EVENTS && moves()) {
    const glide = watchHand();
    const later = events.flatMap((event) => motion.show(event, session) ?? []);
    void tick().then(() => {
      glide();
      later.reduce((start, begin) => start + begin(start), 0);
    });
  }
  if (events.length > 0) sent = null;
}
