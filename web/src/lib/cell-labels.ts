/** What a screen reader says of a cell. Many labels are needed again with each move, so they are kept by state. */
import { CORNER } from './board';
import type { Cell } from './cell.svelte';
import { cardName, cellPosition, teamColour } from './format';
import { language, t } from './words.svelte';

const kept = new Map<string, string>();

function plainLabel({ name, card, team, locked }: Cell): string {
  const key = `${language()} ${name} ${card} ${team} ${locked}`;
  let text = kept.get(key);
  if (text === undefined) {
    const state =
      team === null
        ? t('speak-cell-free')
        : t(locked ? 'speak-cell-locked' : 'speak-cell-chip', { team: teamColour(team) });
    text =
      card === CORNER
        ? t('speak-cell-corner', { where: cellPosition(name) })
        : t('speak-cell', { where: cellPosition(name), card: cardName(card), state });
    kept.set(key, text);
  }
  return text;
}

export function cellLabel(cell: Cell): string {
  const parts = [plainLabel(cell)];
  if (cell.run > 1) parts.push(t('speak-cell-makes', { count: cell.run }));
  if (cell.target) parts.push(t('speak-cell-legal'));
  return parts.join(', ');
}
