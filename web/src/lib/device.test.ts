import { expect, test } from 'vitest';
import { Passing } from './device.svelte';
import { type Session, TableState } from './session.svelte';
import { holdSeat } from './settings.svelte';
import type { Update } from './wire';

/** A table of stacks with an open Block window, as a seat or somebody who watches is told of it. */
function asked(ply: number, you: number | null, answered = false): Update {
  const window = { seat: 0, place: 'b1', answer: null };
  const view = { game: 'stacks', seat: you, turn: 0, actors: [1, 2], legal: ['let'], outcome: null, window };
  const table = { status: 'playing', number: 1, host: 0, seats: [] };
  return { version: ply, ply, you, answered, view, table, since: 0, events: [], now: 0 } as unknown as Update;
}

test('who has answered one window is asked in the next, also when nothing was heard between them', () => {
  for (const seat of [0, 1, 2])
    holdSeat({ code: 'ABCDE', seat, token: `token-${seat}`, name: `Player ${seat}` });
  const session = new TableState();
  const passing = new Passing(session as Session, 'ABCDE');
  const hear = (update: Update): void => {
    session.show(update);
    passing.watch(update);
  };
  const asks = (): number[] => passing.blockers.map((one) => one.seat);
  hear(asked(5, null));
  expect(asks()).toEqual([1, 2]);
  hear(asked(5, 1, true));
  hear(asked(5, null));
  expect(asks()).toEqual([2]);
  passing.pick(passing.blockers[0] as (typeof passing.blockers)[0]);
  expect(asks()).toEqual([]);
  hear(asked(9, null));
  expect(asks()).toEqual([1, 2]);
});
