import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Finale, LAST_MOVE_MS, REDUCED_MOVE_MS, STILL_MS } from './finale.svelte';
import type { Update } from './wire';

const update = (over: boolean, number = 1): Update =>
  ({
    table: { number },
    view: { outcome: over ? { winners: [0], reason: 'completed' } : null },
  }) as unknown as Update;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the line comes first, then a moment of stillness, then the result', () => {
  const finale = new Finale(() => false);
  finale.handleUpdate(update(true), update(false));
  expect(finale.stage).toBe('line');
  vi.advanceTimersByTime(LAST_MOVE_MS);
  expect(finale.stage).toBe('still');
  vi.advanceTimersByTime(STILL_MS - 1);
  finale.handleUpdate(update(true), update(true)); // somebody wants a rematch already
  expect(finale.stage).toBe('still');
  vi.advanceTimersByTime(1);
  expect(finale.stage).toBe('result');
});

test('with reduced motion there is still a moment to see the line', () => {
  const finale = new Finale(() => true);
  finale.handleUpdate(update(true), update(false));
  vi.advanceTimersByTime(REDUCED_MOVE_MS + STILL_MS - 1);
  expect(finale.stage).not.toBe('result');
  vi.advanceTimersByTime(1);
  expect(finale.stage).toBe('result');
});

test('a game that is opened after its end shows the result at once', () => {
  const finale = new Finale(() => false);
  finale.handleUpdate(update(true), null);
  expect(finale.stage).toBe('result');
});

test('an undo or the next game takes the result away, also before it was shown', () => {
  const finale = new Finale(() => false);
  finale.handleUpdate(update(true), update(false));
  finale.handleUpdate(update(false, 2), update(true));
  vi.advanceTimersByTime(10_000);
  expect(finale.stage).toBe('playing');
});
