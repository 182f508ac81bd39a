/** The action bar: what is asked of me, and the order of the cards above it. */
import { html, nothing } from '../../../lib/lit.js';
import { callName, callShort, cardName, say } from '../../../lib/words.js';
import { highest } from './calls.js';
import { isBurying, burying, buryingPrompt } from './burying.js';
import { ladder } from './bidding.js';
import { claimButton, claims, whom } from './claims.js';
import { naming } from './naming.js';
import { strip } from './ranking.js';
import { settle, stateOf } from './state.js';

/** @typedef {import('./state.js').View} View */
/** @typedef {import('../game.js').Answers} Answers */

/** @param {View} view @param {string} act @param {unknown} label */
const button = (view, act, label, more = '') => html`<button
  type="button"
  class="t-button ${more} ${view.suggests(act) ? 't-hinted' : ''}"
  data-act=${act}
  data-open=${view.model.seen.legal.includes(act) ? 'yes' : 'no'}
  @click=${() => view.act(act)}
>
  ${label}${view.suggests(act) ? html`<small class="t-hintword">${say('table-hint-word')}</small>` : nothing}
</button>`;

/** @param {View} view @returns {Answers} */
function bidding(view) {
  const { seen } = view.model;
  const chosen = view.chosenCall;
  return {
    above: ladder(view),
    start: html`${button(view, 'call pass', callShort('pass'), 't-pass')}
    ${seen.legal.includes('call redeal') ? button(view, 'call redeal', callShort('redeal'), 'bw-redeal') : nothing}`,
    end: chosen
      ? html`<button type="button" class="t-button t-main" @click=${() => view.act(`call ${chosen}`)}>${callName(chosen)}</button>`
      : nothing,
  };
}

/** @param {View} view @returns {Answers} */
function playing(view) {
  const [card] = view.raisedCards;
  const act = `play ${card}`;
  return { end: card && view.model.seen.legal.includes(act) ? button(view, act, say('table-play-card', { card: cardName(card) }), 't-main') : nothing };
}

/** @param {View} view @returns {Answers} */
const agree = (view) => ({ end: button(view, 'agree', say('bid_whist-accept'), 't-main') });

const ASKED = { auction: bidding, naming, exchange: burying, play: playing, agree };

/** @param {View} view @returns {Answers|undefined} */
export function answers(view) {
  const { seen } = view.model;
  const state = settle(view);
  if (['over', 'dealing'].includes(seen.phase)) {
    if (!view.asksReady || !state.thrown) return undefined;
    return { end: html`<button type="button" class="t-button t-main" @click=${() => view.model.nextDeal()}>${say('bid_whist-deal-again')}</button>` };
  }
  const above = strip(view);
  if (state.claiming) return { above, ...whom(view) };
  const own = seen.awaited.includes(seen.seat) ? (ASKED[seen.phase]?.(view) ?? {}) : {};
  return { ...own, above: own.above ?? above, start: html`${claimButton(view)}${own.start ?? nothing}` };
}

/** @param {View} view */
function auctionPrompt(view) {
  const { seen } = view.model;
  const best = highest(seen);
  if (!seen.legal.includes('call pass')) return say('bid_whist-prompt-must-bid');
  if (seen.legal.includes('call redeal')) return say('bid_whist-prompt-redeal');
  if (best && seen.dealer === seen.seat && seen.legal.includes(`call ${best.call}`)) return say('bid_whist-prompt-match', { bid: callName(best.call) });
  return undefined;
}

/** @param {View} view @returns {string|undefined} */
export function prompt(view) {
  const { seen } = view.model;
  const { thrown, claiming } = stateOf(view);
  if (seen.phase === 'dealing' && view.asksReady && thrown) return say('bid_whist-prompt-cancelled');
  if (['over', 'dealing'].includes(seen.phase)) return undefined;
  if (seen.phase === 'drawing') return say('prompt-drawing');
  if (claiming) return say('bid_whist-prompt-whom');
  if (!seen.awaited.includes(seen.seat)) return seen.awaited.length ? undefined : '';
  if (seen.phase === 'auction') return auctionPrompt(view);
  if (seen.phase === 'naming') return say(seen.contract.bid.includes('N') ? 'bid_whist-prompt-order' : 'bid_whist-prompt-name');
  if (isBurying(view)) return buryingPrompt(view);
  return seen.phase === 'agree' ? say(claims(view).length ? 'bid_whist-prompt-agree' : 'bid_whist-prompt-accept') : undefined;
}
