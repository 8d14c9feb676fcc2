/** A short sentence that takes the place of the prompt for a moment: why a tap was refused, or that time ran out. */
import { announce } from './announce.svelte';
import type { Refusal } from './refusals';

const NOTICE_MS = 4500;
/** A link stays longer. */
const LINKED_MS = 8000;

export class Notice {
  text = $state('');
  /** The cell or pile that was tapped in vain; it shakes. */
  place = $state('');
  refused = $state(false);
  /** The rule that the sentence is about; it can be opened. */
  rule = $state('');
  /** The rule of the last refusal. */
  lastRule = '';
  /** Counts the notices, so that a repeated one shakes again. */
  count = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Say why a tap had no effect, once; by a rule, if there is one. */
  refuse(why: string | Refusal, place: string): void {
    const { text, rule } = typeof why === 'string' ? { text: why, rule: '' } : why;
    this.show(text, place, rule ? LINKED_MS : NOTICE_MS);
    this.refused = true;
    this.rule = rule;
    if (rule) this.lastRule = rule;
    announce(text);
  }

  /** Show a sentence that is announced elsewhere. */
  show(text: string, place = '', ms = NOTICE_MS): void {
    clearTimeout(this.#timer);
    this.text = text;
    this.place = place;
    this.refused = false;
    this.rule = '';
    this.count += 1;
    this.#timer = setTimeout(() => this.clear(), ms);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.text = '';
    this.place = '';
    this.refused = false;
    this.rule = '';
  }
}
