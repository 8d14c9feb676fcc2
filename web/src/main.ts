import { mount } from 'svelte';
import App from './App.svelte';
import { preferred, speak } from './lib/words.svelte';
import './theme.css';

const target = document.getElementById('app');
if (target) void speak(preferred()).finally(() => mount(App, { target }));

// Only pages over https (or on this machine) may keep an offline page; elsewhere the game works without.
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  addEventListener('load', () => void navigator.serviceWorker.register('./sw.js').catch(() => undefined));
}
