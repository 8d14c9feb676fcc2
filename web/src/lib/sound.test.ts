import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** When and how long each source of a sound plays, in seconds. */
let played: { start: number; end: number }[];
let state: 'running' | 'suspended';

class Param {
  value = 0;
  setValueAtTime(): void {}
  exponentialRampToValueAtTime(value: number): void {
    if (!(value > 0)) throw new RangeError('an exponential ramp needs a positive value');
  }
}
class Node {
  gain = new Param();
  frequency = new Param();
  #start = 0;
  connect(next: unknown): unknown {
    return next;
  }
  start(at: number): void {
    this.#start = at;
  }
  stop(at: number): void {
    played.push({ start: this.#start, end: at });
  }
}
class Context {
  currentTime = 5;
  sampleRate = 8000;
  destination = {};
  get state(): string {
    return state;
  }
  resume = (): Promise<void> => Promise.resolve();
}
class Buffer {
  getChannelData = (): Float32Array => new Float32Array(8);
}

/** A browser of its own, with or without sound, as the settings say. */
async function load(sound = true): Promise<typeof import('./sound')> {
  vi.resetModules();
  const { settings } = await import('./settings.svelte');
  settings.sound = sound;
  return import('./sound');
}

beforeEach(() => {
  played = [];
  state = 'running';
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('AudioBuffer', Buffer);
  for (const name of ['GainNode', 'BiquadFilterNode', 'AudioBufferSourceNode', 'OscillatorNode'])
    vi.stubGlobal(name, Node);
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a sound starts when what it belongs to is seen, and is short', async () => {
  const { playSound } = await load();
  playSound('chip', 220);
  expect(Math.min(...played.map(({ start }) => start))).toBeCloseTo(5.22);
  expect(Math.max(...played.map(({ end, start }) => end - start))).toBeLessThan(0.3);
});

test('the phrase of a line has a note for each of its chips, as they flip', async () => {
  const { playSound } = await load();
  playSound('line');
  const starts = [...new Set(played.map(({ start }) => Math.round((start - 5) * 1000)))];
  expect(starts).toEqual([0, 60, 120, 180, 240]);
});

test('nothing is heard with the switch off, or before the first tap', async () => {
  (await load(false)).playSound('won');
  state = 'suspended';
  (await load()).playSound('won');
  expect(played).toEqual([]);
});

test.each([
  ['a computer', false, false, true],
  ['a phone whose ringer switch silences the page', true, true, true],
  ['a phone that does not tell whether it is silent', true, false, false],
])('by default sounds are on or off: %s', async (_, phone, sessions, expected) => {
  vi.stubGlobal('matchMedia', () => ({ matches: phone }));
  if (sessions) Object.assign(navigator, { audioSession: { type: 'auto' } });
  vi.resetModules();
  const { settings } = await import('./settings.svelte');
  expect(settings.sound).toBe(expected);
  if (!sessions) return;
  (await import('./sound')).unlockAudio();
  expect(navigator).toMatchObject({ audioSession: { type: 'ambient' } });
  Reflect.deleteProperty(navigator, 'audioSession');
});

test('all sounds are less than 5 kB of code', () => {
  expect(readFileSync(join(import.meta.dirname, 'sound.ts')).length).toBeLessThan(5 * 1024);
});
