import { expect, test } from 'vitest';
import { PassAndPlay } from './pass-and-play.svelte';
import { type Session, TableState } from './session.svelte';
import { rememberSeat } from './settings.svelte';
import type { Update } from './wire';

/** An update of a stacks table with an open Block window, for a seat or for spectators. */
function windowUpdate(ply: number, you: number | null, answered = false): Update {
  const window = { seat: 0, place: 'b1', answer: answered ? 'let' : null };
  const view = { game: 'stacks', turn: 0, outcome: null };
  const own = { seat: you, actors: [1, 2], legal: answered ? [] : ['let'], window };
  const table = { status: 'playing', number: 1, host: 0, seats: [] };
  return { version: ply, ply, you, view, own, table, since: 0, events: [], now: 0 } as unknown as Update;
}

test('a player who answered one window is asked in the next, even without an update in between', () => {
  for (const seat of [0, 1, 2])
    rememberSeat({ code: 'ABCDE', seat, token: `token-${seat}`, name: `Player ${seat}` });
  const session = new TableState();
  const passAndPlay = new PassAndPlay(session as Session, 'ABCDE');
  const receive = (update: Update): void => {
    session.applyUpdate(update);
    passAndPlay.handleUpdate(update);
  };
  const askedSeats = (): number[] => passAndPlay.blockers.map((one) => one.seat);
  receive(windowUpdate(5, null));
  expect(askedSeats()).toEqual([1, 2]);
  receive(windowUpdate(5, 1, true));
  receive(windowUpdate(5, null));
  expect(askedSeats()).toEqual([2]);
  passAndPlay.pick(passAndPlay.blockers[0] as (typeof passAndPlay.blockers)[0]);
  expect(askedSeats()).toEqual([]);
  receive(windowUpdate(9, null));
  expect(askedSeats()).toEqual([1, 2]);
});
