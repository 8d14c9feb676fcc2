/** Several players on one device: whose hand may be shown now, and who takes the device next. */
import { newContribution } from './api';
import type { Command } from './connection';
import { isMoving, reducedMotion } from './motion';
import type { Session } from './session.svelte';
import { type HeldSeat, heldSeatsAt } from './settings.svelte';
import { joinView, openWindow } from './views';
import type { AnyEvent, Update } from './wire';

/**
 * Events that move a chip or a card, and how long the players look at that before anybody is asked: longer on a device
 * that is slow to show it.
 */
const MOVES = new Set<AnyEvent['event']>(['placed', 'removed', 'laid']);
const LANDING_MS = 700;
const LOOK_AGAIN_MS = 50;

/** Whether the seat that this update was made for has to act. */
export function isYourTurn(update: Update | null): boolean {
  const view = joinView(update);
  if (!update || !view || update.you === null) return false;
  return view.actors.includes(update.you) && view.legal.length > 0;
}

export class PassAndPlay {
  readonly #session: Session;
  readonly #code: string;
  /** The seat whose hand is shown. */
  revealed = $state<number | null>(null);
  /** The seat that took the device out of order. */
  #picked = $state<number | null>(null);
  /**
   * Seats of this device whose own views show an answer to the Block window. The page sees one seat at a time, and
   * spectators may not know who has answered.
   */
  #answered = $state.raw<number[]>([]);
  /** The position of the last update. */
  #position = '';
  /** Commands are being sent for seats whose hands nobody sees. */
  #sending = $state(false);
  #starting = false;
  /** A chip or card is still on its way. */
  #landing = $state(false);
  #landingTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: Session, code: string) {
    this.#session = session;
    this.#code = code;
    session.isHidden = () => this.hidden;
    session.isShared = () => this.active;
  }

  readonly held = $derived.by(() => heldSeatsAt(this.#code));
  /** Whether this browser holds several seats of the table. */
  readonly active = $derived(this.held.length > 1);
  readonly #mustAct = $derived.by(() => {
    const view = this.#session.view;
    if (!this.active || !view || view.outcome) return [];
    return this.held.filter((one) => view.actors.includes(one.seat) && !this.#answered.includes(one.seat));
  });
  /** The player who takes the device next. */
  readonly next = $derived.by(() => {
    const find = (seat: number | null | undefined): HeldSeat | undefined =>
      this.#mustAct.find((one) => one.seat === seat);
    return (
      find(this.revealed) ?? find(this.#picked) ?? find(this.#session.view?.turn) ?? this.#mustAct[0] ?? null
    );
  });
  /** The others who may act, for example to make a forgotten draw. */
  readonly others = $derived(this.#mustAct.filter((one) => one !== this.next));
  /** The players to ask for a Block, while nobody has taken the device and no answer is being sent. */
  readonly blockers = $derived.by(() => {
    const open = openWindow(this.#session.view) !== null;
    const free = !this.#sending && !this.#landing && this.revealed === null && this.#picked === null;
    return open && free ? this.#mustAct : [];
  });
  /** Whether the page must show no hand, because the view it has is not for the player who looks. */
  readonly hidden = $derived.by(() => {
    const { you } = this.#session;
    return this.active && (this.#sending || (you !== null && you !== this.revealed));
  });
  /** The player who is asked to take the device now. */
  readonly asked = $derived(
    this.hidden || this.#landing || this.blockers.length > 0 || this.next?.seat === this.revealed
      ? null
      : this.next,
  );
  /** Whether the player whose hand is shown may pass the device on without acting. */
  readonly canPass = $derived.by(() => {
    const view = this.#session.view;
    return this.active && this.revealed !== null && this.others.length > 0 && view?.turn !== this.revealed;
  });

  /** Call it with each update, before anything else reacts to it. */
  handleUpdate(update: Update, events: readonly AnyEvent[] = []): void {
    if (!this.active) return;
    if (events.some((event) => MOVES.has(event.event))) this.#waitForLanding();
    const host = this.held.find((one) => one.seat === update.table.host);
    if (update.table.status === 'lobby' && host && !this.#starting) {
      this.#starting = true;
      void this.#sendAs([host], () => ({ t: 'start' }));
    }
    const view = joinView(update);
    // In a new position nobody has answered yet, and nobody has taken the device for a new window.
    const position = `${update.table.number}/${update.ply}`;
    if (position !== this.#position) {
      this.#position = position;
      this.#answered = [];
      if (openWindow(view)) this.#picked = null;
    }
    if (openWindow(view)?.answer && update.you !== null) this.#answered = [...this.#answered, update.you];
    // The player whose hand is shown has moved: hide it before anything else happens.
    const done = view && update.you !== null && update.you === this.revealed && !isYourTurn(update);
    if (done && !view.outcome && !this.#sending) this.pass();
  }

  #waitForLanding(): void {
    if (reducedMotion()) return;
    clearTimeout(this.#landingTimer);
    this.#landing = true;
    const look = (): void => {
      this.#landing = isMoving();
      if (this.#landing) this.#landingTimer = setTimeout(look, LOOK_AGAIN_MS);
    };
    this.#landingTimer = setTimeout(look, LANDING_MS);
  }

  pick(one: HeldSeat): void {
    this.#picked = one.seat;
  }

  reveal(one: HeldSeat): void {
    this.revealed = one.seat;
    this.#picked = null;
    this.#session.switchSeat(one.token);
  }

  /** Hide the hand, so that the device can be passed on. */
  pass(): void {
    this.revealed = null;
    this.#picked = null;
    this.#session.switchSeat(null);
  }

  /** Answer for everyone who was asked: no Block. If the server refuses an answer, that player is asked again. */
  async letStand(): Promise<void> {
    const ply = this.#session.update?.ply ?? 0;
    await this.#sendAs(this.#mustAct, () => ({ t: 'move', ply, move: 'let' }));
  }

  /** Send one command from each of these seats. */
  async sendForAll(seats: readonly number[], command: () => Command): Promise<void> {
    await this.#sendAs(
      this.held.filter((one) => seats.includes(one.seat)),
      command,
    );
  }

  async rematch(): Promise<void> {
    this.revealed = null;
    const all = this.held.map((one) => one.seat);
    await this.sendForAll(all, () => ({ t: 'rematch', contribution: newContribution() }));
  }

  /** Send from one seat after the other. Meanwhile the page asks nobody and shows no hand. */
  async #sendAs(seats: readonly HeldSeat[], command: () => Command): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    for (const one of seats) {
      this.#session.switchSeat(one.token);
      await this.#session.send(command());
    }
    this.#session.switchSeat(this.held.find((one) => one.seat === this.revealed)?.token ?? null);
    this.#sending = false;
  }
}
