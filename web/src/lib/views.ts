/** Views are sent in two parts: one that is the same for everyone, and one for a seat. */
import type { PublicView, SeatView, View, WindowData } from './wire';

/** Both parts as one view; null in the lobby. The server sends two parts of the same game, which no type can say. */
export const joinView = (parts: { view: PublicView | null; own: SeatView | null } | null): View | null =>
  parts?.view && parts.own ? ({ ...parts.view, ...parts.own } as View) : null;

/** What a spectator sees of these parts: the position without the hand, the legal moves and the sealed answer. */
export function withoutHand<Part extends SeatView | View>(part: Part): Part {
  const secrets = { seat: null, hand: [], legal: [], asides: [] };
  if (!('window' in part)) return { ...part, ...secrets };
  return { ...part, ...secrets, stealing: null, window: part.window && { ...part.window, answer: null } };
}

/** The Block window of a view, if one is open. */
export const openWindow = (view: View | null): WindowData | null =>
  view && 'window' in view ? view.window : null;
