/** What else can be done with the match that is looked at, and where to go from here. */
import { html, nothing } from '../../lib/lit.js';
import { toHome, toHouse, toReplay, toRules } from '../../lib/router.js';
import { say } from '../../lib/words.js';
import { showSettings } from '../parts.js';
import { ruleCard } from '../table/panels.js';

/** @typedef {import('./replay.js').ReplayView} View */

const KEYS = [
  ['← →', 'step'], ['Home End', 'ends'], ['PgUp PgDn', 'deal'], ['␣', 'play'],
  ['1–8', 'seat'], ['0', 'none'], ['O', 'open'],
];

/** The other matches of the table. @param {View} view */
function matches({ played: found, source }) {
  if (!source || found.length < 2) return nothing;
  return html`<h3>${say('replay-matches')}</h3>
    <nav class="t-menu r-matches" aria-label=${say('replay-matches')}>
      ${found.map(
        ({ match, deals }) => html`<a
          href=${toReplay({ table: source.table, match })}
          aria-current=${match === source.match ? 'page' : nothing}
          >${say('replay-match', { n: match })} <small>${say('replay-match-deals', { count: deals })}</small></a
        >`,
      )}
    </nav>`;
}

/** @param {View} view @returns {import('../table/game.js').Part} */
export function menuPanel(view) {
  const { facts } = view.model;
  return [
    'table-menu',
    html`<nav class="t-menu" aria-label=${say('table-menu')}>
        <button type="button" data-do="copy" @click=${view.copyLink}>${say('replay-copy')}</button>
        <button type="button" data-do="download" @click=${view.download}>${say('replay-download')}</button>
        <a href=${toReplay()} @click=${view.another}>${say('replay-another')}</a>
        <a href=${toHome()}>${say('table-home')}</a>
        <a href=${toRules(facts.house)}>${say('table-all-rules')}</a>
        <a href=${toHouse(facts.house)}>${say('table-house-form')}</a>
        <button type="button" @click=${showSettings}>${say('table-settings')}</button>
      </nav>
      ${matches(view)}
      <div class="t-narrow">${ruleCard(view)}</div>
      <h3>${say('table-keys')}</h3>
      <dl class="t-keys">
        ${KEYS.map(([keys, what]) => html`<div><dt dir="ltr">${keys}</dt><dd>${say(`replay-key-${what}`)}</dd></div>`)}
        <div><dt dir="ltr">L</dt><dd>${say('table-key-last')}</dd></div>
        <div><dt dir="ltr">R</dt><dd>${say('table-key-read')}</dd></div>
      </dl>`,
  ];
}
