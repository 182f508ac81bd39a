/** The kitty in the hand, and the cards that go down for it: chosen, seen in a row, taken back, buried. */
import { html, nothing } from '../../../lib/lit.js';
import { cardName, digits, say } from '../../../lib/words.js';
import { face } from '../card.js';

/** @typedef {import('./state.js').View} View */

/** @param {View} view */
export const isBurying = ({ model: { seen } }) => seen.phase === 'exchange' && Boolean(seen.choose) && seen.awaited.includes(seen.seat);

/** @param {View} view @param {string[]} cards */
function chooseOnly(view, cards) {
  view.choice.cards = cards;
  view.model.forgetRefusal();
  view.requestUpdate();
}

/** Does the house want this card of mine buried? @param {View} view @param {string} card */
export const mustGo = (view, card) => isBurying(view) && view.model.seen.must_bury.includes(card);

/** What is chosen lies here, with room for what is still missing. @param {View} view */
export function tray(view) {
  const { count } = view.model.seen.choose;
  const chosen = view.raisedCards;
  return html`<section class="bw-tray" aria-label=${say('bid_whist-tray', { chosen: chosen.length, count })}>
    <p aria-hidden="true">
      ${view.model.seen.shown_kitty
        ? say('bid_whist-all-saw')
        : html`<b>${say('bid_whist-tray-word')}</b> <bdi>${say('bid_whist-count', { chosen: digits(chosen.length), count: digits(count) })}</bdi>`}
    </p>
    <div class="bw-slots" dir="ltr">
      ${Array.from({ length: count }, (_, n) =>
        chosen[n]
          ? html`<button
              type="button"
              class="bw-slot"
              data-buried=${chosen[n]}
              aria-label=${say('bid_whist-back', { card: cardName(chosen[n]) })}
              @click=${() => chooseOnly(view, chosen.filter((card) => card !== chosen[n]))}
            >
              ${face(chosen[n])}
            </button>`
          : html`<span class="bw-slot" data-free="yes"></span>`,
      )}
    </div>
  </section>`;
}

/** @param {View} view @returns {import('../game.js').Answers} */
export function burying(view) {
  const { verb, count } = view.model.seen.choose;
  const cards = view.raisedCards;
  const whole = cards.length === count;
  return {
    start: cards.length
      ? html`<button type="button" class="t-button bw-plain" data-act="back" @click=${() => chooseOnly(view, [])}>${say('bid_whist-all-back')}</button>`
      : nothing,
    end: html`<button
      type="button"
      class="t-button t-main"
      aria-disabled=${whole ? 'false' : 'true'}
      @click=${() => whole && view.act([verb, ...cards].join(' '))}
    >
      ${say('bid_whist-bury', { chosen: cards.length, count })}
    </button>`,
  };
}

/** @param {View} view */
export function buryingPrompt(view) {
  const { must_bury: must, choose } = view.model.seen;
  const left = choose.count - view.raisedCards.length;
  const missing = must.filter((card) => !view.raisedCards.includes(card));
  if (missing.length) return say('bid_whist-prompt-must-bury', { card: cardName(missing[0]), more: missing.length - 1 });
  return left ? say('bid_whist-prompt-bury', { count: left }) : say('bid_whist-prompt-bury-whole');
}
