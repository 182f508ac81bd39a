/** Reneges: an opponent's may be called as soon as its trick is over, and is judged for all to hear. */
import { html, nothing } from '../../../lib/lit.js';
import { say } from '../../../lib/words.js';
import { inWords, isMine, seatName } from '../names.js';
import { clauseLink } from '../sheet.js';
import { change, stateOf } from './state.js';

/** @typedef {import('./state.js').View} View */

/** @param {View} view */
export const claims = ({ model }) => model.seen.legal.filter((act) => act.startsWith('claim '));

/** @param {View} view */
export const claimButton = (view) =>
  claims(view).length
    ? html`<button type="button" class="t-button bw-renege" data-act="claim" @click=${() => change(view, { claiming: true })}>${say('bid_whist-renege')}</button>`
    : nothing;

/** @param {View} view @param {string} act */
function call(view, act) {
  change(view, { claiming: false });
  view.act(act);
}

/** Whose it was. @param {View} view @returns {import('../game.js').Answers} */
export const whom = (view) => ({
  row: html`${claims(view).map((act) => {
      const name = seatName(view.model, Number(act.split(' ')[1]));
      return html`<button type="button" class="t-button bw-whom" data-act=${act} aria-label=${say('act-claim_renege', { name })} @click=${() => call(view, act)}><bdi>${name}</bdi></button>`;
    })}<button type="button" class="t-button bw-whom bw-plain" data-act="cancel" @click=${() => change(view, { claiming: false })}>${say('bid_whist-no-renege')}</button>`,
});

/** What a call that was right or wrong leads to. @param {View} view @param {Record<string, any>} claim */
function penalty(view, { right }) {
  if (!right) return say('bid_whist-claim-wrong');
  return say(view.option('renege_penalty') === 'game' ? 'bid_whist-claim-game' : 'bid_whist-claim-three');
}

/** Who has called it, of whom, and what comes of it. @param {View} view @param {Record<string, any>} claim */
const told = (view, claim) => html`<b>${say('bid_whist-claim', { ...inWords(view.model, claim), me: isMine(view.model, claim.offender) ? 'yes' : 'no' })}</b>
  <span class="bw-judged" data-right=${claim.right ? 'yes' : 'no'}>${say(claim.right ? 'bid_whist-claim-right' : 'bid_whist-claim-not')}</span>
  <span>${penalty(view, claim)}</span>`;

/** A call that was judged just now, over the cloth. @param {View} view */
export function verdict(view) {
  const { verdict: claim } = stateOf(view);
  return claim ? html`<div class="bw-verdict" aria-hidden="true">${told(view, claim)}</div>` : nothing;
}

/** The step after the last trick: what was called so far, and what is asked. @param {View} view */
export function agreeing(view) {
  const { claims: made } = view.model.seen;
  return html`<section class="t-slip bw-agree" aria-label=${say('phase-agree')} tabindex="0">
    <h2>${say('bid_whist-agree')}</h2>
    ${made.map((claim) => html`<div class="bw-claim">${told(view, claim)}</div>`)}
    ${claims(view).length ? html`<p>${say('bid_whist-agree-about')}${clauseLink(view, 'BW-90')}</p>` : nothing}
  </section>`;
}

/** @param {View} view @param {number} seat */
export const caught = ({ model: { seen } }, seat) => seen.claims.some(({ offender, right }) => right && offender === seat);
