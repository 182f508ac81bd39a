/** The action bar: exactly the acts that are open, in the order in which a turn goes. */
import { html, nothing } from '../../../lib/lit.js';
import { say, suitName } from '../../../lib/words.js';
import { actButton } from './acts.js';
import { nameOf, raisedWords, tellAbout, wouldHold } from './cards.js';
import { stateOf } from './state.js';
import { stockGone } from './stock.js';

/** @typedef {import('../table.js').TableView} View */

const verbOf = (act) => act.split(' ')[0];
const cardOf = (act) => act.split(' ')[1];

/** A turn goes so: change cards, take the stock, lay one away, play. */
const TURN = ['trade', 'swap', 'take', 'discard', 'bury', 'play'];
/** Elsewhere: what is done before what is left alone. */
const ELSEWHERE = ['trade', 'swap', 'pick', 'expose', 'look', 'keep', 'both', 'return', 'claim', 'on', 'mark', 'deal', 'stop', 'pass'];
/** The first answer is the main one, but for those that give something away. */
const NEVER_MAIN = ['trade', 'swap', 'take', 'expose', 'pick'];

const inOrder = (acts, order) => [...acts].sort((one, other) => order.indexOf(verbOf(one)) - order.indexOf(verbOf(other)));

const wrongCosts = (view) => view.option('stock_right') === 'penalised';

/** Take, when nobody warns of a wrong taking: asked once more. @param {View} view */
function take(view) {
  const state = stateOf(view);
  if (!wrongCosts(view)) return actButton(view, 'take');
  return actButton(view, 'take', {
    press: () => {
      state.sure = 'take';
      view.requestUpdate();
    },
  });
}

/** @param {View} view */
function sure(view) {
  const state = stateOf(view);
  const leave = () => {
    state.sure = '';
    view.requestUpdate();
  };
  return {
    row: html`${actButton(view, 'take', {
      press: () => {
        state.sure = '';
        view.act('take');
      },
    })}
      <button type="button" class="t-button t-main" @click=${leave}>${say('styrivolt-act-leave')}</button>`,
  };
}

/** @param {View} view */
function turn(view) {
  const { seen } = view.model;
  const [raised] = view.raisedCards;
  const apart = ['play', 'discard', 'bury'];
  // a raised card is asked about alone; only the stock is no card
  const shown = seen.legal.filter((act) => (raised ? [raised, undefined].includes(cardOf(act)) : !apart.includes(verbOf(act))));
  const acts = inOrder(shown, TURN);
  const about = raised && (nameOf(seen, raised) || wouldHold(view, raised)) ? view.tool('about', 'styrivolt-about', true, () => tellAbout(view, raised)) : nothing;
  const last = acts.length - 1;
  const buttons = acts.map((act, n) => (act === 'take' ? take(view) : actButton(view, act, { main: n === last && verbOf(act) === 'play' })));
  // where more than a card can be asked for, the answers have a line of their own, whether a card is raised or not
  if (seen.legal.some((act) => verbOf(act) !== 'play')) return { row: [about, ...buttons] };
  return buttons.length > 1 ? { row: [about, ...buttons] } : { start: about, end: buttons[0] };
}

/** @param {View} view */
export function answers(view) {
  const { seen } = view.model;
  if (['over', 'dealing'].includes(seen.phase)) return undefined;
  if (!seen.legal.length) {
    stateOf(view).sure = '';
    return {};
  }
  if (stateOf(view).sure && seen.legal.includes('take')) return sure(view);
  if (seen.phase === 'turn') return turn(view);
  const acts = inOrder(seen.legal, ELSEWHERE);
  const buttons = acts.map((act, n) => actButton(view, act, { main: !n && !NEVER_MAIN.includes(verbOf(act)) }));
  return acts.length === 1 ? { end: buttons[0] } : { row: buttons };
}

/** What may be taken, and why, where that is certain. @param {View} view */
function takes(view) {
  if (stockGone(view.model.seen)) return 'take-second';
  return view.option('stock_right') === 'enforced' ? 'take-weak' : 'take';
}

/** What is to be marked, and what becomes of it otherwise; the next deal. @param {View} view */
function marking(view) {
  const { legal, outcome } = view.model.seen;
  if (!legal.includes('mark')) return say('styrivolt-prompt-deal');
  const [what, count] = outcome.crosses ? ['crosses', outcome.crosses] : ['strokes', outcome.strokes];
  const worth = say(`styrivolt-${what}`, { count });
  return say(legal.length > 1 ? 'styrivolt-prompt-mark-lost' : 'styrivolt-prompt-mark', { worth });
}

/** A card is raised: what it is called, and how well it would hold if it were led. @param {View} view @param {string} card */
function aboutRaised(view, card) {
  const { seen } = view.model;
  const beaters = wouldHold(view, card);
  return [raisedWords(seen, card), beaters ? say('styrivolt-lead-count', { count: beaters.length }) : ''].filter(Boolean).join('. ');
}

/** @param {View} view */
export function prompt(view) {
  const { seen } = view.model;
  if (seen.phase === 'dealing' && view.model.felt.done) return say('styrivolt-moment');
  if (['over', 'dealing'].includes(seen.phase)) return undefined;
  const mine = seen.awaited.includes(seen.seat);
  if (!mine) return seen.awaited.length ? undefined : say('styrivolt-moment');
  if (seen.phase === 'mark') return marking(view);
  if (seen.phase === 'expose') return say('styrivolt-prompt-expose', { suit: suitName(cardOf(seen.legal[0]).slice(-1)) });
  if (seen.phase === 'stock_look') return say('styrivolt-prompt-look');
  if (seen.phase !== 'turn') return undefined;
  if (stateOf(view).sure && seen.legal.includes('take')) {
    return say('styrivolt-prompt-sure', { crosses: Number(view.option('stock_penalty') ?? 2) });
  }
  const [raised] = view.raisedCards;
  const told = raised ? aboutRaised(view, raised) : '';
  if (told) return told;
  if (seen.legal.includes('take')) return say(`styrivolt-prompt-${takes(view)}`);
  if (seen.legal.some((act) => verbOf(act) === 'discard')) return say('styrivolt-prompt-lay');
  if (seen.legal.some((act) => verbOf(act) === 'trade')) return say('styrivolt-prompt-trade');
  return seen.trick.length ? undefined : say('styrivolt-prompt-lead');
}

/** To the nth answer in the bar. @param {View} view @param {number} n */
export function toAnswer(view, n) {
  const buttons = /** @type {NodeListOf<HTMLElement>} */ (view.querySelectorAll('.t-bar .t-button'));
  buttons[n]?.focus();
  return Boolean(buttons[n]);
}
