/** A hint: the best act marked on the table, the reason beside it, and on request all that was weighed. */
import { html, nothing } from '../../lib/lit.js';
import { amount, say } from '../../lib/words.js';
import { actWords, whySentences } from './names.js';

/**
 * @typedef {import('./table.js').TableView} View
 * @typedef {import('../../models/table.js').Advice} Advice
 */

/** What may come of an act, in numbers. @param {Advice} advice @returns {string[]} */
function numbers({ points, makes, wins }) {
  return [
    points === null ? '' : say('table-hint-points', { points: amount(points) }),
    makes === null ? '' : say('table-hint-makes', { made: makes[0], of: makes[1] }),
    wins === null ? '' : say('table-hint-wins', { share: amount(wins, { style: 'percent', maximumFractionDigits: 0 }) }),
  ].filter(Boolean);
}

/** The reasons in sentences; what stands there as a number is not said again. @param {View} view @param {Advice} advice */
const reasons = ({ model }, { whys, makes }) => whySentences(model, makes ? whys.filter(({ code }) => code !== 'makes') : whys);

/** Lies at the foot of the felt: the act that is marked, and why. @param {View} view */
export function hintLine(view) {
  const { model } = view;
  if (model.asking) return html`<p class="t-why t-advice"><span>${say('table-hint-thinking')}</span></p>`;
  const advice = model.advice.find(({ act }) => act === model.hint);
  if (!advice || view.panel === 'hint') return nothing;
  return html`<p class="t-why t-advice">
    <span><b>${say('table-hint-said', { act: actWords(model, advice.act) })}</b> ${reasons(view, advice)[0] ?? nothing}</span>
    ${model.advice.length > 1
      ? html`<button type="button" class="t-compare" @click=${() => view.toggle('hint')}>${say('table-hint-compare')}</button>`
      : nothing}
    ${view.tool('close', 'table-close', true, () => model.forgetHint())}
  </p>`;
}

/** Every act that was weighed; choosing one only marks it. @param {View} view */
export function hintPanel(view) {
  const { model } = view;
  const entry = (/** @type {Advice} */ advice, n) => html`<li>
    <button type="button" class="t-weighed" aria-pressed=${advice.act === model.hint ? 'true' : 'false'} @click=${() => view.mark(advice.act)}>
      <b>${actWords(model, advice.act)}${n ? nothing : html` <small class="t-hintword">${say('table-hint-best')}</small>`}</b>
      ${numbers(advice).map((text) => html`<span class="t-number">${text}</span>`)}
      ${reasons(view, advice).map((text) => html`<span class="t-reason">${text}</span>`)}
    </button>
  </li>`;
  const reckoned = model.advice.some((advice) => numbers(advice).length);
  return html`${reckoned ? html`<p class="t-empty">${say('table-hint-about')}</p>` : nothing}
    <ol class="t-weighing">
      ${model.advice.map(entry)}
    </ol>`;
}
