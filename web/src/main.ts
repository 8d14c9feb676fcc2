import { mount } from 'svelte';
import App from './App.svelte';
import { route } from './lib/router.svelte';
import { preferredLanguage, setLanguage } from './lib/words.svelte';
import { loadScreen } from './screens';
import './theme.css';

/** How long the page may stay blank for its first screen. */
const MAX_BLANK_MS = 3000;

const target = document.getElementById('app');
if (target) {
  // If the screen cannot be loaded, or takes long, the page says so itself, once it has its messages.
  const late = new Promise((resolve) => setTimeout(resolve, MAX_BLANK_MS));
  const screen = Promise.race([loadScreen(route()), late]).catch(() => undefined);
  // A separate task, so that a slow phone can respond between parsing the messages and rendering the page.
  void Promise.all([setLanguage(preferredLanguage()), screen]).finally(() =>
    setTimeout(() => mount(App, { target })),
  );
}

// Service workers need https or localhost; elsewhere the game works without the offline page.
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  addEventListener('load', () => void navigator.serviceWorker.register('./sw.js').catch(() => undefined));
}
