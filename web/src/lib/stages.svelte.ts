/** Drawing a large screen in steps, so that a slow phone answers between them. */

/** After the next frame is painted; soon in any case, since hidden pages paint none. */
export function afterPaint(then: () => void): () => void {
  const late = setTimeout(then, 100);
  const frame = requestAnimationFrame(() => {
    clearTimeout(late);
    soon = setTimeout(then);
  });
  let soon: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(late);
    clearTimeout(soon);
    cancelAnimationFrame(frame);
  };
}

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

/** Counts the steps that may be drawn: one at once, the others each after a frame of its own. */
export function stages(count: number): () => number {
  let drawn = $state(1);
  $effect(() => {
    if (drawn < count) return afterPaint(() => (drawn += 1));
    return undefined;
  });
  return () => drawn;
}
