/** One option of the form: label, help, control, and why some of it is grey. */
import { html, nothing } from '../lib/lit.js';
import { toRules } from '../lib/router.js';
import { attr, digits, say } from '../lib/words.js';
import { idleText, listed, optionName, problemText, valueName } from '../models/house.js';
import { announce, icon } from './parts.js';

/**
 * @typedef {import('../models/house.js').Value} Value
 * @typedef {import('../models/house.js').Problem} Problem
 * @typedef {{value: Value, problem: Problem|null, also: string[]}} Choice
 * @typedef {object} Option
 * @property {string} name
 * @property {'switch'|'choice'|'number'|'mixed'} kind
 * @property {Value} value
 * @property {Value} preset
 * @property {number|null} min
 * @property {number|null} max
 * @property {number[]} usual
 * @property {Choice[]} values
 * @property {Problem|null} idle
 * @property {string[]} clauses
 *
 * @typedef {{game: string, house: string, also: string[], change: (option: Option, value: Value) => void}} Facts
 */

/** So many numbers are shown side by side, more are counted up and down. */
const FEW = 6;

const isOn = (value) => value === true || value === 'yes';
const isNumber = (value) => typeof value === 'number';

/** Why a value is not free: what it would take along, or that it cannot be had. */
function noteOf(game, option, { problem, also = [] }) {
  if (!problem) return '';
  if (also.length) return say('screen-also', { rules: listed(also.map((name) => optionName(game, name))) });
  return problemText(game, problem);
}

/** A button for one value; one that cannot be had stays reachable and says why. */
function pill(option, value, text, note, refused, { change }) {
  const press = () => {
    if (refused) announce(note);
    else if (value !== option.value) change(option, value);
  };
  return html`<button
    type="button"
    class="pill ${note && !refused ? 'linked' : ''}"
    aria-pressed=${String(value === option.value)}
    aria-disabled=${String(refused)}
    aria-describedby=${note ? `note-${option.name}-${value}` : nothing}
    @click=${press}
  >
    ${text}
  </button>`;
}

/** The reasons under the pills; many of them fold away. */
function notes(game, option) {
  const lines = option.values
    .filter((choice) => choice.value !== option.value)
    .map((choice) => ({ choice, text: noteOf(game, option, choice) }))
    .filter(({ text }) => text);
  if (!lines.length) return nothing;
  const list = html`<ul class="notes">
    ${lines.map(
      ({ choice, text }) => html`<li id="note-${option.name}-${choice.value}">
        ${choice.also?.length ? html`<b>${valueName(game, option.name, choice.value)}</b>: ${text}` : text}
      </li>`,
    )}
  </ul>`;
  if (lines.length < 3) return list;
  return html`<details class="why"><summary>${say('screen-some-need', { count: lines.length })}</summary>${list}</details>`;
}

function choices(option, facts) {
  return option.values.map((choice) => {
    const note = choice.value === option.value ? '' : noteOf(facts.game, option, choice);
    const refused = Boolean(note) && !choice.also?.length;
    return pill(option, choice.value, valueName(facts.game, option.name, choice.value), note, refused, facts);
  });
}

function switchControl(option, facts) {
  const other = option.values.find(({ value }) => isOn(value) !== isOn(option.value));
  const note = other ? noteOf(facts.game, option, other) : '';
  const refused = !other || (Boolean(note) && !other.also?.length);
  return html`<button
    type="button"
    class="switch"
    role="switch"
    aria-checked=${String(isOn(option.value))}
    aria-labelledby="option-${option.name}"
    aria-disabled=${String(refused)}
    aria-describedby=${note ? `note-${option.name}-${other.value}` : nothing}
    @click=${() => (refused ? announce(note) : facts.change(option, other.value))}
  ></button>`;
}

/** Persian and Arabic digits are numbers too. */
const read = (text) => {
  const plain = text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));
  return /^\s*-?\d+\s*$/.test(plain) ? Number(plain) : null;
};

function numberControl(option, facts) {
  const { name, min, max, usual } = option;
  if (option.kind === 'number' && max - min < FEW) {
    const all = Array.from({ length: max - min + 1 }, (_, at) => min + at);
    return all.map((n) => pill(option, n, digits(n), '', false, facts));
  }
  const value = isNumber(option.value) ? option.value : null;
  const held = (n) => Math.min(Math.max(n, min ?? n), max ?? n);
  const take = (n) => n !== value && facts.change(option, n);
  const typed = (event) => {
    const n = read(event.target.value);
    // what cannot be read goes back to what holds
    if (n === null || held(n) === value) event.target.value = value === null ? '' : digits(value);
    if (n !== null) take(held(n));
  };
  const step = (by, label, sign) => html`<button
    type="button"
    class="step"
    aria-label=${say(label, { option: optionName(facts.game, name) })}
    aria-disabled=${String(value === null || held(value + by) === value)}
    @click=${() => value !== null && take(held(value + by))}
  >
    ${icon(sign)}
  </button>`;
  return html`<span class="stepper">
      ${step(-1, 'screen-less', 'minus')}
      <input
        inputmode="numeric"
        aria-labelledby="option-${name}"
        autocomplete="off"
        .value=${value === null ? '' : digits(value)}
        @change=${typed}
      />
      ${step(1, 'screen-more', 'plus')}
    </span>
    ${usual
      ?.filter((n) => n !== value)
      .map((n) => pill(option, n, digits(n), '', false, facts)) ?? nothing}`;
}

const CONTROLS = {
  choice: choices,
  number: numberControl,
  mixed: (option, facts) => [...choices(option, facts), numberControl(option, facts)],
};

function openHelp(event) {
  const button = event.currentTarget;
  const help = button.closest('.option').querySelector('.help');
  const open = help.classList.toggle('open');
  button.setAttribute('aria-expanded', String(open));
}

/** @param {Option} option @param {Facts} facts */
export function optionField(option, facts) {
  const { game, house, also } = facts;
  const { name, idle, preset, value, clauses } = option;
  const help = attr(`option-${game}-${name}`, 'help');
  const isSwitch = option.kind === 'switch';
  return html`<div class="option ${idle ? 'idle' : ''} ${value !== preset ? 'changed' : ''}">
    <div class="option-head">
      <h3 id="option-${name}">${optionName(game, name)}</h3>
      ${help
        ? html`<button type="button" class="button round help-button" aria-expanded="false" aria-label=${say('screen-help-on', { option: optionName(game, name) })} @click=${openHelp}>
            ${icon('help')}
          </button>`
        : nothing}
      ${isSwitch ? switchControl(option, facts) : nothing}
    </div>
    <p class="help soft small">
      ${help}
      ${clauses?.length
        ? html`<a href=${toRules(house, { clause: clauses[0] })}>${say('screen-in-rules')}</a>`
        : nothing}
    </p>
    ${idle ? html`<p class="idle-why small">${idleText(game, idle)}</p>` : nothing}
    ${isSwitch
      ? nothing
      : html`<div class="pills" role="group" aria-labelledby="option-${name}">${CONTROLS[option.kind](option, facts)}</div>`}
    ${notes(game, option)}
    ${also.length ? html`<p class="moved small">${say('screen-also-changed', { rules: listed(also) })}</p>` : nothing}
  </div>`;
}
