/** My tables and their matches, newest first, found by a private key instead of an account. */
import { forgetTable, history as fetchHistory } from '../lib/api.js';
import { View } from '../lib/element.js';
import { html, nothing } from '../lib/lit.js';
import { outside, toHistory, toReplay, toTable } from '../lib/router.js';
import { dropKey, keyFor } from '../lib/secret.js';
import { lang, loadFile, say } from '../lib/words.js';
import { houseName, listed, refusalText } from '../models/house.js';
import { dropTable, myHistory, seatAt, takeHistory } from '../models/tables.js';
import { announce, failure, icon, loading, topBar } from './parts.js';
import { linkOut } from './qr.js';

const ARRIVED = 'history';

class History extends View {
  static properties = {
    tables: { state: true },
    problem: { state: true },
    came: { state: true },
    sure: { state: true },
    refused: { state: true },
  };

  constructor() {
    super();
    /** @type {any[]|null} */
    this.tables = null;
    this.problem = null;
    /** '', 'taken': the list of a link has been taken over, 'asks': it has to be asked whether it is wanted */
    this.came = '';
    /** the table that I have been asked about: is it really to be deleted? */
    this.sure = '';
    this.refused = null;
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener('hashchange', this.#arrive);
    this.#arrive();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.#arrive);
  }

  /** With the private link: its list, unless this browser has another that would be lost. */
  #arrive = () => {
    const key = keyFor(ARRIVED);
    const mine = myHistory();
    if (key && mine && key !== mine) this.came = 'asks';
    else {
      if (key && key !== mine) this.came = takeHistory(key) ? 'taken' : '';
      dropKey(ARRIVED);
      this.#fetch();
    }
  };

  #decide(take) {
    if (take) takeHistory(keyFor(ARRIVED));
    dropKey(ARRIVED);
    this.came = take ? 'taken' : '';
    this.#fetch();
  }

  async #fetch() {
    const key = myHistory();
    Object.assign(this, { problem: null, tables: key ? this.tables : [] });
    if (!key) return;
    try {
      const tables = await fetchHistory(key);
      await Promise.all([...new Set(tables.map(({ game }) => game))].map(loadFile));
      this.tables = tables;
    } catch (problem) {
      this.problem = problem;
    }
  }

  updated() {
    document.title = `${say('people-history')} · ${say('screen-name')}`;
  }

  async #delete(table) {
    this.refused = null;
    try {
      await forgetTable(myHistory(), table);
      dropTable(table);
      this.tables = (this.tables ?? []).filter((each) => each.table !== table);
      announce(say('people-history-deleted'));
      /** @type {HTMLElement|null} */ (this.querySelector('h1'))?.focus();
    } catch (problem) {
      this.refused = problem;
    }
    this.sure = '';
  }

  /** How a match ended, or that it has not. @param {any} match */
  #result({ over, winners: names = [] }) {
    if (!over) return say('people-history-running');
    return names.length ? say('people-history-won', { names: listed(names) }) : say('people-history-over');
  }

  #match(table, { match, house, deals, over, winners }, alone) {
    return html`<li>
      <span class="grow">
        ${alone ? nothing : html`<b>${say('people-history-match', { n: match })}</b> · `}${house === table.house ? nothing : html`${houseName(house)} · `}
        ${say('people-history-deals', { count: deals })} · ${this.#result({ over, winners })}
      </span>
      ${deals || over
        ? html`<a class="button plain" href=${toReplay({ table: table.table, match })}>${say('people-history-look')}<span class="sr-only"> ${say('people-history-match', { n: match })}</span></a>`
        : nothing}
    </li>`;
  }

  #table(table) {
    const { table: id, house, name, names, begun, matches } = table;
    const others = names.filter((other) => other !== name);
    const time = new Intl.DateTimeFormat(`${lang()}-u-nu-latn`, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(begun));
    const heading = `history-${id}`;
    return html`<li class="past" aria-labelledby=${heading}>
      <h2 id=${heading}>${houseName(house)}</h2>
      <p class="soft">
        ${others.length ? say('people-history-with', { names: listed(others) }) : nothing}
        <span class="small">${say('screen-begun', { time })}</span>
      </p>
      <ol class="matches">
        ${[...matches].reverse().map((match) => this.#match(table, match, matches.length < 2))}
      </ol>
      ${this.sure === id
        ? html`<div class="notice bad">
            <p>${say('people-history-delete-sure')}</p>
            <p class="row">
              <button type="button" class="button primary" @click=${() => this.#delete(id)}>${say('people-history-delete')}</button>
              <button type="button" class="button" @click=${() => (this.sure = '')}>${say('people-cancel')}</button>
            </p>
          </div>`
        : html`<p class="row">
            ${seatAt(id)
              ? html`<a class="button primary" href=${toTable(id)}>${icon('play')} ${say('people-history-continue')}</a>`
              : html`<span class="small soft">${say('people-history-elsewhere')}</span>`}
            <button type="button" class="button plain danger" aria-describedby=${heading} @click=${() => (this.sure = id)}>${say('people-history-delete')}</button>
          </p>`}
    </li>`;
  }

  /** The link for another device, unfolded only when it is wanted: it is a key. */
  #link() {
    const key = myHistory();
    if (!key) return nothing;
    return html`<details class="to-device">
      <summary>${say('people-history-link')}</summary>
      <p class="notice">${say('people-history-link-about')}</p>
      ${linkOut(outside(toHistory(key)), { secret: true })}
    </details>`;
  }

  #body() {
    if (this.came === 'asks') {
      return html`<h1 tabindex="-1">${say('people-history-two')}</h1>
        <p>${say('people-history-two-about')}</p>
        <p class="row">
          <button type="button" class="button primary" @click=${() => this.#decide(true)}>${say('people-history-two-take')}</button>
          <button type="button" class="button" @click=${() => this.#decide(false)}>${say('people-history-two-keep')}</button>
        </p>`;
    }
    if (this.problem) return failure(this.problem, () => this.#fetch());
    if (!this.tables) return loading(say('people-history'));
    return html`<h1 tabindex="-1">${say('people-history')}</h1>
      <p class="soft">${say('people-history-about')}</p>
      ${this.came === 'taken' ? html`<p class="notice" role="status">${say('people-history-came')}</p>` : nothing}
      ${this.refused ? html`<p class="notice bad" role="alert">${refusalText(this.refused)}</p>` : nothing}
      ${this.tables.length
        ? html`<ul class="past-tables">
            ${this.tables.map((table) => this.#table(table))}
          </ul>`
        : html`<p>${say('people-history-none')}</p>`}
      ${this.#link()}`;
  }

  render() {
    return html`${topBar()}
      <main id="main" tabindex="-1" class="page narrow stack history">${this.#body()}</main>`;
  }
}

customElements.define('varaq-history', History);
