/**
 * The keys of a game: L tells the last move, B how the sides stand, T the time; H asks for a hint, R shows the rule of the
 * last refusal or all rules, and ? all keys.
 */
import { gameUi } from '../games';
import { announce } from './announce.svelte';
import { lastMoveText, timeAnnouncement } from './announcements';
import type { GameState } from './game-state.svelte';
import { settings } from './settings.svelte';
import type { View } from './wire';

export function handleShortcut(
  event: KeyboardEvent,
  session: GameState,
  view: View | null,
  open: (page: 'help' | 'rules') => void,
): void {
  const target = event.target as HTMLElement;
  if (!settings.shortcuts || !view || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.matches('input, select, textarea') || document.querySelector('dialog[open]')) return;
  const key = event.key.toLowerCase();
  if (key === 'l') announce(lastMoveText(session.log, session.reader, session.seats));
  else if (key === 'b') announce(gameUi(view).standings(view));
  else if (key === 't') announce(timeAnnouncement(session));
  else if (key === 'h' && session.canHint) void session.askHint();
  else if (key === 'r' && session.notice.lastRule) session.shownRule = session.notice.lastRule;
  else if (key === 'r') open('rules');
  else if (key === '?') open('help');
  else return;
  event.preventDefault();
}
