/**
 * What is asked and judged beside the cards: a half court, a single hand, a last look for
 * wrong cards; and a hand laid down or a claim with which a deal has ended.
 */
import { html, nothing } from '../../../lib/lit.js';
import { cardName, say } from '../../../lib/words.js';
import { face } from '../card.js';
import { inWords, isMine, membersOf, mySide, seatName } from '../names.js';
import { clauseLink, slip } from '../sheet.js';
import { ALONE } from './calls.js';
import { change, stateOf } from './state.js';

/** @typedef {import('./state.js').View} View */

/** What a half court is worth in every house (TE-79). */
const HALF_COURT = 2;

/** @param {View} view */
export const claims = ({ model }) => model.seen.legal.filter((act) => act.startsWith('claim '));

/** The bar asks whose card was wrong, or asks no longer; who uses keys goes along. @param {View} view @param {boolean} claiming */
export function askWhom(view, claiming) {
  change(view, { claiming });
  const next = claiming ? '.t-bar .te-whom' : '.t-bar [data-act=claim]';
  view.updateComplete.then(() => /** @type {HTMLElement|null} */ (view.querySelector(next))?.focus());
}

/** Cards that lie open, from the hand of a player. @param {View} view @param {{seat: number, cards: string[]}} open */
export const openHand = (view, { seat, cards }) => html`<div
  class="te-open"
  role="img"
  aria-label=${`${say('twenty_eight-open-hand', { name: seatName(view.model, seat) })}: ${cards.map(cardName).join(view.comma)}`}
>
  ${cards.map((card) => html`<span>${face(card)}</span>`)}
</div>`;

// Asked in a window

/** Half court and single hand: how it is played, and what it is worth. @param {View} view */
function undertaking(view) {
  const { model } = view;
  const { legal, hand, style } = model.seen;
  const partners = membersOf(model, mySide(model)).length - 1;
  const points = Number(view.option('single_points') ?? 0);
  if (legal.includes('call half')) {
    return html`<p>${say('twenty_eight-half-about', { count: hand.length, partners })}${clauseLink(view, 'TE-78')}</p>
      <p>${say('twenty_eight-half-worth', { style, points: HALF_COURT })}${clauseLink(view, 'TE-79')}</p>`;
  }
  if (legal.includes('call single')) {
    return html`<p>${say('twenty_eight-single-about', { partners })}${clauseLink(view, 'TE-72')}</p>
      <p>${say('twenty_eight-single-worth', { style, points })}${clauseLink(view, 'TE-74')}</p>`;
  }
  if (legal.includes('call show')) return html`<p>${say('twenty_eight-show-about', { points })}${clauseLink(view, 'TE-76')}</p>`;
  return html`<p>${say('twenty_eight-sure-about')}${clauseLink(view, 'TE-75')}</p>`;
}

/** Before the seat that is asked, and only there. @param {View} view */
export const question = (view) => html`<section class="t-slip te-question" aria-label=${say(`phase-${view.model.seen.phase}`)} tabindex="0">
  ${undertaking(view)}
</section>`;

/** The line of the bar in the window of the single hand. @param {string[]} legal @returns {string|undefined} */
export function windowPrompt(legal) {
  if (legal.includes('call show')) return say('twenty_eight-prompt-sure');
  return legal.includes('call single') ? undefined : say('twenty_eight-prompt-decline');
}

/** After the last trick: what was claimed so far, and what may be claimed. @param {View} view */
export function agreeing(view) {
  const made = stateOf(view).claims;
  const mine = claims(view).length > 0;
  if (!made.length && !mine) return nothing;
  return html`<section class="t-slip te-question" aria-label=${say('phase-agree')} tabindex="0">
    ${made.map((claim) => html`<div class="te-claim">${judged(view, claim)}</div>`)}
    ${mine ? html`<p>${say('twenty_eight-agree-about')}${clauseLink(view, 'TE-159')}</p>` : nothing}
  </section>`;
}

// Judged

/** What a claim that was granted costs, and whom. @param {View} view @param {Record<string, any>} claim */
function penalty(view, { offender }) {
  const { facts, seen } = view.model;
  const { bidder, bid } = seen.contract ?? seen.sheet.at(-1).contract;
  const up = seen.style === 'points' || view.option('misplay_goes') === 'other_gains';
  return say('twenty_eight-claim-cost', {
    as: `${ALONE.includes(bid) ? 'alone' : 'bid'}-${facts.sides[offender] === facts.sides[bidder] ? 'failed' : 'made'}`,
    twice: view.option('misplay') === 'penalty_double' ? 'yes' : 'no',
    goes: seen.style === 'tables' ? 'tables' : up ? 'gains' : 'loses',
  });
}

/** Who has claimed a card, of whom, and what comes of it. @param {View} view @param {Record<string, any>} claim */
function judged(view, claim) {
  const { right, offender } = claim;
  const mine = isMine(view.model, offender) ? 'yes' : 'no';
  return html`<b>${say('twenty_eight-claim-told', { ...inWords(view.model, claim), mine })}</b>
    <span class="te-judged" data-right=${right ? 'yes' : 'no'}>${say(right ? 'twenty_eight-claim-right' : 'twenty_eight-claim-not')}</span>
    <span>${right ? html`${penalty(view, claim)}${clauseLink(view, 'TE-158')}` : say('twenty_eight-claim-free')}</span>`;
}

/** A claim that was not granted just now, over the cloth; after the last trick it stands in the question. @param {View} view */
export function verdict(view) {
  const { verdict: claim } = stateOf(view);
  if (!claim || view.model.seen.phase !== 'play') return nothing;
  return html`<div class="te-verdict" aria-hidden="true">${judged(view, claim)}</div>`;
}

/** A deal that was not played to its end: why, and under it the score; undefined where it was. @param {View} view */
export function ended(view) {
  const { shown, claims: made } = stateOf(view);
  const claim = made.find(({ right }) => right);
  if (!shown && !claim) return undefined;
  return html`<div class="te-ended" tabindex="0">
    ${shown
      ? html`<div class="te-why">
          <b>${say('twenty_eight-shown', inWords(view.model, { seat: shown.seat }))}</b>
          ${openHand(view, shown)}
          <span>${say('twenty_eight-shown-about')}${clauseLink(view, 'TE-76')}</span>
        </div>`
      : html`<div class="te-why">${judged(view, claim)}</div>`}
    ${slip(view)}
  </div>`;
}
