import { expect, test, vi } from 'vitest';
import { PassAndPlay } from './pass-and-play.svelte';
import { type Session, TableState } from './session.svelte';
import { type HeldSeat, rememberSeat } from './settings.svelte';
import type { AnyEvent, Update } from './wire';

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

/** A classic table, as a seat sees it on its turn or not. */
function turnUpdate(ply: number, you: number | null, turn: number, more: object = {}): Update {
  const view = { game: 'classic', turn, outcome: null };
  const own = { seat: you, actors: [turn], hand: ['7H'], legal: you === turn ? ['7H@c4'] : [], asides: [] };
  const table = { status: 'playing', number: 1, host: 0, seats: [] };
  return {
    version: ply,
    ply,
    you,
    view,
    own,
    table,
    since: 0,
    events: [],
    now: 0,
    ...more,
  } as unknown as Update;
}

/** A device with two seats, and the tokens that its page has asked for. */
function device(code: string): {
  session: TableState;
  players: PassAndPlay;
  tokens: (string | null)[];
  receive: (update: Update, events?: AnyEvent[]) => void;
} {
  for (const seat of [0, 1]) rememberSeat({ code, seat, token: `token-${seat}`, name: `Player ${seat}` });
  const tokens: (string | null)[] = [];
  const session = new TableState();
  const switchSeat = (token: string | null): void => {
    tokens.push(token);
    if (session.update) session.update = { ...session.update, you: null };
  };
  const players = new PassAndPlay(Object.assign(session, { switchSeat }) as unknown as Session, code);
  const receive = (update: Update, events: AnyEvent[] = []): void => {
    session.applyUpdate(update);
    players.handleUpdate(update, events);
  };
  return { session, players, tokens, receive };
}

test('the hand is hidden as soon as its player has moved, and the next player is asked', () => {
  const { session, players, tokens, receive } = device('BBBBB');
  receive(turnUpdate(1, null, 0));
  expect(players.asked?.seat).toBe(0);
  players.reveal(players.held[0] as HeldSeat);
  receive(turnUpdate(1, 0, 0));
  expect([players.hidden, session.view?.hand]).toEqual([false, ['7H']]);
  receive(turnUpdate(2, 0, 1));
  expect([players.revealed, tokens]).toEqual([null, ['token-0', null]]);
  receive(turnUpdate(2, null, 1));
  expect(players.asked?.seat).toBe(1);
});

test('a hand that comes for a player who does not look is not shown', () => {
  const { session, players, receive } = device('CCCCC');
  receive(turnUpdate(1, 1, 1)); // late, for a seat that nobody has revealed
  expect([players.hidden, session.view?.hand, session.log]).toEqual([true, [], []]);
});

test('nobody is asked while a chip is on its way', () => {
  vi.useFakeTimers();
  const { players, receive } = device('DDDDD');
  receive(turnUpdate(1, null, 0), [{ event: 'placed', seat: 1, card: '7H', cell: 'c4' }]);
  expect(players.asked).toBeNull();
  vi.advanceTimersByTime(1000);
  expect(players.asked?.seat).toBe(0);
  vi.useRealTimers();
});

test('with one seat nothing is hidden and nobody is asked', () => {
  rememberSeat({ code: 'EEEEE', seat: 0, token: 'token-0', name: 'Ana' });
  const session = new TableState();
  const players = new PassAndPlay(session as Session, 'EEEEE');
  session.applyUpdate(turnUpdate(1, 0, 0));
  expect([players.active, players.hidden, players.asked, session.view?.hand]).toEqual([
    false,
    false,
    null,
    ['7H'],
  ]);
});
