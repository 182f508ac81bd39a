/** The whole auction, with what the bids told and what came of it. */
import { html, nothing } from '../../../lib/lit.js';
import { callName, say } from '../../../lib/words.js';
import { seatName } from '../names.js';
import { mine } from '../panels.js';
import { suitBadge } from '../trick.js';
import { callFace, highest, sign } from './calls.js';

/** @typedef {import('./state.js').View} View */

/** @param {View} view */
export function auction(view) {
  const { model } = view;
  const { seen } = model;
  const { contract } = seen;
  if (!seen.auction.length) return html`<p class="t-empty">${say('table-no-calls')}</p>`;
  const best = highest(seen)?.seat;
  const signal = new Map(seen.signals);
  return html`<ol class="t-auction">
      ${seen.auction.map(
        ([seat, call]) => html`<li class=${call === 'pass' ? 't-passed' : seat === best ? 't-best' : ''}>
          <bdi>${seatName(model, seat)}</bdi>
          <b><span class="sr-only">${callName(call)}</span><span aria-hidden="true">${callFace(call)}</span>${signal.has(seat) && call !== 'pass' ? html` <em>${say(`bid_whist-signal-${signal.get(seat)}`)}</em>` : nothing}</b>
        </li>`,
      )}
    </ol>
    ${contract?.named
      ? html`<p class="t-made"><bdi>${seatName(model, contract.bidder)}</bdi>: ${suitBadge(contract.trump)}${view.comma}<span class="bw-wins">${sign(contract.order)}<span>${say(`order-${contract.order}`)}</span></span></p>`
      : nothing}
    ${mine(view)}`;
}
