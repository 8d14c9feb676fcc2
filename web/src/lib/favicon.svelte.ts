/** The icon of the page in the browser's tab: the wink, with both eyes open on your turn. */
import { afterPaint } from './paint.svelte';

function setIcon(open: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const name = open ? './icon-open.svg' : './icon.svg';
  if (link && link.getAttribute('href') !== name) link.setAttribute('href', name);
}

/** Keep the icon up to date, and winking again when the component is gone. Call it while a component is set up. */
export function openEyesWhile(yourTurn: () => boolean): void {
  $effect(() => {
    const open = yourTurn();
    return afterPaint(() => setIcon(open));
  });
  $effect(() => () => setIcon(false));
}
