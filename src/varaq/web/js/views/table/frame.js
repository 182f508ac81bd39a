/** The parts of the screen around and on the felt, put together from their modules. */
import { html, nothing } from '../../lib/lit.js';
import { say } from '../../lib/words.js';
import { houseName } from '../../models/house.js';
import { fairPanel } from './fair.js';
import { invitePanel } from './invite.js';
import { refusalSentence } from './names.js';
import { companyPanel } from './company.js';
import { hintLine, hintPanel } from './hint.js';
import { auction, log, menu, ruleCard } from './panels.js';
import { pilesAcross } from './piles.js';
import { bubbles, talkPanel, talkTool } from './talk.js';
import { nextPanel } from './votes.js';
import { plates } from './seats.js';
import { clauseLink, scoreLine, sheet, slip } from './sheet.js';
import { calls, contract, direction, kitty, lastTrick, trick } from './trick.js';

/** @typedef {import('./table.js').TableView} TableView */

/** Here the calls lie before the seats; later they stand on the plates. */
const CALLING = ['auction', 'sale'];

/** @param {TableView} view */
export const top = (view) => html`<header class="t-top">
  ${view.tool('menu', 'table-menu', true, () => view.toggle('menu'))}
  <h1 class="t-house">${houseName(view.model.facts.house)}</h1>
  ${view.game.tools?.(view) ?? nothing} ${talkTool(view)}
  <button
    type="button"
    class="t-scorebutton"
    aria-expanded=${view.panel === 'score' ? 'true' : 'false'}
    @click=${() => view.toggle('score')}
  >
    <span class="sr-only">${say('table-sheet')}: </span>${view.game.score?.(view) ?? scoreLine(view)}
  </button>
  ${view.tool('log', 'table-log', true, () => view.toggle('log'))}
</header>`;

/** @type {Record<string, (view: TableView) => [string, unknown]>} */
const PANELS = {
  score: (view) => ['table-sheet', sheet(view)],
  log: (view) => [
    'table-log',
    html`<h3>${say('table-auction')}</h3>
      ${auction(view)}
      <h3>${say('table-events')}</h3>
      ${log(view)}`,
  ],
  last: (view) => ['table-last-trick', lastTrick(view)],
  menu: (view) => ['table-menu', menu(view)],
  company: companyPanel,
  invite: invitePanel,
  talk: talkPanel,
  next: nextPanel,
  fair: fairPanel,
  hint: (view) => ['table-hint', hintPanel(view)],
};

/** Lies over the felt, never over strip, bar or hand. @param {TableView} view */
function panel(view) {
  if (!view.panel) return nothing;
  const [title, body] = (view.game.panels?.[view.panel] ?? PANELS[view.panel])(view);
  return html`<section class="t-panel" data-panel=${view.panel} tabindex="-1" role="dialog" aria-label=${say(title)}>
    <header>
      <h2>${say(title)}</h2>
      ${view.tool('close', 'table-close', true, view.closePanel)}
    </header>
    <div class="t-panel-body" tabindex="0">${body}</div>
  </section>`;
}

/** Why the rules refuse what I tried, with the clause; else the hint that I asked for. @param {TableView} view */
function refusal(view) {
  const { refusal: refused } = view.model;
  if (!refused) return hintLine(view);
  return html`<p class="t-why">
    <span>${refusalSentence(view.model, refused)}${clauseLink(view, refused.clause)}</span>
    ${view.tool('close', 'table-close', true, () => view.model.forgetRefusal())}
  </p>`;
}

/** @param {TableView} view */
function middle(view) {
  const { seen, felt: lying, ready } = view.model;
  const own = view.game.middle?.(view);
  if (own !== undefined) return own;
  if (lying.cards.length) return [kitty(view), trick(view)];
  if (['dealing', 'over'].includes(seen.phase)) {
    return ready === seen.deal ? html`<p class="t-wait">${say('table-dealing-soon')}</p>` : slip(view);
  }
  return CALLING.includes(seen.phase) ? [kitty(view), calls(view)] : [kitty(view), trick(view)];
}

/** @param {TableView} view */
export function felt(view) {
  const { facts, line, seen } = view.model;
  return html`<section
    class="t-felt"
    aria-label=${say('table-felt')}
    data-n=${facts.players}
    data-piles=${seen.piles ? 'yes' : nothing}
  >
    <div class="t-cloth">
      ${direction(view)} ${plates(view)} ${['dealing', 'over'].includes(seen.phase) ? nothing : pilesAcross(view)}
      ${view.game.cloth?.(view) ?? nothing}
      <div class="t-middle">${middle(view)}</div>
      ${view.game.contract ? view.game.contract(view) : contract(view)} ${bubbles(view)}
    </div>
    ${line === 'open' ? nothing : html`<p class="t-lost" role="status">${say('table-reconnecting')}</p>`}
    ${refusal(view)} ${panel(view)}
  </section>`;
}

/** @param {string} title @param {unknown} body */
const side = (title, body) => html`<section tabindex="0"><h2>${say(title)}</h2>${body}</section>`;

/** What a wide screen shows all the time. @param {TableView} view */
export function sides(view) {
  const own = view.game.sides?.(view) ?? {};
  const first = own.first ?? [
    ['table-rule-card', ruleCard(view)],
    ['table-auction', auction(view)],
    ['table-last-trick', lastTrick(view)],
  ];
  const second = own.second ?? [
    ['table-sheet', sheet(view)],
    ['table-log', log(view)],
  ];
  return html`<aside class="t-side t-first" aria-label=${say('table-side-rules')}>
      ${first.map(([title, body]) => side(title, body))}
    </aside>
    <aside class="t-side t-second" aria-label=${say('table-side-score')}>
      ${second.map(([title, body]) => side(title, body))}
    </aside>`;
}
