/** Work that waits for a frame, so that a slow phone can answer taps in between. */

/** Run after the next frame is painted, or after 100 ms: hidden pages paint no frames. */
export function afterPaint(callback: () => void): () => void {
  const fallback = setTimeout(callback, 100);
  const frame = requestAnimationFrame(() => {
    clearTimeout(fallback);
    painted = setTimeout(callback);
  });
  let painted: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(fallback);
    clearTimeout(painted);
    cancelAnimationFrame(frame);
  };
}

/** The number of stages that may be rendered: one at once, then one more after each frame. */
export function renderInStages(count: number): () => number {
  let rendered = $state(1);
  $effect(() => {
    if (rendered < count) return afterPaint(() => (rendered += 1));
    return undefined;
  });
  return () => rendered;
}
