/** What the cards of this deal are called, and what that tells a player. */
import { html, nothing } from '../../../lib/lit.js';
import { settings } from '../../../lib/settings.js';
import { attr, cardName, has, say } from '../../../lib/words.js';
import { face } from '../card.js';
import { cardNames } from '../names.js';
import { stateOf } from './state.js';

/** @typedef {import('../table.js').TableView} View */

/** The names by kind, the highest first. */
export const KINDS = {
  stikki: ['bird', 'fyrik', 'eight', 'hay_mare', 'diamond_mare', 'styrivoltur', 'karnifl'],
  capture: ['postman', 'tvist', 'trist', 'unfortunate'],
  led: ['lamb', 'free_card', 'chosen_king', 'chosen_queen'],
  trader: ['trader'],
};

const KIND_OF = new Map(Object.entries(KINDS).flatMap(([kind, names]) => names.map((name) => [name, kind])));

/** What the card is called in this deal; '' for an unchosen one. */
export const nameOf = (seen, card) => seen.called?.[card] ?? '';

/** @returns {string} stikki, capture, led, trader; '' for an unchosen card */
export const kindOf = (seen, card) => KIND_OF.get(nameOf(seen, card)) ?? '';

/** Whoever has seen the cards that were turned knows the names before the others. */
export const knowsNames = (seen) => Object.keys(seen.called ?? {}).length > 0;

export const calledWords = (name) => say(`called-${name}`);

/** "lamb (lomb)", or '' for an unchosen card. */
export function raisedWords(seen, card) {
  const name = nameOf(seen, card);
  if (!name) return '';
  const faroese = attr(`called-${name}`, 'faroese');
  const called = calledWords(name);
  return faroese && faroese !== called ? say('styrivolt-raised-faroese', { called, faroese }) : say('styrivolt-raised', { called });
}

/** Do I hold the card as one of four of a kind? */
const isFour = (seen, card) => Boolean(seen.mine?.fours?.includes(card.slice(0, -1)));

/** The card that is winning the trick I have yet to play to; '' where there is nothing to beat. */
export function toBeat({ seen }) {
  if (seen.winning === null || seen.winning === undefined) return '';
  if (seen.trick.some(([seat]) => seat === seen.seat)) return '';
  return seen.trick.find(([seat]) => seat === seen.winning)?.[1] ?? '';
}

/** The helper, where it is wanted: does this card of mine beat the card now winning? @param {View} view */
const wouldBeat = ({ model }, card) => settings.beatsHelper && Boolean(toBeat(model)) && model.seen.beats.includes(card);

/** The helper again: the cards that would beat a card of mine, if I lead it; null where I do not lead. @param {View} view @param {string} card */
export function wouldHold({ model: { seen } }, card) {
  const leads = settings.beatsHelper && seen.legal.some((act) => act === `play ${card}` || act.startsWith(`play ${card} `));
  return (leads && seen.leads[card]) || null;
}

/** @param {View} view @param {string} card */
function leadSentence(view, card) {
  const cards = wouldHold(view, card);
  return cards ? say('beats-lead', { card: cardName(card), count: cards.length, cards: cardNames(cards) }) : '';
}

/** The name along the edge of a special card. */
function ribbon(seen, card) {
  const name = nameOf(seen, card);
  if (!name || !settings.cardNames) return nothing;
  const words = calledWords(name);
  return html`<i class="s-ribbon" data-kind=${KIND_OF.get(name) ?? nothing} .style=${`--len:${words.length}`} aria-hidden="true">${words}</i>`;
}

/** Upon a card of my hand. @param {View} view @param {string} card */
export function held(view, card) {
  const tabs = [
    wouldBeat(view, card) ? html`<i class="s-beats">${say('styrivolt-beats-tag')}</i>` : nothing,
    isFour(view.model.seen, card) ? html`<i class="s-four">${say('styrivolt-four-tag')}</i>` : nothing,
  ];
  return html`${ribbon(view.model.seen, card)} <span class="s-tabs" aria-hidden="true">${tabs}</span>`;
}

/** Upon a card of the trick. @param {View} view @param {number} seat @param {string} card */
export function lying({ model }, seat, card) {
  const good = model.seen.good.some(([who, rank]) => who === seat && rank === card.slice(0, -1));
  const tab = good ? html`<span class="s-tabs" aria-hidden="true"><i class="s-four">${say('styrivolt-four-tag')}</i></span>` : nothing;
  return html`${ribbon(model.seen, card)} ${tab}`;
}

/** What the ear is told of a card. @param {View} view @param {string} card */
export function cardNote(view, card) {
  const { seen } = view.model;
  const name = nameOf(seen, card);
  return [
    name ? calledWords(name) : '',
    seen.hand.includes(card) && isFour(seen, card) ? say('styrivolt-four-tag') : '',
    seen.hand.includes(card) && wouldBeat(view, card) ? say('styrivolt-beats-note', { card: cardName(toBeat(view.model)) }) : '',
  ]
    .filter(Boolean)
    .join(view.comma);
}

/** Name, Faroese name, and what it does. @param {string} name */
export function explained(name) {
  const id = `called-${name || 'unchosen'}`;
  const faroese = attr(id, 'faroese').replace(/[\u2066-\u2069]/g, '');
  return html`<p class="s-explained">
    <b>${has(id) ? say(id) : ''}</b> ${faroese ? html`<i lang="fo" dir="ltr">${faroese}</i>` : nothing}
    <span>${attr(id, 'does')}</span>
  </p>`;
}

/** The panel about one card. @param {View} view @returns {import('../game.js').Part} */
export function aboutPanel(view) {
  const { seen } = view.model;
  const { card } = stateOf(view);
  if (!card || !knowsNames(seen)) return ['styrivolt-about', html`<p class="t-empty">${say('styrivolt-not-chosen')}</p>`];
  return [
    'styrivolt-about',
    html`<div class="s-about">
      <span class="s-face">${face(card)}</span>
      <div>
        <h3>${cardName(card)}</h3>
        ${explained(nameOf(seen, card))}
        ${wouldHold(view, card) ? html`<p class="s-explained">${leadSentence(view, card)}</p>` : nothing}
        ${isFour(seen, card) && seen.hand.includes(card) ? html`<p>${say('styrivolt-four')}</p>` : nothing}
        <button type="button" class="button" @click=${() => view.toggle('how')}>${say('beats-title')}</button>
      </div>
    </div>`,
  ];
}

/** Opens the panel about a card. @param {View} view @param {string} card */
export function tellAbout(view, card) {
  stateOf(view).card = card;
  if (view.panel === 'about') view.requestUpdate();
  else view.toggle('about');
  return true;
}

const HOLD = 460;
const FAR = 10;

/**
 * A card that is held, or that lies on the table and is tapped, tells about itself; a
 * mouse asks with its other button.
 * @param {View} view @returns {() => void} ends it
 */
export function listenForCards(view) {
  let timer = 0;
  let held = false;
  let start = [0, 0];

  const cardAt = (target) => {
    if (!(target instanceof Element) || target.closest('.t-panel, .t-slip, .t-side')) return '';
    const place = target.closest('.t-held, .t-lying, [data-about]');
    const drawn = place instanceof HTMLElement && (place.dataset.about || place.dataset.card);
    return drawn || place?.querySelector('[data-card]')?.getAttribute('data-card') || '';
  };
  const stop = () => clearTimeout(timer);
  const down = (event) => {
    held = false;
    stop();
    const card = event.isPrimary && event.pointerType !== 'mouse' ? cardAt(event.target) : '';
    if (!card) return;
    start = [event.clientX, event.clientY];
    timer = window.setTimeout(() => {
      held = true;
      tellAbout(view, card);
    }, HOLD);
  };
  const moved = (event) => {
    if (Math.hypot(event.clientX - start[0], event.clientY - start[1]) > FAR) stop();
  };
  const click = (event) => {
    stop();
    if (held) {
      held = false;
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    const lies = event.target instanceof Element && event.target.closest('.t-lying, [data-about]');
    if (!lies || view.model?.felt.done) return;
    const card = cardAt(event.target);
    if (card) tellAbout(view, card);
  };
  const menu = (event) => {
    const card = cardAt(event.target);
    if (!card) return;
    event.preventDefault();
    stop();
    if (!held) tellAbout(view, card);
    held = event.pointerType === 'touch';
  };

  view.addEventListener('pointerdown', down);
  view.addEventListener('pointermove', moved);
  view.addEventListener('pointercancel', stop);
  view.addEventListener('pointerup', stop);
  view.addEventListener('click', click, true);
  view.addEventListener('contextmenu', menu);
  return () => {
    stop();
    view.removeEventListener('pointerdown', down);
    view.removeEventListener('pointermove', moved);
    view.removeEventListener('pointercancel', stop);
    view.removeEventListener('pointerup', stop);
    view.removeEventListener('click', click, true);
    view.removeEventListener('contextmenu', menu);
  };
}
