/** A guest has come by a link: whose table it is, by which rules they play, and where there is room. */
import { tableCard } from '../lib/api.js';
import { View } from '../lib/element.js';
import { html, nothing } from '../lib/lit.js';
import { go, toRules, toTable } from '../lib/router.js';
import { loadFile, say } from '../lib/words.js';
import { houseName, refusalText } from '../models/house.js';
import { join, seatAt } from '../models/tables.js';
import { announce, failure, icon, loading, nameField, topBar } from './parts.js';

class Join extends View {
  static properties = {
    table: {},
    card: { state: true },
    problem: { state: true },
    refused: { state: true },
    wish: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    this.table = '';
    /** @type {any} */
    this.card = null;
    this.problem = null;
    this.refused = null;
    /** the seat that is wished for; null: any @type {number|null} */
    this.wish = null;
    this.busy = false;
  }

  willUpdate(changed) {
    if (!changed.has('table') || !this.table) return;
    if (seatAt(this.table)) go(toTable(this.table));
    else this.#look();
  }

  async #look() {
    Object.assign(this, { card: null, problem: null, refused: null, wish: null });
    try {
      const card = await tableCard(this.table);
      await loadFile(card.game);
      this.card = card;
      document.title = `${say('screen-join')} · ${houseName(card.house)}`;
    } catch (problem) {
      this.problem = problem;
    }
  }

  async #sit(event) {
    event.preventDefault();
    if (this.busy || this.card.locked) return;
    this.busy = true;
    try {
      await join(this.table, this.card.house, this.wish ?? undefined);
    } catch (problem) {
      announce(refusalText(problem));
      await this.#look();
      this.refused = problem;
    }
    this.busy = false;
  }

  /** Seats of computer players can be chosen, others are taken. */
  #seats() {
    const { seats, waiting } = this.card;
    const free = seats.some(({ kind }) => kind === 'computer');
    const seat = ({ name, kind }, place) => html`<li>
      <label class="join-seat" data-taken=${kind === 'computer' ? nothing : 'yes'}>
        <input
          type="radio"
          name="seat"
          value=${place}
          ?disabled=${kind !== 'computer'}
          .checked=${this.wish === place}
          @change=${() => (this.wish = place)}
        />
        <bdi><b>${name}</b></bdi>
        <span class="soft">${say(kind === 'computer' ? 'screen-seat-computer' : 'screen-seat-person')}</span>
      </label>
    </li>`;
    return html`<fieldset>
      <legend>${say('screen-join-where')}</legend>
      <ul class="join-seats">
        ${free
          ? html`<li>
              <label class="join-seat">
                <input type="radio" name="seat" .checked=${this.wish === null} @change=${() => (this.wish = null)} />
                <b>${say('screen-seat-any')}</b>
              </label>
            </li>`
          : nothing}
        ${seats.map(seat)}
      </ul>
      ${free ? nothing : html`<p class="notice">${say('screen-join-wait', { count: waiting.length })}</p>`}
    </fieldset>`;
  }

  #form() {
    const { house, seats, locked } = this.card;
    const host = seats.find(({ kind }) => kind === 'person')?.name ?? '';
    const free = seats.some(({ kind }) => kind === 'computer');
    return html`<form class="stack join" @submit=${this.#sit}>
      <h1>${say('screen-join-title', { name: host })}</h1>
      <p class="lead"><b>${houseName(house)}</b> · <a href=${toRules(house)}>${say('screen-read-rules')}</a></p>
      ${locked ? html`<p class="notice" role="status">${say('people-locked-about')}</p>` : nothing}
      ${this.refused ? html`<p class="notice bad" role="alert">${refusalText(this.refused)}</p>` : nothing}
      ${nameField('join-name')}
      ${this.#seats()}
      <footer>
        <button class="button primary big" aria-disabled=${String(this.busy || Boolean(locked))}>
          ${icon('play')} ${say(free ? 'screen-join-sit' : 'screen-join-wait-do')}
        </button>
      </footer>
    </form>`;
  }

  #body() {
    if (this.problem) return failure(this.problem, () => this.#look());
    return this.card ? this.#form() : loading(say('screen-join'));
  }

  render() {
    return html`${topBar()}
      <main id="main" tabindex="-1" class="page narrow">${this.#body()}</main>`;
  }
}

customElements.define('varaq-join', Join);
