import { afterEach, expect, test, vi } from 'vitest';
import { ExploreState, rememberPlayers } from './explore.svelte';
import type { Explore, Explored } from './wire';

const answer = (asked: Explore): Explored =>
  ({
    position: asked.move ? `${asked.position} ${asked.move}` : asked.position,
    seat: asked.move ? 1 : 0,
    sides: [0, 1],
    view: {},
    own: {},
    hands: [[], []],
    events: asked.move ? [{ event: 'passed', seat: 0 }] : [],
    dealt: false,
    moves: [{ move: asked.open ? 'a' : 'b', chance: 0.5, probability: 1 }],
  }) as unknown as Explored;
const asked: Explore[] = [];
const serve = (status = 200): void => {
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const position = JSON.parse(body) as Explore;
    asked.push(position);
    return Promise.resolve(
      Response.json(status === 200 ? answer(position) : { code: 'illegal' }, { status }),
    );
  });
};
afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

test('moves lead on, and one can take them back', async () => {
  serve();
  const session = new ExploreState('start');
  await session.open();
  expect([session.position, session.you, session.ply]).toEqual(['start', 0, 0]);
  expect(await session.play('x')).toBe(true);
  expect([session.position, session.you, session.log.length]).toEqual(['start x', 1, 1]);
  await session.play('y');
  expect(session.path).toEqual([
    { seat: 0, move: 'x' },
    { seat: 1, move: 'y' },
  ]);
  session.back();
  expect(session.position).toBe('start x');
  session.back(5);
  expect([session.position, session.path.length]).toEqual(['start', 0]);
});

test('the same position can be judged by what the player knows', async () => {
  serve();
  const session = new ExploreState('start');
  await session.open();
  await session.play('x');
  await session.judgeOpen(false);
  expect(asked.at(-1)).toEqual({ position: 'start x', move: null, open: false });
  expect([session.moves[0]?.move, session.path.length, session.ply]).toEqual(['b', 1, 1]);
});

test('a refused move changes nothing and is told', async () => {
  serve();
  const session = new ExploreState('start');
  await session.open();
  serve(422);
  expect(await session.play('x')).toBe(false);
  expect([session.position, session.failure?.code, session.problem?.code]).toEqual([
    'start',
    'illegal',
    'illegal',
  ]);
});

test('players keep their names when the page loads anew', async () => {
  serve();
  rememberPlayers('start', ['Ana', 'Ben']);
  vi.resetModules();
  const { ExploreState: LoadedAnew } = await import('./explore.svelte');
  const session = new LoadedAnew('start');
  await session.open();
  expect(session.seats.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
  const other = new LoadedAnew('a link');
  await other.open();
  expect(other.seats.map(({ name }) => name)).toEqual(['', '']);
});
