import { TransformStream } from 'node:stream/web';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { offline as Offline } from './offline.svelte';

const VERSION_1 = {
  pyodide: 'assets/pyodide-1/',
  packages: ['assets/device-1.zip'],
  files: { 'assets/device-1.zip': 3, 'assets/pyodide-1/python.wasm': 5 },
  bytes: 6_400_000,
};
const VERSION_2 = {
  ...VERSION_1,
  packages: ['assets/device-2.zip'],
  files: { 'assets/device-2.zip': 4, 'assets/pyodide-1/python.wasm': 5 },
};

let manifest: object | null;
let kept: Map<string, Response>;
/** What the server was asked for. */
let asked: string[];
let answers: Record<string, () => Response>;

const path = (url: string): string => new URL(url).pathname.slice(1);

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  localStorage.clear();
  manifest = VERSION_1;
  kept = new Map();
  asked = [];
  answers = {};
  const cache = {
    add: (url: string) => Promise.resolve(kept.set(url, new Response('page'))),
    put: async (url: string, response: Response) => {
      await response.clone().text();
      kept.set(url, response);
    },
    match: (url: string) => Promise.resolve(kept.get(url)),
    keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
    delete: (url: string) => Promise.resolve(kept.delete(url)),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('fetch', (url: URL | string) => {
    const name = path(String(url));
    asked.push(name);
    if (name === 'offline.json')
      return Promise.resolve(manifest ? Response.json(manifest) : new Response('', { status: 404 }));
    return Promise.resolve(answers[name]?.() ?? new Response('file'));
  });
  vi.stubGlobal('navigator', { serviceWorker: {} });
  vi.stubGlobal('TransformStream', TransformStream); // Node's, as the bodies of responses are
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const load = async (): Promise<typeof Offline> => (await import('./offline.svelte')).offline;
const keptFiles = (): string[] => [...kept.keys()].map(path).filter(Boolean).sort();

test('everything is downloaded, but only when the player asks for it', async () => {
  const offline = await load();
  await offline.look();
  expect(asked).toEqual(['offline.json']);
  expect(offline.megabytes).toBe(6);
  expect(offline.ready).toBe(false);
  await offline.download();
  expect(offline.ready).toBe(true);
  expect(offline.progress).toBe(null);
  expect(offline.megabytes).toBe(null);
  expect(keptFiles()).toEqual(Object.keys(VERSION_1.files));
  vi.resetModules();
  expect((await load()).files).toEqual(VERSION_1);
});

test('nothing is offered by a server without these files, nor on a page that cannot keep them', async () => {
  manifest = null;
  const offline = await load();
  await offline.look();
  expect(offline.megabytes).toBe(null);
  manifest = VERSION_1;
  vi.stubGlobal('navigator', {});
  await offline.look();
  expect(offline.megabytes).toBe(null);
});

test('after an update of the server, what has changed is downloaded again and the rest is kept', async () => {
  const offline = await load();
  await offline.look();
  await offline.download();
  manifest = VERSION_2;
  asked = [];
  await offline.look();
  expect(asked).toEqual(['offline.json', 'assets/device-2.zip']);
  expect(keptFiles()).toEqual(Object.keys(VERSION_2.files));
  expect(offline.files).toEqual(VERSION_2);
});

test('a download that fails can be repeated; what was kept is not downloaded again', async () => {
  const offline = await load();
  await offline.look();
  answers['assets/pyodide-1/python.wasm'] = () => new Response('', { status: 502 });
  await offline.download();
  expect([offline.failed, offline.ready, offline.progress]).toEqual([true, false, null]);
  answers = {};
  asked = [];
  await offline.download();
  expect([offline.failed, offline.ready]).toEqual([false, true]);
  expect(asked).toEqual(['assets/pyodide-1/python.wasm']);
});

test('a file that came too soon is asked for again', async () => {
  const offline = await load();
  await offline.look();
  let refused = 0;
  answers['assets/device-1.zip'] = () =>
    refused++ ? new Response('zip') : new Response('', { status: 429, headers: { 'retry-after': '2' } });
  const done = offline.download();
  await vi.advanceTimersByTimeAsync(1900);
  expect(refused).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  await done;
  expect(offline.ready).toBe(true);
});
