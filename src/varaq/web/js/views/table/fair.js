/** Fair deals: what was sealed before the cards were dealt, and what was told when the deal was over. */
import { html, nothing } from '../../lib/lit.js';
import { toVerify } from '../../lib/router.js';
import { say } from '../../lib/words.js';
import { keepSalt, ownSalt, saltOf } from '../../models/people.js';
import { copy, announce } from '../parts.js';
import { seatName } from './names.js';

/** @typedef {import('./table.js').TableView} View */

/** So much of a seal is enough to compare at a glance. */
const SHORT = 8;

/** A line for the table's menu. @param {View} view */
export function fairLine(view) {
  const { next, now } = view.model.people.fair;
  const sealed = now ?? next;
  if (!sealed) return nothing;
  return html`<button type="button" class="t-fairline" @click=${() => view.toggle('fair')}>
    <span>${say(now ? 'people-fair-line' : 'people-fair-line-next')}</span> <bdi dir="ltr" class="t-hash">${sealed.slice(0, SHORT)}</bdi>
  </button>`;
}

const hash = (text) => html`<bdi dir="ltr" class="t-hash">${text}</bdi>`;

/** @param {View} view @param {import('../../models/people.js').Opened} last */
function opened({ model }, last) {
  const salts = Object.entries(last.salts);
  return html`<h3>${say('people-fair-last', { n: last.deal })}</h3>
    <dl class="t-seal">
      <dt>${say('people-fair-sealed')}</dt>
      <dd>${hash(last.sealed)}</dd>
      <dt>${say('people-fair-secret')}</dt>
      <dd>${hash(last.secret)}</dd>
      ${salts.map(
        ([seat, salt]) => html`<dt>${say('people-fair-salt', { name: seatName(model, Number(seat)) })}</dt>
          <dd>${hash(salt)}</dd>`,
      )}
    </dl>`;
}

/** @param {View} view */
function mine(view) {
  if (view.model.facts.watching) return nothing;
  const own = ownSalt();
  const keep = (event) => {
    keepSalt(event.target.value);
    view.requestUpdate();
  };
  return html`<div class="field">
    <label for="t-salt">${say('people-fair-mine')}</label>
    <input id="t-salt" class="input" dir="auto" maxlength="60" autocomplete="off" placeholder=${say('people-fair-auto')} .value=${own} @change=${keep} />
    <p class="t-about">${say('people-fair-mine-about')}</p>
    ${own && saltOf(own) !== own ? html`<p class="t-about">${say('people-fair-sent')} ${hash(saltOf(own))}</p>` : nothing}
  </div>`;
}

/** @param {View} view @returns {[string, unknown]} */
export function fairPanel(view) {
  const { next, now = null, last } = view.model.people.fair;
  const seal = now ?? next;
  const take = async () => announce(say((await copy(String(seal))) ? 'screen-copied' : 'screen-copy-failed'));
  return [
    'people-fair',
    html`<p>${say('people-fair-about')}</p>
      ${seal
        ? html`<h3>${say(now ? 'people-fair-now' : 'people-fair-next')}</h3>
            <p>${hash(seal)}</p>
            <button type="button" class="t-button" @click=${take}>${say('people-copy')}</button>`
        : nothing}
      ${last ? opened(view, last) : nothing} ${mine(view)}
      <p><a href=${toVerify()}>${say('people-fair-check')}</a></p>`,
  ];
}
