import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { updateOf } from '../fixtures/tables';
import { findView } from '../fixtures/views';
import { TableState } from './session.svelte';
import { playSound } from './sound';
import { eventSounds, tickLastSeconds } from './table-sounds.svelte';
import type { AnyEvent } from './wire';

vi.mock('./sound', () => ({ playSound: vi.fn(), vibrate: vi.fn() }));

const placed: AnyEvent = { event: 'placed', seat: 1, card: '7H', cell: 'c4' };
const made: AnyEvent = { event: 'sequence-made', team: 1, line: 'a4-e4' };
const ended: AnyEvent = { event: 'ended', winners: [1], reason: 'completed' };

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

test('a chip is heard when it lands, and the turn after it', () => {
  expect(eventSounds([placed], 0, true, 220)).toEqual([
    ['chip', 220],
    ['slide', 0],
    ['turn', 280],
  ]);
});

test('the own card was heard when it left the hand; then comes the draw', () => {
  const drew: AnyEvent = { event: 'drew', seat: 1, card: '8H' };
  expect(eventSounds([placed, drew], 1, false, 90)).toEqual([
    ['chip', 90],
    ['slide', 90],
  ]);
  expect(eventSounds([{ ...drew, card: '??' }], 0, false, 90)).toEqual([]);
});

test('the phrase of a line comes with its flips, and the end of the game after it', () => {
  const sounds = new Map(eventSounds([placed, made, ended], 0, false, 220));
  expect(sounds.get('line')).toBe(620);
  expect(sounds.get('lost')).toBeGreaterThan(620 + 300);
  expect(new Map(eventSounds([placed, made, ended], 1, false, 220)).has('won')).toBe(true);
});

test('with reduced motion the line is heard at once', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(new Map(eventSounds([placed, made], 0, false, 0)).get('line')).toBe(0);
});

test('a question for a Block has a sound of its own', () => {
  const opened: AnyEvent = { event: 'window-opened', seat: 1, place: 'b1', complete: true };
  expect(eventSounds([opened], 0, true, 220)).toEqual([['ask', 60]]);
});

test('the last seconds of the own clock tick, one by one', () => {
  const view = findView('classic-2-middle');
  const table = new TableState();
  const stop = $effect.root(() => tickLastSeconds(table));
  const ticks = (left: number, seat: number): number => {
    vi.mocked(playSound).mockClear();
    const now = Date.now() / 1000;
    table.applyUpdate({ ...updateOf(view), now, deadlines: [{ kind: 'move', until: now + left, seat }] });
    flushSync();
    return vi.mocked(playSound).mock.calls.length;
  };
  expect([12.5, 9.5, 9.4, 8.5].map((left) => ticks(left, 0))).toEqual([0, 1, 0, 1]);
  expect([9.5, 8.5].map((left) => ticks(left, 1))).toEqual([0, 0]);
  stop();
});
