import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Licences in full, for packages that name one without containing its text. */
const LICENSES = new URL('licenses/', import.meta.url);
const FILE = 'THIRD-PARTY-NOTICES.txt';
const HEADING = 'Knaves contains works of others in its web client. These are their notices.';
const RULE = '-'.repeat(80);

type Bundle = Record<string, { type: string; moduleIds?: string[] }>;

/**
 * Two plugins that write the licence of each package whose code is in the client: one remembers the packages of workers,
 * which have bundles of their own, the other adds those of the page and writes the file.
 */
export function thirdPartyNotices(): { worker: () => Plugin; page: () => Plugin } {
  const folders = new Set<string>();

  function collect(bundle: Bundle): void {
    for (const chunk of Object.values(bundle)) {
      for (const id of chunk.moduleIds ?? []) {
        const folder = id
          .split('\0')
          .join('')
          .match(/^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//)?.[1];
        if (folder !== undefined) folders.add(folder);
      }
    }
  }

  return {
    worker: () => ({ name: 'packages-of-workers', generateBundle: (_, bundle) => collect(bundle) }),
    page: () => ({
      name: 'third-party-notices',
      generateBundle(_, bundle) {
        collect(bundle);
        const source = [HEADING, ...[...folders].sort().map(notice)].join(`\n\n${RULE}\n`) + '\n';
        this.emitFile({ type: 'asset', fileName: FILE, source });
      },
    }),
  };
}

function notice(folder: string): string {
  const about = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const common = new URL(`${about.license}.txt`, LICENSES);
  if (file === undefined && !existsSync(common)) {
    throw new Error(`${about.name} has no licence text; add web/licenses/${about.license}.txt`);
  }
  const text = readFileSync(file === undefined ? common : `${folder}/${file}`, 'utf8');
  return `${about.name} ${about.version} (${about.license})\n\n${text.trim()}`;
}
