/** Calls read and drawn: a number, a number with a suit, a word. */
import { html } from '../../../lib/lit.js';
import { callShort, digits } from '../../../lib/words.js';
import { suitSymbol } from '../../../lib/faces.js';

/** What a bid of 56 is followed by, in the order of the buttons. */
export const SUITS = ['S', 'H', 'D', 'C', 'NT'];

/** @param {string} call @returns {[number, string]|null} number and suit of a bid; `null` for a word */
export function bidParts(call) {
  const found = /^(\d+)(S|H|D|C|NT)?$/.exec(call ?? '');
  return found && [Number(found[1]), found[2] ?? ''];
}

/** One person against all, for every trick. */
export const ALONE = ['single', 'half', 'thani'];

/**
 * Whose bid is the highest; to hold it is to have it.
 * @param {any} seen @returns {{seat: number, call: string}|null}
 */
export function highest({ auction }) {
  /** @type {{seat: number, call: string}|null} */
  let best = null;
  for (const [seat, call] of auction) {
    if (bidParts(call) || ALONE.includes(call)) best = { seat, call };
    else if (call === 'hold' && best) best = { ...best, seat };
  }
  return best;
}

/** 2 after a double, 4 after a redouble; a higher bid wipes both out. @param {any} seen */
export function saidStake({ auction }) {
  let stake = 1;
  for (const [, call] of auction) {
    if (call === 'double') stake = 2;
    else if (call === 'redouble') stake = 4;
    else if (bidParts(call)) stake = 1;
  }
  return stake;
}

/** A call as it stands on a button or a plate: the suit as its sign. @param {string} call */
export function callFace(call) {
  const [number, suit] = bidParts(call) ?? [];
  if (!suit || suit === 'NT') return html`${callShort(call)}`;
  return html`<span class="te-bid" dir="ltr">${digits(number ?? 0)}<span class="t-suit ${'HD'.includes(suit) ? 't-red' : ''}">${suitSymbol(/** @type {any} */ (suit))}</span></span>`;
}
