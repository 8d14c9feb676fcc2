/** The theme that is shown: the player's choice, else the system's. */
import { darkSystem } from './screen.svelte';
import { settings } from './settings.svelte';

/** Keep `data-theme` of the page up to date. Call it while a component is set up. */
export function applyTheme(): void {
  $effect(() => {
    const system = darkSystem.active ? 'dark' : 'light';
    document.documentElement.dataset['theme'] = settings.theme === 'auto' ? system : settings.theme;
  });
}
