/**
 * The order of the cards that is in force: as a strip over the action bar, in full as a panel.
 * Downtown turns it over, and jokers and the deuce are trumps or nothing, so it is never far.
 */
import { html, nothing } from '../../../lib/lit.js';
import { cardName, lang, rankName, say, suitName } from '../../../lib/words.js';
import { jokerSign, suitSymbol } from '../../../lib/faces.js';
import { cardNames, listed } from '../names.js';
import { sign } from './calls.js';
import { wins } from './naming.js';

/** @typedef {import('./state.js').View} View */

const SUITS = ['S', 'H', 'D', 'C'];
const JOKERS = ['BJ', 'LJ'];
const DEUCE = '2S';
/** While these run the order counts for something. */
const COUNTS = ['exchange', 'drawing', 'play', 'agree'];

/** Is a contract named, and does it still count? @param {any} seen */
export const inForce = ({ contract, phase }) => Boolean(contract?.named) && COUNTS.includes(phase);

/** The trumps that are no cards of the trump suit's own, or stand above their place in it. @param {any} seen */
export const guests = ({ trump_bar: trumps, contract: { trump, order } }) =>
  trumps.filter((card) => JOKERS.includes(card) || (card === DEUCE && (trump !== 'S' || (order !== 'down_ace_bad' && trumps.indexOf(DEUCE) < trumps.indexOf('AS')))));

const suitSign = (suit) => html`<span class="t-suit ${'HD'.includes(suit) ? 't-red' : ''}">${suitSymbol(suit)}</span>`;
const COMMA = () => (lang() === 'en' ? ', ' : '، ');
const rankOf = (card) => card.slice(0, -1);

/** A joker or the deuce, in small. @param {string} card */
export const guestSign = (card) =>
  JOKERS.includes(card)
    ? html`<span class="bw-guest">${jokerSign(card)}</span>`
    : html`<span class="bw-guest" dir="ltr">${rankOf(card)}${suitSign(card.slice(-1))}</span>`;

/** The same order said aloud. @param {any} seen */
export function orderSentences(seen) {
  const { contract, bar, trump_bar: trumps, dead } = seen;
  const special = guests(seen);
  const inTrumps = (card) => (special.includes(card) ? cardName(card) : rankName(rankOf(card)));
  const said = [wins(contract.order, contract.trump)];
  if (contract.trump) said.push(say('bid_whist-read-trumps', { suit: suitName(contract.trump), cards: trumps.map(inTrumps).join(COMMA()) }));
  said.push(say('bid_whist-read-plain', { ranks: bar.map((rank) => rankName(rank)).join(COMMA()) }));
  if (dead.length) said.push(say('bw-dead', { cards: cardNames(dead) }));
  return said;
}

/** Over the action bar: who leads and who follows needs this at every card. @param {View} view */
export function strip(view) {
  const { seen } = view.model;
  if (!inForce(seen)) return nothing;
  const { contract, bar, dead } = seen;
  const special = guests(seen);
  return html`<button
    type="button"
    class="bw-rank"
    data-order=${contract.order}
    aria-expanded=${view.panel === 'ranking' ? 'true' : 'false'}
    @click=${() => view.toggle('ranking')}
  >
    <span class="sr-only">${say('bid_whist-ranking')}: ${wins(contract.order, contract.trump)}</span>
    ${sign(contract.order)}
    <span class="bw-line" dir="ltr" aria-hidden="true">
      ${contract.trump ? html`<span class="bw-trumps">${suitSign(contract.trump)}${special.map(guestSign)}</span>` : nothing}
      <span class="bw-bar">${bar.map((rank) => html`<i>${rank}</i>`)}</span>
      ${dead.length ? html`<span class="bw-trumps bw-deadcards">${dead.map(guestSign)}</span>` : nothing}
    </span>
  </button>`;
}

/** @param {string[]} cards */
const trumpLine = (cards, special) => html`<span class="bw-bar" dir="ltr">${cards.map((card) => (special.includes(card) ? guestSign(card) : html`<i>${rankOf(card)}</i>`))}</span>`;

const best = () => html`<small>(${say('bid_whist-best-first')})</small>`;

/** The whole of it, with words. @param {View} view */
export function ranking(view) {
  const { seen } = view.model;
  const { contract, bar, trump_bar: trumps, dead } = seen;
  if (!inForce(seen)) return html`<p class="t-empty">${say('bid_whist-no-order')}</p>`;
  const special = guests(seen);
  const others = SUITS.filter((suit) => suit !== contract.trump);
  const stolen = special.includes(DEUCE) && contract.trump !== 'S';
  return html`<div class="bw-ranking">
    <p class="bw-wins">${sign(contract.order)}<b>${wins(contract.order, contract.trump)}</b></p>
    <div class="sr-only">${orderSentences(seen).slice(1).map((text) => html`<p>${text}</p>`)}</div>
    <div aria-hidden="true">
      ${contract.trump
        ? html`<h4>${say('table-trump')}: ${suitSign(contract.trump)} ${suitName(contract.trump)} ${best()}</h4>
            ${trumpLine(trumps, special)}`
        : nothing}
      <h4>${contract.trump ? say('bid_whist-other-suits') : say('bid_whist-all-suits')} ${others.map(suitSign)} ${best()}</h4>
      <span class="bw-bar" dir="ltr">${bar.map((rank) => html`<i>${rank}</i>`)}</span>
      ${dead.length ? html`<h4>${say('bid_whist-worthless')}</h4><span class="bw-bar" dir="ltr">${dead.map(guestSign)}</span>` : nothing}
    </div>
    ${stolen ? html`<p>${say('bid_whist-deuce-trump', { card: cardName(DEUCE) })}</p>` : nothing}
    ${dead.length ? html`<p>${say('bid_whist-dead-why', { cards: listed(dead.map(cardName)) })}</p>` : nothing}
  </div>`;
}
