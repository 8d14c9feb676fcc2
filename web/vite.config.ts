import { readdirSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { Notices } from './notices.ts';

/** Messages that only the terminal and the server use. */
const EXCLUDED = ['admin.ftl', 'resume.ftl', 'server.ftl', 'terminal.ftl'];
/** Messages that are loaded when a screen first needs them; all others come with the game. */
const LATER: Record<string, string[]> = {
  rules: ['rules.ftl'],
  review: ['review.ftl'],
  learn: ['lessons.ftl', 'puzzle_page.ftl', 'puzzles.ftl'],
};
const LOCALES = new URL('../src/knaves/locales/', import.meta.url);

/** The modules of a language: `words:de/game` with the messages of a game, `words:de/rules` and the like for later. */
function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith('words:') ? `\0${id}` : null),
    load(id) {
      const found = /^\0words:(\w+)\/(\w+)$/.exec(id);
      if (!found) return null;
      const folder = new URL(`${found[1]}/`, LOCALES);
      const later = Object.values(LATER).flat();
      const files =
        LATER[found[2] ?? ''] ??
        readdirSync(folder).filter((name) => !EXCLUDED.includes(name) && !later.includes(name));
      const text = files.map((name) => {
        this.addWatchFile(new URL(name, folder).pathname);
        return readFileSync(new URL(name, folder), 'utf8').replace(/^#.*\n/gm, '');
      });
      return `export default ${JSON.stringify(text.join('\n').replace(/\n{2,}/g, '\n'))}`;
    },
  };
}

/** The English description of the page, for search engines and others that run no scripts. */
function pageDescription(): Plugin {
  return {
    name: 'page-description',
    transformIndexHtml(page) {
      const text = readFileSync(new URL('en/ui.ftl', LOCALES), 'utf8');
      return page.replace('%description%', /^app-description = (.*)$/m.exec(text)?.[1] ?? '');
    },
  };
}

const notices = new Notices();

export default defineConfig({
  plugins: [svelte(), words(), pageDescription(), notices.write()],
  base: './',
  worker: { format: 'es', plugins: () => [notices.collect()] },
  build: {
    outDir: '../src/knaves/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: 'files.json',
  },
  server: {
    fs: { allow: ['..'] }, // messages and boards live outside web/; without this, dev and vitest say "Denied ID"
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
});
