/** What the page needs to know of a game: how it looks, speaks and moves. Each game has one module that says so. */
import type { Component, Snippet } from 'svelte';
import type { GameState } from '../lib/game-state.svelte';
import type { Lesson, Progress } from '../lib/lessons.svelte';
import type { Move } from '../lib/moves';
import type { AnyEvent, View } from '../lib/wire';

/** A number of chips of one shape. */
export interface ChipCount {
  shape: number;
  count: number;
}

/** One side of a finished game. */
export interface Side {
  seats: readonly number[];
  /** The team whose chips the side played with; null where everybody plays alone. */
  team: number | null;
  chips: readonly ChipCount[];
  score: string;
}

/** What the table of a game gets from the screen it is on. */
export interface PlayProps<V extends View = View> {
  session: GameState;
  view: V;
  lesson?: Lesson | null;
  /** After the game: the result in the place of the hand, and its buttons. */
  result?: { panel: Snippet; actions: Snippet } | null;
  /** What lies in the place of the hand while a shared device is passed on, and the buttons for it. */
  cover?: Snippet | undefined;
  coverActions?: Snippet | undefined;
  /** The seat that takes the device next. */
  coverSeat?: number | undefined;
  /** Move a card of the hand to another place. */
  moveCard?: ((from: number, to: number) => void) | undefined;
}

/** Where moves and events turn into motion. It is decorative: the page shows the result without it. */
export interface GameMotion {
  /** The player's own move was just sent. The card is still in the hand. */
  send(move: Move, session: GameState): void;
  /**
   * An event has come, and the page still shows the position before it. What is returned runs as soon as the page shows
   * the position after it. It gets the time at which its motion starts, in milliseconds from then, and returns how long
   * the next event waits for it.
   */
  show(event: AnyEvent, session: GameState): ((start: number) => number) | undefined;
}

export interface GameUi<V extends View = View> {
  /** The board or the piles, the hand and the buttons. */
  readonly Play: Component<PlayProps<V>>;
  /** The face of a card. */
  readonly Card: Component<{ card: string; mini?: boolean }>;
  /** The score, in the top bar. */
  readonly Score: Component<{ view: V }>;
  /** Whether the sides are teams, each with chips of its own. Else every seat counts the chips it has won. */
  readonly teams: boolean;
  /** The side that a seat plays for. */
  side(view: V, seat: number): number;
  /** The chips that a seat has won. */
  chips(view: V, seat: number): readonly ChipCount[];
  /** The same in words. */
  chipsText(view: V, seat: number): string;
  /** The card that a seat played or discarded last. */
  lastCard(view: V, seat: number): string | null;
  /** Whether the game waits for a seat, as everybody sees it. */
  isActing(view: V, seat: number): boolean;
  /** The seats that offer a draw; null if the game has no such offers. */
  drawOffers(view: V): readonly number[] | null;
  /** The sides with their scores. */
  sides(view: V, sideOf: readonly number[]): readonly Side[];
  /** How every side stands, read aloud. */
  standings(view: V): string;
  /** The next lesson for the player whose turn it is. */
  lesson(view: V, progress: Progress): Lesson | null;
  /** The cards that are shuffled when the draw pile is empty. */
  reshuffle(view: V): 'discards' | 'sequences' | 'with_specials';
}
