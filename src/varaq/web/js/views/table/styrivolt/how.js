/** How it goes, in a few sentences, and what beats what in this deal. */
import { html, nothing } from '../../../lib/lit.js';
import { cardName, digits, say } from '../../../lib/words.js';
import { calledWords, explained, KINDS, knowsNames } from './cards.js';

/** @typedef {import('../table.js').TableView} View */

const SENTENCES = [1, 2, 3, 4, 5, 6, 7];

/** The cards of one name; mine are marked. @param {View} view */
function cardsCalled(view, name) {
  const { seen } = view.model;
  return Object.keys(seen.called)
    .filter((card) => seen.called[card] === name)
    .map((card) => {
      const mine = seen.hand.includes(card);
      return html`<span class="s-chip" data-mine=${mine ? 'yes' : nothing}
        ><span class="sr-only">${cardName(card)}${mine ? `${view.comma}${say('styrivolt-held')}` : ''} </span
        ><bdi dir="ltr" aria-hidden="true">${view.shortCard(card)}</bdi></span
      >`;
    });
}

const rung = (view, name) => html`<details name="s-ladder">
  <summary><b>${calledWords(name)}</b><span class="s-chips">${cardsCalled(view, name)}</span></summary>
  ${explained(name)}
</details>`;

/** From the bird down, with what each does. @param {View} view @param {3|4} [level] of its headings */
export function ladder(view, level = 3) {
  const head = (id) => (level === 3 ? html`<h3>${say(id)}</h3>` : html`<h4>${say(id)}</h4>`);
  const { seen } = view.model;
  if (!knowsNames(seen)) return html`<p class="t-empty">${say('styrivolt-not-chosen')}</p>`;
  return html`<div class="s-ladder">
    ${Object.entries(KINDS).map(
      ([kind, names]) => html`<section data-kind=${kind}>
        ${head(`styrivolt-kind-${kind}`)}
        ${names.map((name) => rung(view, name))}
      </section>`,
    )}
    <section data-kind="unchosen">
      ${head('styrivolt-kind-unchosen')}
      ${explained('')}
    </section>
  </div>`;
}

/** @param {View} view @returns {import('../game.js').Part} */
export const howPanel = (view) => [
  'styrivolt-how',
  html`<div class="s-how">
    <ol>${SENTENCES.map((n) => html`<li><b aria-hidden="true">${digits(n)}</b> <span>${say(`styrivolt-how-${n}`)}</span></li>`)}</ol>
    <p class="s-note">${say('styrivolt-how-tap')}</p>
    <h3>${say('beats-title')}</h3>
    ${ladder(view, 4)}
  </div>`,
];
