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

/** Counts the steps that may be drawn: one at once, the others each after a frame of its own. */
export function stages(count: number): () => number {
  let drawn = $state(1);
  $effect(() => {
    if (drawn < count) return afterPaint(() => (drawn += 1));
    return undefined;
  });
  return () => drawn;
}
