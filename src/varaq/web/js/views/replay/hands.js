/** All hands, small: each seat's cards suit by suit, as they are written about. */
import { html, nothing } from '../../lib/lit.js';
import { suitSymbol } from '../../lib/faces.js';
import { cardName, say } from '../../lib/words.js';
import { listed, seatName } from '../table/names.js';

/** @typedef {import('./replay.js').ReplayView} View */

const PLAIN = /^(\d+|[AKQJT])([A-Z])$/;
const RED = 'HD';
/** What a seat alone knows and no longer holds. */
const HIDDEN = ['trump_card', 'discarded', 'put_down', 'put_away', 'laid'];

/** The cards on top of a seat's piles. @returns {string[]} */
const tops = ({ piles }, seat) => (piles?.[seat] ?? []).flatMap(({ top }) => (top ? [top] : []));

/** @param {string[]} cards @returns {Map<string, string[]>} by suit in the order of the hand; cards without one under '' */
function suits(cards) {
  const found = new Map();
  for (const card of cards) {
    const suit = PLAIN.exec(card)?.[2] ?? '';
    found.set(suit, [...(found.get(suit) ?? []), card]);
  }
  return found;
}

const rank = (card) => html`<bdi>${PLAIN.exec(card)?.[1] ?? cardName(card)}</bdi>`;

/** @param {string[]} cards */
const lines = (cards) =>
  [...suits(cards)].map(
    ([suit, held]) => html`<span class="r-suit ${RED.includes(suit) && suit ? 't-red' : ''}"
      ><span class="r-first">${suit ? suitSymbol(/** @type {any} */ (suit)) : nothing}${rank(held[0])}</span>${held
        .slice(1)
        .map((card) => html` ${rank(card)}`)}</span
    > `,
  );

/** @param {string[]} cards */
const heard = (cards) => (cards.length ? listed(cards.map(cardName)) : say('replay-no-cards'));

/** @param {View} view @param {number} seat @param {string[]} cards */
function one({ past: model }, seat, cards) {
  const { seen, secrets } = model;
  const known = ['piles', ...HIDDEN].flatMap((what) => {
    const hidden = what === 'piles' ? tops(seen, seat) : (secrets?.[seat]?.[what] ?? []).filter((card) => typeof card === 'string');
    return hidden.length ? [{ what, hidden }] : [];
  });
  return html`<li class=${seen.awaited.includes(seat) ? 'r-turn' : ''} data-hand=${seat}>
    <b><bdi>${seatName(model, seat)}</bdi></b>
    <span class="sr-only">${heard(cards)}</span>
    <span class="r-cards" dir="ltr" aria-hidden="true">${lines(cards)}</span>
    ${known.map(
      ({ what, hidden }) => html`<small>
        <span>${say(`replay-hidden-${what}`)}</span>
        <span class="sr-only">${heard(hidden)}</span>
        <span class="r-cards" dir="ltr" aria-hidden="true">${lines(hidden)}</span>
      </small>`,
    )}
  </li>`;
}

/** @param {View} view */
export const openHands = (view) => html`<section class="r-hands" tabindex="0" aria-label=${say('replay-hands')}>
  <ul data-n=${view.past.facts.players}>
    ${(view.past.hands ?? []).map((cards, seat) => one(view, seat, cards))}
  </ul>
</section>`;

