/** The table of Stýrivolt, put together from its parts. */
import { html, nothing } from '../../../lib/lit.js';
import { settings } from '../../../lib/settings.js';
import { say } from '../../../lib/words.js';
import { isMine, sidesOf } from '../names.js';
import { lastTrick } from '../trick.js';
import { log, ruleCard } from '../panels.js';
import { answers, prompt, toAnswer } from './answers.js';
import { aboutPanel, calledWords, cardNote, held, listenForCards, lying, nameOf, tellAbout, toBeat } from './cards.js';
import { cloth, lyingPanel, lyingWords, plate, question } from './cloth.js';
import { howPanel, ladder } from './how.js';
import { scoreBody, scoreButton, slip } from './score.js';
import { actWords, beatsSentence, sentence } from './sentences.js';
import { sayAloud, talkNote } from './talk.js';

/** @typedef {import('../table.js').TableView} View */

/** Who has dealt by hand has read the score, unless it tells what was lost by it. @param {View} view @param {Record<string, any>} event */
function goOn(view, { kind, seat }) {
  const { model } = view;
  if (kind !== 'board_closed' || !isMine(model, seat) || model.seen.result) return;
  const unmarked = model.seen.sheet.at(-1)?.lines.some(({ code }) => code === 'unmarked');
  if (!unmarked) queueMicrotask(() => model.nextDeal());
}

/** In the middle: the trick that lies there, the score, or what is asked. @param {View} view */
function middle(view) {
  const { seen, felt, ready } = view.model;
  const scored = ['mark', 'dealing', 'over'].includes(seen.phase);
  // a wrong taking ends the deal in the middle of a trick
  if (felt.done || (felt.cards.length && !scored)) return undefined;
  if (!scored) return question(view);
  return seen.phase !== 'mark' && ready === seen.deal ? undefined : slip(view);
}

/** Beside my name: the helper while there is something to beat, else the tricks. @param {View} view */
function needs(view) {
  const { model } = view;
  const { seen } = model;
  if (['dealing', 'over', 'mark'].includes(seen.phase)) return nothing;
  const [ours, theirs] = sidesOf(model).map((side) => seen.points[side] ?? 0);
  const tricks = html`<span class="t-need">${say('styrivolt-tricks', { ours, theirs })}</span>`;
  if (model.facts.watching || !settings.beatsHelper || !toBeat(model)) return tricks;
  return html`<span class="t-need t-mine s-help" data-none=${seen.beats.length ? nothing : 'yes'}>
    ${say('styrivolt-beats-count', { count: seen.beats.length })}
  </span>`;
}

/** "takes the trick: karnifl", so that one sees why. */
function takenWith(_points, seat, model) {
  const { seen } = model;
  const you = isMine(model, seat) ? 'yes' : 'no';
  const cards = seen.last_trick?.cards ?? [];
  const name = nameOf(seen, cards.find(([who]) => who === seat)?.[1] ?? '');
  if (name) return say('styrivolt-takes-with', { you, called: calledWords(name) });
  return say(cards[0]?.[0] === seat ? 'styrivolt-takes-led' : 'styrivolt-takes', { you });
}

/** @param {View} view */
const tools = (view) => view.tool('how', 'styrivolt-how', true, () => view.toggle('how'));

/** @param {View} view */
function aloud(view) {
  const helper = settings.beatsHelper && !view.model.facts.watching ? beatsSentence(view.model.seen, toBeat(view.model)) : '';
  return ['dealing', 'over'].includes(view.model.seen.phase) ? [] : [...lyingWords(view), helper];
}

/** The card in focus, else the one that is winning. @param {View} view */
function tellFocused(view) {
  const { option } = view.focused;
  const card = option?.dataset.card ?? view.model.felt.cards.find(([seat]) => seat === view.model.felt.winner)?.[1];
  return card ? tellAbout(view, card) : view.toggle('how');
}

/** @type {import('../game.js').GameTable} */
export const table = {
  words: ['styrivolt', 'styrivolt_table', 'styrivolt_screen'],
  styles: '/css/styrivolt.css',
  stays: {
    chosen: 1500,
    dealt: 900,
    turned: 900,
    cut_looked: 600,
    laid_out: 1200,
    stock_claimed: 1300,
    picked: 1200,
    stock_taken: 1200,
    stock_kept: 900,
    stock_returned: 1200,
    both_kept: 1200,
    card_laid: 700,
    traded: 1300,
    swapped: 1300,
    good: 1800,
    deal_claimed: 1300,
    played_on: 1300,
    wrong_taking: 2500,
    marked: 2600,
  },
  telling: ['match_deals', 'must_beat', 'four_of_a_kind', 'stock_time', 'keep_both'],
  seated: listenForCards,
  happened(view, event) {
    sayAloud(view, event);
    goOn(view, event);
  },
  sentence,
  actWords,
  counted: () => 'tricks',
  answers,
  prompt,
  cloth,
  middle,
  lying,
  trickWorth: takenWith,
  plate,
  showsTricks: (view) => !['dealing', 'over'].includes(view.model.seen.phase),
  needs,
  tools,
  score: scoreButton,
  held,
  cardNote,
  panels: {
    score: (view) => ['styrivolt-board', scoreBody(view)],
    log: (view) => ['table-log', log(view)],
    how: howPanel,
    about: aboutPanel,
    lying: lyingPanel,
  },
  sides: (view) => ({
    first: [
      ['beats-title', ladder(view)],
      ['table-rule-card', ruleCard(view)],
      ['table-last-trick', lastTrick(view)],
    ],
    second: [
      ['styrivolt-board', scoreBody(view)],
      ['table-log', log(view)],
    ],
  }),
  keys: {
    KeyB: (view) => view.toggle('score'),
    KeyG: (view) => view.toggle('how'),
    KeyT: (view) => view.talkOrWhy(),
    KeyI: tellFocused,
    KeyX: (view) => view.toggle('lying'),
    KeyP: (view) => view.model?.seen?.legal.includes('pass') && (view.act('pass'), true),
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((n) => [`Digit${n}`, `Numpad${n}`].map((code) => [code, (view) => toAnswer(view, n - 1)])),
    ),
  },
  keyList: [
    ['1–9', 'styrivolt-key-answer'],
    ['B', 'styrivolt-key-board'],
    ['G', 'styrivolt-key-how'],
    ['T', 'styrivolt-key-talk'],
    ['I', 'styrivolt-key-about'],
    ['X', 'styrivolt-key-lying'],
  ],
  aloud,
  talkNote,
};
