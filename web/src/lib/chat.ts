/** What people say at a table, without those whom this player muted. */
import { seatName } from './format';
import type { ChatMessage, GameState } from './game-state.svelte';
import { saveSettings, settings } from './settings.svelte';
import { t } from './words.svelte';

const MAX_MUTED = 100;

/** People have no account, so one is known by their name at a table. */
const personKey = (session: GameState, seat: number): string =>
  `${session.table?.code ?? ''} ${seatName(session.seats, seat)}`;

export const isPersonMuted = (session: GameState, seat: number): boolean =>
  settings.mutedPeople.includes(personKey(session, seat));

export function mutePerson(session: GameState, seat: number, muted: boolean): void {
  const key = personKey(session, seat);
  const others = settings.mutedPeople.filter((one) => one !== key);
  settings.mutedPeople = muted ? [key, ...others].slice(0, MAX_MUTED) : others;
  saveSettings();
}

/** The messages that this player wants to see; their own are always among them. */
export const heard = (session: GameState, messages: readonly ChatMessage[]): ChatMessage[] =>
  messages.filter(({ seat }) => seat === session.you || !(settings.muted || isPersonMuted(session, seat)));

export const saidText = ({ phrase, text }: ChatMessage): string =>
  phrase ? t(`phrase-${phrase}`) : (text ?? '');
