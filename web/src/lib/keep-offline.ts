/** Lessons and puzzles work without a network after one visit: this puts what they need into the service worker's cache. */
import { CACHE } from './offline.svelte';

/** Where there is a service worker, load these parts of the page as well, and keep all that was loaded so far. */
export async function keepForOffline(load: () => Promise<unknown>): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis) || !import.meta.env.PROD) return;
  try {
    await navigator.serviceWorker.ready;
    await load();
    const cache = await caches.open(CACHE);
    // What was loaded before the service worker took over is not in its cache.
    const assets = performance.getEntriesByType('resource').map(({ name }) => name);
    for (const address of new Set(assets.filter((name) => name.includes('/assets/'))))
      if (!(await cache.match(address))) await cache.add(address);
  } catch {
    // without a network, or with blocked storage: next time
  }
}
