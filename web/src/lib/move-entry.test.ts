import { expect, test, vi } from 'vitest';
import type { GameMotion } from '../games/game-ui';
import { animateEvents } from './motion';
import { MoveEntry } from './move-entry.svelte';
import { parseMove } from './moves';
import { TableState } from './session.svelte';
import { settings } from './settings.svelte';
import type { AnyEvent, Checked } from './wire';

const motion = (): GameMotion => ({ send: vi.fn(), show: vi.fn() });
const move = parseMove('7H@c4');

/** A table whose server answers when the test says so. */
class SlowTable extends TableState {
  sent: string[] = [];
  answer: (accepted: boolean) => void = () => {};
  override play(text: string): Promise<boolean> {
    this.sent.push(text);
    return new Promise((resolve) => (this.answer = resolve));
  }
}

test.each([true, false])('while a move is under way, no other is sent (accepted: %s)', async (accepted) => {
  const table = new SlowTable();
  const entry = new MoveEntry(table, motion());
  const first = entry.play(move);
  void entry.play(parseMove('pass'));
  expect([table.sent, entry.pending?.text]).toEqual([['7H@c4'], '7H@c4']);
  expect(entry.motion.send).toHaveBeenCalledExactlyOnceWith(move, table);
  table.answer(accepted);
  await first;
  expect(entry.pending).toBeNull();
});

test('a move on the board waits for Confirm where the last input was a finger', () => {
  const entry = new MoveEntry(new TableState(), motion());
  const inputs = [
    new PointerEvent('pointerdown', { pointerType: 'touch' }),
    new PointerEvent('pointerdown', { pointerType: 'mouse' }),
    new PointerEvent('pointerdown', { pointerType: 'touch' }),
    new KeyboardEvent('keydown', { key: 'Enter' }),
  ];
  const seen = inputs.map((input) => {
    entry.detectInput(input);
    return [entry.needsConfirm, entry.keyboard];
  });
  expect(seen).toEqual([
    [true, false],
    [false, false],
    [true, false],
    [false, true],
  ]);
  settings.confirm = 'always';
  expect(entry.needsConfirm).toBe(true);
  settings.confirm = 'touch';
});

/** A table against bots, whose coach doubts every move. */
class CoachedTable extends SlowTable {
  asked: string[] = [];
  override get canCoach(): boolean {
    return true;
  }
  override check(text: string): Promise<Checked | null> {
    this.asked.push(text);
    return Promise.resolve({ t: 'checked', id: '', nudge: 'jack' });
  }
}

test('a doubted move waits until the player is sure', async () => {
  const table = new CoachedTable();
  const entry = new MoveEntry(table, motion());
  void entry.play(move);
  expect([table.asked, table.sent]).toEqual([[], ['7H@c4']]); // the coach is off
  table.answer(true);
  settings.coach = true;
  await vi.waitFor(() => expect(entry.pending).toBeNull());
  await entry.play(move);
  expect([table.asked, table.sent, entry.doubted?.move.text]).toEqual([['7H@c4'], ['7H@c4'], '7H@c4']);
  entry.answerDoubt(false);
  expect([table.sent.length, entry.doubted]).toEqual([1, null]);
  await entry.play(move);
  entry.answerDoubt(true);
  expect(table.sent).toHaveLength(2);
  settings.coach = false;
});

test('a hint goes out when a move is sent', () => {
  const table = new SlowTable();
  const entry = new MoveEntry(table, motion());
  table.hint = { t: 'hint', id: '', move: '7H@c4', reason: '', args: {} };
  table.hintStrength = 1;
  expect(entry.hint).toBeNull(); // a nudge does not give the move away
  table.hintStrength = 2;
  expect(entry.hint?.text).toBe('7H@c4');
  void entry.play(move);
  expect(entry.hint).toBeNull();
});

test('an event is shown before and after the page changes; the many after a reconnect are not', async () => {
  const steps: string[] = [];
  const shown: GameMotion = {
    send: () => {},
    show: (event) => {
      steps.push(`before ${event.event}`);
      return event.event === 'drew' ? () => steps.push(`after ${event.event}`) : undefined;
    },
  };
  const drew: AnyEvent = { event: 'drew', seat: 0, card: '7H' };
  const passed: AnyEvent = { event: 'passed', seat: 1 };
  animateEvents([drew, passed], new TableState(), shown);
  expect(steps).toEqual(['before drew', 'before passed']);
  await vi.waitFor(() => expect(steps).toHaveLength(3));
  animateEvents(Array<AnyEvent>(20).fill(passed), new TableState(), shown);
  expect(steps).toEqual(['before drew', 'before passed', 'after drew']);
});
