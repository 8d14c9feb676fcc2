/** One device that is passed around: whose hand may be seen now, and who is asked next. */
import { contribution } from './api';
import type { Command } from './connection';
import type { Session } from './session.svelte';
import { type HeldSeat, seatsAt } from './settings.svelte';
import { isLines, type View } from './views';
import type { Update } from './wire';

/** Whether something is asked of the seat that this update was made for. */
export function yourTurn(update: Update | null): boolean {
  const view = (update?.view ?? null) as View | null;
  if (!update || !view || update.you === null || update.answered) return false;
  return view.actors.includes(update.you) && view.legal.length > 0;
}

export class Passing {
  readonly #session: Session;
  readonly #code: string;
  /** For whom the curtain was opened. */
  revealed = $state<number | null>(null);
  /** Who took the device although another one is asked first. */
  #picked = $state<number | null>(null);
  /** Seats of this device that have answered the Block window of this position. */
  #sealed = $state.raw<number[]>([]);
  /** The position that the last update was about. */
  #position = '';
  /** Something is sent for seats that nobody looks at. */
  #sending = $state(false);
  #starting = false;

  constructor(session: Session, code: string) {
    this.#session = session;
    this.#code = code;
  }

  readonly held = $derived.by(() => seatsAt(this.#code));
  /** Several seats of one table in one browser. */
  readonly yes = $derived(this.held.length > 1);
  readonly #asked = $derived.by(() => {
    const view = this.#session.view;
    if (!this.yes || !view || view.outcome) return [];
    return this.held.filter((one) => view.actors.includes(one.seat) && !this.#sealed.includes(one.seat));
  });
  /** Who is to look now. */
  readonly next = $derived.by(() => {
    const by = (seat: number | null | undefined): HeldSeat | undefined =>
      this.#asked.find((one) => one.seat === seat);
    return by(this.revealed) ?? by(this.#picked) ?? by(this.#session.view?.turn) ?? this.#asked[0] ?? null;
  });
  /** Who else may do something, such as a draw that was forgotten. */
  readonly others = $derived(this.#asked.filter((one) => one !== this.next));
  /** Those who may block, while nobody has taken the device to do so and no answer is on its way. */
  readonly blockers = $derived.by(() => {
    const view = this.#session.view;
    const open = view !== null && !isLines(view) && view.window !== null;
    return open && !this.#sending && this.revealed === null && this.#picked === null ? this.#asked : [];
  });
  /** Nothing of a hand may be drawn: what the page has now belongs to somebody who does not look at it. */
  readonly hidden = $derived.by(() => {
    const { you } = this.#session;
    return this.yes && (this.#sending || (you !== null && you !== this.revealed));
  });
  /** Whether the one who looks is free to pass the device on, leaving undone what could be done. */
  readonly mayPass = $derived.by(() => {
    const view = this.#session.view;
    return this.yes && this.revealed !== null && this.others.length > 0 && view?.turn !== this.revealed;
  });

  /** Called with each update, before anything else happens. */
  watch(update: Update): void {
    if (!this.yes) return;
    const host = this.held.find((one) => one.seat === update.table.host);
    if (update.table.status === 'lobby' && host && !this.#starting) {
      this.#starting = true;
      void this.#sayAs([host], () => ({ t: 'start' }));
    }
    const view = update.view as View | null;
    // Each window has a position of its own: nobody has answered or taken the device for one that is new.
    const position = `${update.table.number}/${update.ply}`;
    if (position !== this.#position) {
      this.#position = position;
      this.#sealed = [];
      if (view && !isLines(view) && view.window) this.#picked = null;
    }
    if (update.answered && update.you !== null) this.#sealed = [...this.#sealed, update.you];
    // The one who looked has moved: the curtain closes before anything else happens.
    const done = view && update.you !== null && update.you === this.revealed && !yourTurn(update);
    if (done && !view.outcome && !this.#sending) this.pass();
  }

  pick(one: HeldSeat): void {
    this.#picked = one.seat;
  }

  reveal(one: HeldSeat): void {
    this.revealed = one.seat;
    this.#picked = null;
    this.#session.become(one.token);
  }

  /** Close the curtain. */
  pass(): void {
    this.revealed = null;
    this.#picked = null;
    this.#session.become(null);
  }

  /** Everybody who was asked lets the pile stand. Whose answer the server did not take is asked again. */
  async letStand(): Promise<void> {
    const ply = this.#session.update?.ply ?? 0;
    await this.#sayAs(this.#asked, () => ({ t: 'move', ply, move: 'let' }));
  }

  /** What all of these seats say together. */
  async sayForAll(seats: readonly number[], command: () => Command): Promise<void> {
    await this.#sayAs(
      this.held.filter((one) => seats.includes(one.seat)),
      command,
    );
  }

  async rematch(): Promise<void> {
    this.revealed = null;
    const all = this.held.map((one) => one.seat);
    await this.sayForAll(all, () => ({ t: 'rematch', contribution: contribution() }));
  }

  /** Sit down on one seat after the other and say it; until all have, the page asks nobody and shows no hand. */
  async #sayAs(seats: readonly HeldSeat[], command: () => Command): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    for (const one of seats) {
      this.#session.become(one.token);
      await this.#session.send(command());
    }
    this.#session.become(this.held.find((one) => one.seat === this.revealed)?.token ?? null);
    this.#sending = false;
  }
}
