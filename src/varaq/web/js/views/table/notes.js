/**
 * Small questions and notes between felt and strip: they take their room from the felt, so that
 * they cover neither cards nor answers, and hand and bar stay where they are.
 */
import { html, nothing } from '../../lib/lit.js';
import { cardName, say } from '../../lib/words.js';
import { askedToAllow, holding, proposals, waitsToAllow } from '../../models/company.js';
import { icon } from './icons.js';
import { actWords, listed, seatName } from './names.js';
import { proposalWords } from './votes.js';

/** @typedef {import('./table.js').TableView} View */

/** @param {string} name @param {unknown} text @param {unknown} [answers] @param {'hand'|'hold'|'undo'|'about'|'turn'} [sign] */
const note = (name, text, answers = nothing, sign = 'about') => html`<div class="t-note" data-note=${name} role="group" aria-label=${text}>
  ${icon(sign)}
  <p>${text}</p>
  ${answers}
</div>`;

const answer = (name, label, act, main = false) => html`<button type="button" class="t-button ${main ? 't-main' : ''}" data-do=${name} @click=${act}>${say(label)}</button>`;

/** @param {View} view */
function undo(view) {
  const { model } = view;
  const asks = askedToAllow(model.facts);
  if (asks !== null) {
    const text = say('people-undo-asked', { name: seatName(model, asks) });
    return note('undo', text, html`${answer('allow', 'people-undo-allow', () => model.people.allow(true), true)} ${answer('refuse', 'people-undo-refuse', () => model.people.allow(false))}`, 'undo');
  }
  const waits = waitsToAllow(model.facts);
  if (waits?.length) return note('undo-waits', say('people-undo-waits', { names: listed(waits.map((seat) => seatName(model, seat))) }), nothing, 'undo');
  if (model.people.refusedBy === null) return nothing;
  const text = say('people-undo-refused', { name: seatName(model, model.people.refusedBy) });
  return note('undo-refused', text, view.tool('close', 'table-close', true, () => model.forget('Refused')), 'undo');
}

/** @param {View} view */
function held({ model }) {
  const { facts, people } = model;
  const seats = holding(facts);
  if (!seats.length) return nothing;
  const mine = !facts.watching && seats.includes(facts.seat);
  const text = mine ? say('people-hold-mine') : say('people-hold', { names: listed(seats.map((seat) => seatName(model, seat))) });
  return note('hold', text, mine ? answer('go-on', 'people-hold-end', () => people.hold(false), true) : nothing, 'hold');
}

/** "7", "ace of spades": a card that was played is told by its name alone. */
const doneWords = (model, act) => (act.startsWith('play ') ? cardName(act.slice(5)) : actWords(model, act));

/** What was played for me while I was away; '' where nothing was. @param {View} view */
export function meanwhileWords({ model }) {
  const { meanwhile } = model.people;
  return meanwhile.length ? say('people-meanwhile', { acts: listed(meanwhile.map((act) => doneWords(model, act))), count: meanwhile.length }) : '';
}

/** @param {View} view */
function away(view) {
  const { model } = view;
  const text = meanwhileWords(view);
  if (!text) return nothing;
  return note('meanwhile', text, view.tool('close', 'table-close', true, () => model.forget('Meanwhile')));
}

/** What others would like to play next. @param {View} view */
function proposed(view) {
  const { model } = view;
  if (model.seen.phase !== 'over' || view.panel === 'next') return nothing;
  return proposals(model.facts).map((vote) =>
    note('proposal', proposalWords(view, vote), answer('agree', 'people-agree', () => model.people.vote(vote.house, vote.turn), true), 'turn'),
  );
}

/** @param {View} view */
export const notes = (view) => html`<div class="t-notes">${undo(view)} ${held(view)} ${proposed(view)} ${away(view)}</div>`;
