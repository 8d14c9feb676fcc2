/** Short, decorative animations of cards and chips. Nothing waits for them. */
import { tick } from 'svelte';
import type { GameMotion } from '../games/game-ui';
import { afterPaint } from './paint.svelte';
import type { AnyEvent } from './wire';

/** After a reconnect there are many events, which nobody could follow. */
const MAX_EVENTS = 12;

export const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Let a copy of `shape` fly between two places. The page itself already shows the result. */
function fly(shape: Element, from: DOMRect, to: DOMRect, milliseconds = 320): void {
  if (reducedMotion() || !from.width || !to.width || typeof shape.animate !== 'function') return;
  const flyer = document.createElement('div');
  flyer.className = 'flyer';
  flyer.setAttribute('aria-hidden', 'true');
  const copy = shape.cloneNode(true) as HTMLElement | SVGElement;
  Object.assign(copy.style, { width: '100%', height: '100%' });
  flyer.append(copy);
  flyer.style.color = getComputedStyle(shape).color;
  const size = Math.min(to.width, to.height);
  Object.assign(flyer.style, {
    position: 'fixed',
    zIndex: '60',
    pointerEvents: 'none',
    left: `${to.left + (to.width - size) / 2}px`,
    top: `${to.top + (to.height - size) / 2}px`,
    width: `${size}px`,
    height: `${size}px`,
  });
  document.body.append(flyer);
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  flyer
    .animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(1.15)`, opacity: 0.9 },
        { transform: 'translate(0, 0) scale(1)', opacity: 1 },
      ],
      { duration: milliseconds, easing: 'cubic-bezier(0.3, 0.7, 0.2, 1)' },
    )
    .finished.catch(() => undefined)
    .finally(() => flyer.remove());
}

/** The same between two elements, if the page shows them. */
export function flyBetween(
  shape: Element | null | undefined,
  from: Element | null | undefined,
  to: Element | null | undefined,
): void {
  if (shape && from && to) fly(shape, from.getBoundingClientRect(), to.getBoundingClientRect());
}

/** Shake an element, such as the seat of a player who was robbed. */
export function nudge(element: Element | null): void {
  if (reducedMotion() || typeof element?.animate !== 'function') return;
  const steps = [0, -4, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  element.animate(steps, { duration: 280, easing: 'ease-out' });
}

/** Let a played card fly from the hand to its place, after the paint that answers the tap. */
export function flyCard(held: Element | null, to: Element | null): void {
  const face = held?.firstElementChild;
  if (!held || !face || !to) return;
  const [here, there] = [held.getBoundingClientRect(), to.getBoundingClientRect()];
  afterPaint(() => fly(face, here, there, 220));
}

/** Set new events in motion. The page must still show the position before them. */
export function animateEvents(events: readonly AnyEvent[], you: number | null, motion: GameMotion): void {
  if (events.length > MAX_EVENTS) return;
  const later = events.flatMap((event) => motion.show(event, you) ?? []);
  if (later.length > 0) void tick().then(() => later.forEach((run) => run()));
}

export const find = (selector: string): Element | null => document.querySelector(selector);
