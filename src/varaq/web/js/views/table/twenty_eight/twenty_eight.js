/**
 * The table of the Twenty-Eight family: a trump that lies face down until it is asked for,
 * long auctions, card points, and a match kept with the pips of two sixes.
 */
import { html, nothing } from '../../../lib/lit.js';
import { say } from '../../../lib/words.js';
import { isOurs, sideName, sidesOf } from '../names.js';
import { log, ruleCard } from '../panels.js';
import { lastTrick } from '../trick.js';
import { answers, prompt } from './answers.js';
import { auctionTable, contractWords } from './auction.js';
import { nextSuit, typed } from './bidding.js';
import { ALONE } from './calls.js';
import { comeIn, flyRound, heldNow } from './deal.js';
import { IDLE, bubbleOf, callOf, cloth, contract, middle, ofSeat, peek, plate } from './felt.js';
import { goal, score, sum, total } from './pips.js';
import { change, hushAnswers, judge, say as bubble, stateOf, turn } from './state.js';
import { askWhom, claims } from './windows.js';
import { actWords, aloud, sentence } from './words.js';

/** @typedef {import('./state.js').View} View */

/** Events in this time are read, before the next thing is shown. */
const STAYS = {
  asked: 1200,
  trump_shown: 2600,
  pair_shown: 2400,
  doubled: 1100,
  stake_set: 900,
  trump_laid: 900,
  seventh_seen: 700,
  packet_dealt: 900,
  single_declared: 1600,
  hand_shown: 2600,
  misplay_claimed: 3200,
  cut_made: 900,
  cut_declined: 600,
  thrown_in: 600,
};
const BUBBLE = 2800;
const TURNING = 2500;
const VERDICT = 4500;

/** What has just happened, made visible. @param {View} view @param {Record<string, any>} event */
function happened(view, event) {
  const { model } = view;
  if (event.kind === 'played' || event.kind === 'packet_dealt') hushAnswers(view);
  const said = bubbleOf(model, event);
  if (said) bubble(view, said, BUBBLE);
  if (event.kind === 'trump_shown') turn(view, { seat: event.seat, card: event.card, suit: event.suit }, TURNING);
  if (event.kind === 'misplay_claimed') judge(view, event, VERDICT);
  if (event.kind === 'hand_shown') change(view, { shown: { seat: event.seat, cards: event.cards } });
  if (['shuffled', 'dealt', 'undone'].includes(event.kind)) change(view, { claims: [], verdict: null, shown: null, turning: null });
  if (event.kind === 'undone') change(view, { bubbles: [] });
  if (event.kind === 'dealt' || event.kind === 'packet_dealt') dealt(view, event.kind === 'packet_dealt');
}

const afterwards = (view, act) => view.updateComplete.then(() => view.isConnected && act());

/** @param {View} view @param {boolean} second */
function dealt(view, second) {
  const { facts, seen } = view.model;
  // the cards of a cancelled deal lie open already
  if (seen.thrown) return;
  const before = second ? heldNow(view) : new Set();
  const order = Array.from({ length: facts.players }, (_, n) => (seen.dealer + 1 + n) % facts.players);
  afterwards(view, () => {
    comeIn(view, before, seen.dealer);
    flyRound(view, seen.dealer, order.filter((seat) => seat !== facts.seat));
  });
}

/** "need 16, have 9; they have 4", for either side. @param {View} view */
function needs(view) {
  const { model } = view;
  const { seen, facts } = model;
  const { contract: made, points, needed } = seen;
  if (!made || IDLE.includes(seen.phase)) return nothing;
  const [mine, theirs] = sidesOf(model);
  const side = facts.sides[made.bidder];
  const have = (of) => points[of] ?? 0;
  if (ALONE.includes(made.bid)) {
    return html`<span class="t-need t-mine">${isOurs(model, side) ? say('twenty_eight-alone-we') : say('twenty_eight-alone-they', { name: sideName(model, side) })}</span>`;
  }
  if (isOurs(model, side)) {
    return html`<span class="t-need t-mine" data-done=${have(side) >= needed ? 'yes' : nothing}
        >${say('twenty_eight-need', { need: needed })}${view.comma}${say('table-have', { have: have(mine) })}</span
      >
      <span class="t-need">${say('twenty_eight-they-have', { have: have(theirs) })}</span>`;
  }
  return html`<span class="t-need">${say('table-they-need', { name: sideName(model, side), need: needed, have: have(side) })}</span>
    ${facts.watching ? nothing : html`<span class="t-need t-mine">${say('table-we-have', { have: have(mine) })}</span>`}`;
}

/** The first of these acts that is open now. @param {View} view @param {string[]} acts */
function does(view, ...acts) {
  const open = acts.find((act) => view.model?.seen?.legal.includes(act));
  if (open) view.act(open);
  return Boolean(open);
}

/** @type {import('../game.js').GameTable} */
export const table = {
  words: ['twenty_eight', 'twenty_eight_table', 'twenty_eight_screen'],
  styles: '/css/table-twenty-eight.css',
  stays: STAYS,
  telling: ['min_bid', 'trump_card', 'doubling', 'pair', 'match_style', 'target'],
  seated(view) {
    const again = () => view.requestUpdate();
    window.addEventListener('resize', again);
    return () => window.removeEventListener('resize', again);
  },
  happened,
  sentence,
  actWords,
  counted: ({ seen }) => (ALONE.includes(seen.contract?.bid) ? 'tricks' : 'card_points'),
  answers,
  prompt,
  middle,
  cloth,
  contract,
  plate,
  ofSeat,
  callOf,
  needs,
  score,
  total,
  sum,
  goal,
  contractWords,
  lineFacts: (points) => ({ count: Math.abs(points) }),
  typed,
  aloud,
  panels: {
    log: (view) => [
      'table-log',
      html`<h3>${say('table-auction')}</h3>
        ${auctionTable(view)}
        <h3>${say('table-events')}</h3>
        ${log(view)}`,
    ],
  },
  sides: (view) => ({
    first: [
      ['table-rule-card', ruleCard(view)],
      ['table-auction', auctionTable(view)],
      ['table-last-trick', lastTrick(view)],
    ],
  }),
  keys: {
    KeyN: nextSuit,
    KeyA: (view) => does(view, 'ask', 'show'),
    KeyT: peek,
    KeyK: (view) => does(view, 'pair', 'pledge'),
    KeyP: (view) => does(view, 'call pass', 'call decline'),
    KeyX: (view) => claims(view).length > 0 && (askWhom(view, true), true),
    Escape: (view) => (stateOf(view).claiming ? (askWhom(view, false), true) : view.escape()),
  },
  keyList: [
    ['N', 'twenty_eight-key-suit'],
    ['A', 'twenty_eight-key-ask'],
    ['T', 'twenty_eight-key-look'],
    ['K', 'twenty_eight-key-pair'],
    ['X', 'twenty_eight-key-claim'],
  ],
};
