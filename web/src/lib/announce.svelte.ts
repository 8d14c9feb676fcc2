/** What a screen reader says: one message at a time, the same text twice is said twice. */
import { untrack } from 'svelte';

let text = $state('');

export const announced = (): string => text;

export function announce(message: string): void {
  if (!message) return;
  text = message === untrack(() => text) ? `${message}\u00a0` : message;
}
