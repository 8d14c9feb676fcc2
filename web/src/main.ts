import { mount } from 'svelte';
import App from './App.svelte';
import { route } from './lib/router.svelte';
import { preferred, speak } from './lib/words.svelte';
import { fetchScreen } from './screens';
import './theme.css';

const target = document.getElementById('app');
if (target) {
  // A screen that cannot be fetched is told by the page itself, once it has words.
  const screen = fetchScreen(route()).catch(() => undefined);
  // A task of its own: between reading the words and drawing the page a slow phone can answer.
  void Promise.all([speak(preferred()), screen]).finally(() => setTimeout(() => mount(App, { target })));
}

// Only pages over https (or on this machine) may keep an offline page; elsewhere the game works without.
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  addEventListener('load', () => void navigator.serviceWorker.register('./sw.js').catch(() => undefined));
}
