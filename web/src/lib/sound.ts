/** Short sounds made on the spot, and vibration; both off by a switch. */
import { settings } from './settings.svelte';
import { afterPaint } from './stages.svelte';

let audio: AudioContext | undefined;

type Note = [pitch: number, at: number, length: number, loud?: number];

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
  alarm: [
    [880, 0, 0.08, 0.2],
    [880, 0.14, 0.08, 0.2],
  ],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
  if (audio.state !== 'running') return; // no gesture yet: silence rather than a late noise
  for (const [pitch, at, length, loud = 0.2] of SOUNDS[sound] as Note[]) {
    const start = audio.currentTime + at;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = pitch < 300 ? 'triangle' : 'sine';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(loud * 0.4, start);
    volume.gain.exponentialRampToValueAtTime(0.0005, start + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}

export function buzz(pattern: number | number[]): void {
  if (settings.haptics && 'vibrate' in navigator) afterPaint(() => navigator.vibrate(pattern)); // it takes its time
}

/** Browsers allow sound only after a touch or a key; the first one wakes it. */
export function wakeSound(): void {
  if (settings.sound && typeof AudioContext !== 'undefined') {
    audio ??= new AudioContext();
    if (audio.state !== 'running') void audio.resume().catch(() => undefined);
  }
}
