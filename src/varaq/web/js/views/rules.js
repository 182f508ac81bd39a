/** The printed rules of a house, alone or beside another house's. */
import { difference, games as fetchGames, rules as fetchRules } from '../lib/api.js';
import { View } from '../lib/element.js';
import { html, nothing } from '../lib/lit.js';
import { go, toHouse, toRules } from '../lib/router.js';
import { settings } from '../lib/settings.js';
import { digits, lang, loadFile, say } from '../lib/words.js';
import { houseName, partsOf, presetName } from '../models/house.js';
import { failure, icon, loading, topBar } from './parts.js';
import { openStart } from './start.js';

class Rules extends View {
  static properties = {
    house: {},
    other: {},
    clause: {},
    book: { state: true },
    news: { state: true },
    presets: { state: true },
    problem: { state: true },
  };

  /** What the book on the screen was fetched for. */
  #shown = '';
  #marked = '';

  constructor() {
    super();
    this.house = '';
    this.other = '';
    this.clause = '';
    this.book = null;
    this.news = null;
    this.presets = [];
    this.problem = null;
  }

  willUpdate() {
    const wanted = `${lang()} ${this.house} ${this.other}`;
    if (!this.house || wanted === this.#shown) return;
    this.#shown = wanted;
    this.#fetch(wanted);
  }

  async #fetch(wanted) {
    this.problem = null;
    try {
      const [book, news, games] = await Promise.all([
        fetchRules(this.house, lang()),
        this.other ? difference(this.house, this.other, lang()) : null,
        this.presets.length ? null : fetchGames(),
        loadFile(partsOf(this.house).game),
      ]);
      if (wanted !== this.#shown) return;
      const { game } = partsOf(this.house);
      Object.assign(this, { book, news });
      if (games) this.presets = games.find(({ name }) => name === game)?.presets ?? [];
    } catch (problem) {
      if (wanted === this.#shown) this.problem = problem;
    }
  }

  updated() {
    if (!this.book) return;
    document.title = `${say('screen-rules')}: ${houseName(this.house)}`;
    if (!this.clause || this.#marked === this.clause) return;
    const place = this.querySelector(`[id="${CSS.escape(this.clause)}"]`);
    if (!place) return;
    this.#marked = this.clause;
    place.scrollIntoView({ block: 'center' });
    /** @type {HTMLElement} */ (place).focus({ preventScroll: true });
  }

  #compareWith() {
    const { game } = partsOf(this.house);
    const known = new Set(this.presets.map(({ house }) => house));
    // houses of one's own: the one compared with, and the one played last
    const own = [...new Set([this.other, settings.lastHouse])].filter(
      (house) => house && house !== this.house && !known.has(house) && partsOf(house).game === game,
    );
    const pick = (event) => go(toRules(this.house, { other: event.target.value }));
    return html`<div class="field compare no-print">
      <label for="compare">${say('screen-compare')}</label>
      <select id="compare" class="input" @change=${pick}>
        <option value="" ?selected=${!this.other}>${say('screen-compare-none')}</option>
        ${own.map((house) => html`<option value=${house} ?selected=${house === this.other}>${houseName(house)}</option>`)}
        ${this.presets
          .filter(({ house }) => house !== this.house)
          .map(
            ({ name, house }) =>
              html`<option value=${house} ?selected=${house === this.other}>${presetName(game, name)}</option>`,
          )}
      </select>
    </div>`;
  }

  #news() {
    const { differs, clauses } = this.news;
    const here = houseName(this.house);
    const there = houseName(this.other);
    if (!differs.length) return html`<p class="notice">${digits(this.news.note ?? say('screen-same-rules'))}</p>`;
    return html`<section class="news" aria-labelledby="news">
      <h2 id="news">${say('screen-compared', { here, there })}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">${say('screen-rule-head')}</th>
            <th scope="col">${here}</th>
            <th scope="col">${there}</th>
          </tr>
        </thead>
        <tbody>
          ${differs.map(
            (line) => html`<tr>
              <th scope="row">${line.label}</th>
              <td>${digits(line.here)}</td>
              <td>${digits(line.there)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
      ${clauses.length
        ? html`<h3>${say('screen-clauses-differ')}</h3>
            <ol class="pairs">
              ${clauses.map(
                (pair) => html`<li>
                  <bdi class="clause-id">${pair.id}</bdi>
                  <p><b>${here}</b><br />${pair.here ? digits(pair.here) : say('screen-not-in-force')}</p>
                  <p><b>${there}</b><br />${pair.there ? digits(pair.there) : say('screen-not-in-force')}</p>
                </li>`,
              )}
            </ol>`
        : nothing}
    </section>`;
  }

  #sections() {
    return this.book.sections.map(
      ({ section, title, clauses }) => html`<section aria-labelledby="section-${section}">
        <h2 id="section-${section}">${title}</h2>
        <ol class="clauses">
          ${clauses.map(
            ({ id, text }) => html`<li id=${id} tabindex="-1" class=${id === this.clause ? 'wanted' : ''}>
              <a class="clause-id" href=${toRules(this.house, { other: this.other, clause: id })}>
                <bdi>${id}</bdi>
              </a>
              <p>${digits(text)}</p>
            </li>`,
          )}
        </ol>
      </section>`,
    );
  }

  #contents() {
    const jump = (event, section) => {
      event.preventDefault();
      const place = this.querySelector(`#section-${section}`);
      place?.scrollIntoView();
    };
    return html`<nav class="contents no-print" aria-label=${say('screen-contents')}>
      <ul>
        ${this.book.sections.map(
          ({ section, title }) => html`<li><a href=${toRules(this.house)} @click=${(event) => jump(event, section)}>${title}</a></li>`,
        )}
      </ul>
    </nav>`;
  }

  #page() {
    if (this.problem) {
      const again = () => {
        this.#shown = '';
        this.requestUpdate();
      };
      return failure(this.problem, again, { game: partsOf(this.house).game });
    }
    if (!this.book) return loading(houseName(this.house));
    return html`<div class="rules-head">
        <p class="small soft">${say('screen-rules')}</p>
        <h1>${this.book.title}</h1>
        <p class="code house-text">${this.book.house}</p>
        <div class="row no-print">
          <button type="button" class="button primary" @click=${() => openStart(this.house)}>${icon('play')} ${say('screen-play')}</button>
          <a class="button" href=${toHouse(this.house)}>${say('screen-house-rules')}</a>
          <button type="button" class="button" @click=${() => print()}>${icon('print')} ${say('screen-print')}</button>
        </div>
        ${this.#compareWith()}
      </div>
      ${this.#contents()}
      <div class="rules-text">${this.news ? this.#news() : nothing} ${this.#sections()}</div>`;
  }

  render() {
    return html`${topBar()}
      <main id="main" tabindex="-1" class="page rules">${this.#page()}</main>`;
  }
}

customElements.define('varaq-rules', Rules);
