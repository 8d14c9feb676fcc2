/** The looks that are shown: the player's theme, else the system's, and their table and cards. */
import { darkSystem } from './screen.svelte';
import { settings } from './settings.svelte';

/** Keep the page's `data-theme`, `data-table` and `data-cards` up to date. Call it while a component is set up. */
export function applyTheme(): void {
  $effect(() => {
    const system = darkSystem.active ? 'dark' : 'light';
    const theme = settings.theme === 'auto' ? system : settings.theme;
    Object.assign(document.documentElement.dataset, { theme, table: settings.table, cards: settings.cards });
  });
}
