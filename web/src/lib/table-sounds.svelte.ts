/** What is heard at a table, in time with what is seen. */
import { nextDeadline, secondsLeft } from './clock.svelte';
import type { GameState } from './game-state.svelte';
import { landing, LINE_MS, reducedMotion, STROKE_MS } from './motion';
import { playSound, type Sound, vibrate } from './sound';
import type { AnyEvent } from './wire';

/** What is heard when the card or chip of an event lands. */
const LANDINGS: Partial<Record<AnyEvent['event'], Sound>> = {
  placed: 'chip',
  removed: 'lift',
  laid: 'card',
  discarded: 'card',
  exchanged: 'card',
  'gave-up': 'card',
  'skip-played': 'card',
  reversed: 'card',
  'steal-played': 'card',
  'chip-stolen': 'lift',
  'discard-stolen': 'slide',
  'card-stolen': 'slide',
  blocked: 'block',
};

/** The sounds of new events, and after how many milliseconds each comes. `asks`: the player has to act now. */
export function eventSounds(
  events: readonly AnyEvent[],
  you: number | null,
  asks: boolean,
  lands: number,
): [Sound, number][] {
  const sounds = new Map<Sound, number>();
  let end = 0;
  for (const event of events) {
    const landed = LANDINGS[event.event];
    if (landed) sounds.set(landed, lands);
    if (landed && 'seat' in event && event.seat !== you) sounds.set('slide', 0);
    if (event.event === 'drew' && event.seat === you) sounds.set('slide', lands);
    if (landed) end = Math.max(end, lands);
    if (event.event === 'sequence-made') {
      const struck = 'line' in event && !reducedMotion();
      sounds.set('line', lands + (struck ? STROKE_MS : 0));
      end = lands + (struck ? LINE_MS : 300);
    }
    if (event.event === 'ended')
      sounds.set(you === null || event.winners.includes(you) ? 'won' : 'lost', end);
  }
  if (asks) sounds.set(events.some((event) => event.event === 'window-opened') ? 'ask' : 'turn', end + 60);
  return [...sounds];
}

export function playEvents(events: readonly AnyEvent[], you: number | null, asks: boolean): void {
  for (const [sound, delay] of eventSounds(events, you, asks, landing())) playSound(sound, delay);
  if (asks) vibrate([20, 60, 20]);
}

/** The last seconds of the player's clock can be heard. */
const TICKING_SECONDS = 10;

export function tickLastSeconds(session: GameState): void {
  let before = 0;
  $effect(() => {
    const { you } = session;
    const deadline = you === null ? null : nextDeadline(session, you, 'move', 'game');
    const left = deadline?.seat === you && deadline ? Math.ceil(secondsLeft(session, deadline)) : 0;
    if (left > 0 && left <= TICKING_SECONDS && left < before) playSound('tick');
    before = left;
  });
}
