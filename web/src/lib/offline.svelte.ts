/** What the browser downloads for games without a network: once, and only when the player asks for it. */

import { retryDelay } from './retry';

/** `offline.json`, which the server has if it was built with these files. */
interface OfflineFiles {
  /** The folder of Pyodide. */
  pyodide: string;
  /** Archives with Python code. */
  packages: string[];
  /** Everything to keep, with the size of each file. */
  files: Record<string, number>;
  /** Bytes to download. */
  bytes: number;
}

const KEY = 'knaves-offline';
/** The service worker's cache. */
export const CACHE = 'knaves-1';

function loadKept(): OfflineFiles | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as OfflineFiles | null;
  } catch {
    return null; // storage is blocked or damaged
  }
}

let kept = $state.raw<OfflineFiles | null>(loadKept());
let offered = $state.raw<OfflineFiles | null>(null);
let progress = $state<number | null>(null);
let failed = $state(false);

/** Service workers and caches need https or localhost. */
const possible = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

async function fetchOffer(): Promise<OfflineFiles | null> {
  const response = await fetch(new URL('offline.json', document.baseURI));
  return response.ok ? ((await response.json()) as OfflineFiles) : null;
}

/** A server that was asked for too much at once says when to ask again. */
async function fetchFile(address: string): Promise<Response> {
  for (;;) {
    const response = await fetch(address);
    if (response.status !== 429) return response;
    const seconds = Number(response.headers.get('retry-after'));
    await new Promise((resolve) => setTimeout(resolve, retryDelay(seconds)));
  }
}

/** Download what is missing, and delete what older versions left behind. */
async function keep(wanted: OfflineFiles): Promise<void> {
  const cache = await caches.open(CACHE);
  const absolute = (path: string): string => new URL(path, document.baseURI).href;
  const total = Object.values(wanted.files).reduce((sum, size) => sum + size, 0);
  let received = 0;
  await cache.add(absolute('./'));
  for (const [path, size] of Object.entries(wanted.files)) {
    const before = received;
    if (!(await cache.match(absolute(path)))) {
      const response = await fetchFile(absolute(path));
      if (!response.ok || !response.body) throw new Error(`${path} is missing`);
      const counter = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          received += chunk.length;
          progress = received / total;
          controller.enqueue(chunk);
        },
      });
      await cache.put(absolute(path), new Response(response.body.pipeThrough(counter), response));
    }
    received = before + size;
    progress = received / total;
  }
  const known = new Set(Object.keys(wanted.files).map(absolute));
  for (const { url } of await cache.keys()) {
    if (url.includes('/assets/') && !known.has(url)) await cache.delete(url);
  }
  localStorage.setItem(KEY, JSON.stringify(wanted));
  kept = wanted;
}

export const offline = {
  /** What was downloaded; null if games without a network are not possible. */
  get files(): OfflineFiles | null {
    return kept;
  },
  get ready(): boolean {
    return kept !== null;
  },
  /** The size of the download in MB; null if there is nothing to download. */
  get megabytes(): number | null {
    return offered && !kept ? Math.max(1, Math.round(offered.bytes / 1e6)) : null;
  },
  /** The part of the download that is done; null if none is under way. */
  get progress(): number | null {
    return progress;
  },
  get failed(): boolean {
    return failed;
  },

  /** Ask the server what it offers. A new version of what was downloaded replaces it: mostly our own code. */
  async look(): Promise<void> {
    if (!possible()) return;
    offered = await fetchOffer().catch(() => null);
    if (kept && offered && JSON.stringify(kept) !== JSON.stringify(offered)) await this.download();
  },

  async download(): Promise<void> {
    if (!offered || progress !== null) return;
    failed = false;
    progress = 0;
    try {
      await keep(offered);
      await navigator.storage?.persist?.();
    } catch {
      failed = true;
    } finally {
      progress = null;
    }
  },
};
