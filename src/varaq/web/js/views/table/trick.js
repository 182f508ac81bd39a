/** The middle of the felt: kitty, calls, the trick that grows, the one that is done. */
import { html, nothing, repeat } from '../../lib/lit.js';
import { callName, callShort, cardName, say, suitName } from '../../lib/words.js';
import { suitSymbol } from '../../lib/faces.js';
import { back, face, specialKind, worth } from './card.js';
import { icon } from './icons.js';
import { bidName, orderName, seatName, sideName } from './names.js';
import { spotOf, spotStyle } from './places.js';
import { holder, nickname } from './seats.js';

/** @param {import('./table.js').TableView} view */
export function trick(view) {
  const { model } = view;
  const { felt, facts, seen } = model;
  return html`<div
    class="t-trick"
    data-n=${facts.players}
    data-done=${felt.done ? 'yes' : nothing}
    @click=${() => felt.done && model.skip()}
  >
    ${repeat(
      felt.cards,
      ([seat]) => `${felt.serial}-${seat}`,
      ([seat, card]) => {
        const wins = felt.winner === seat;
        const words = [seatName(model, seat), cardName(card), view.game.cardNote?.(view, card), wins ? say(felt.done ? 'table-wins' : 'table-winning') : ''];
        return html`<div
          class="t-lying ${wins ? 't-wins' : ''}"
          data-from=${seat}
          data-near=${[1, -1].includes(spotOf(facts, seat)[1]) ? 'yes' : nothing}
          data-special=${specialKind(seen, card) || nothing}
          role="img"
          aria-label=${words.filter(Boolean).join(view.comma)}
          .style=${spotStyle(facts, seat)}
        >
          ${face(card)} ${worth(view, card)} ${view.game.lying?.(view, seat, card) ?? nothing}
          ${wins && !felt.done ? html`<i class="t-winword" aria-hidden="true">${say('table-winning')}</i>` : nothing}
        </div>`;
      },
    )}
    ${felt.done && !felt.gathering ? verdict(view) : nothing}
  </div>`;
}

/** Who takes the trick and what it is worth, in a word. */
function verdict({ model, game }) {
  const { winner, points } = model.felt;
  return html`<p class="t-verdict" aria-hidden="true">
    <bdi>${seatName(model, winner ?? 0)}</bdi>
    <b>${game.trickWorth?.(points ?? 0, winner ?? 0, model) ?? say('trick-points', { points: points ?? 0 })}</b>
  </p>`;
}

/** While the auction runs: each call before its seat, and the highest in the middle. */
export function calls(view) {
  const { seen, facts } = view.model;
  const best = holder(seen);
  const latest = new Map(seen.auction);
  const high = best === null ? null : latest.get(best);
  return html`<div class="t-trick t-calls" data-n=${facts.players}>
    ${[...latest].filter(([seat]) => seat !== facts.seat).map(
      ([seat, call]) => html`<div
        class="t-said ${call === 'pass' ? 't-passed' : ''} ${seat === best ? 't-best' : ''}"
        data-far=${spotOf(facts, seat)[1] === -1 ? 'yes' : nothing}
        data-upper=${spotOf(facts, seat)[1] < 0 ? 'yes' : nothing}
        .style=${spotStyle(facts, seat)}
        role="img"
        aria-label=${`${seatName(view.model, seat)}${view.comma}${callName(call)}`}
      >
        <bdi>${callShort(call)}</bdi>
        ${nickname(call) ? html`<small>${nickname(call)}</small>` : nothing}
      </div>`,
    )}
    ${high
      ? html`<p class="t-high"><small>${say('table-highest')}</small><b>${callName(high)}</b><bdi>${seatName(view.model, best ?? 0)}</bdi></p>`
      : html`<p class="t-high"><small>${say('table-no-bid-yet')}</small></p>`}
  </div>`;
}

/** @param {import('./table.js').TableView} view */
export function kitty({ model: { seen } }) {
  if (!seen.kitty || !seen.counts.some(Boolean)) return nothing;
  return html`<div class="t-kitty" data-corner=${seen.contract ? nothing : 'yes'} role="img" aria-label=${say('table-kitty', { count: seen.kitty })}>
    ${Array.from({ length: seen.kitty }, back)}
    <small aria-hidden="true">${say('table-kitty-word')}</small>
  </div>`;
}

const RED = 'HD';

/** The suit in sign and word; the words carry it, the sign helps the eye. */
export const suitBadge = (suit) =>
  suit
    ? html`<span class="t-suit ${RED.includes(suit) ? 't-red' : ''}" data-suit=${suit}>${suitSymbol(suit)} ${suitName(suit)}</span>`
    : html`<span class="t-suit">${say('suit-none')}</span>`;

/** The bonus and the penalty card, and which side has taken each. */
function spoils({ model, shortCard }) {
  const { special } = model.seen;
  return html`<span class="t-spoils">
    ${Object.entries(special ?? {}).map(
      ([card, side]) => html`<span class="t-spoil t-${specialKind(model.seen, card)} ${side ? '' : 't-free'}">
        <span class="sr-only">${cardName(card)}: ${side ? sideName(model, side) : say('table-not-taken')}</span>
        <bdi dir="ltr" aria-hidden="true">${shortCard(card)}</bdi>${side ? html`<bdi aria-hidden="true">${sideName(model, side)}</bdi>` : nothing}
      </span>`,
    )}
  </span>`;
}

/** Contract on one side of the felt, trump and the order of ranks on the other. */
export function contract(view) {
  const { model } = view;
  const { seen } = model;
  const { contract: made, bar } = seen;
  if (!made || ['dealing', 'over'].includes(seen.phase)) return nothing;
  const open = ['naming', 'auction', 'sale'].includes(seen.phase);
  const low = made.order === 'low';
  return html`<div class="t-contract">
      <small>${say('table-contract')}</small>
      <span class="t-bidline"
        ><b title=${bidName(made.bid)}><bdi>${made.bid ? callShort(made.bid) : bidName(null)}</bdi>${nickname(made.bid) ? html` <em>${nickname(made.bid)}</em>` : nothing}</b>
        <bdi>${seatName(model, made.bidder)}</bdi></span
      >
      ${spoils(view)}
    </div>
    <div class="t-trump">
      ${made.trump || open || view.trumpOpen ? html`<small>${say('table-trump')}</small>` : nothing}
      <b>${open ? say('table-not-yet') : made.trump ? suitBadge(made.trump) : say(view.trumpOpen ? 'table-not-yet' : 'suit-none')}</b>
      <span class="t-order" dir="ltr">
        <span class="sr-only">${say('table-order-said', { order: orderName(made.order) })}</span>
        <span aria-hidden="true">${bar.map((rank) => html`<i>${rank}</i>`)}</span>
      </span>
      ${low ? html`<em class="t-low">${orderName('low')}</em>` : nothing}
    </div>`;
}

/** Which way the turn goes; seats are never mirrored, so neither is this. */
export const direction = ({ model: { facts } }) => html`<span
  class="t-direction"
  role="img"
  data-way=${facts.clockwise ? 'clockwise' : 'counter'}
  aria-label=${say(facts.clockwise ? 'table-clockwise' : 'table-counter-clockwise')}
  >${icon('turn')}</span
>`;

/** The last trick in small, each card towards its player. @param {import('./table.js').TableView} view */
export function lastTrick(view) {
  const { model } = view;
  const last = model.seen.last_trick;
  if (!last) return html`<p class="t-empty">${say('table-no-trick-yet')}</p>`;
  return html`<div class="t-last">
    <div class="t-trick" data-n=${model.facts.players} dir="ltr">
      ${last.cards.map(
        ([seat, card]) => html`<div
          class="t-lying ${seat === last.winner ? 't-wins' : ''}"
          role="img"
          aria-label=${`${seatName(model, seat)}${view.comma}${cardName(card)}`}
          .style=${spotStyle(model.facts, seat)}
        >
          ${face(card)}
        </div>`,
      )}
    </div>
    <p><bdi>${seatName(model, last.winner)}</bdi>: <b>${view.game.trickWorth?.(last.points, last.winner, model) ?? say('trick-points', { points: last.points })}</b></p>
  </div>`;
}

