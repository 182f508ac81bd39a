/**
 * The box for the auction: a row for each kind of bid, a column for each number, every bid in
 * its place from the first call to the last. Where the rows would leave no room for the felt,
 * the kind is chosen first.
 */
import { html, nothing } from '../../../lib/lit.js';
import { callName, digits, say } from '../../../lib/words.js';
import { hintWord } from '../hint.js';
import { bidParts, directionOf, highest, inRows, sign } from './calls.js';

/** @typedef {import('./state.js').View} View */

const MOST = 7;
/** So high must a phone be for so many rows. */
const HIGH = { 3: 600, 4: 780 };

/** The kinds of bids by style, as the house says. @param {View} view */
function kindsOfHouse(view) {
  const last = view.option('nt_direction') === 'in_bid' ? ['NU', 'ND'] : ['N'];
  return { number: [''], number_nt: ['', 'N'], up_down_nt: ['U', 'D', ...last] }[view.option('bid_style')];
}

/** Every number and kind of this house; until its form is here, those that were seen. @param {View} view */
export function scale(view) {
  const seen = [...view.knownCalls].map(bidParts).filter((bid) => bid !== null);
  const low = Number(view.option('min_bid') ?? Math.min(MOST, ...seen.map(([number]) => number)));
  return {
    numbers: Array.from({ length: MOST - low + 1 }, (_, n) => low + n),
    kinds: kindsOfHouse(view) ?? inRows([...new Set(seen.map(([, kind]) => kind))]),
  };
}

/** @param {View} view @param {string[]} kinds */
const compact = (view, kinds) => kinds.length > 1 && (view.low || (!view.wide && innerHeight < (HIGH[kinds.length] ?? 0)));

/** @param {View} view @param {string[]} kinds */
const kindShown = ({ callKind }, kinds) => (kinds.includes(callKind) ? callKind : kinds[0]);

/** Among the first two a low bid tells the partner something. @param {View} view @param {string} call */
function meaning(view, call) {
  const { seen, facts } = view.model;
  const first = (seen.dealer + 1) % facts.players;
  if (view.option('bid_signals') !== 'northeast' || ![first, (first + 1) % facts.players].includes(facts.seat)) return '';
  return { 1: 'mixed', 2: 'down', 3: 'up' }[call] ?? '';
}

/** @param {View} view */
const matches = ({ model: { seen } }, call) => seen.dealer === seen.seat && highest(seen)?.call === call;

/** @param {View} view @param {string} call */
function cell(view, call) {
  const { legal } = view.model.seen;
  const [number, kind] = bidParts(call) ?? [0, ''];
  const open = legal.includes(`call ${call}`);
  const means = meaning(view, call);
  const matching = open && matches(view, call);
  const said = [callName(call), means && say(`bw-signal-${means}`), matching ? say('bid_whist-match') : '', open ? '' : say('table-not-open')];
  const small = matching ? say('bid_whist-match') : means ? say(`bid_whist-signal-${means}`) : kind ? say(`bid_whist-kind-${kind}`) : '';
  return html`<button
    type="button"
    class="t-bid bw-bid ${view.suggests(`call ${call}`) ? 't-hinted' : ''}"
    data-call=${call}
    data-kind=${kind || nothing}
    aria-pressed=${view.chosenCall === call ? 'true' : 'false'}
    data-open=${open ? 'yes' : 'no'}
    @click=${(event) => view.onCall(call, event)}
  >
    <span class="sr-only">${said.filter(Boolean).join(view.comma)}</span>
    <b aria-hidden="true">${digits(number)}</b>
    ${small ? html`<small aria-hidden="true">${matching ? nothing : sign(directionOf(kind))}${small}</small>` : nothing}
    ${hintWord(view.suggests(`call ${call}`))}
  </button>`;
}

/** @param {View} view */
export function ladder(view) {
  const { numbers, kinds } = scale(view);
  const tight = compact(view, kinds);
  const shown = kindShown(view, kinds);
  const row = (kind) => html`<div class="t-bids" role="group" aria-label=${say(`bid_whist-kindname-${kind || 'number'}`)} .style=${`--cols:${numbers.length}`}>
    ${numbers.map((number) => cell(view, `${number}${kind}`))}
  </div>`;
  return html`<div class="t-ladder bw-ladder" role="group" aria-label=${say('phase-auction')}>
    ${tight
      ? html`<div class="t-kinds">
          ${kinds.map(
            (kind) => html`<button type="button" class="t-kind" data-kind=${kind} aria-pressed=${kind === shown ? 'true' : 'false'} @click=${() => view.setKind(kind)}>
              <span class="sr-only">${say(`bid_whist-kindname-${kind || 'number'}`)}</span>
              <span class="bw-kind" aria-hidden="true">${sign(directionOf(kind))}${say(`bid_whist-kind-${kind || 'number'}`)}</span>
            </button>`,
          )}
        </div>`
      : nothing}
    ${(tight ? [shown] : kinds).map(row)}
  </div>`;
}

/** A number was typed: to its bid in the row of the kind. @param {View} view @param {string} number */
export function typed(view, number) {
  const { kinds } = scale(view);
  const bid = /** @type {HTMLElement|null} */ (view.querySelector(`.bw-bid[data-call="${number}${kindShown(view, kinds)}"]`));
  bid?.focus();
  return Boolean(bid);
}

/** To the next row, in the column of the bid in focus. @param {View} view */
export function nextKind(view) {
  const { kinds, numbers } = scale(view);
  if (!view.querySelector('.bw-bid')) return false;
  const focused = bidParts(/** @type {any} */ (document.activeElement)?.dataset?.call);
  const from = focused && kinds.includes(focused[1]) ? focused[1] : kindShown(view, kinds);
  view.setKind(focused ? kinds[(kinds.indexOf(from) + 1) % kinds.length] : from);
  view.updateComplete.then(() => typed(view, String(focused?.[0] ?? numbers[0])));
  return true;
}
