import { expect, test, vi } from 'vitest';
import source from '../public/sw.js?raw';

interface Handled {
  request: { method: string; mode: string; url: string };
  respondWith: (answer: Promise<Response>) => void;
}

/** Runs the service worker with a cache of its own; gives what it answers, and what it keeps. */
function start(network: () => Promise<Response>) {
  const kept = new Map<string, Response>();
  const handlers = new Map<string, (event: Handled) => void>();
  const keyOf = (key: string | { url: string }): string => (typeof key === 'string' ? key : key.url);
  const cache = {
    put: (key: string | { url: string }, answer: Response) => Promise.resolve(kept.set(keyOf(key), answer)),
  };
  const scope = {
    self: { addEventListener: (name: string, run: (event: Handled) => void) => handlers.set(name, run) },
    caches: {
      open: () => Promise.resolve(cache),
      match: (key: string | { url: string }) => Promise.resolve(kept.get(keyOf(key))?.clone()),
    },
    fetch: network,
    location: { origin: 'https://cards.example' },
  };
  // The worker is a plain script.
  new Function(...Object.keys(scope), source)(...Object.values(scope));
  const ask = async (path: string, mode = 'cors'): Promise<Response> => {
    let answer: Promise<Response> | undefined;
    const request = { method: 'GET', mode, url: `https://cards.example/${path}` };
    handlers.get('fetch')?.({ request, respondWith: (given) => (answer = given) });
    const response = await answer;
    await new Promise((resolve) => setTimeout(resolve));
    return response as Response;
  };
  return { kept, ask, navigate: () => ask('', 'navigate') };
}

test.each([403, 429, 500, 502, 503])('a page with status %d is shown, but not kept', async (status) => {
  const network = vi.fn(() => Promise.resolve(new Response('the page')));
  const worker = start(network);
  await worker.navigate();
  expect(worker.kept.has('./')).toBe(true);
  network.mockResolvedValueOnce(new Response('an error', { status }));
  expect((await worker.navigate()).status).toBe(status);
  network.mockRejectedValueOnce(new TypeError('offline'));
  expect(await (await worker.navigate()).text()).toBe('the page');
});

test('puzzles are kept: a batch for ever, and the list for the time without a network', async () => {
  let count = 0;
  const network = vi.fn(() => Promise.resolve(new Response(`answer ${++count}`)));
  const worker = start(network);
  const text = async (path: string): Promise<string> => (await worker.ask(path)).text();
  expect(await text('api/puzzles/0abc/classic/0')).toBe('answer 1');
  expect(await text('api/puzzles/0abc/classic/0')).toBe('answer 1');
  expect(await text('api/puzzles')).toBe('answer 2');
  expect(await text('api/puzzles')).toBe('answer 3');
  network.mockRejectedValue(new TypeError('offline'));
  expect(await text('api/puzzles')).toBe('answer 3');
});
