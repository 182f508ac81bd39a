/**
 * The box for a long auction: a grid of numbers in pages that keep their places, and for
 * 56 a row of suits. A bid with a suit is put together from both and said by a third press,
 * or by the number when the suit has been chosen and a mouse or key means it.
 */
import { html, nothing } from '../../../lib/lit.js';
import { callName, callShort, digits, say, suitName } from '../../../lib/words.js';
import { suitSymbol } from '../../../lib/faces.js';
import { onlyRaises } from '../choice.js';
import { hintWord } from '../hint.js';
import { SUITS, bidParts } from './calls.js';
import { change, stateOf } from './state.js';

/** @typedef {import('./state.js').View} View */

/** How many numbers fit beside and below each other, every one at least 44 px wide. */
function shape(view, suited) {
  const [width, height] = [innerWidth, innerHeight];
  if (view.low) return { columns: 5, rows: 2 };
  if (width >= 1024) return { columns: suited ? 15 : 11, rows: 2 };
  if (width >= 640) return { columns: 10, rows: 3 };
  const columns = suited || width < 344 ? 6 : 7;
  if (!suited) return { columns, rows: 3 };
  if (height >= 800) return { columns, rows: view.tallHand ? 3 : 5 };
  return { columns, rows: view.tallHand && height < 600 ? 1 : 2 };
}

/** Every number and suit that this table has shown to exist. @param {View} view */
function scale({ knownCalls }) {
  const bids = [...knownCalls].map(bidParts).filter((bid) => bid !== null);
  const numbers = bids.map(([number]) => number);
  const low = Math.min(...numbers);
  const found = new Set(bids.map(([, suit]) => suit));
  return {
    numbers: numbers.length ? Array.from({ length: Math.max(...numbers) - low + 1 }, (_, n) => low + n) : [],
    suits: SUITS.filter((suit) => found.has(suit)),
  };
}

/** The words that may be called beside numbers. @param {any} seen */
const wordsOf = ({ legal }) =>
  legal.filter((act) => act.startsWith('call ')).map((act) => act.slice(5)).filter((call) => !bidParts(call) && call !== 'pass');

/** @param {View} view */
function pages(view, { numbers, suits }) {
  const { columns, rows } = shape(view, suits.length > 0);
  // beside the suits there is room to turn the page; otherwise it takes the last place
  const aside = suits.length > 0 && columns > suits.length;
  const all = numbers.length <= columns * rows;
  const size = columns * rows - (all || aside ? 0 : 1);
  const found = Array.from({ length: Math.ceil(numbers.length / size) }, (_, n) => numbers.slice(n * size, (n + 1) * size));
  return { found, columns, aside: aside && !all };
}

const openNumbers = ({ legal }) =>
  new Set(legal.filter((act) => act.startsWith('call ')).map((act) => bidParts(act.slice(5))?.[0]).filter(Boolean));

/** @param {View} view */
function pageShown(view, found) {
  const { page } = stateOf(view);
  if (page !== null) return page % found.length;
  const open = openNumbers(view.model.seen);
  return Math.max(0, found.findIndex((numbers) => numbers.some((number) => open.has(number))));
}

/** @param {View} view */
const hinted = (view) => bidParts((view.model.hint ?? '').replace('call ', ''));

/** @param {View} view @param {number} number @param {string[]} suits */
function pickNumber(view, number, suits, event) {
  const state = stateOf(view);
  if (!suits.length) return view.onCall(String(number), event);
  const call = `${number}${state.suit || suits[0]}`;
  const open = view.model.seen.legal.includes(`call ${call}`);
  // a mouse or a key means the number once the suit is there; the same number again means it, too
  const sure = state.suit && (!onlyRaises(event) || state.number === String(number));
  if (!open || sure) return view.act(`call ${call}`);
  view.model.forgetRefusal();
  return change(view, { number: state.number === String(number) ? '' : String(number) });
}

/** @param {View} view @param {string[]} suits */
function numberCell(view, number, suits) {
  const { seen } = view.model;
  const state = stateOf(view);
  const { suit } = state;
  const call = `${number}${suits.length ? suit || '' : ''}`;
  const open = openNumbers(seen).has(number);
  const chosen = suits.length ? state.number === String(number) : view.chosenCall === call;
  const words = suits.length && !suit ? digits(number) : callName(call);
  return html`<button
    type="button"
    class="t-bid te-number ${hinted(view)?.[0] === number ? 't-hinted' : ''}"
    data-call=${call}
    data-number=${number}
    data-suit=${suit && suits.length ? suit : nothing}
    aria-pressed=${chosen ? 'true' : 'false'}
    data-open=${open ? 'yes' : 'no'}
    @click=${(event) => pickNumber(view, number, suits, event)}
  >
    <span class="sr-only">${open ? words : `${words}${view.comma}${say('table-not-open')}`}</span>
    <b aria-hidden="true">${digits(number)}</b>
    ${suits.length && suit ? html`<small aria-hidden="true">${suitFace(suit)}</small>` : nothing}
    ${hintWord(hinted(view)?.[0] === number)}
  </button>`;
}

const suitFace = (suit) =>
  suit === 'NT'
    ? html`<b aria-hidden="true">${say('table-kind-NT')}</b>`
    : html`<span class="t-suit ${'HD'.includes(suit) ? 't-red' : ''}" aria-hidden="true">${suitSymbol(suit)}</span>`;

/** @param {View} view @param {string} suit */
function suitCell(view, suit) {
  const state = stateOf(view);
  return html`<button
    type="button"
    class="t-bid te-suit ${hinted(view)?.[1] === suit ? 't-hinted' : ''}"
    data-suit=${suit}
    aria-pressed=${state.suit === suit ? 'true' : 'false'}
    @click=${() => change(view, { suit: state.suit === suit ? '' : suit })}
  >
    <span class="sr-only">${suit === 'NT' ? say('suit-none') : suitName(suit)}</span>${suitFace(suit)}${hintWord(hinted(view)?.[1] === suit)}
  </button>`;
}

/** @param {View} view @param {number[]} numbers of the page it leads to */
function turnPage(view, numbers, page) {
  const [from, to] = [numbers[0], numbers[numbers.length - 1]];
  return html`<button type="button" class="t-bid te-page" @click=${() => change(view, { page })}>
    <span class="sr-only">${say('twenty_eight-page', { from, to })}</span>
    <b aria-hidden="true" dir="ltr">${from === to ? digits(from) : `${digits(from)}\u2013${digits(to)}`}</b>
  </button>`;
}

/** Doubles and the like, beside the pass. @param {View} view */
export const wordCells = (view) => wordsOf(view.model.seen).map((call) => wordCell(view, call));

/** @param {View} view @param {string} call */
const wordCell = (view, call) => html`<button
  type="button"
  class="t-button te-word ${view.suggests(`call ${call}`) ? 't-hinted' : ''}"
  data-call=${call}
  aria-pressed=${view.chosenCall === call ? 'true' : 'false'}
  @click=${(event) => view.onCall(call, event)}
>
  ${callShort(call)}${hintWord(view.suggests(`call ${call}`))}
</button>`;

/** The grid, with the suits over it. @param {View} view */
export function ladder(view) {
  const scaled = scale(view);
  if (!scaled.numbers.length) return nothing;
  const { found, columns, aside } = pages(view, scaled);
  const shown = pageShown(view, found);
  const next = (shown + 1) % found.length;
  const pager = found.length > 1 ? turnPage(view, found[next], next) : nothing;
  return html`<div class="t-ladder te-ladder" role="group" aria-label=${say('phase-auction')} .style=${`--cols:${Math.min(columns, Math.max(1, scaled.numbers.length))}`}>
    ${scaled.suits.length
      ? html`<div class="te-suits" role="group" aria-label=${say('twenty_eight-suits')} .style=${`--suits:${scaled.suits.length + (aside ? 1 : 0)}`}>
          ${scaled.suits.map((suit) => suitCell(view, suit))} ${aside ? pager : nothing}
        </div>`
      : nothing}
    <div class="t-bids" role="group" aria-label=${say('twenty_eight-numbers')}>
      ${found[shown].map((number) => numberCell(view, number, scaled.suits))} ${aside ? nothing : pager}
    </div>
  </div>`;
}

/** The bid that has been put together, if there is one to be said. @param {View} view */
export function bidReady(view) {
  const { number, suit } = stateOf(view);
  const call = number && suit ? number + suit : view.chosenCall;
  return call && view.model.seen.legal.includes(`call ${call}`) ? call : null;
}

/** Does a bid name its suit here? @param {View} view */
export const suited = (view) => scale(view).suits.length > 0;

/** Are there numbers to choose from? @param {View} view */
export const numbered = (view) => openNumbers(view.model.seen).size > 0;

/** A number was typed: to its page, and the focus on it. @param {View} view @param {string} typed */
export function typed(view, typed) {
  const { found } = pages(view, scale(view));
  const page = found.findIndex((numbers) => numbers.includes(Number(typed)));
  if (page < 0 || !view.model.seen.awaited.includes(view.model.seen.seat)) return false;
  change(view, { page });
  view.updateComplete.then(() => {
    /** @type {HTMLElement|null} */ (view.querySelector(`.te-number[data-number="${Number(typed)}"]`))?.focus();
  });
  return true;
}

/** The next suit of the bid, round and round. @param {View} view */
export function nextSuit(view) {
  const { suits } = scale(view);
  if (!view.querySelector('.te-suits')) return false;
  const suit = suits[(suits.indexOf(stateOf(view).suit) + 1) % suits.length];
  change(view, { suit });
  /** @type {HTMLElement|null} */ (view.querySelector(`.te-suit[data-suit="${suit}"]`))?.focus();
  return true;
}
