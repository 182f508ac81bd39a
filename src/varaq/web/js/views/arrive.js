/** My own seat, brought here from another device by its secret link. */
import { tableCard } from '../lib/api.js';
import { View } from '../lib/element.js';
import { html, nothing } from '../lib/lit.js';
import { toTable } from '../lib/router.js';
import { dropKey, keyFor } from '../lib/secret.js';
import { loadFile, say } from '../lib/words.js';
import { houseName } from '../models/house.js';
import { keepTable, seatAt } from '../models/tables.js';
import { failure, icon, loading, topBar } from './parts.js';

class Arrive extends View {
  static properties = { table: {}, card: { state: true }, problem: { state: true } };

  constructor() {
    super();
    this.table = '';
    /** the table, where it has to be asked whether the seat is wanted @type {any} */
    this.card = null;
    this.problem = null;
  }

  get #open() {
    return `seat/${this.table}`;
  }

  willUpdate(changed) {
    if (changed.has('table') && this.table) this.#look();
  }

  async #look() {
    Object.assign(this, { card: null, problem: null });
    const key = keyFor(this.#open);
    const held = seatAt(this.table);
    if (!key) {
      if (held) location.replace(toTable(this.table));
      else this.problem = { code: 'bad_key', facts: {} };
      return;
    }
    try {
      const card = await tableCard(this.table);
      await loadFile(card.game);
      if (held && held.key !== key) this.card = card;
      else this.#sit(card.house);
    } catch (problem) {
      this.problem = problem;
    }
  }

  #sit(house) {
    keepTable({ table: this.table, key: keyFor(this.#open), house, at: Date.now() });
    this.#leave();
  }

  #leave() {
    dropKey(this.#open);
    location.replace(toTable(this.table));
  }

  /** This browser sits at the table already: one of the two seats has to be given up. */
  #question() {
    return html`<h1>${say('people-other-seat')}</h1>
      <p class="lead"><b>${houseName(this.card.house)}</b></p>
      <p>${say('people-other-seat-about')}</p>
      <p class="row">
        <button type="button" class="button primary" @click=${() => this.#sit(this.card.house)}>${icon('play')} ${say('people-other-seat-take')}</button>
        <button type="button" class="button" @click=${() => this.#leave()}>${say('people-other-seat-keep')}</button>
      </p>`;
  }

  render() {
    if (!this.table) return nothing;
    const body = this.problem ? failure(this.problem, () => this.#look()) : this.card ? this.#question() : loading(say('people-moving'));
    return html`${topBar()}
      <main id="main" tabindex="-1" class="page narrow stack">${body}</main>`;
  }
}

customElements.define('varaq-arrive', Arrive);
