/**
 * What the reader has raised but not yet played: cards in the hand, a call in the
 * ladder. A finger raises first and plays with the second tap; a mouse and a key mean it.
 */
import { settings } from '../../lib/settings.js';

const coarse = matchMedia('(pointer: coarse)');

/** Should this press only raise? @param {MouseEvent} event */
export function onlyRaises(event) {
  if (settings.oneTap || event.detail === 0) return false;
  const kind = /** @type {PointerEvent} */ (event).pointerType;
  return kind ? kind === 'touch' : coarse.matches;
}

export class Choice {
  /** in the order they were raised @type {string[]} */
  cards = [];
  /** of two equal cards, the one that was touched: its element's id @type {string|null} */
  place = null;
  /** @type {string|null} */
  call = null;
  #for = '';
  #held = 0;

  /** Another question has been asked: what was raised for the last one goes down. @param {any} seen */
  settle(seen) {
    const asked = `${seen.deal} ${seen.phase} ${seen.choose?.verb ?? ''}`;
    if (asked !== this.#for) this.clear();
    this.#for = asked;
    const held = [...seen.hand, ...(seen.piles?.[seen.seat] ?? []).map(({ top }) => top)];
    // of two equal cards one has gone
    if (held.length < this.#held) this.cards = [];
    this.#held = held.length;
    if (this.cards.some((card) => !held.includes(card))) this.cards = this.cards.filter((card) => held.includes(card));
    if (this.call && !seen.legal.includes(`call ${this.call}`)) this.call = null;
  }

  clear() {
    this.cards = [];
    this.place = this.call = null;
  }

  /** @param {string} card @param {number} most with more, the first goes down again */
  toggle(card, most) {
    this.place = null;
    if (this.cards.includes(card)) this.cards = this.cards.filter((other) => other !== card);
    else this.cards = [...this.cards, card].slice(-most);
  }
}

/**
 * The act that lets the server say why `card` may not be among the chosen ones: the
 * number of cards is right, so that the answer is about this card.
 * @param {{verb: string, count: number, from: string[]}} choose
 */
export const askAbout = ({ verb, count, from }, card) => [verb, card, ...from.slice(0, count - 1)].join(' ');
