/** A hint: the best act marked on the table, the reason beside it, and on request all that was weighed. */
import { html, nothing } from '../../lib/lit.js';
import { amount, cardName, say } from '../../lib/words.js';
import { actWords, kept, sidesOf, whoseContract, whySentences } from './names.js';

/**
 * @typedef {import('./table.js').TableView} View
 * @typedef {import('../../models/table.js').Table} Table
 * @typedef {import('../../models/table.js').Advice} Advice
 */

/** Of several that are worth the same, and of what stands there as a number, nothing more is said. */
const TOLD = ['best_of_equals', 'makes'];

const isEqual = ({ whys }) => whys.some(({ code }) => code === 'best_of_equals');

/** Upon what is advised, beside its outline: the word. @param {boolean} hinted */
export const hintWord = (hinted) => (hinted ? html`<i class="t-hintword" aria-hidden="true">${say('table-hint-word')}</i>` : nothing);

/** The act in few words: of a card to play, its name. @param {Table} table @param {string} act */
function shortly(table, act) {
  const words = actWords(table, act);
  const [verb, what] = act.split(' ');
  const card = verb === 'play' ? cardName(what) : '';
  return card && words === say('table-play-card', { card }) ? card : words;
}

/** What may come of an act, in numbers: the more, the better for me. @param {Table} table @param {Advice} advice @returns {string[]} */
function numbers(table, { act, points, makes, wins }) {
  const whose = whoseContract(table, act);
  // Where there are more sides than two, what the bidder's side does not take is not mine alone.
  const mine = whose === 'mine' || sidesOf(table).length === 2;
  const what = table.game?.counted?.(table) ?? 'points';
  return [
    wins === null ? '' : say('table-hint-wins', { share: amount(100 * wins, { maximumFractionDigits: 0 }) }),
    makes === null ? '' : say('table-hint-makes', { whose, ...kept({ made: makes[0], of: makes[1] }) }),
    points === null || !mine ? '' : say('table-hint-points', { what, points: amount(points) }),
  ].filter(Boolean);
}

/**
 * The weightiest reason; where nothing speaks for the act itself, that others are as good, or how the contract fares.
 * @param {Table} table @param {Advice} advice
 */
function reason(table, advice) {
  const best = advice === table.advice[0] || isEqual(advice);
  const whys = [...advice.whys].sort((a, b) => TOLD.indexOf(a.code) - TOLD.indexOf(b.code));
  return whySentences(table, { ...advice, whys }, best)[0] ?? nothing;
}

/** Lies at the foot of the felt: the act that is marked, and why. @param {View} view */
export function hintLine(view) {
  const { model } = view;
  if (model.asking) return html`<p class="t-why t-advice"><span>${say('table-hint-thinking')}</span></p>`;
  const advice = model.advice.find(({ act }) => act === model.hint);
  if (!advice || view.panel === 'hint') return nothing;
  return html`<p class="t-why t-advice">
    <span><b>${say('table-hint-said', { act: shortly(model, advice.act) })}</b> ${reason(model, advice)}</span>
    ${model.advice.length > 1
      ? html`<button type="button" class="t-compare" @click=${() => view.toggle('hint')}>${say('table-hint-compare')}</button>`
      : nothing}
    ${view.tool('close', 'table-close', true, view.forgetHint)}
  </p>`;
}

/** Every act that was weighed; choosing one only marks it. @param {View} view */
export function hintPanel(view) {
  const { model } = view;
  const entry = (/** @type {Advice} */ advice, n) => {
    const best = n === 0 || isEqual(advice);
    const whys = advice.whys.filter(({ code }) => !TOLD.includes(code));
    return html`<li>
      <button type="button" class="t-weighed" aria-pressed=${advice.act === model.hint ? 'true' : 'false'} @click=${() => view.mark(advice.act)}>
        <b>${shortly(model, advice.act)}${best ? html` <small class="t-hintword">${say(n ? 'table-hint-equal' : 'table-hint-best')}</small>` : nothing}</b>
        ${numbers(model, advice).map((text) => html`<span class="t-number">${text}</span>`)}
        ${whySentences(model, { ...advice, whys }, best).map((text) => html`<span class="t-reason">${text}</span>`)}
      </button>
    </li>`;
  };
  const reckoned = model.advice.some((advice) => numbers(model, advice).length);
  return html`<ol class="t-weighing">
      ${model.advice.map(entry)}
    </ol>
    ${reckoned ? html`<p class="t-empty t-weighed-how">${say('table-hint-about')}</p>` : nothing}`;
}
