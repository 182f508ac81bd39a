/** The ways to this table for others and for my other devices, each with what it opens. */
import { html, nothing } from '../../lib/lit.js';
import { outside, toJoin, toSeat, toWatch } from '../../lib/router.js';
import { say } from '../../lib/words.js';
import { isHost, mySeat } from '../../models/company.js';
import { toggle } from '../parts.js';
import { linkOut } from '../qr.js';

/** @typedef {import('./table.js').TableView} View */

const BUTTON = { button: 't-button t-main' };

/** @param {string} name @param {unknown} body */
const fold = (name, body) => html`<details class="t-more" data-link=${name}>
  <summary>${say(`people-link-${name}`)}</summary>
  ${body}
</details>`;

/** @param {View} view */
function guests({ model }) {
  const { table, facts } = model;
  return html`<section class="t-invite">
    <h3>${say('table-invite')}</h3>
    <p>${say('table-invite-about')}</p>
    ${facts.locked ? html`<p class="t-reason">${say('people-locked-about')}</p>` : linkOut(outside(toJoin(table)), BUTTON)}
  </section>`;
}

/** @param {View} view */
function spectators({ model }) {
  const { table, facts } = model;
  const token = facts.keys?.watch;
  if (!token) return fold('watch', html`<p class="t-reason">${say(isHost(facts) ? 'people-watch-off-host' : 'people-watch-off')}</p>`);
  return fold('watch', html`<p>${say(`people-watch-${facts.courtesies?.watch ?? 'public'}-link`)}</p>
    ${linkOut(outside(toWatch(table, token)), { secret: true, ...BUTTON })}`);
}

/** @param {View} view */
const phone = ({ model }) =>
  fold('seat', html`<p class="t-warning">${say('people-seat-warning')}</p>
    ${linkOut(outside(toSeat(model.table, model.key ?? '')), { secret: true, ...BUTTON })}`);

/** @param {View} view */
function shoulder({ model }) {
  const { facts, people, table } = model;
  const shown = Boolean(mySeat(facts)?.shown);
  const token = facts.keys?.shoulder;
  return fold('shoulder', html`${toggle('t-shown', say('people-shoulder'), shown, (on) => people.show(on), say('people-shoulder-about'))}
    ${shown && token ? linkOut(outside(toWatch(table, token)), { secret: true, ...BUTTON }) : nothing}`);
}

/** @param {View} view @returns {[string, unknown]} */
export function invitePanel(view) {
  const seated = mySeat(view.model.facts);
  return ['people-links', html`${guests(view)} ${spectators(view)} ${seated ? [phone(view), shoulder(view)] : nothing}`];
}
