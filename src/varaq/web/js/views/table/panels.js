/** What can be read beside the felt: auction, log, rule card, menu. */
import { html, nothing } from '../../lib/lit.js';
import { callName, say } from '../../lib/words.js';
import { settings } from '../../lib/settings.js';
import { toHome, toHouse, toReplay, toRules } from '../../lib/router.js';
import { houseName, optionsOf, ruleName } from '../../models/house.js';
import { showSettings } from '../parts.js';
import { fairLine } from './fair.js';
import { icon } from './icons.js';
import { bidName, cardNames, eventSentence, orderName, seatName } from './names.js';
import { holder, nickname } from './seats.js';
import { suitBadge } from './trick.js';

const CHIPS = 5;
/** What people ask about first, where nothing differs from the preset. */
const TELLING = ['target', 'min_bid', 'no_trump', 'low', 'no_bid_limit', 'all_pass', 'passing'];

/** Every call of the deal in the order it was said. @param {import('./table.js').TableView} view */
export function auction(view) {
  const { model } = view;
  const { seen } = model;
  if (!seen.auction.length) return html`<p class="t-empty">${say('table-no-calls')}</p>${mine(view)}`;
  const best = holder(seen);
  return html`<ol class="t-auction">
      ${seen.auction.map(
        ([seat, call]) => html`<li class=${seat === best && call !== 'pass' ? 't-best' : call === 'pass' ? 't-passed' : ''}>
          <bdi>${seatName(model, seat)}</bdi>
          <b>${callName(call)}${nickname(call) ? html` <em>${nickname(call)}</em>` : nothing}</b>
        </li>`,
      )}
    </ol>
    ${seen.contract && !['naming', 'auction', 'sale'].includes(seen.phase)
      ? html`<p class="t-made">
          <bdi>${seatName(model, seen.contract.bidder)}</bdi>: <b>${bidName(seen.contract.bid)}</b>${seen.contract.trump
            ? html`${view.comma}${suitBadge(seen.contract.trump)}`
            : nothing}${seen.contract.order === 'low' ? html`${view.comma}${orderName('low')}` : nothing}
        </p>`
      : nothing}
    ${mine(view)}`;
}

/** What only I know of the cards: passed, got, discarded, in the kitty. */
export function mine({ model }) {
  const known = ['gave', 'got', 'kitty', 'discarded'].filter((what) => model.seen.mine?.[what]?.length);
  return known.map((what) => html`<p class="t-mine-cards">${say(`table-mine-${what}`, { cards: cardNames(model.seen.mine[what]) })}</p>`);
}

/** What happened, newest first. */
export function log(view) {
  const { model } = view;
  const said = model.log.map((entry) => [entry, eventSentence(model, entry)]).filter(([, text]) => text);
  if (!said.length) return html`<p class="t-empty">${say('table-log-empty')}</p>`;
  return html`<ol class="t-log" reversed>
    ${said
      .reverse()
      .slice(0, 120)
      .map(([entry, text]) => html`<li data-kind=${entry.kind}>${text}</li>`)}
  </ol>`;
}

export function ruleCard(view) {
  const { facts } = view.model;
  const form = view.form;
  const options = form ? [...optionsOf(form).values()] : [];
  const differs = options.filter(({ name }) => form.differs.includes(name));
  const telling = (view.game.telling ?? TELLING).map((name) => options.find((option) => option.name === name)).filter(
    (option) => option && !option.idle && !differs.includes(option),
  );
  return html`<div class="t-rulecard">
    <p><b>${houseName(facts.house)}</b></p>
    <ul class="t-chips">
      ${[...differs, ...telling].slice(0, CHIPS).map(
        (option) => html`<li class=${differs.includes(option) ? 't-differs' : ''}>
          ${ruleName(facts.game, option.name, option.value)}
        </li>`,
      )}
    </ul>
    <a href=${toRules(facts.house)}>${say('table-all-rules')}</a>
  </div>`;
}

const KEYS = [
  ['← →', 'move'], ['⏎ ␣ ↑', 'play'], ['S H D C', 'suit'], ['0–9', 'digit'], ['N', 'kind'],
  ['P', 'pass'], ['L', 'last'], ['U', 'undo'], ['?', 'why'], ['R', 'read'], ['/', 'talk'],
];

/** The game's own keys stand in place of the table's. */
function keyList(view) {
  const own = view.game.keyList ?? [];
  const common = KEYS.map(([keys, what]) => [keys, `table-key-${what}`]);
  return [...common.filter(([keys]) => !own.some(([other]) => other === keys)), ...own];
}

export function menu(view) {
  const { facts } = view.model;
  return html`<nav class="t-menu" aria-label=${say('table-menu')}>
      <button type="button" data-open="company" @click=${() => view.toggle('company')}>${say('table-company')}</button>
      <button type="button" data-open="invite" @click=${() => view.toggle('invite')}>${say('people-links')}</button>
      <a href=${toHome()}>${say('table-home')}</a>
      <a href=${toRules(facts.house)}>${say('table-all-rules')}</a>
      <a href=${toHouse(facts.house)}>${say('table-house-form')}</a>
      <a href=${toReplay({ table: view.model.table, match: facts.match })}>${say('screen-look-back')}</a>
      <button type="button" @click=${showSettings}>${say('table-settings')}</button>
      <button type="button" aria-pressed=${settings.sound ? 'true' : 'false'} @click=${view.toggleSound}>
        ${icon('sound')} ${say('table-sound')}: ${say(settings.sound ? 'value-yes' : 'value-no')}
      </button>
    </nav>
    ${fairLine(view)}
    <div class="t-narrow">${ruleCard(view)}</div>
    <h3>${say('table-keys')}</h3>
    <dl class="t-keys">
      ${keyList(view).map(([keys, what]) => html`<div><dt dir="ltr">${keys}</dt><dd>${say(what)}</dd></div>`)}
    </dl>`;
}
