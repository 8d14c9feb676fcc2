import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** A licence in full, for packages that name it without containing its text. */
const LICENSES = new URL('licenses/', import.meta.url);
const FILE = 'THIRD-PARTY-NOTICES.txt';
const HEADING = 'Knaves contains works of others in its web client. These are their notices.';
const RULE = '-'.repeat(80);

type Bundle = Record<string, { type: string; moduleIds?: string[] }>;

/** What a bundle was made from, and the file that says so: the licence of each package whose code is in it. */
export class Notices {
  private readonly folders = new Set<string>();

  /** Remembers the packages of a bundle; workers have bundles of their own. */
  collect(): Plugin {
    return { name: 'collect-packages', generateBundle: (_, bundle) => this.add(bundle) };
  }

  /** Remembers the packages of the page, and writes the file. */
  write(): Plugin {
    const complete = (bundle: Bundle): string => {
      this.add(bundle);
      return this.text();
    };
    return {
      name: 'third-party-notices',
      generateBundle(_, bundle) {
        this.emitFile({ type: 'asset', fileName: FILE, source: complete(bundle) });
      },
    };
  }

  private add(bundle: Bundle): void {
    for (const chunk of Object.values(bundle)) {
      for (const id of chunk.moduleIds ?? []) {
        const folder = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
        if (folder !== undefined) this.folders.add(folder);
      }
    }
  }

  private text(): string {
    const parts = [...this.folders].sort().map(notice);
    return [HEADING, ...parts].join(`\n\n${RULE}\n`) + '\n';
  }
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
