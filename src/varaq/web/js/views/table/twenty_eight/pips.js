/**
 * The score as players keep it: a red six and a black six, of which as many pips are in
 * view as the side is plus or minus. What is covered lies under another card, whose edge
 * is laid across so that just these pips can be seen.
 */
import { html, nothing, ref, svg } from '../../../lib/lit.js';
import { digits, say, signed } from '../../../lib/words.js';
import { pip } from '../../../lib/faces/suits.js';
import { mySide, sideName, sidesOf } from '../names.js';

/** @typedef {import('./state.js').View} View */

const ON_A_SIX = 6;
const COLUMNS = [20, 52];
const ROWS = [21, 52, 83];
/** In this order they come into view. */
const PLACES = ROWS.flatMap((y) => COLUMNS.map((x) => [x, y]));
const INK = { red: '#c5282a', black: '#1b1d22' };

/** Where the covering card's edge lies for so many pips in view: a point of it, and its turn. @type {[number, number, number][]} */
const EDGES = [
  [36, -10, 0],
  [30, 26, -45],
  [36, 37, 0],
  [36, 52, -90],
  [36, 68, 0],
  [63, 72, -45],
  [36, 110, 0],
];

/** @param {[number, number, number]} edge */
const lay = ([x, y, turn]) => `translate(${x}px, ${y}px) rotate(${turn}deg)`;

/** One six with `n` of its pips in view; `before`: how many there were. */
function six(colour, n, before = n) {
  return svg`<svg class="te-six" viewBox="0 0 72 104" data-colour=${colour} data-from=${before} data-to=${n} aria-hidden="true" focusable="false">
    <rect x=".5" y=".5" width="71" height="103" rx="7" fill="#fffdf6" stroke="#b5ad9c" />
    ${PLACES.map(([x, y]) => pip(colour === 'red' ? 'H' : 'S', { x, y, size: 25, colour: INK[colour] }))}
    <svg x="0" y="0" width="72" height="104" viewBox="0 0 72 104"><g class="te-cover" .style=${`transform: ${lay(EDGES[n])}`}>
      <rect x="-150" y="0" width="300" height="300" fill="#1f4e5f" />
      <rect x="-150" y="0" width="300" height="3" fill="#fffdf6" />
      <rect x="-150" y="5" width="300" height="1.6" fill="#d9b26a" />
    </g></svg>
    <rect x=".5" y=".5" width="71" height="103" rx="7" fill="none" stroke="#b5ad9c" />
  </svg>`;
}

/** So many sixes that `most` pips find room; the first fill first. */
function sixes(score, most, before = score) {
  const colour = score < 0 || (score === 0 && before < 0) ? 'black' : 'red';
  const was = Math.sign(before) === Math.sign(score) || score === 0 ? Math.abs(before) : 0;
  const count = Math.max(1, Math.ceil(Math.min(most, 2 * ON_A_SIX) / ON_A_SIX));
  const share = (n, at) => Math.max(0, Math.min(ON_A_SIX, n - at * ON_A_SIX));
  return Array.from({ length: count }, (_, at) => six(colour, share(Math.abs(score), at), share(was, at)));
}

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** Pips covered or uncovered, as the score of a deal comes to lie on the table. @param {Element|undefined} row */
const uncover = (row) => row && requestAnimationFrame(() => move(row));

/** @param {Element} row */
function move(row) {
  for (const card of row.querySelectorAll('.te-six')) {
    const [from, to] = [Number(card.getAttribute('data-from')), Number(card.getAttribute('data-to'))];
    if (from === to || calm.matches) continue;
    card.querySelector('.te-cover')?.animate([{ transform: lay(EDGES[from]) }, { transform: lay(EDGES[to]) }], {
      duration: 900,
      delay: 350,
      easing: 'ease-in-out',
      fill: 'backwards',
    });
  }
}

/** @param {import('../../../models/table.js').Table} model @param {string} side @param {number} score */
const spoken = (model, side, score) =>
  say('te-pips', { name: sideName(model, side), count: Math.abs(score), colour: score < 0 ? 'black' : 'red' });

const isPips = ({ seen }) => seen.style === 'pips';

/** A score of the match: with its sign where it can be minus. @param {View} view @param {number} n */
export const total = ({ model }, n) => html`<bdi dir="ltr">${isPips(model) ? signed(n) : digits(n)}</bdi>`;

/** The match score on its button. @param {View} view */
export function score(view) {
  const { model } = view;
  if (!isPips(model)) return undefined;
  const { totals, target } = model.seen;
  const sides = sidesOf(model);
  return html`<span class="t-scoreline te-scoreline" data-n=${sides.length}>
    ${sides.map((side, n) => {
      const points = totals[side] ?? 0;
      return html`${n ? html`<i aria-hidden="true">:</i>` : nothing}<span class=${side === mySide(model) ? 't-ours' : 't-theirs'}
          ><span class="sr-only">${spoken(model, side, points)}</span><small aria-hidden="true"><bdi>${sideName(model, side)}</bdi></small>
          <span class="te-sixes" aria-hidden="true">${sixes(points, Math.min(target, ON_A_SIX))}</span>
          <b aria-hidden="true">${total(view, points)}</b></span
        >`;
    })}
  </span>`;
}

/** Sets that a side has open. @param {View} view @param {string} side @param {any} sets */
function openSets({ model }, side, sets) {
  const open = sets?.[side];
  if (!open || !(open.red || open.black)) return nothing;
  return html`<dd class="te-sets">${['red', 'black'].map((colour) =>
    open[colour]
      ? html`<span data-colour=${colour}><span class="sr-only">${say('te-sets', { name: sideName(model, side), count: open[colour], colour })}</span
          ><span aria-hidden="true">${say('twenty_eight-sets')}: ${say('twenty_eight-set-short', { count: open[colour], colour })}</span></span>`
      : nothing,
  )}</dd>`;
}

/** Under a side's score of the deal: its sixes, before and after. @param {View} view @param {string} side @param {any} deal */
export function sum(view, side, deal) {
  const { model } = view;
  if (!isPips(model)) return nothing;
  const moved = deal.hand[side] ?? 0;
  const after = deal.after[side] ?? 0;
  // a full row of pips has opened a set, and stands at zero again
  const opened = deal.lines.some((line) => line.code === 'set_opened' && line.side === side);
  const now = opened ? Math.sign(moved) * model.seen.target : after;
  return html`<dd class="te-sixes" ${ref(uncover)}>
      <span class="sr-only">${spoken(model, side, after)}</span>${sixes(now, model.seen.target, now - moved)}
    </dd>
    ${openSets(view, side, deal.sets)}`;
}

/** What the match is played to. @param {View} view */
export function goal(view) {
  const { style, target } = view.model.seen;
  if (style === 'tables') return say('twenty_eight-goal-tables', { target });
  if (style === 'points') return say('table-target', { target });
  const sets = Number(view.option('sets_to_win') ?? 1);
  return sets > 1 ? say('twenty_eight-goal-sets', { target, sets }) : say('twenty_eight-goal-pips', { target });
}

