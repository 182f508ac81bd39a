/** How long the awaited seat has left: a quiet line that is drawn once a second, by itself. */
import { View } from '../../lib/element.js';
import { html, nothing } from '../../lib/lit.js';
import { say } from '../../lib/words.js';
import { announce } from '../parts.js';

/** So many seconds before the end my ear is told, once. */
const TOLD_AT = 10;

class Clock extends View {
  static properties = { model: {}, seat: {}, mine: { type: Boolean } };

  constructor() {
    super();
    /** @type {import('../../models/table.js').Table} */
    this.model = /** @type {any} */ (null);
    this.seat = 0;
    this.mine = false;
    this.timer = 0;
    /** the wait of which I have been told @type {object|null} */
    this.told = null;
  }

  connectedCallback() {
    super.connectedCallback();
    this.timer = window.setInterval(() => this.#tick(), 1000);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  get #strict() {
    return this.model.facts.courtesies?.clock?.kind === 'strict';
  }

  #tick() {
    const { people } = this.model;
    const { left } = people;
    if (!left) return;
    this.requestUpdate();
    const rest = left.left + (this.#strict ? left.extra : 0);
    if (!this.mine || rest > TOLD_AT || rest === 0 || this.told === people.clock?.seats) return;
    this.told = people.clock?.seats ?? null;
    announce(say('people-clock-told', { count: rest }));
  }

  render() {
    const { people } = this.model;
    const { left } = people;
    if (!left) return nothing;
    const full = people.clock?.left || 1;
    const over = left.left === 0;
    const text = !over
      ? say('people-clock-left', { count: left.left })
      : this.#strict
        ? say('people-clock-extra-left', { count: left.extra })
        : say('people-clock-over');
    return html`<span class="t-clock" data-late=${over || left.left <= TOLD_AT ? 'yes' : nothing} aria-hidden="true">
      <i .style=${`--left:${Math.min(1, left.left / full)}`}></i><small>${text}</small>
    </span>`;
  }
}

customElements.define('varaq-clock', Clock);

/** @param {import('./table.js').TableView} view @param {number} seat */
export function clockOf({ model }, seat) {
  if (!model.people.clock?.seats.includes(seat)) return nothing;
  const mine = !model.facts.watching && seat === model.facts.seat;
  return html`<varaq-clock .model=${model} .seat=${seat} .mine=${mine}></varaq-clock>`;
}
