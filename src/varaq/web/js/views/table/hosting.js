/** What the host may do. What may not be done just now stays where it is, and says why. */
import { html, nothing } from '../../lib/lit.js';
import { say } from '../../lib/words.js';
import { betweenDeals, othersSeated } from '../../models/company.js';
import { completed } from '../../models/tables.js';
import { allCourtesies } from '../courtesies.js';
import { toggle } from '../parts.js';
import { icon } from './icons.js';
import { seatName } from './names.js';

/** @typedef {import('./table.js').TableView} View */

/**
 * What the host is about to do with the seats of the list.
 * @typedef {{tool: ''|'swap'|'remove'|'to', seat: number|null}} Hosting
 */

/** @returns {Hosting} */
export const idle = () => ({ tool: '', seat: null });

/** May this seat be chosen for the tool? @param {View} view @param {number} seat */
function choosable({ model: { facts } }, tool, seat) {
  if (tool === 'swap') return true;
  const person = facts.seats[seat].kind === 'person' && seat !== facts.seat;
  return person && (tool !== 'to' || facts.seats[seat].here);
}

/** A seat of the list was chosen. @param {View} view @param {number} seat */
function choose(view, seat) {
  const { people } = view.model;
  const { tool, seat: first } = view.hosting;
  if (!choosable(view, tool, seat)) return;
  if (tool === 'swap' && first !== null) {
    if (first !== seat) people.host({ swap: [first, seat] });
    view.hosting = idle();
  } else view.hosting = { tool, seat: tool === 'swap' || first !== seat ? seat : null };
}

/**
 * One seat of the list: to be read or, while the host has a tool in hand, to be chosen.
 * @param {View} view @param {number} seat @param {unknown} content
 */
export function seatRow(view, seat, content) {
  const { tool, seat: chosen } = view.hosting;
  if (!tool) return content;
  return html`<button
    type="button"
    class="t-pick"
    data-seat=${seat}
    aria-pressed=${String(chosen === seat)}
    aria-disabled=${String(!choosable(view, tool, seat))}
    @click=${() => choose(view, seat)}
  >
    ${content}
  </button>`;
}

/** A tool is taken in hand, or laid down; the seats come into sight. @param {View} view @param {''|'swap'|'remove'|'to'} tool */
function take(view, tool) {
  view.hosting = { tool, seat: null };
  if (tool) view.updateComplete.then(() => view.querySelector('.t-panel-body')?.scrollTo(0, 0));
}

/** Why a tool does not serve now; '' where it does. @param {View} view @param {string} tool */
function whyNot({ model: { facts, seen } }, tool) {
  if (tool === 'swap') return betweenDeals(seen) ? '' : say('refusal-between_deals');
  if (!othersSeated(facts).length) return say('people-host-alone');
  if (tool === 'to' && !othersSeated(facts).some((seat) => facts.seats[seat].here)) return say('people-host-nobody-here');
  return '';
}

/** What is to be done, or confirmed: over the list of seats. @param {View} view */
export function hostTask(view) {
  const { tool, seat } = view.hosting;
  if (!tool) return nothing;
  const done = () => {
    view.hosting = idle();
  };
  const sure = tool !== 'swap' && seat !== null;
  const text = sure
    ? say(`people-host-${tool}-sure`, { name: seatName(view.model, seat) })
    : tool === 'swap' && seat !== null
      ? say('people-host-swap-other', { name: seatName(view.model, seat) })
      : say(`people-host-${tool}-which`);
  const act = () => {
    view.model.people.host({ [tool]: seat });
    done();
  };
  return html`<div class="t-task">
    <p role="status">${text}</p>
    ${sure ? html`<button type="button" class="t-button t-main" data-do="sure" @click=${act}>${say(`people-host-${tool}-do`)}</button>` : nothing}
    <button type="button" class="t-button" data-do="cancel" @click=${done}>${say('people-cancel')}</button>
  </div>`;
}

/** @param {View} view */
function tools(view) {
  const { hosting } = view;
  const one = (tool, sign) => {
    const reason = whyNot(view, tool);
    return html`<div>
      <button
        type="button"
        class="t-sign"
        data-host=${tool}
        aria-pressed=${String(hosting.tool === tool)}
        aria-disabled=${String(Boolean(reason))}
        aria-describedby=${reason ? `t-why-${tool}` : nothing}
        @click=${() => {
          if (!reason) take(view, hosting.tool === tool ? '' : tool);
        }}
      >
        ${icon(sign)} ${say(`people-host-${tool}`)}
      </button>
      ${reason ? html`<small class="t-reason" id="t-why-${tool}">${reason}</small>` : nothing}
    </div>`;
  };
  return html`<div class="t-hosttools">${one('swap', 'swap')} ${one('remove', 'away')} ${one('to', 'host')}</div>`;
}

/** Beneath the list of seats, for the host alone. @param {View} view */
export function hostTools(view) {
  const { facts, people } = view.model;
  const wish = completed(facts.courtesies ?? {});
  return html`<section class="t-hosting">
    <h3>${say('people-host-title')}</h3>
    ${tools(view)}
    ${toggle('t-locked', say('people-host-lock'), Boolean(facts.locked), (on) => people.host({ lock: on }), say('people-host-lock-about'))}
    ${facts.courtesies
      ? html`<details class="t-more" data-host="courtesies">
          <summary>${say('people-at-table')}</summary>
          ${allCourtesies(wish, (change) => people.host({ courtesies: change }))}
        </details>`
      : nothing}
  </section>`;
}
