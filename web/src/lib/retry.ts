/** How long to wait before asking a server again that said it was asked too often, or was too busy. */

/** Where the server names no delay. */
const DEFAULT_SECONDS = 1;
/** A random part is added, so that the pages of a whole class do not come back at the same moment. */
const JITTER = 0.5;

/** Milliseconds for a server's delay in seconds. */
export function retryDelay(seconds: number | undefined): number {
  return 1000 * (seconds || DEFAULT_SECONDS) * (1 + JITTER * Math.random());
}
