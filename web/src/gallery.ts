/** For designers: each position of `fixtures/views.json` on its own page, such as `gallery.html#classic-jacks`; all
 * pictures on `gallery.html#pieces`. */
import { mount } from 'svelte';
import Gallery from './fixtures/Gallery.svelte';
import Pieces from './fixtures/Pieces.svelte';
import { preferredLanguage, setLanguage } from './lib/words.svelte';
import './theme.css';

const target = document.getElementById('app');
const page = location.hash === '#pieces' ? Pieces : Gallery;
if (target) void setLanguage(preferredLanguage()).then(() => mount(page, { target }));
