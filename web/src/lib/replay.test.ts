import { expect, test } from 'vitest';
import { ReplayState, type Viewpoint } from './replay.svelte';
import type { AnyEvent, ReplayStep } from './wire';

const step = (all: AnyEvent[], ...bySeat: AnyEvent[][]): ReplayStep => ({
  seat: 1,
  move: '',
  view: {} as ReplayStep['view'],
  position: '',
  hands: [],
  all: { own: {} as ReplayStep['all']['own'], events: all },
  by_seat: bySeat.map((events) => ({ own: {} as ReplayStep['all']['own'], events })),
});

const start = (...steps: ReplayStep[]): ReplayState =>
  new ReplayState({ record: '', names: ['Ana', 'Ben'], sides: [0, 1], steps });

/** The events of the log, from a viewpoint. */
function logged(state: ReplayState, viewpoint: Viewpoint): AnyEvent[] {
  state.viewpoint = viewpoint;
  return state.log.map(({ event }) => event);
}

test('a replay tells of a Block that was used, but not of the sealed answers', () => {
  const blocked: AnyEvent = { event: 'blocked', seat: 2, place: 'b1', cards: ['B1'] };
  const one: AnyEvent = { event: 'answered', seat: 1, block: true };
  const two: AnyEvent = { event: 'answered', seat: 2, block: true };
  const state = start(step([one, two, blocked], [blocked], [one, blocked], [two, blocked]));
  for (const viewpoint of ['all', 0, 1, 2] as const) expect(logged(state, viewpoint)).toEqual([blocked]);
});

test('with one hand open, a replay shows the events as the server says that this player saw them', () => {
  const open: AnyEvent[] = [{ event: 'drew', seat: 0, card: '7H' }];
  const hidden: AnyEvent[] = [{ event: 'drew', seat: 0, card: '??' }];
  const state = start(step(open, open, hidden));
  expect(logged(state, 'all')).toEqual(open);
  expect(logged(state, 0)).toEqual(open);
  expect(logged(state, 1)).toEqual(hidden);
  expect(state.openHands).toEqual([1]);
});

test('steps forward emit their events once, and the log ends at the current step', () => {
  const moves: AnyEvent[] = [0, 1, 0].map((seat) => ({ event: 'passed', seat }));
  const state = start(step([]), ...moves.map((event) => step([event])));
  const emitted: AnyEvent[][] = [];
  state.onEvents((events) => emitted.push(events));
  state.goTo(1);
  state.goTo(3);
  state.goTo(2);
  state.goTo(9);
  expect(emitted).toEqual([moves.slice(0, 1), moves.slice(1), [], moves.slice(2)]);
  expect([state.ply, state.log.length]).toEqual([3, 3]);
});
