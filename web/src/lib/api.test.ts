import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, fetchCatalogue, fetchPuzzleBatch, listPublicTables } from './api';
import { PROTOCOL } from './wire';

const answer = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });
const tooFast = (delay: number): Response =>
  answer(429, { code: 'too-fast', message: 'wait', rule: '', delay });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a request that came too soon is repeated when the server says so', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  asked.mockImplementation(() => Promise.resolve(asked.mock.calls.length < 4 ? tooFast(2) : answer(200, [])));
  const listed = listPublicTables();
  await vi.advanceTimersByTimeAsync(1900);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await listed).toEqual([]);
  expect(asked).toHaveBeenCalledTimes(4);
});

test('other refusals are told at once', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer(403, { code: 'banned', message: 'no' }));
  await expect(listPublicTables()).rejects.toMatchObject(new ApiError('banned', 'no'));
});

test('an old page at a new server says so', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  fetched.mockResolvedValueOnce(answer(200, { protocol: PROTOCOL + 1 }));
  await expect(fetchCatalogue()).rejects.toMatchObject({ code: 'outdated' });
  fetched.mockResolvedValueOnce(answer(200, { protocol: PROTOCOL, games: [] }));
  await expect(fetchCatalogue()).resolves.toMatchObject({ protocol: PROTOCOL });
});

test('puzzles come from the server, even if their edition looks like a table of this device', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer(200, { puzzles: [] }));
  expect(await fetchPuzzleBatch('/api/puzzles/034b62459b/classic/0')).toEqual({ puzzles: [] });
  expect(fetched.mock.calls[0]?.[0]).toMatch(/\/api\/puzzles\/034b62459b\/classic\/0$/);
});
