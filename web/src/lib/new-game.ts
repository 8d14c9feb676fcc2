/** Games against bots, which start at once. */
import { ApiError, createTable } from './api';
import { errorSentence } from './format';
import { navigate } from './router.svelte';
import { rememberSeat, saveSettings, settings } from './settings.svelte';
import { t } from './words.svelte';

interface SoloGame {
  game: string;
  seats?: number;
  options?: Record<string, string>;
}

/** Start a game against bots of the player's level, and go to its table. */
export async function playAlone({ game, seats = 2, options = {} }: SoloGame): Promise<void> {
  const { level } = settings;
  const name = settings.name || t('new-player-number', { number: 1 });
  const others = Array.from({ length: seats - 1 }, (_, index) => index + 1);
  const made = await createTable({
    game,
    seats,
    name,
    options,
    settings: { bot_level: level, hints: true, undo: true },
    bots: Object.fromEntries(others.map((seat) => [seat, level])),
    start: true,
  });
  saveSettings();
  rememberSeat({ code: made.code, seat: made.seat, token: made.token, name });
  navigate(`t/${made.code}`);
}

/** Why a table could not be made. */
export const problemSentence = (error: unknown): string =>
  error instanceof ApiError ? errorSentence(error.code, error.rule) : errorSentence('unknown');
