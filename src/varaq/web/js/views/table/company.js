/** Who sits at the table, who waits for a seat, and the way to ask others to it. */
import { qrAddress } from '../../lib/api.js';
import { html, nothing } from '../../lib/lit.js';
import { go, outside, toHome, toJoin } from '../../lib/router.js';
import { say } from '../../lib/words.js';
import { announce, copy } from '../parts.js';
import { icon } from './icons.js';
import { seatName } from './names.js';

/** @typedef {import('./table.js').TableView} View */

/** How it stands with somebody, in a word. */
function standing({ kind, here, stood_in: stoodIn }) {
  if (kind === 'computer') return 'computer';
  if (here) return 'here';
  return stoodIn ? 'stood-in' : 'away';
}

/** How well a computer player plays here, where it was chosen. */
const level = (facts, { kind }) => (kind === 'computer' && facts.level ? ` · ${say(`screen-level-${facts.level}`)}` : nothing);

/** @param {View} view */
function invitation(view) {
  const link = outside(toJoin(view.model.table));
  const take = async () => announce(say((await copy(link)) ? 'screen-copied' : 'screen-copy-failed'));
  return html`<section class="t-invite">
    <h3>${say('table-invite')}</h3>
    <p>${say('table-invite-about')}</p>
    <img class="t-qr" src=${qrAddress(link)} alt=${say('screen-qr')} width="180" height="180" />
    <p class="t-link"><bdi dir="ltr">${link}</bdi></p>
    <button type="button" class="t-button t-main" @click=${take}>${say('screen-copy-link')}</button>
  </section>`;
}

/** @param {View} view */
function leaving(view) {
  const { facts } = view.model;
  const people = facts.seats.filter(({ kind }) => kind === 'person').length;
  if (!facts.watching && people < 2) return nothing;
  const leave = () => {
    view.model.leave();
    go(toHome());
  };
  return html`<section class="t-leave">
    <h3>${say('table-leave')}</h3>
    <p>${say(facts.watching ? 'table-leave-waiting' : 'table-leave-about')}</p>
    <button type="button" class="t-button" @click=${leave}>${say('table-leave-do')}</button>
  </section>`;
}

/** @param {View} view */
export function companyPanel(view) {
  const { facts } = view.model;
  return html`<ul class="t-company">
      ${facts.seats.map(
        (member, seat) => html`<li data-here=${member.here ? 'yes' : 'no'}>
          ${icon(member.kind === 'computer' ? 'bot' : member.here ? 'person' : 'away')}
          <bdi>${seatName(view.model, seat)}</bdi>
          <small>${say(`table-is-${standing(member)}`)}${level(facts, member)}</small>
        </li>`,
      )}
    </ul>
    ${facts.waiting.length
      ? html`<h3>${say('table-waiting')}</h3>
          <ol class="t-company">
            ${facts.waiting.map((name) => html`<li><bdi>${name}</bdi></li>`)}
          </ol>`
      : nothing}
    ${invitation(view)} ${leaving(view)}`;
}
