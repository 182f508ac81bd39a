/** The time bar, in place of the answers: to and fro in the deal, which deal, and whose eyes look on. */
import { html, nothing } from '../../lib/lit.js';
import { callShort, digits, say } from '../../lib/words.js';
import { SPEEDS } from '../../models/replay.js';
import { icon } from '../table/icons.js';
import { eventSentence, inWords, seatName, sidesOf } from '../table/names.js';
import { step } from './icons.js';

/** @typedef {import('./replay.js').ReplayView} View */

const SPEED_WORDS = { 0.5: 'slow', 1: 'usual', 2: 'fast', 4: 'faster' };

/** A seat by its name, also where it is the one that looks on. */
const nameOf = ({ facts }, seat) => seatName(/** @type {any} */ ({ facts: { ...facts, watching: true } }), seat);

/** Where we are, and what happened there. @param {View} view */
export function momentWords({ past: model }) {
  const n = model.step + 1;
  const event = model.log.findLast((entry) => eventSentence(model, entry));
  const told = event && model.step ? ` – ${eventSentence(model, event)}` : '';
  return say('replay-step', { n, count: model.steps.length }) + told;
}

/** "7NT Maryam, 12 : 8" */
function dealWords(model, { contract, thrown, totals, scores }) {
  const sums = sidesOf(model).map((side) => digits(totals[side] ?? 0).replace(/^-/, '\u2212'));
  const bid = contract?.bid ? callShort(contract.bid) : '';
  const what = thrown ? say('replay-thrown') : [bid, contract?.bidder === undefined ? '' : nameOf(model, contract.bidder)].filter(Boolean).join(' ');
  return [what, scores.length && Object.values(totals).some(Boolean) ? `\u2066${sums.join(' : ')}\u2069` : ''].filter(Boolean).join(' · ');
}

/** @param {View} view */
function time(view) {
  const { past: model } = view;
  const seek = (event) => {
    model.pause();
    model.seek(Number(event.target.value));
  };
  return html`<div class="r-time">
    <input
      type="range"
      class="r-slider"
      min="0"
      max=${model.steps.length - 1}
      .value=${String(model.step)}
      aria-label=${say('replay-time')}
      aria-valuetext=${momentWords(view)}
      @input=${seek}
    />
    <span class="r-place" aria-hidden="true">${say('replay-place', { n: model.step + 1, count: model.steps.length })}</span>
  </div>`;
}

/** @param {View} view */
const steps = ({ past: model }) => {
  const go = (action) => () => {
    model.pause();
    action();
  };
  const end = model.steps.length - 1;
  return html`<div class="r-steps" role="group" aria-label=${say('replay-steps')}>
    ${step('deal-back', model.place > 0, go(() => model.turn(-1)))}
    ${step('first', model.step > 0, go(() => model.seek(0)))}
    ${step('back', !model.first, go(() => model.go(-1)))}
    ${model.playing
      ? step('pause', true, () => model.pause(), 'r-main')
      : step('play', !model.last, () => model.play(), 'r-main')}
    ${step('forward', !model.last, go(() => model.go(1)))}
    ${step('last', model.step < end, go(() => model.seek(end)))}
    ${step('deal-on', model.place < model.deals.length - 1, go(() => model.turn(1)))}
  </div>`;
};

/** @param {string} name @param {[string, string][]} choices @param {string} chosen @param {(value: string) => void} choose */
const picker = (name, choices, chosen, choose) => html`<label class="r-pick" data-pick=${name}>
  <span class="sr-only">${say(`replay-${name}`)}</span>
  <select @change=${(event) => choose(event.target.value)}>
    ${choices.map(([value, text]) => html`<option value=${value} ?selected=${value === chosen} .selected=${value === chosen}>${text}</option>`)}
  </select>
</label>`;

/** @param {View} view */
function choices({ past: model }) {
  const { facts, deals } = model;
  const ofDeals = deals.map((deal, n) => {
    const words = dealWords(model, deal);
    return /** @type {[string, string]} */ ([String(n), say('table-deal-number', { n: deal.deal }) + (words ? ` · ${words}` : '')]);
  });
  const ofEyes = [
    ['open', say('replay-eyes-open')],
    ...facts.seats.map((_, seat) => [String(seat), nameOf(model, seat)]),
    ['none', say('replay-eyes-none')],
  ];
  const look = (value) => model.lookFrom(value === 'open' ? 'open' : value === 'none' ? null : Number(value));
  const hurry = (value) => model.hurry(/** @type {any} */ (Number(value)));
  return html`<div class="r-choices">
    ${picker('deals', ofDeals, String(model.place), (value) => model.look({ deal: Number(value) + 1 }))}
    ${picker('eyes', /** @type {any} */ (ofEyes), model.eyes === null ? 'none' : String(model.eyes), look)}
    ${picker('speed', SPEEDS.map((speed) => [String(speed), say(`replay-speed-${SPEED_WORDS[speed]}`)]), String(model.speed), hurry)}
  </div>`;
}

/** Who really did this, where a computer player sat in. @param {View} view */
function satIn({ past: model }) {
  const { by } = model;
  if (!by?.away) return nothing;
  return html`<p class="r-by">${icon('bot')} ${say('replay-sat-in', inWords(model, { seat: by.seat }))}</p>`;
}

/** What could not be had; what is shown stays. @param {View} view */
const trouble = (view) =>
  view.past.problem ? html`<p class="r-by" role="alert">${icon('about')} ${view.problemWords(view.past.problem)}</p>` : nothing;

/** @param {View} view */
export const controls = (view) => html`<section
  class="t-bar r-bar"
  aria-label=${say('replay-bar')}
  aria-busy=${view.past.waiting ? 'true' : 'false'}
>
  ${trouble(view)} ${satIn(view)} ${time(view)} ${steps(view)} ${choices(view)}
</section>`;
