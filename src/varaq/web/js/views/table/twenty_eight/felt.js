/** What lies on the felt in this family: calls, contract and trump, what is said, the turning of the trump. */
import { html, nothing, repeat } from '../../../lib/lit.js';
import { callName, callShort, cardName, digits, say, suitName } from '../../../lib/words.js';
import { back, face } from '../card.js';
import { isMine, seatName } from '../names.js';
import { othersOf, spotOf, spotStyle } from '../places.js';
import { clauseLink } from '../sheet.js';
import { suitBadge } from '../trick.js';
import { ALONE, bidParts, callFace, highest, saidStake } from './calls.js';
import { change, stateOf } from './state.js';
import { agreeing, ended, openHand, question, verdict } from './windows.js';
import { thrownSentence } from './words.js';

/** @typedef {import('./state.js').View} View */

/** Nothing is played for yet, or any more. */
export const IDLE = ['dealing', 'cut', 'cutting', 'over'];
/** So long my own face-down card stays turned up. */
const PEEK = 6000;

/** The stake as players write it. @param {number} stake */
export const stakeBadge = (stake) =>
  stake > 1
    ? html`<span class="te-stake"><span class="sr-only">${say('te-stake', { stake })}</span><bdi dir="ltr" aria-hidden="true">\u00d7${digits(stake)}</bdi></span>`
    : nothing;

// The auction

/** @param {View} view @param {number} seat @param {string} call */
function said(view, seat, call, best) {
  const { facts } = view.model;
  const [, y] = spotOf(facts, seat);
  return html`<div
    class="t-said te-said ${call === 'pass' ? 't-passed' : ''} ${best ? 't-best' : ''}"
    data-far=${y === -1 ? 'yes' : nothing}
    data-upper=${y < 0 ? 'yes' : nothing}
    .style=${spotStyle(facts, seat)}
    role="img"
    aria-label=${`${seatName(view.model, seat)}${view.comma}${callName(call)}`}
  >
    <bdi>${callFace(call)}</bdi>
  </div>`;
}

/** Each player's last call before the seat, the highest bid in the middle. @param {View} view */
function auction(view) {
  const { model } = view;
  const { seen, facts } = model;
  const latest = new Map(seen.auction);
  const best = highest(seen);
  const stake = saidStake(seen);
  return html`<div class="t-trick t-calls te-calls" data-n=${facts.players}>
    ${othersOf(facts).map((seat) => (latest.has(seat) ? said(view, seat, latest.get(seat), seat === best?.seat) : nothing))}
    <p class="t-high te-high">
      ${best
        ? html`<small class="te-label">${say('table-highest')}</small><b><span class="sr-only">${callName(best.call)}</span><span aria-hidden="true">${callFace(best.call)}</span> ${stakeBadge(stake)}</b><bdi>${seatName(model, best.seat)}</bdi>`
        : html`<small>${say('table-no-bid-yet')}</small>`}
      ${coming(view)}
    </p>
  </div>`;
}

/** Cards that are still to be dealt. @param {View} view */
const coming = ({ model: { seen } }) =>
  seen.coming ? html`<small class="te-coming">${say('twenty_eight-coming', { count: seen.coming })}</small>` : nothing;

/** Why there is no score, with the cards that were the reason. @param {View} view */
function cancelled(view) {
  const { model } = view;
  const { thrown } = model.seen;
  return html`<section class="t-slip te-cancelled" aria-label=${say('twenty_eight-cancelled')} tabindex="0">
    <h2>${say('twenty_eight-cancelled')}</h2>
    <p>${thrownSentence(model, thrown)}${clauseLink(view, thrown.clause)}</p>
    ${thrown.cards
      ? html`${openHand(view, thrown)}
        <p class="te-small" aria-hidden="true">${say('twenty_eight-open-hand', { name: seatName(model, thrown.seat) })}</p>`
      : nothing}
    <p class="te-small">${say('twenty_eight-no-score')}</p>
  </section>`;
}

/** In place of the trick; undefined: as at every table. @param {View} view */
export function middle(view) {
  const { seen, felt, ready } = view.model;
  if (felt.cards.length) return undefined;
  if (['dealing', 'over'].includes(seen.phase) && ready !== seen.deal) return seen.thrown ? cancelled(view) : ended(view);
  if (seen.phase === 'auction') return auction(view);
  if (seen.phase === 'agree') return agreeing(view);
  if (seen.phase.endsWith('_window') && seen.legal.includes('call decline')) return question(view);
  return ['play', 'dealing', 'over'].includes(seen.phase) ? undefined : html`<div class="t-trick"><p class="t-high te-high">${coming(view)}</p></div>`;
}

// Contract and trump

/** The bid, its bidder, the stake, and what the pair has made of it. @param {View} view */
function bid(view) {
  const { model } = view;
  const { seen } = model;
  const { bidder, bid: call } = seen.contract;
  const number = bidParts(call)?.[0];
  return html`<div class="t-contract">
    <small>${say('table-contract')}</small>
    <span class="t-bidline"
      ><b title=${callName(call)}><span class="sr-only">${callName(call)}</span><bdi aria-hidden="true">${callFace(call)}</bdi></b> ${stakeBadge(seen.stake)}
      <bdi>${seatName(model, bidder)}</bdi></span
    >
    ${seen.pair || (seen.needed !== null && seen.needed !== number)
      ? html`<em>
          ${seen.needed !== null && seen.needed !== number ? say('te-target', { target: seen.needed }) : nothing}
          ${seen.pair
            ? html`<span class="sr-only">${say('twenty_eight-pair-of', { name: seatName(model, seen.pair.seat) })}</span><bdi class="te-kq" dir="ltr" aria-hidden="true">K Q</bdi>`
            : nothing}
        </em>`
      : nothing}
  </div>`;
}

/** My own card under the felt's edge: only I may look. @param {View} view */
function own(view) {
  const { seen } = view.model;
  const { peeking } = stateOf(view);
  const [card] = seen.mine.trump_card ?? [];
  const [suit] = seen.mine.trump ?? [];
  const known = Boolean(card ?? suit);
  const label = !known
    ? say('twenty_eight-peek-unseen')
    : !peeking
      ? say('twenty_eight-peek')
      : card
        ? say('twenty_eight-peek-card', { card: cardName(card) })
        : say('twenty_eight-peek-suit', { suit: suitName(suit) });
  return html`<button
    type="button"
    class="t-trump te-own"
    aria-label=${label}
    aria-pressed=${peeking ? 'true' : 'false'}
    aria-disabled=${known ? 'false' : 'true'}
    @click=${() => peek(view)}
  >
    <span class="te-mini" data-open=${peeking && known ? 'yes' : nothing}>
      ${peeking && card ? face(card) : peeking && suit ? html`<span class="te-marker">${suitBadge(suit)}</span>` : back()}
    </span>
    <span class="te-words">
      <small>${say('table-trump')}</small>
      <b>${peeking && known ? suitBadge(suit) : say('twenty_eight-face-down')}</b>
      <em>${known ? say('twenty_eight-look') : say('twenty_eight-unseen')}</em>
    </span>
  </button>`;
}

/** @param {View} view */
export function peek(view) {
  const { mine } = view.model.seen;
  const state = stateOf(view);
  if (!mine?.trump || !view.model.seen.face_down) return false;
  change(view, { peeking: !state.peeking });
  if (state.peeking) setTimeout(() => change(view, { peeking: false }), PEEK);
  return true;
}

/** @param {View} view */
function trump(view) {
  const { seen } = view.model;
  const { contract: made, face_down: down } = seen;
  if (down && isMine(view.model, down.seat)) return own(view);
  if (down) {
    return html`<div class="t-trump te-hidden">
      <span class="sr-only">${say(`twenty_eight-lies-${down.how}`, { name: seatName(view.model, down.seat) })}</span>
      <span class="te-mini" aria-hidden="true">${back()}</span>
      <span class="te-words" aria-hidden="true"><small>${say('table-trump')}</small><b>${say('twenty_eight-face-down')}</b><em>${say(`twenty_eight-way-${down.how}`)}</em></span>
    </div>`;
  }
  const without = ALONE.includes(made.bid) || bidParts(made.bid)?.[1] === 'NT';
  return html`<div class="t-trump">
    ${made.trump ? html`<small>${say('table-trump')}</small>` : nothing}
    <b>${made.trump ? suitBadge(made.trump) : say(without ? 'suit-none' : 'table-not-yet')}</b>
    ${seen.bar
      ? html`<span class="t-order" dir="ltr" aria-hidden="true"><span>${seen.bar.map((rank) => html`<i>${rank}</i>`)}</span></span>`
      : nothing}
  </div>`;
}

/** In place of contract and trump. @param {View} view */
export function contract(view) {
  const { seen } = view.model;
  if (!seen.contract || IDLE.includes(seen.phase)) return nothing;
  return [bid(view), trump(view)];
}

// Said and shown for a moment

const REDDISH = 'HD';

/** The trump turns in the middle of the felt, and says what it is. @param {View} view */
function turning(view) {
  const { turning: shown } = stateOf(view);
  if (!shown) return nothing;
  return html`<div class="te-turning" data-seat-of=${shown.seat} .style=${spotStyle(view.model.facts, shown.seat)} aria-hidden="true">
    <span class="te-flip">
      <span class="te-side te-behind">${back()}</span>
      <span class="te-side te-front">${shown.card
        ? face(shown.card)
        : html`<span class="te-marker ${REDDISH.includes(shown.suit) ? 't-red' : ''}">${suitBadge(shown.suit)}</span>`}</span>
    </span>
    <b>${say('twenty_eight-trump-is', { suit: suitName(shown.suit) })}</b>
  </div>`;
}

/** Words beside a seat, mine over the lower edge. @param {View} view */
function bubbles(view) {
  const { facts, seen } = view.model;
  const { bubbles: all } = stateOf(view);
  if (!all.length || IDLE.includes(seen.phase)) return nothing;
  return html`<div class="t-trick t-calls te-bubbles" data-n=${facts.players} aria-hidden="true">
    ${repeat(
      all,
      ({ n }) => n,
      ({ seat, text, cards }) => {
        const [, y] = spotOf(facts, seat);
        return html`<div class="t-said te-bubble" data-far=${y === -1 ? 'yes' : nothing} data-upper=${y < 0 ? 'yes' : nothing} data-me=${seat === facts.seat ? 'yes' : nothing} .style=${spotStyle(facts, seat)}>
          <bdi>${text}</bdi>${cards ? html`<span class="te-cards">${cards.map((card) => html`<span>${face(card)}</span>`)}</span>` : nothing}
        </div>`;
      },
    )}
  </div>`;
}

/** @param {View} view */
export const cloth = (view) => html`${bubbles(view)}${turning(view)}${verdict(view)}`;

/** On a name plate: the card that lies before its player, with a word. @param {View} view @param {number} seat */
export function plate(view, seat) {
  const { seen } = view.model;
  if (IDLE.includes(seen.phase)) return nothing;
  const lies = seen.face_down?.seat === seat;
  const asked = seen.asked?.seat === seat && !seen.asked.own;
  const pair = seen.pair?.seat === seat;
  if (!lies && !asked && !pair) return nothing;
  return html`<span class="te-before">
    ${lies ? html`<span class="te-mini">${back()}</span><small>${say('table-trump')}</small>` : nothing}
    ${asked ? html`<small class="te-asked">${say('twenty_eight-asked')}</small>` : nothing}
    ${pair ? html`<small class="te-haspair" dir="ltr">K Q</small>` : nothing}
  </span>`;
}

/** The same for the ear. @param {View} view @param {number} seat @returns {string[]} */
export function ofSeat({ model }, seat) {
  const { seen } = model;
  if (IDLE.includes(seen.phase)) return [];
  const words = [];
  if (seen.face_down?.seat === seat) words.push(say(`twenty_eight-lies-${seen.face_down.how}`, { name: seatName(model, seat) }));
  if (seen.asked?.seat === seat && !seen.asked.own) words.push(say('twenty_eight-asked'));
  if (seen.pair?.seat === seat) words.push(say('twenty_eight-pair-of', { name: seatName(model, seat) }));
  return words;
}

/** The call beside a name: in the auction, and only there. @param {View} view @param {number} seat */
export const callOf = ({ model: { seen } }, seat) =>
  seen.phase === 'auction' && !seen.contract ? (seen.auction.filter(([who]) => who === seat).pop()?.[1] ?? null) : null;

/** Was this the call that ended the auction? Then the contract tells it. @param {Record<string, any>} event */
const endsAuction = ({ log }, event) => log.some(({ at, kind }) => at === event.at && kind === 'contract');

/** What is worth saying beside the seat. @param {import('../../../models/table.js').Table} model @param {Record<string, any>} event */
export function bubbleOf(model, event) {
  const { kind, seat, call } = event;
  switch (kind) {
    case 'asked':
      // what I ask or show is seen in the middle
      return isMine(model, seat) ? null : { seat, text: say(event.own ? 'twenty_eight-say-show' : 'twenty_eight-say-ask') };
    case 'pair_shown':
      return { seat, text: say('twenty_eight-say-pair'), cards: event.cards };
    case 'doubled':
      return { seat, text: callShort(call), answer: true };
    case 'called':
      return model.seen.phase === 'auction' || endsAuction(model, event) ? null : { seat, text: callShort(call), answer: true };
    default:
      return null;
  }
}
