/** For designers: each position of `fixtures/views.json` on its own page, such as `gallery.html#classic-jacks`. */
import { mount } from 'svelte';
import Gallery from './fixtures/Gallery.svelte';
import { preferredLanguage, setLanguage } from './lib/words.svelte';
import './theme.css';

const target = document.getElementById('app');
if (target) void setLanguage(preferredLanguage()).then(() => mount(Gallery, { target }));
