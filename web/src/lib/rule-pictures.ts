/** The pictures of the rule pages. The engine played them (tools/rule_pictures.py); here they are only drawn. */
import data from './rule-pictures.json';
import { rowNumber, columnNumber } from './board';
import { cardLabel, cardName, errorSentence, eventSentence, moveLabel } from './format';
import { parseMove } from './moves';
import { rulePage, sentencesAbout } from './rules';
import type { AnyEvent, LinesView, StacksView } from './wire';

export type BoardPosition = Pick<LinesView, 'board' | 'sequences' | 'hand'>;
export type PilesPosition = Pick<
  StacksView,
  'piles' | 'hand' | 'discard_tops' | 'chips' | 'hand_counts' | 'turn' | 'direction'
>;

export interface Step {
  view: BoardPosition | PilesPosition;
  /** What the move before this step led to. */
  events: AnyEvent[];
  /** The rule that refused that move; empty if it was legal. */
  refused: string;
  /** The move after this step, and the cells that its card could go to. */
  next: { seat: number; move: string; cells: string[] } | null;
}

export interface Picture {
  rules: string;
  /** The part of the board to show, by its corners. */
  show?: string;
  steps?: Step[];
  /** A picture of the seats: the team of each. */
  sides?: number[];
}

/** The seat from which a picture is seen. */
export const READER = 0;
export const PLAYERS = data.players.map((name) => ({ name }));
const pages = data.pages as unknown as Record<string, Record<string, Picture>>;

export const isBoard = (view: Step['view']): view is BoardPosition => 'board' in view;

/** The picture of a sentence on a game's page. */
export const pictureOf = (game: string, sentence: string): Picture | undefined => pages[game]?.[sentence];

/** The first picture that shows a rule, with its sentence. */
export function pictureOfRule(
  game: string,
  rule: string,
): { sentence: string; picture: Picture } | undefined {
  for (const { id } of rulePage(game).flatMap((section) => section.sentences)) {
    const picture = pictureOf(game, id);
    if (picture?.rules.split(' ').includes(rule)) return { sentence: id, picture };
  }
  return undefined;
}

/** The picture on the page of a rule: its own, or one of its sentence, its section, its option or a rule beside it. */
export function illustrate(game: string, rule: string, related: readonly string[] = []): Picture | undefined {
  const near = (one: string): Picture | undefined => {
    const section = rulePage(game).find(({ sentences }) =>
      sentences.some(({ rules }) => rules.split(' ').includes(one)),
    );
    const sentences = [...sentencesAbout(game, [one]), ...(section?.sentences ?? [])];
    return (
      pictureOfRule(game, one)?.picture ??
      sentences.map(({ id }) => pictureOf(game, id)).find((picture) => picture !== undefined)
    );
  };
  const number = Number(rule.slice(1));
  const before = Array.from({ length: number }, (_, step) => `${rule[0]}${number - step}`);
  for (const one of [rule, ...related, ...before]) {
    const found = near(one);
    if (found) return found;
  }
  return undefined;
}

/** What a step shows: what happened, why a move was refused, or the card that is about to be played. */
export function captionOf(step: Step): string {
  if (step.refused) return errorSentence('illegal', step.refused);
  const said = step.events.map((event) => eventSentence(event, READER, PLAYERS)).filter(Boolean);
  if (said.length > 0 || !step.next) return said.join(' ');
  const move = parseMove(step.next.move);
  if (!('card' in move) || step.next.seat !== READER) return moveLabel(move, PLAYERS);
  if (!isBoard(step.view)) return cardName(move.card);
  return cardLabel(move.card, step.next.cells.length, move.kind === 'exchange');
}

/** The columns and rows of a part of the board, counted from 1. */
export function cropOf(show: string): { left: number; top: number; columns: number; rows: number } {
  const [from = 'a1', to = 'a1'] = show.split('-');
  return {
    left: columnNumber(from),
    top: rowNumber(from),
    columns: columnNumber(to) - columnNumber(from) + 1,
    rows: rowNumber(to) - rowNumber(from) + 1,
  };
}
