/** A short sentence that takes the place of the prompt for a moment: why a tap was refused, or that time ran out. */
import { announce } from './announce.svelte';

const NOTICE_MS = 4500;

export class Notice {
  text = $state('');
  /** The cell or pile that was tapped in vain; it shakes. */
  place = $state('');
  refused = $state(false);
  /** Counts the notices, so that a repeated one shakes again. */
  count = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Say why a tap had no effect, once. */
  refuse(text: string, place: string): void {
    this.show(text, place);
    this.refused = true;
    announce(text);
  }

  /** Show a sentence that is announced elsewhere. */
  show(text: string, place = ''): void {
    clearTimeout(this.#timer);
    this.text = text;
    this.place = place;
    this.refused = false;
    this.count += 1;
    this.#timer = setTimeout(() => this.clear(), NOTICE_MS);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.text = '';
    this.place = '';
    this.refused = false;
  }
}
