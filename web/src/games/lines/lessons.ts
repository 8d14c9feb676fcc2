/** The tutorial of classic and travel. */
import type { Lesson, Progress } from '../../lib/lessons.svelte';
import { isJack, isOneEyed, parseMoves } from '../../lib/moves';
import { ruleArguments } from '../../lib/rules';
import type { LinesView } from '../../lib/wire';

export function linesLesson(view: LinesView, { moves, seen }: Progress): Lesson | null {
  const legal = parseMoves(view.legal);
  const cards = legal.flatMap((move) => ('card' in move ? [move.card] : []));
  if (moves === 0) return { id: 'tutorial-card', card: cards.find((card) => !isJack(card)) ?? null };
  if (moves === 1)
    return { id: 'tutorial-goal', card: null, args: { ...ruleArguments(view.game), count: view.needed } };
  if (moves === 2) return { id: 'tutorial-corner', card: null };
  const wild = cards.find((card) => isJack(card) && !isOneEyed(card));
  if (wild && !seen.includes('wild')) return { id: 'tutorial-wild', card: wild };
  const remove = cards.find((card) => isOneEyed(card));
  if (remove && !seen.includes('remove')) return { id: 'tutorial-remove', card: remove };
  const dead = legal.some((move) => move.kind === 'exchange');
  return dead && !seen.includes('dead') ? { id: 'tutorial-dead', card: null } : null;
}
