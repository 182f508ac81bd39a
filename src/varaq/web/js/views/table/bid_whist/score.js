/** The score: what the match is played to, the contract of a deal, sets, and who leaves the table. */
import { html, nothing } from '../../../lib/lit.js';
import { callName, say } from '../../../lib/words.js';
import { listed, seatName } from '../names.js';
import { suitBadge } from '../trick.js';
import { bidParts, callFace, directionOf, sign } from './calls.js';

/** @typedef {import('./state.js').View} View */

/** Everything that may end the match, in one line. @param {View} view */
export function goal(view) {
  const { seen } = view.model;
  const { target, minus_target: minus, set_limit: limit, max_hands: most, hands_played: played } = seen;
  const bidOut = target && view.option('bid_out') === true;
  const said = [
    target ? say('table-target', { target }) : '',
    bidOut ? say('bid_whist-goal-bid-out') : '',
    minus ? say('bid_whist-goal-minus', { minus }) : '',
    limit ? say('bid_whist-goal-sets', { limit }) : '',
    most ? say('bid_whist-goal-hands', { left: Math.max(0, most - played), most }) : '',
  ];
  return said.filter(Boolean).join(view.comma);
}

/** What was played: the bid, its suit where it says none, and which cards won where it does not say it. @param {any} contract */
function played({ bid, trump, order }) {
  const kind = bidParts(bid)?.[1] ?? '';
  const said = directionOf(kind) !== null && order !== 'down_ace_bad';
  return html`<b><span class="sr-only">${callName(bid)}</span><bdi aria-hidden="true">${callFace(bid)}</bdi></b>
    ${trump || !kind.startsWith('N') ? suitBadge(trump) : nothing}
    ${order && !said ? html`<span class="bw-wins">${sign(order)}<span>${say(`order-${order}`)}</span></span>` : nothing}`;
}

/** @param {View} view @param {any} deal */
export function contractWords(view, { contract, made }) {
  if (!contract) return html`<span>${say('table-no-contract')}</span>`;
  return html`<span class="t-contractwords">
    ${played(contract)} <bdi>${seatName(view.model, contract.bidder)}</bdi>
    ${made === null ? nothing : html`<em class=${made ? 't-yes' : 't-no'}>${say(made ? 'bid_whist-made' : 'bid_whist-set')}</em>`}
  </span>`;
}

/** How often a side has been set, where that can lose the match. @param {View} view @param {string} side @param {any} deal */
export const sum = ({ model: { seen } }, side, { sets }) =>
  seen.set_limit && sets ? html`<dd class="bw-sets">${say('bw-sets', { sets: sets[side] ?? 0, limit: seen.set_limit })}</dd>` : nothing;

/** Rise and fly: whose seats are free, and who stays. @param {View} view @param {{leave: number[]}} result */
export function ending({ model }, { leave }) {
  if (!leave?.length) return nothing;
  const { facts } = model;
  if (facts.watching) return html`<p class="bw-leave">${say('bw-leave', { names: listed(leave.map((seat) => seatName(model, seat))) })}</p>`;
  const names = (seats) => listed(seats.filter((seat) => seat !== facts.seat).map((seat) => seatName(model, seat)));
  const stay = facts.sides.map((_, seat) => seat).filter((seat) => !leave.includes(seat));
  return html`<p class="bw-leave">
    ${leave.includes(facts.seat)
      ? say('bid_whist-leave-we', { partner: names(leave), names: names(stay) })
      : html`${say('bw-leave', { names: names(leave) })} ${say('bid_whist-stay-we', { partner: names(stay) })}`}
  </p>`;
}
