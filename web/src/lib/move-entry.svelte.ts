/** What entering a move has in common in all games: the move under way, and whether fingers or keys enter it. */
import type { GameMotion } from '../games/game-ui';
import type { GameState } from './game-state.svelte';
import { settle, takeBack } from './motion';
import { type Move, parseMove } from './moves';
import { settings } from './settings.svelte';
import { playSound, vibrate } from './sound';
import { blurTouched, suppressMouseEvents } from './touch';
import type { Checked, View } from './wire';

export class MoveEntry {
  /** The move that was sent and is not yet answered. */
  pending = $state.raw<Move | null>(null);
  /** The move that the coach doubts, until the player has decided. */
  doubted = $state.raw<{ move: Move; doubt: Checked } | null>(null);
  #checking = false;
  touch = $state(matchMedia('(pointer: coarse)').matches);
  /** Whether the last input was a key. Only then does a selection move the focus. */
  keyboard = $state(false);

  constructor(
    readonly session: GameState,
    readonly motion: GameMotion,
  ) {}

  /** The move of a hint that names it, until a move is sent. */
  get hint(): Move | null {
    const { hint, hintStrength } = this.session;
    return hint && hintStrength > 1 && !this.pending ? parseMove(hint.move) : null;
  }

  /** Whether a move on the board waits for Confirm. */
  get needsConfirm(): boolean {
    return settings.confirm === 'always' || (settings.confirm === 'touch' && this.touch);
  }

  /** Whether the game waits for this player, who has sent no move yet. */
  isActing(view: View): boolean {
    return view.seat !== null && view.actors.includes(view.seat) && !this.pending;
  }

  /** Make a move. If the coach is on and doubts it, the player is asked first. */
  async play(move: Move): Promise<void> {
    if (this.pending || this.#checking) return;
    const { session } = this;
    if (!settings.coach || !session.canCoach) return this.#send(move);
    this.#checking = true;
    const { ply } = session;
    const doubt = await session.check(move.text);
    this.#checking = false;
    if (session.ply !== ply) return;
    if (doubt) this.doubted = { move, doubt };
    else await this.#send(move);
  }

  /** Make the move that the coach doubts, or drop it. */
  answerDoubt(anyway: boolean): void {
    const { doubted } = this;
    this.doubted = null;
    if (anyway && doubted) void this.#send(doubted.move);
  }

  async #send(move: Move): Promise<void> {
    this.motion.send(move, this.session);
    blurTouched();
    this.pending = move;
    vibrate(12);
    if ('card' in move) playSound('slide');
    try {
      if (!(await this.session.play(move.text))) takeBack();
    } finally {
      this.pending = null;
    }
  }

  readonly detectInput = (event: PointerEvent | KeyboardEvent): void => {
    settle();
    this.keyboard = event instanceof KeyboardEvent;
    if (event instanceof PointerEvent) {
      this.touch = event.pointerType === 'touch' || (this.touch && event.pointerType === 'pen');
      suppressMouseEvents(event);
    } else {
      this.touch = false;
    }
  };
}
