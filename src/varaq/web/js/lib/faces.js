/**
 * The faces of the cards, as Lit templates: told a card's text, they draw it. What a card is
 * worth or does they do not know; a table marks a card from outside (see `sheet` in
 * `faces/frame.js`). Every drawing is hidden from screen readers: words name the cards.
 */
import { html } from '../../vendor/lit.js';
import { french } from './faces/french.js';
import { city, heirCard, isHeirCard } from './faces/heir.js';
import { isSuit } from './faces/ink.js';
import { joffre } from './faces/joffre.js';
import { isJoker, joker } from './faces/joker.js';
import { sheet } from './faces/frame.js';

export { cardBack } from './faces/back.js';
export { suitColour } from './faces/ink.js';
export { jokerSign } from './faces/joker.js';
import { suitSymbol as symbol } from './faces/suits.js';

/**
 * @typedef {import('./faces/ink.js').FaceOptions} FaceOptions
 * @typedef {import('./faces/ink.js').Suit} Suit
 * @typedef {import('./faces/ink.js').Template} Template
 */

/** @param {string} card @param {FaceOptions} options @returns {Template} */
function draw(card, options) {
  if (isJoker(card)) return joker(card, options);
  if (isHeirCard(card)) return heirCard(card, options);
  const suit = card.slice(-1);
  const rank = card.slice(0, -1);
  if ('SHDC'.includes(suit) && /^([AKQJ2-9]|10)$/.test(rank)) return french(rank, /** @type {any} */ (suit), options);
  if ('ERGF'.includes(suit) && /^[0-7]$/.test(rank)) return joffre(rank, /** @type {any} */ (suit), options);
  if ('WXYZ'.includes(suit) && /^([1-9]|1[01])$/.test(rank)) return city(rank, /** @type {any} */ (suit), options);
  // A pack that this page is too old to know: the card's own text is better than a gap.
  return sheet(card, html`<svg><text x="36" y="56" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="700" font-size="16" fill="#1b1d22">${card}</text></svg>`);
}

/** A template is only read by Lit, so that one may stand in many places at once. @type {Map<string, Template>} */
const drawn = new Map();

/**
 * The face of a card: an inline `<svg class="card-face" data-card=…>`, 72 x 104, to be sized
 * by its container.
 * @param {string} card  as in records: `AS`, `10D`, `0G`, `11W`, `HEIR`, `BJ` …
 * @param {FaceOptions} [options]
 * @returns {Template}
 */
export function cardFace(card, { fourColour = false, large = false } = {}) {
  const key = `${card} ${fourColour} ${large}`;
  let face = drawn.get(key);
  if (!face) {
    face = draw(card, { fourColour, large });
    drawn.set(key, face);
  }
  return face;
}

/**
 * A suit's symbol for running text, an inline `<svg class="suit suit-S">` of 1em. An unknown
 * suit is its own letter.
 * @param {string} suit
 * @param {FaceOptions} [options]
 * @returns {Template}
 */
export function suitSymbol(suit, options = {}) {
  return isSuit(suit) ? symbol(suit, options) : html`${suit}`;
}
