/** The score: the deal just played on the felt, and all deals on the sheet. */
import { html, nothing } from '../../lib/lit.js';
import { digits, say } from '../../lib/words.js';
import { toReplay, toRules } from '../../lib/router.js';
import { icon } from './icons.js';
import { bidName, change, figure, isMine, lineSentence, listed, membersOf, mySide, orderName, resultSentence, seatName, sideName, sidesOf } from './names.js';
import { suitBadge } from './trick.js';

/** A clause's number, leading to its sentence in the printed rules of this house. */
export const clauseLink = (view, clause) =>
  clause
    ? html` <a class="t-clause" href=${toRules(view.model.facts.house, { clause })}
        ><span class="sr-only">${say('table-clause')} </span><bdi dir="ltr">${clause}</bdi></a
      >`
    : nothing;

const outcome = (made) => (made === null ? '' : say(made ? 'table-made' : 'table-failed'));

/** A score of the match. */
const total = (view, n) => view.game.total?.(view, n) ?? figure(n);

/** What the match is played to. */
const goal = (view) => view.game.goal?.(view) ?? say('table-target', { target: view.model.seen.target });

/** "8 no trump, Tom, made" */
const contractWords = (view, deal) => view.game.contractWords?.(view, deal) ?? plainWords(view, deal);

const plainWords = (view, { contract, made }) => {
  if (!contract) return html`<span>${say('table-no-contract')}</span>`;
  const { bidder, bid, trump, order } = contract;
  return html`<span class="t-contractwords">
    <b><bdi>${bidName(bid)}</bdi></b> ${trump ? suitBadge(trump) : nothing}
    ${order === 'low' ? html`<span>${orderName('low')}</span>` : nothing}
    <bdi>${seatName(view.model, bidder)}</bdi>
    ${made === null ? nothing : html`<em class=${made ? 't-yes' : 't-no'}>${outcome(made)}</em>`}
  </span>`;
};

const lines = (view, deal) => html`<ul class="t-lines">
  ${deal.lines.map(
    (line) => html`<li>
      <span class="t-score">${line.score ? change(Number(String(line.score).replace('\u2212', '-'))) : ''}</span>
      <span>${lineSentence(view.model, line)}${clauseLink(view, line.clause)}</span>
    </li>`,
  )}
</ul>`;

/** The deal just scored, where the trick was. @param {import('./table.js').TableView} view */
export function slip(view) {
  const { model } = view;
  const { sheet, result } = model.seen;
  const deal = sheet.at(-1);
  const won = result && result.winner === mySide(model);
  return html`<section class="t-slip ${won ? 't-won' : ''}" data-bare=${deal ? nothing : 'yes'} aria-label=${say('table-deal-score')} tabindex="0">
    ${result
      ? html`<h2 class="t-result">${say(wonWords(model, won))}</h2>
          <p>${resultSentence(model, result)}${clauseLink(view, result.clause)}</p>
          ${view.game.ending?.(view, result) ?? nothing} ${lookBack(model)}`
      : nothing}
    ${deal
      ? html`<h2 class="t-dealhead">
            <span>${say('table-deal-number', { n: deal.deal })}</span>
            ${contractWords(view, deal)}
          </h2>
          <dl class="t-sums" data-n=${sidesOf(model).length}>
            ${sidesOf(model).map(
              (side) => html`<div class=${side === mySide(model) ? 't-ours' : 't-theirs'}>
                <dt><bdi>${sideName(model, side)}</bdi></dt>
                <dd class="t-delta">${change(deal.hand[side] ?? 0)}</dd>
                <dd class="t-after"><span class="sr-only">${say('table-total')}</span>${total(view, deal.after[side] ?? 0)}</dd>
                ${view.game.sum?.(view, side, deal) ?? nothing}
              </div>`,
            )}
          </dl>
          ${lines(view, deal)}`
      : html`<h2>${say('table-welcome')}</h2>
          <p>${say('table-partners', { names: partnersWords(model) })}</p>
          ${drawn(view)}
          <p>${goal(view)}</p>`}
  </section>`;
}

/** The way back through a match that is over; who is on it already needs none. @param {import('../../models/table.js').Table} model */
export const lookBack = ({ table, facts }) =>
  table ? html`<p><a class="button" href=${toReplay({ table, match: facts.match })}>${say('screen-look-back')}</a></p>` : nothing;

/** The cards that were turned up in turn, until one said who deals. */
function drawn(view) {
  const { facts } = view.model;
  const { dealer, cards } = facts.drawn;
  if (!cards.length) return nothing;
  return html`<p>
    ${say('table-drawn', { name: seatName(view.model, dealer), you: isMine(view.model, dealer) ? 'yes' : 'no' })}
    <span class="t-drawn">${cards.map((card) => html`<bdi dir="ltr">${view.shortCard(card)}</bdi>`)}</span>
  </p>`;
}

/** Who only looks on has neither won nor lost. */
const wonWords = (model, won) => {
  if (model.facts.watching) return 'prompt-over';
  const alone = membersOf(model, mySide(model)).length === 1;
  return `table-${won ? 'won' : 'lost'}${alone ? '-alone' : ''}`;
};

/** "You and Maryam: Tom and Bot" */
const partnersWords = (model) =>
  sidesOf(model)
    .map((side) => listed(membersOf(model, side).map((seat) => seatName(model, seat))))
    .join(' : ');

/** The whole match, newest deal on top; each line unfolds into the rule that made it. */
export function sheet(view) {
  const { model } = view;
  const { sheet: deals, limit, pot } = model.seen;
  const sides = sidesOf(model);
  return html`<div class="t-sheet" data-n=${sides.length}>
    <p class="t-target">
      ${goal(view)}${limit ? html`${view.comma}${say('table-limit', { limit })}` : nothing}${pot
        ? html`${view.comma}${say('table-pot', { pot })}`
        : nothing}
    </p>
    <div class="t-sheethead">
      <span></span>
      ${sides.map((side) => html`<b class=${side === mySide(model) ? 't-ours' : 't-theirs'}><bdi>${sideName(model, side)}</bdi></b>`)}
    </div>
    ${deals.length
      ? html`<ol reversed>
          ${[...deals].reverse().map(
            (deal) => html`<li>
              <details>
                <summary>
                  <span class="t-what"
                    ><small>${digits(deal.deal)}</small> ${contractWords(view, deal)}
                    ${icon('fold')}</span
                  >
                  ${sides.map(
                    (side) => html`<span class="t-cell"
                      ><small>${change(deal.hand[side] ?? 0)}</small> <b>${total(view, deal.after[side] ?? 0)}</b></span
                    >`,
                  )}
                </summary>
                ${lines(view, deal)}
              </details>
            </li>`,
          )}
        </ol>`
      : html`<p class="t-empty">${say('table-no-deals')}</p>`}
  </div>`;
}

/** The score of the match, always in sight. */
export function scoreLine(view) {
  const { model } = view;
  const sides = sidesOf(model);
  return html`<span class="t-scoreline" data-n=${sides.length}>
    ${sides.map((side, n) => {
      const name = sideName(model, side);
      return html`${n ? html`<i aria-hidden="true">:</i>` : nothing}<span class=${side === mySide(model) ? 't-ours' : 't-theirs'}
          ><small><bdi>${sides.length > 2 ? [...name].slice(0, 3).join('') : name}</bdi></small> <b>${total(view, model.seen.totals[side] ?? 0)}</b></span
        >`;
    })}
  </span>`;
}
