/** Synthesized sounds, and vibration. Both can be switched off. */
import { afterPaint } from './paint.svelte';
import { settings } from './settings.svelte';

/** One part of a sound: its pitch, where the pitch glides to, its length and start in milliseconds, its loudness. */
interface Strike {
  hz: number;
  to?: number;
  ms: number;
  at?: number;
  gain: number;
  wave?: OscillatorType | 'noise';
  /** The share of its length in which it swells. */
  attack?: number;
}

/** A struck bar: a tone, and a short overtone. */
const note = (hz: number, at: number, ms: number, gain = 0.16): Strike[] => [
  { hz, at, ms, gain, attack: 0.02 },
  { hz: hz * 3, at, ms: ms / 3, gain: gain / 5 },
];
const phrase = (pitches: readonly number[], step: number, last: number): Strike[] =>
  pitches.flatMap((hz, index) => note(hz, index * step, index === pitches.length - 1 ? last : step * 4));

const C5 = 523;
const D5 = 587;
const E5 = 659;
const G5 = 784;
const A5 = 880;
const C6 = 1047;

const SOUNDS = {
  /** A card slides over cloth. */
  slide: [{ wave: 'noise', hz: 2600, to: 900, ms: 150, gain: 0.09, attack: 0.35 }],
  /** A card falls on others. */
  card: [
    { wave: 'noise', hz: 1700, to: 700, ms: 50, gain: 0.2 },
    { wave: 'triangle', hz: 150, to: 95, ms: 70, gain: 0.22 },
  ],
  /** A chip on wood. */
  chip: [
    { wave: 'noise', hz: 3400, ms: 14, gain: 0.22 },
    { hz: 1180, ms: 40, gain: 0.1 },
    { hz: 640, ms: 70, gain: 0.2 },
    { wave: 'triangle', hz: 190, to: 120, ms: 90, gain: 0.34 },
  ],
  lift: [
    { wave: 'noise', hz: 3000, ms: 12, gain: 0.12 },
    { hz: 560, to: 900, ms: 100, gain: 0.14 },
  ],
  block: [
    { wave: 'noise', hz: 500, to: 200, ms: 110, gain: 0.3 },
    { wave: 'triangle', hz: 120, to: 55, ms: 200, gain: 0.5 },
  ],
  /** Time is running out. */
  tick: [
    { wave: 'triangle', hz: 140, to: 90, ms: 70, gain: 0.3 },
    { wave: 'noise', hz: 900, ms: 10, gain: 0.06 },
  ],
  turn: phrase([E5, A5], 120, 420),
  /** Others wait for an answer. */
  ask: phrase([A5, A5], 140, 300),
  /** A note for each chip that flips. */
  line: phrase([C5, D5, E5, G5, C6], 60, 460),
  won: [
    ...phrase([G5, C6, E5 * 2, G5 * 2], 130, 900),
    ...note(C5, 390, 900, 0.12),
    ...note(E5, 390, 900, 0.1),
  ],
  lost: phrase([392, 330], 190, 500),
} satisfies Record<string, Strike[]>;

export type Sound = keyof typeof SOUNDS;

let audio: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** The audio, after a first tap or key: browsers allow no sound before, and late is worse than silent. */
function openAudio(): AudioContext | undefined {
  if (!settings.sound || typeof AudioContext === 'undefined') return undefined;
  // The ringer switch of a phone silences us, and music of other apps goes on, where the browser knows how.
  const { audioSession } = navigator as { audioSession?: { type: string } };
  if (!audio && audioSession) audioSession.type = 'ambient';
  audio ??= new AudioContext();
  if (audio.state !== 'running') void audio.resume().catch(() => undefined);
  return audio.state === 'running' ? audio : undefined;
}

export const unlockAudio = (): void => void openAudio();

function noiseBuffer({ sampleRate }: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: sampleRate / 4, sampleRate });
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

function strike(audio: AudioContext, one: Strike, from: number): void {
  const start = from + (one.at ?? 0) / 1000;
  const end = start + one.ms / 1000;
  const gain = new GainNode(audio, { gain: 0 });
  const glide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(one.hz, start);
    if (one.to) pitch.exponentialRampToValueAtTime(one.to, end);
  };
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(one.gain, start + ((one.attack ?? 0.01) * one.ms) / 1000);
  gain.gain.exponentialRampToValueAtTime(0.0005, end);
  gain.connect(audio.destination);
  let source: AudioScheduledSourceNode;
  if (one.wave === 'noise') {
    const filter = new BiquadFilterNode(audio, { type: 'bandpass', Q: 0.9 });
    glide(filter.frequency);
    source = new AudioBufferSourceNode(audio, { buffer: (noise ??= noiseBuffer(audio)) });
    source.connect(filter).connect(gain);
  } else {
    const tone = new OscillatorNode(audio, { type: one.wave ?? 'sine' });
    glide(tone.frequency);
    source = tone;
    source.connect(gain);
  }
  source.start(start);
  source.stop(end);
}

/** Play a sound, some milliseconds from now. */
export function playSound(sound: Sound, delay = 0): void {
  const open = openAudio();
  if (!open) return;
  for (const one of SOUNDS[sound]) strike(open, one, open.currentTime + delay / 1000);
}

export function vibrate(pattern: number | number[]): void {
  if (settings.haptics && 'vibrate' in navigator) afterPaint(() => navigator.vibrate(pattern)); // the call is slow
}
