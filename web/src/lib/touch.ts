/** Work that a browser does beside a tap and that would delay its answer. */

/** Without emulated mouse events, and the focus change they bring, the click of a finger arrives sooner. */
export function suppressMouseEvents(event: PointerEvent): void {
  const atTable = event.target instanceof Element && event.target.closest('.play');
  if (event.pointerType === 'touch' && atTable) event.preventDefault();
}

/**
 * Take the focus off a tapped button that is about to disappear. Call it before the page changes: in the middle of a
 * change, the browser would first lay out the page. Keyboard users keep their focus.
 */
export function blurTouched(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && !focused.matches(':focus-visible')) focused.blur();
}
