/** What a browser does beside a tap, and need not before it has answered. */

/** Let a finger be a finger: without the events that imitate a mouse, and the focus that they move, a click comes sooner. */
export function noMouse(event: PointerEvent): void {
  const within = event.target instanceof Element && event.target.closest('.play');
  if (event.pointerType === 'touch' && within) event.preventDefault();
}

/** Take the focus off a button that was touched and is about to vanish, as long as the page is as it was drawn: with
 * half of a change made, the browser would first lay all of it out. Who uses keys keeps it. */
export function letGo(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && !focused.matches(':focus-visible')) focused.blur();
}
