/** Drawing a large screen in steps, so that a slow phone answers between them. */

/** Counts the steps that may be drawn: one at once, the others each in a task of its own. */
export function stages(count: number): () => number {
  let drawn = $state(1);
  $effect(() => {
    if (drawn >= count) return;
    const timer = setTimeout(() => (drawn += 1));
    return () => clearTimeout(timer);
  });
  return () => drawn;
}
