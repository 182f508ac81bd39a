/** Naming what is played: a trump suit or none, and which cards win; then it is said. */
import { html, nothing } from '../../../lib/lit.js';
import { say, suitName } from '../../../lib/words.js';
import { suitSymbol } from '../../../lib/faces.js';
import { hintWord } from '../hint.js';
import { inWords } from '../names.js';
import { sign } from './calls.js';
import { change, stateOf } from './state.js';

/** @typedef {import('./state.js').View} View */

const SUITS = ['S', 'H', 'D', 'C', 'NT'];
/** The ends of a suit, best and worst: the whole would not fit on a button. */
const ENDS = { up: ['A K Q', '3 2'], down: ['A 2 3', 'Q K'], down_ace_bad: ['2 3 4', 'K A'] };

/** @param {any} seen @returns {[string, string][]} suit or NT, with an order */
const open = ({ legal }) => legal.filter((act) => act.startsWith('name ')).map((act) => act.split(' ').slice(1));

/** What is left to choose, and what has been chosen or leaves no choice. @param {View} view */
export function named(view) {
  const acts = open(view.model.seen);
  const { trump, order } = stateOf(view);
  const trumps = SUITS.filter((suit) => acts.some(([one]) => one === suit));
  const orders = Object.keys(ENDS).filter((one) => acts.some(([, other]) => other === one));
  const only = (list) => (list.length === 1 ? list[0] : '');
  return { trumps, orders, trump: trump || only(trumps), order: order || only(orders) };
}

const hinted = (view, at, what) => (view.model.hint ?? '').split(' ')[at] === what;

/** @param {View} view @param {string} suit @param {boolean} chosen */
const suitCell = (view, suit, chosen) => html`<button
  type="button"
  class="t-bid bw-suit ${hinted(view, 1, suit) ? 't-hinted' : ''}"
  data-suit=${suit}
  aria-pressed=${chosen ? 'true' : 'false'}
  @click=${() => change(view, { trump: suit })}
>
  ${suit === 'NT'
    ? html`<b>${say('suit-none')}</b>`
    : html`<span class="t-suit ${'HD'.includes(suit) ? 't-red' : ''}">${suitSymbol(suit)}</span><small>${suitName(suit)}</small>`}
  ${hintWord(hinted(view, 1, suit))}
</button>`;

/** Which cards win, in plain words. @param {string} order @param {string|null|undefined} trump null: none */
export const wins = (order, trump) => say(`bid_whist-wins-${order}`, { trump: trump === null || trump === 'NT' ? 'none' : 'suit' });

/** @param {string} order */
const ends = (order) => html`<span class="bw-ends" dir="ltr" aria-hidden="true"
  >${ENDS[order].map((end, n) => html`${n ? html`<i>…</i>` : nothing}${end.split(' ').map((rank) => html`<i>${rank}</i>`)}`)}</span
>`;

/** @param {View} view @param {string} order @param {string} trump @param {boolean} chosen */
const orderCell = (view, order, trump, chosen) => html`<button
  type="button"
  class="t-bid bw-order ${hinted(view, 2, order) ? 't-hinted' : ''}"
  data-order=${order}
  aria-label=${wins(order, trump)}
  aria-pressed=${chosen ? 'true' : 'false'}
  @click=${() => change(view, { order })}
>
  <span class="bw-wins">${sign(order)}<b>${view.low ? say(`order-${order}`) : wins(order, trump)}</b></span>${ends(order)}${hintWord(hinted(view, 2, order))}
</button>`;

/** @param {View} view @returns {import('../game.js').Answers} */
export function naming(view) {
  const { trumps, orders, trump, order } = named(view);
  const act = `name ${trump} ${order}`;
  return {
    above: html`<div class="t-ladder bw-naming">
      ${trumps.length > 1
        ? html`<div class="t-bids" role="group" aria-label=${say('table-trump')} .style=${`--cols:${trumps.length}`}>
            ${trumps.map((suit) => suitCell(view, suit, suit === trump))}
          </div>`
        : nothing}
      ${orders.length > 1
        ? html`<div class="t-bids" role="group" aria-label=${say('bid_whist-ranking')} .style=${`--cols:${orders.length}`}>
            ${orders.map((one) => orderCell(view, one, trump, one === order))}
          </div>`
        : html`<p class="bw-only"><span class="bw-wins">${sign(order)}<b>${wins(order, trump)}</b></span>${ends(order)}</p>`}
    </div>`,
    end: html`<button
      type="button"
      class="t-button t-main"
      data-act=${act}
      aria-disabled=${trump && order ? 'false' : 'true'}
      @click=${() => trump && order && view.act(act)}
    >
      ${trump && order ? nameWords(view, trump, order) : say('bid_whist-name')}
    </button>`,
  };
}

/** "hearts (high)" @param {View} view */
const nameWords = (view, trump, order) => say('act-name', inWords(view.model, { trump: trump === 'NT' ? null : trump, order }));

/** A key of a suit chooses it while trump is being named, and goes along the hand otherwise. @param {string} suit */
export const suitKey = (suit) => (view) => {
  const { seen } = view.model;
  if (seen.phase !== 'naming' || !named(view).trumps.includes(suit)) return suit !== 'NT' && view.focused.suit(suit);
  change(view, { trump: suit });
  view.updateComplete.then(() => /** @type {HTMLElement|null} */ (view.querySelector(`.bw-suit[data-suit="${suit}"]`))?.focus());
  return true;
};
