/** The whole auction as a table: a column for each seat, a row for each round. */
import { html, nothing } from '../../../lib/lit.js';
import { callName, digits, say } from '../../../lib/words.js';
import { placeOf } from '../places.js';
import { seatName } from '../names.js';
import { suitBadge } from '../trick.js';
import { bidParts, callFace, highest } from './calls.js';
import { stakeBadge } from './felt.js';

/** @typedef {import('./state.js').View} View */

/** In a narrow column. */
const SIGNS = { pass: '\u2013', double: '\u00d72', redouble: '\u00d74' };
/** So many letters of a name fit over a column, by number of seats. */
const LETTERS = { 4: 8, 6: 3, 8: 2 };

const sign = (call) => (SIGNS[call] ? html`<bdi dir="ltr">${digits(SIGNS[call])}</bdi>` : callFace(call));

/** Rounds of calls by seat, from the seat that spoke first. @param {[number, string][]} calls */
function rounds(calls, players) {
  const [first] = calls[0];
  const at = (seat) => (seat - first + players) % players;
  /** @type {(string|undefined)[][]} */
  const rows = [[]];
  let last = -1;
  for (const [seat, call] of calls) {
    if (at(seat) <= last) rows.push([]);
    last = at(seat);
    rows[rows.length - 1][last] = call;
  }
  return { rows, seats: Array.from({ length: players }, (_, n) => (first + n) % players) };
}

/** @param {View} view */
export function auctionTable(view) {
  const { model } = view;
  const { seen, facts } = model;
  const calls = seen.auction.slice(0, seen.phase === 'auction' ? undefined : seen.contract?.calls).filter(([, call]) => call !== 'decline');
  if (!calls.length) return html`<p class="t-empty">${say('table-no-calls')}</p>`;
  const { rows, seats } = rounds(calls, facts.players);
  const best = highest(seen);
  let lastBest = null;
  rows.forEach((row, r) => row.forEach((call, c) => {
    if (best && seats[c] === best.seat && (call === best.call || call === 'hold')) lastBest = `${r} ${c}`;
  }));
  const cell = (call, r, c) =>
    call
      ? html`<td class="${call === 'pass' ? 't-passed' : ''} ${lastBest === `${r} ${c}` ? 't-best' : ''}">
          <span class="sr-only">${callName(call)}</span><span aria-hidden="true" title=${callName(call)}>${sign(call)}</span>
        </td>`
      : html`<td></td>`;
  return html`<table class="te-auction" data-n=${facts.players}>
      <thead>
        <tr>
          ${seats.map((seat) => html`<th scope="col" class=${placeOf(facts, seat) % 2 ? 't-theirs' : 't-ours'} title=${seatName(model, seat)}>
              <span class="sr-only">${seatName(model, seat)}</span><bdi aria-hidden="true">${[...seatName(model, seat)].slice(0, LETTERS[facts.players]).join('')}</bdi>
            </th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map((row, r) => html`<tr>${seats.map((_, c) => cell(row[c], r, c))}</tr>`)}
      </tbody>
    </table>
    ${made(view)}`;
}

/** @param {View} view */
function made({ model }) {
  const { seen } = model;
  const { contract } = seen;
  if (!contract) return nothing;
  return html`<p class="t-made">
    <bdi>${seatName(model, contract.bidder)}</bdi>: <b>${callName(contract.bid)}</b> ${stakeBadge(seen.stake)}
    ${contract.trump && !bidParts(contract.bid)?.[1] ? suitBadge(contract.trump) : nothing}
  </p>`;
}

/** "32 hearts, Tom, made" on the score sheet. @param {View} view @param {any} deal */
export function contractWords(view, { contract, made: kept }) {
  if (!contract) return html`<span>${say('table-no-contract')}</span>`;
  const { bidder, bid, trump, stake } = contract;
  return html`<span class="t-contractwords">
    <b><span class="sr-only">${callName(bid)}</span><bdi aria-hidden="true">${callFace(bid)}</bdi></b>
    ${stakeBadge(stake ?? 1)} ${trump && !bidParts(bid)?.[1] ? suitBadge(trump) : nothing}
    <bdi>${seatName(view.model, bidder)}</bdi>
    ${kept === null ? nothing : html`<em class=${kept ? 't-yes' : 't-no'}>${say(kept ? 'table-made' : 'table-failed')}</em>`}
  </span>`;
}

