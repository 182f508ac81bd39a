/** The score: the chalk board, in small on the button, and the deals that made it. */
import { html, nothing, svg } from '../../../lib/lit.js';
import { digits, say } from '../../../lib/words.js';
import { STROKES, freshBoard, worth } from '../../../models/board.js';
import '../../board.js';
import { icon } from '../icons.js';
import { figure, lineSentence, listed, membersOf, mySide, resultSentence, seatName, sideName, sidesOf } from '../names.js';
import { clauseLink, lookBack } from '../sheet.js';

/** @typedef {import('../table.js').TableView} View */

const names = (model) => Object.fromEntries(sidesOf(model).map((side) => [side, sideName(model, side)]));

/**
 * @param {View} view @param {any} [board]
 * @param {{from?: any, outcome?: any}} [change]  a board to begin with, and the deal in between
 */
function chalkBoard({ model }, board = model.seen.board, { from = null, outcome = model.seen.outcome } = {}) {
  return html`<varaq-board
    .from=${from}
    .outcome=${outcome}
    .manner=${model.seen.style}
    .names=${names(model)}
    .first=${mySide(model)}
    .board=${board}
  ></varaq-board>`;
}

/** The board of a side in sentences. */
const described = (model, board, side) =>
  say('board-described', {
    name: sideName(model, side),
    strokes: board.strokes[side],
    crosses: board.crosses[side],
    monks: board.monks[side],
  });

const CROSS = svg`<path d="M5 1v10M1.500 4.200h7" />`;

/** Strokes that stand, pale those rubbed out, and crosses as a number. */
function tally(board, side) {
  const crosses = worth(board, side);
  return html`<span class="s-tally">
    ${crosses ? html`<svg class="s-crosslet" viewBox="0 0 10 12">${CROSS}</svg><b>${figure(crosses)}</b>` : nothing}
    <svg class="s-strokes" viewBox="0 0 22 16">
      ${Array.from({ length: STROKES }, (_, n) => svg`<path class=${n < STROKES - board.strokes[side] ? 's-gone' : ''} d="M${4 + n * 7} 2l-1 12" />`)}
    </svg>
  </span>`;
}

/** On the score button. @param {View} view */
export function scoreButton({ model }) {
  const { board } = model.seen;
  return html`<span class="sr-only">${sidesOf(model).map((side) => described(model, board, side)).join(' ')}</span>
    <span class="t-scoreline s-scoreline" data-n="2" aria-hidden="true">
      ${sidesOf(model).map(
        (side, n) => html`${n ? html`<i>:</i>` : nothing}<span class=${side === mySide(model) ? 't-ours' : 't-theirs'}
            ><small><bdi>${sideName(model, side)}</bdi></small>${tally(board, side)}</span
          >`,
      )}
    </span>`;
}

/** "12 deals" @param {View} view */
export function endsWords({ model }) {
  const { by, deals, crosses } = model.seen.ends;
  return say(`styrivolt-ends-${by}`, { deals, crosses });
}

const dealWords = ({ ends }, n) => say(ends.by === 'deals' && n <= ends.deals ? 'styrivolt-deal-of' : 'styrivolt-deal', { n, deals: ends.deals });

const lines = (view, deal) => html`<ul class="s-lines">
  ${deal.lines.map((line) => html`<li>${lineSentence(view.model, line)}${clauseLink(view, line.clause)}</li>`)}
</ul>`;

/** @param {View} view */
function deals(view) {
  const { model } = view;
  const { sheet } = model.seen;
  if (!sheet.length) return html`<p class="t-empty">${say('table-no-deals')}</p>`;
  return html`<ol class="s-deals" reversed>
    ${[...sheet].reverse().map((deal) => {
      const [first] = deal.lines;
      return html`<li>
        <details>
          <summary>
            <small>${digits(deal.deal)}</small>
            <span class=${first.side === mySide(model) ? 't-ours' : 't-theirs'}><b>${sideName(model, first.side)}</b> ${say(`styrivolt-result-${first.code}`)}</span>
            ${deal.lines.some(({ code }) => code === 'unmarked') ? html`<small>${say('styrivolt-result-unmarked')}</small>` : nothing} ${icon('fold')}
          </summary>
          ${lines(view, deal)}
          <p class="sr-only">${sidesOf(model).map((side) => described(model, deal.board, side)).join(' ')}</p>
          <p class="s-after" aria-hidden="true">
            ${sidesOf(model).map((side) => html`<span>${sideName(model, side)} ${tally(deal.board, side)}</span>`)}
          </p>
        </details>
      </li>`;
    })}
  </ol>`;
}

/** Board and deals. @param {View} view */
export const scoreBody = (view) => html`<div class="s-score">
  ${chalkBoard(view)}
  <p class="t-target">${endsWords(view)}</p>
  <h3>${say('styrivolt-deals')}</h3>
  ${deals(view)}
</div>`;

const resultTitle = (model, { winner }) => {
  if (model.facts.watching) return 'prompt-over';
  if (winner === null) return 'styrivolt-drawn';
  if (model.facts.watching) return 'prompt-over';
  return winner === mySide(model) ? 'table-won' : 'table-lost';
};

/** "You and Maryam: Tom and Bot" */
const partners = (model) =>
  sidesOf(model)
    .map((side) => listed(membersOf(model, side).map((seat) => seatName(model, seat))))
    .join(' : ');

/** Before the first deal. @param {View} view */
const welcome = (view) => html`<section class="t-slip" data-bare="yes" aria-label=${say('table-welcome')} tabindex="0">
  <h2>${say('table-welcome')}</h2>
  <p>${say('table-partners', { names: partners(view.model) })}</p>
  <p>${endsWords(view)}</p>
  <p><button type="button" class="button" @click=${() => view.toggle('how')}>${say('styrivolt-how')}</button></p>
</section>`;

/** What the deal brought: in words, and on the board, where it is rubbed out and drawn. @param {View} view */
export function slip(view) {
  const { model } = view;
  const { sheet, result, outcome, phase, board } = model.seen;
  const deal = phase === 'mark' ? null : sheet.at(-1);
  if (!deal && !outcome) return welcome(view);
  const code = deal?.lines[0].code ?? outcome.result;
  const side = deal?.lines[0].side ?? outcome.side;
  const told = deal?.lines ?? [{ side, code, facts: { strokes: outcome.strokes, crosses: outcome.crosses }, clause: null }];
  const before = sheet.at(deal ? -2 : -1)?.board ?? freshBoard(board.drawer);
  const won = result && result.winner === mySide(model);
  return html`<section class="t-slip s-slip ${won ? 't-won' : ''}" aria-label=${say('table-deal-score')} tabindex="0">
    ${result
      ? html`<h2 class="t-result">${say(resultTitle(model, result))}</h2>
          <p>${resultSentence(model, result)}${clauseLink(view, result.clause)}</p>
          ${lookBack(model)}`
      : html`<h2 class="s-outcome">
          <small>${dealWords(model.seen, deal?.deal ?? model.seen.deal)}</small>
          <span>${say(`styrivolt-result-${code}`)}</span>
        </h2>`}
    ${lines(view, { lines: told })} ${chalkBoard(view, board, { from: before })}
  </section>`;
}
