/** The tutorial of stacks. */
import type { Lesson, Progress } from '../../lib/lessons.svelte';
import { parseMoves } from '../../lib/moves';
import type { StacksView } from '../../lib/wire';

export function stacksLesson(view: StacksView, { moves, seen }: Progress): Lesson | null {
  const lay = parseMoves(view.legal).find((move) => move.kind === 'lay');
  if (moves === 0) return { id: lay ? 'tutorial-pile' : 'tutorial-discard', card: lay?.card ?? null };
  return lay || seen.includes('discard') ? null : { id: 'tutorial-discard', card: null };
}
