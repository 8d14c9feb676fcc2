/** For those who design: every situation of `fixtures/views.json` on a page of its own, `gallery.html#classic-jacks`. */
import { mount } from 'svelte';
import Gallery from './fixtures/Gallery.svelte';
import { preferred, speak } from './lib/words.svelte';
import './theme.css';

const target = document.getElementById('app');
if (target) void speak(preferred()).then(() => mount(Gallery, { target }));
