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
  const cache = { put: (key: string, answer: Response) => Promise.resolve(kept.set(key, answer)) };
  const scope = {
    self: { addEventListener: (name: string, run: (event: Handled) => void) => handlers.set(name, run) },
    caches: { open: () => Promise.resolve(cache), match: (key: string) => Promise.resolve(kept.get(key)) },
    fetch: network,
    location: { origin: 'https://cards.example' },
  };
  // The worker is a plain script.
  new Function(...Object.keys(scope), source)(...Object.values(scope));
  const navigate = async (): Promise<Response> => {
    let answer: Promise<Response> | undefined;
    const request = { method: 'GET', mode: 'navigate', url: 'https://cards.example/' };
    handlers.get('fetch')?.({ request, respondWith: (given) => (answer = given) });
    const response = await answer;
    await new Promise((resolve) => setTimeout(resolve));
    return response as Response;
  };
  return { kept, navigate };
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
