/** Acts in words, and as buttons on which cards stand as symbols. */
import { html, nothing } from '../../../lib/lit.js';
import { cardName, say } from '../../../lib/words.js';
import { icon } from '../icons.js';
import { cardNames } from '../names.js';
import { calledWords, nameOf } from './cards.js';
import { takeWords } from './stock.js';

/** @typedef {import('../table.js').TableView} View */

/** Verbs of the notation that go by another name in the words. */
const IDS = { both: 'keep_both', on: 'play_on', claim: 'claim_game' };

/** A whole sentence for each act. @param {any} seen @param {string} act */
export function actSentence(seen, act) {
  const [verb, card, more] = act.split(' ');
  if (verb === 'play') {
    if (more === 'good') return say('act-good', { card: cardName(card) });
    const got = more ?? leadsFor(seen, card);
    return got ? say('styrivolt-act-lead', { gave: cardName(card), got: cardName(got) }) : say('table-play-card', { card: cardName(card) });
  }
  if (verb === 'trade' || verb === 'swap') return say(`act-${verb}`, { gave: cardName(card), got: cardName(more) });
  if (verb === 'expose') return say('act-expose', { card: cardNames(act.split(' ').slice(1)) });
  if (verb === 'take') return takeWords(seen);
  if (seen.phase === 'mark' && verb === 'pass') return say('styrivolt-act-unmarked');
  if (verb === 'deal' && seen.legal.includes('mark')) return say('styrivolt-act-deal-unmarked');
  if (verb === 'keep' || verb === 'return') return say(`styrivolt-act-${verb}`);
  return say(`act-${IDS[verb] ?? verb}`, card ? { card: cardName(card) } : {});
}

/** What a trader fetches when it is led; '' where nothing is fetched. */
function leadsFor(seen, card) {
  if (seen.trick.length) return '';
  const trades = seen.legal.map((act) => act.split(' ')).filter(([verb, gave]) => verb === 'trade' && gave === card);
  return trades.length === 1 ? trades[0][2] : '';
}

/** @param {View} view @param {string} card */
const small = (view, card) => html`<bdi class="s-short" dir="ltr">${view.shortCard(card)}</bdi>`;

const swapped = (view, gave, got) => html`<span class="s-pair" dir="ltr">${small(view, gave)}${icon('swap')}${small(view, got)}</span>`;

/** Cards that are chosen from, and what each is called. @param {View} view @param {string[]} cards */
const named = (view, cards) => html`<span class="s-named">
  <span>${cards.map((card) => small(view, card))}</span>
  <small>${cards.map((card) => calledWords(nameOf(view.model.seen, card))).join(view.comma)}</small>
</span>`;

/** What stands on the button. @param {View} view @param {string} act */
function label(view, act) {
  const { seen } = view.model;
  const [verb, card, more] = act.split(' ');
  if (verb === 'play') {
    if (more === 'good') return html`${say('styrivolt-do-good')} ${small(view, card)}`;
    const got = more ?? leadsFor(seen, card);
    return got ? html`${say('styrivolt-do-lead')} ${swapped(view, card, got)}` : html`${say('styrivolt-do-play')} ${small(view, card)}`;
  }
  if (verb === 'trade' || verb === 'swap') return html`${say(`styrivolt-do-${verb}`)} ${swapped(view, card, more)}`;
  if (verb === 'expose') return named(view, act.split(' ').slice(1));
  if (verb === 'pick') return html`${say('styrivolt-do-pick')} ${named(view, [card])}`;
  if (['discard', 'bury'].includes(verb)) return html`${say(`styrivolt-do-${verb}`)} ${small(view, card)}`;
  return actSentence(seen, act);
}

/**
 * @param {View} view @param {string} act
 * @param {{main?: boolean, press?: () => void}} [how]
 */
export function actButton(view, act, { main = false, press = () => view.act(act) } = {}) {
  const hinted = view.suggests(act);
  return html`<button
    type="button"
    class="t-button ${main ? 't-main' : ''} ${hinted ? 't-hinted' : ''}"
    data-act=${act}
    @click=${press}
  >
    <span class="sr-only">${actSentence(view.model.seen, act)}</span>
    <span class="s-label" aria-hidden="true">${label(view, act)}</span>${hinted ? html`<small class="t-hintword">${say('table-hint-word')}</small>` : nothing}
  </button>`;
}
