/** What lies on the felt: calls, the kitty in sight, the contract with its books, what is said for a moment. */
import { html, nothing, repeat } from '../../../lib/lit.js';
import { callName, cardName, digits, say } from '../../../lib/words.js';
import { face } from '../card.js';
import { isMine, membersOf, mySide, seatName, sideName, sidesOf } from '../names.js';
import { othersOf, spotOf, spotStyle } from '../places.js';
import { clauseLink } from '../sheet.js';
import { kitty, suitBadge } from '../trick.js';
import { isBurying, tray } from './burying.js';
import { callFace, highest, sign } from './calls.js';
import { agreeing, caught, verdict } from './claims.js';
import { guests, inForce } from './ranking.js';
import { stateOf } from './state.js';
import { wins } from './naming.js';

/** @typedef {import('./state.js').View} View */

const IDLE = ['dealing', 'over'];
const ALL = 13;
const FREE = 6;

// The auction

/** What the low bid of a seat tells, if anything. @param {any} seen @param {number} seat */
const signalOf = ({ signals }, seat) => signals.find(([who]) => who === seat)?.[1] ?? '';

/** @param {View} view @param {number} seat @param {string} call */
function said(view, seat, call, best) {
  const { facts, seen } = view.model;
  const [, y] = spotOf(facts, seat);
  const signal = signalOf(seen, seat);
  return html`<div
    class="t-said ${call === 'pass' ? 't-passed' : ''} ${best ? 't-best' : ''}"
    data-far=${y === -1 ? 'yes' : nothing}
    data-upper=${y < 0 ? 'yes' : nothing}
    .style=${spotStyle(facts, seat)}
    role="img"
    aria-label=${[seatName(view.model, seat), callName(call), signal && say(`bw-signal-${signal}`)].filter(Boolean).join(view.comma)}
  >
    <bdi>${callFace(call)}</bdi>${signal ? html`<small>${say(`bid_whist-signal-${signal}`)}</small>` : nothing}
  </div>`;
}

/** @param {View} view */
function auction(view) {
  const { model } = view;
  const { seen, facts } = model;
  const latest = new Map(seen.auction);
  const best = highest(seen);
  return html`<div class="t-trick t-calls bw-calls" data-n=${facts.players}>
    ${othersOf(facts).map((seat) => (latest.has(seat) ? said(view, seat, latest.get(seat), seat === best?.seat) : nothing))}
    <p class="t-high">
      ${best
        ? html`<small>${say('table-highest')}</small><b><span class="sr-only">${callName(best.call)}</span><span aria-hidden="true">${callFace(best.call)}</span></b><bdi>${seatName(model, best.seat)}</bdi>`
        : html`<small>${say('table-no-bid-yet')}</small>`}
    </p>
  </div>`;
}

// The middle

/** Why there is no score, with the cards that were the reason. @param {View} view */
function thrown(view, { code, clause, seat, cards }) {
  const { model } = view;
  const whose = cards ? say(isMine(model, seat) ? 'bid_whist-open-mine' : 'bid_whist-open-hand', { name: seatName(model, seat) }) : '';
  return html`<section class="t-slip" aria-label=${say('bid_whist-cancelled')} tabindex="0">
    <h2>${say('bid_whist-cancelled')}</h2>
    <p>${say(`thrown-${code}`)}${clauseLink(view, clause)}</p>
    ${cards
      ? html`<div class="bw-open" role="img" aria-label=${`${whose}: ${cards.map(cardName).join(view.comma)}`}>${cards.map((card) => html`<span>${face(card)}</span>`)}</div>
          <p class="bw-small" aria-hidden="true">${whose}</p>`
      : nothing}
  </section>`;
}

/** The kitty in everybody's sight, until the bidder has buried. @param {View} view */
function sported({ model: { seen } }) {
  const cards = seen.shown_kitty;
  if (!cards) return nothing;
  return html`<section class="bw-sported" role="img" aria-label=${`${say('bid_whist-sported')}: ${cards.map(cardName).join(', ')}`}>
    <p>${say('bid_whist-sported')}</p>
    <div class="bw-row" dir="ltr">${cards.map((card) => html`<span>${face(card)}</span>`)}</div>
  </section>`;
}

/** In place of the trick; undefined: as at every table. @param {View} view */
export function middle(view) {
  const { seen, felt, ready } = view.model;
  if (felt.cards.length) return undefined;
  const { thrown: no } = stateOf(view);
  if (seen.phase === 'dealing') return no && ready !== seen.deal ? thrown(view, no) : undefined;
  if (seen.phase === 'auction') return [kitty(view), auction(view)];
  if (seen.phase === 'agree') return agreeing(view);
  if (isBurying(view)) return html`<div class="bw-exchange">${tray(view)}</div>`;
  return seen.shown_kitty ? html`<div class="bw-exchange">${sported(view)}</div>` : undefined;
}

// The contract, and how far the books have come

/** What the bidding side needs, and what is enough to set it. @param {any} seen */
export function goals({ contract }) {
  const bid = Number(/^\d/.exec(contract.bid)?.[0] ?? 0);
  return { make: FREE + bid, set: ALL - FREE - bid + 1 };
}

/** @param {View} view @param {string} side */
export const needOf = ({ model }, side) => {
  const { make, set } = goals(model.seen);
  return membersOf(model, side).includes(model.seen.contract.bidder) ? make : set;
};

/**
 * Thirteen books in a row: the bidding side fills them from the start, the others from the end,
 * and a mark stands where the bid is made. Strip and ear have it in words.
 * @param {View} view
 */
function track({ model }) {
  const { seen, facts } = model;
  const { make } = goals(seen);
  const bidding = facts.sides[seen.contract.bidder];
  const [ours, theirs] = [bidding, sidesOf(model).find((side) => side !== bidding) ?? ''].map((side) => seen.points[side] ?? 0);
  const mine = bidding === mySide(model);
  const cell = (n) => (n < ours ? 'bidder' : n >= ALL - theirs ? 'others' : 'free');
  return html`<span class="bw-track" aria-hidden="true" data-mine=${mine ? 'yes' : 'no'}>
    ${Array.from({ length: ALL }, (_, n) => html`<i data-of=${cell(n)} data-goal=${n === make - 1 ? 'yes' : nothing}></i>`)}
  </span>`;
}

/** Whose book the buried cards are. @param {View} view */
function kittyBook({ model }) {
  const { kitty_book: side } = model.seen;
  return side ? html`<small class="bw-kittybook">${say('bw-kitty-book', { name: sideName(model, side) })}</small>` : nothing;
}

/** In place of contract and trump. @param {View} view */
export function contract(view) {
  const { model } = view;
  const { seen } = model;
  const { contract: made, phase } = seen;
  if (!made || IDLE.includes(phase)) return nothing;
  return html`<div class="t-contract bw-contract">
      <small>${say('table-contract')}</small>
      <span class="t-bidline"
        ><b title=${callName(made.bid)}><span class="sr-only">${callName(made.bid)}</span><bdi aria-hidden="true">${callFace(made.bid)}</bdi></b>
        <bdi>${seatName(model, made.bidder)}</bdi></span
      >
      ${track(view)} ${kittyBook(view)}
    </div>
    <div class="t-trump bw-trump">
      ${made.named || made.bid.includes('N') ? html`<b>${suitBadge(made.trump)}</b>` : html`<span class="bw-open-yet">${say('bid_whist-no-trump-yet')}</span>`}
      ${made.order
        ? html`<em class="bw-wins">${sign(made.order)}<span>${say(`order-${made.order}`)}</span></em>`
        : html`<span class="bw-open-yet">${say('bid_whist-no-order-yet')}</span>`}
    </div>`;
}

// Jokers and the deuce

/** Trumps that do not look it, and cards that are worth nothing. @param {any} seen @param {string} card */
export function standingOf(seen, card) {
  if (!inForce(seen)) return '';
  if (seen.dead.includes(card)) return 'dead';
  return guests(seen).includes(card) ? 'trump' : '';
}

/** @param {View} view @param {string} card */
export function tag({ model: { seen } }, card) {
  const standing = standingOf(seen, card);
  if (!standing) return nothing;
  return html`<i class="bw-tag" data-standing=${standing} aria-hidden="true">${standing === 'dead' ? say('bid_whist-dead-tag') : suitBadge(seen.contract.trump)}</i>`;
}

// Said and shown for a moment

/** @param {View} view */
function bubbles(view) {
  const { facts, seen } = view.model;
  const all = stateOf(view).bubbles;
  if (!all.length || IDLE.includes(seen.phase)) return nothing;
  return html`<div class="t-trick t-calls bw-bubbles" data-n=${facts.players} aria-hidden="true">
    ${repeat(
      all,
      ({ n }) => n,
      ({ seat, text, cards }) => html`<div
        class="t-said bw-bubble"
        data-far=${spotOf(facts, seat)[1] === -1 ? 'yes' : nothing}
        data-me=${seat === facts.seat ? 'yes' : nothing}
        .style=${spotStyle(facts, seat)}
      >
        <bdi>${text}</bdi>${cards ? html`<span class="bw-row" dir="ltr">${cards.map((card) => html`<span>${face(card)}</span>`)}</span>` : nothing}
      </div>`,
    )}
  </div>`;
}

/** @param {View} view */
export const cloth = (view) => html`${bubbles(view)}${verdict(view)}`;

/** What is worth saying beside the seat. @param {Record<string, any>} event */
export function bubbleOf({ kind, seat, cards, count }) {
  switch (kind) {
    case 'dead_laid':
      return { seat, text: say('bid_whist-say-dead'), cards };
    case 'drew':
      return { seat, text: say('bid_whist-say-drew', { count }) };
    case 'misplay_claimed':
      return { seat, text: say('bid_whist-renege') };
    default:
      return null;
  }
}

/** @param {View} view @param {number} seat */
export const plate = (view, seat) =>
  !IDLE.includes(view.model.seen.phase) && caught(view, seat) ? html`<small class="bw-caught">${say('bid_whist-caught')}</small>` : nothing;

/** The same for the ear. @param {View} view @param {number} seat @returns {string[]} */
export function ofSeat(view, seat) {
  const { seen } = view.model;
  if (IDLE.includes(seen.phase)) return [];
  const signal = signalOf(seen, seat);
  return [signal ? say(`bw-signal-${signal}`) : '', caught(view, seat) ? say('bid_whist-caught') : ''];
}

/** The call beside a name; mine only while the auction runs, then the contract has it. @param {View} view @param {number} seat */
export const callOf = ({ model: { seen, facts } }, seat) =>
  seat === facts.seat && seen.phase !== 'auction' ? null : (seen.auction.filter(([who]) => who === seat).pop()?.[1] ?? null);

/** "We 5 of 10, they 2 of 4" @param {View} view */
export function needs(view) {
  const { model } = view;
  const { seen } = model;
  if (!seen.contract || IDLE.includes(seen.phase)) return nothing;
  const mine = mySide(model);
  return sidesOf(model).map((side) => {
    const [have, need] = [seen.points[side] ?? 0, needOf(view, side)];
    const bidding = need === goals(seen).make && membersOf(model, side).includes(seen.contract.bidder);
    return html`<span class="t-need ${side === mine ? 't-mine' : ''}" data-done=${have >= need ? 'yes' : nothing}
      ><span class="sr-only">${say(`bid_whist-need-${bidding ? 'make' : 'set'}`, { name: sideName(model, side), have, need })}</span
      ><span aria-hidden="true">${say('bid_whist-books', { name: sideName(model, side), have: digits(have), need: digits(need) })}</span></span
    >`;
  });
}
