/** What is agreed at a table beside the rules: the same questions before a match and, for the host, at the table. */
import { html, nothing } from '../lib/lit.js';
import { attr, say } from '../lib/words.js';
import { CLOCKS, COURTESIES, EXTRAS, SECONDS } from '../models/tables.js';

/** @typedef {import('../models/tables.js').Wish} Wish */

const seconds = (count) => say('people-seconds', { count });
const time = (count) => (count && count % 60 === 0 ? say('people-minutes', { count: count / 60 }) : seconds(count));

/**
 * @param {string} label @param {readonly any[]} values @param {any} chosen
 * @param {(value: any) => string} words @param {(value: any) => void} choose @param {string} [help]
 */
const choice = (label, values, chosen, words, choose, help = '') => html`<div class="courtesy">
  <span class="label" aria-hidden="true">${label}</span>
  <div class="pills" role="group" aria-label=${label}>
    ${values.map(
      (value) => html`<button type="button" class="pill" aria-pressed=${String(value === chosen)} @click=${() => choose(value)}>${words(value)}</button>`,
    )}
  </div>
  ${help ? html`<p class="small soft" role="status">${help}</p>` : nothing}
</div>`;

/** @param {keyof typeof COURTESIES} name @param {Wish} wish @param {(change: object) => void} change */
function courtesy(name, wish, change) {
  const id = ['level', 'hints'].includes(name) ? `screen-${name}` : `people-${name}`;
  return choice(say(id), COURTESIES[name], wish[name], (value) => say(`${id}-${value}`), (value) => change({ [name]: value }), attr(`${id}-${wish[name]}`, 'about'));
}

/** A time that the usual ones do not name stands with them. @param {number[]} usual @param {number} chosen */
const times = (usual, chosen) => [...new Set([...usual, chosen])].sort((a, b) => a - b);

/** @param {Wish} wish @param {(change: object) => void} change */
function clock({ clock: now }, change) {
  const set = (part) => change({ clock: { ...now, ...part } });
  return html`${choice(say('people-clock'), CLOCKS, now.kind, (kind) => say(`people-clock-${kind}`), (kind) => set({ kind }), attr(`people-clock-${now.kind}`, 'about'))}
  ${now.kind === 'none' ? nothing : choice(say('people-clock-seconds'), times(SECONDS, now.seconds), now.seconds, time, (value) => set({ seconds: value }))}
  ${now.kind === 'strict' ? choice(say('people-clock-extra'), times(EXTRAS, now.extra), now.extra, time, (value) => set({ extra: value }), say('people-clock-extra-about')) : nothing}`;
}

/** What people agree on among themselves. @param {Wish} wish @param {(change: object) => void} change */
export const amongPeople = (wish, change) => html`<div class="courtesies">
  ${courtesy('undo', wish, change)} ${clock(wish, change)} ${courtesy('pace', wish, change)}
  ${courtesy('grace', wish, change)} ${courtesy('chat', wish, change)}
  ${courtesy('watch', wish, change)}
</div>`;

/** All of it, as the host may change it at the table. @param {Wish} wish @param {(change: object) => void} change */
export const allCourtesies = (wish, change) => html`<div class="courtesies">
  ${courtesy('level', wish, change)} ${courtesy('hints', wish, change)} ${amongPeople(wish, change)}
</div>`;
