/** Calls and orders read and drawn: a number, what kind of bid it is, and which cards win. */
import { html, nothing, svg } from '../../../lib/lit.js';
import { callShort } from '../../../lib/words.js';

/** In the order of the rows; '' is a bare number. */
const KINDS = ['', 'U', 'D', 'N', 'NU', 'ND'];

/** @param {string} call @returns {[number, string]|null} number and kind of a bid; `null` for a word */
export function bidParts(call) {
  const found = /^(\d)(U|D|N|NU|ND)?$/.exec(call ?? '');
  return found && [Number(found[1]), found[2] ?? ''];
}

/** @param {string[]} kinds */
export const inRows = (kinds) => KINDS.filter((kind) => kinds.includes(kind));

/** The direction that a bid says; null where it leaves it open. @param {string} kind */
export const directionOf = (kind) => ({ U: 'up', NU: 'up', D: 'down', ND: 'down' })[kind] ?? null;

/**
 * Whose bid is the highest: a later bid is always as high.
 * @param {any} seen @returns {{seat: number, call: string}|null}
 */
export function highest({ auction }) {
  const found = auction.filter(([, call]) => bidParts(call)).pop();
  return found ? { seat: found[0], call: found[1] } : null;
}

const UP = svg`<path d="M6 1.2 11.2 10.600H.8Z"/>`;
const DOWN = svg`<path d="M6 10.800.8 1.400h10.400Z"/>`;
/** the same, with the ace under it */
const DOWN_ACE = svg`<path d="M6 8.400 1.600 1h8.800Z"/><path d="M1.600 10.600h8.800" stroke="currentColor" stroke-width="1.600"/>`;

/** Which way the ranks go; the words beside it say the same. @param {string|null} order */
export const sign = (order) =>
  order
    ? html`<svg class="bw-sign" data-order=${order} viewBox="0 0 12 12" aria-hidden="true">${{ up: UP, down: DOWN }[order] ?? DOWN_ACE}</svg>`
    : nothing;

/** A call as it stands on a button or a plate: the direction as its sign too. @param {string} call */
export const callFace = (call) => html`<span class="bw-call">${sign(directionOf(bidParts(call)?.[1] ?? ''))}<span>${callShort(call)}</span></span>`;
