/** Who sits at the table, who waits for a seat and who looks on, and what the host may do about it. */
import { html, nothing } from '../../lib/lit.js';
import { go, toHome } from '../../lib/router.js';
import { say } from '../../lib/words.js';
import { isHost } from '../../models/company.js';
import { hostTask, hostTools, seatRow } from './hosting.js';
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
function level(facts, { kind, level: own }) {
  const known = own ?? facts.level;
  return kind === 'computer' && known ? ` · ${say(`screen-level-${known}`)}` : nothing;
}

/** What else is to be seen of a seat: who is the host, who asks to be heard, whose cards are looked at. */
const marks = (member) =>
  /** @type {const} */ (['host', 'hand', 'hold', 'shown']).flatMap((mark) =>
    member[mark] ? [html`<span class="t-mark" data-mark=${mark}>${icon(mark === 'shown' ? 'eye' : mark)} ${say(`people-mark-${mark}`)}</span>`] : [],
  );

/** @param {View} view */
function seats(view) {
  const { facts } = view.model;
  return html`<ul class="t-company">
    ${facts.seats.map(
      (member, seat) => html`<li data-here=${member.here ? 'yes' : 'no'}>
        ${seatRow(
          view,
          seat,
          html`${icon(member.kind === 'computer' ? 'bot' : member.here ? 'person' : 'away')}
            <span class="t-who">
              <bdi>${seatName(view.model, seat)}</bdi>
              <small>${say(`table-is-${standing(member)}`)}${level(facts, member)}</small>
              ${marks(member)}
            </span>`,
        )}
      </li>`,
    )}
  </ul>`;
}

/** @param {View} view */
function others({ model: { facts } }) {
  return html`${facts.waiting.length
      ? html`<h3>${say('table-waiting')}</h3>
          <ol class="t-company">
            ${facts.waiting.map((name) => html`<li><bdi>${name}</bdi></li>`)}
          </ol>`
      : nothing}
    ${facts.watching_count ? html`<p class="t-mark t-onlookers">${icon('eye')} ${say('people-watching-count', { count: facts.watching_count })}</p>` : nothing}`;
}

/** @param {View} view */
function leaving(view) {
  const { facts } = view.model;
  const people = facts.seats.filter(({ kind }) => kind === 'person').length;
  if (facts.role === 'watching' || facts.role === 'shoulder' || (!facts.watching && people < 2)) return nothing;
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

/** @param {View} view @returns {[string, unknown]} */
export const companyPanel = (view) => [
  'table-company',
  html`${hostTask(view)} ${seats(view)} ${others(view)}
    <button type="button" class="t-button t-main" data-do="invite" @click=${() => view.toggle('invite')}>${icon('person')} ${say('people-links')}</button>
    ${isHost(view.model.facts) ? hostTools(view) : nothing} ${leaving(view)}`,
];
