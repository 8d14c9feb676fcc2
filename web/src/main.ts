import { mount } from 'svelte';
import App from './App.svelte';
import { route } from './lib/router.svelte';
import { preferredLanguage, setLanguage } from './lib/words.svelte';
import { loadScreen } from './screens';
import './theme.css';

const target = document.getElementById('app');
if (target) {
  // If the screen cannot be loaded, the page says so itself, once it has its messages.
  const screen = loadScreen(route()).catch(() => undefined);
  // A separate task, so that a slow phone can respond between parsing the messages and rendering the page.
  void Promise.all([setLanguage(preferredLanguage()), screen]).finally(() =>
    setTimeout(() => mount(App, { target })),
  );
}

// Service workers need https or localhost; elsewhere the game works without the offline page.
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  addEventListener('load', () => void navigator.serviceWorker.register('./sw.js').catch(() => undefined));
}
