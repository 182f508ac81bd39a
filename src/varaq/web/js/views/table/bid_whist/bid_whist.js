/**
 * The table of Bid Whist: bids of number and kind, a contract in which high or low cards win,
 * a kitty of up to six, jokers that are the best trumps or worth nothing, reneges that are
 * called, and losers who rise and fly.
 */
import { html, nothing } from '../../../lib/lit.js';
import { say } from '../../../lib/words.js';
import { log, ruleCard } from '../panels.js';
import { lastTrick } from '../trick.js';
import { answers, prompt } from './answers.js';
import { auction } from './auction.js';
import { nextKind, typed } from './bidding.js';
import { mustGo } from './burying.js';
import { bubbleOf, callOf, cloth, contract, middle, needs, ofSeat, plate, standingOf, tag } from './felt.js';
import { suitKey } from './naming.js';
import { inForce, ranking } from './ranking.js';
import { contractWords, ending, goal, sum } from './score.js';
import { change, judge, say as bubble, stateOf } from './state.js';
import { actWords, aloud, sentence } from './words.js';

/** @typedef {import('./state.js').View} View */

/** Events in this time are read, before the next thing is shown. */
const STAYS = { named: 1400, kitty_shown: 2200, kitty_taken: 500, discarded: 500, dead_laid: 1800, drew: 1200, hand_shown: 2600, misplay_claimed: 2600, thrown_in: 600 };
const BUBBLE = 2600;
const VERDICT = 5200;

/** What has just happened, made visible. @param {View} view @param {Record<string, any>} event */
function happened(view, event) {
  const said = bubbleOf(event);
  if (said) bubble(view, said, BUBBLE);
  if (event.kind === 'misplay_claimed') judge(view, event, VERDICT);
  if (['dealt', 'undone'].includes(event.kind)) change(view, { thrown: null, verdict: null });
  if (event.kind === 'undone') change(view, { bubbles: [] });
  if (event.kind === 'hand_shown') change(view, { thrown: { code: '', seat: event.seat, cards: event.cards } });
  if (event.kind === 'thrown_in') change(view, { thrown: { ...stateOf(view).thrown, code: event.code, clause: event.clause } });
}

/** A card of mine that came after the contract was named, until the first trick is taken. @param {View} view @param {string} card */
const isDrawn = ({ model: { seen } }, card) => Boolean(seen.mine.drew?.includes(card)) && !seen.last_trick;

/** Upon a card of my hand: what it is in this contract. @param {View} view @param {string} card */
function held(view, card) {
  const must = mustGo(view, card);
  return html`${must ? html`<i class="bw-tag" data-standing="must" aria-hidden="true">${say('bid_whist-must-tag')}</i>` : tag(view, card)}${isDrawn(view, card)
    ? html`<i class="t-came" aria-hidden="true">${say('table-came-got')}</i>`
    : nothing}`;
}

/** The same for the ear. @param {View} view @param {string} card */
function cardNote(view, card) {
  const standing = standingOf(view.model.seen, card);
  return [standing ? say(`bid_whist-card-${standing}`) : '', mustGo(view, card) ? say('bid_whist-card-must') : ''].filter(Boolean).join(view.comma);
}

/** @type {import('../game.js').GameTable} */
export const table = {
  words: ['bid_whist', 'bid_whist_table', 'bid_whist_screen'],
  styles: '/css/table-bid-whist.css',
  stays: STAYS,
  telling: ['target', 'min_bid', 'ace_downtown', 'kitty_book', 'jokers_nt', 'renege'],
  happened,
  sentence,
  actWords,
  counted: () => 'books',
  answers,
  prompt,
  middle,
  cloth,
  contract,
  plate,
  ofSeat,
  callOf,
  needs,
  held,
  cardNote,
  lying: (view, _seat, card) => tag(view, card),
  trickWorth: (books) => (books > 1 ? say('bid_whist-two-books') : say('table-wins')),
  sum,
  goal,
  ending,
  contractWords,
  typed,
  aloud,
  panels: {
    ranking: (view) => ['bid_whist-ranking', ranking(view)],
    log: (view) => [
      'table-log',
      html`<h3>${say('table-auction')}</h3>
        ${auction(view)}
        <h3>${say('table-events')}</h3>
        ${log(view)}`,
    ],
  },
  sides: (view) => ({
    first: [
      ...(inForce(view.model.seen) ? [/** @type {import('../game.js').Part} */ (['bid_whist-ranking', ranking(view)])] : []),
      ['table-auction', auction(view)],
      ['table-rule-card', ruleCard(view)],
      ['table-last-trick', lastTrick(view)],
    ],
  }),
  keys: {
    KeyN: (view) => (view.model?.seen?.phase === 'naming' ? suitKey('NT')(view) : nextKind(view)),
    KeyS: suitKey('S'),
    KeyH: suitKey('H'),
    KeyD: suitKey('D'),
    KeyC: suitKey('C'),
    KeyO: (view) => view.toggle('ranking'),
    KeyX: (view) => Boolean(view.model?.seen?.legal.some((act) => act.startsWith('claim '))) && (change(view, { claiming: true }), true),
  },
  keyList: [
    ['N', 'bid_whist-key-kind'],
    ['S H D C', 'bid_whist-key-suit'],
    ['O', 'bid_whist-key-order'],
    ['X', 'bid_whist-key-renege'],
  ],
};
