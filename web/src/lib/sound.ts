/** Synthesized sounds, and vibration. Both can be switched off. */
import { settings } from './settings.svelte';
import { afterPaint } from './paint.svelte';

let audio: AudioContext | undefined;

/** Frequency in hertz, start and length in seconds, volume up to 1. */
type Note = [frequency: number, start: number, length: number, volume?: number];

const SOUNDS = {
  place: [
    [190, 0, 0.07, 0.5],
    [410, 0.01, 0.05, 0.25],
  ],
  remove: [
    [330, 0, 0.06, 0.3],
    [170, 0.07, 0.09, 0.4],
  ],
  draw: [[620, 0, 0.03, 0.12]],
  turn: [
    [523, 0, 0.11, 0.22],
    [659, 0.1, 0.16, 0.22],
  ],
  line: [
    [523, 0, 0.12, 0.25],
    [659, 0.1, 0.12, 0.25],
    [784, 0.2, 0.25, 0.25],
  ],
  won: [
    [523, 0, 0.14, 0.25],
    [659, 0.13, 0.14, 0.25],
    [784, 0.26, 0.14, 0.25],
    [1047, 0.39, 0.4, 0.25],
  ],
  lost: [
    [392, 0, 0.2, 0.2],
    [330, 0.18, 0.35, 0.2],
  ],
  block: [
    [880, 0, 0.08, 0.2],
    [880, 0.14, 0.08, 0.2],
  ],
} satisfies Record<string, Note[]>;

type Sound = keyof typeof SOUNDS;

export function playSound(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
  if (audio.state !== 'running') return; // no gesture yet: better silent than late
  for (const [frequency, start, length, volume = 0.2] of SOUNDS[sound] as Note[]) {
    const at = audio.currentTime + start;
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = frequency < 300 ? 'triangle' : 'sine';
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(volume * 0.4, at);
    gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}

export function vibrate(pattern: number | number[]): void {
  if (settings.haptics && 'vibrate' in navigator) afterPaint(() => navigator.vibrate(pattern)); // the call is slow
}

/** Browsers allow sound only after a tap or a key; the first one enables it. */
export function unlockAudio(): void {
  if (settings.sound && typeof AudioContext !== 'undefined') {
    audio ??= new AudioContext();
    if (audio.state !== 'running') void audio.resume().catch(() => undefined);
  }
}
