/** The live region for screen readers: one message at a time. */
import { untrack } from 'svelte';

let text = $state('');

export const announcement = (): string => text;

/** Read a message aloud. A no-break space makes a repeated message differ, so that it is read again. */
export function announce(message: string): void {
  if (!message) return;
  text = message === untrack(() => text) ? `${message}\u00a0` : message;
}
