/** The last look before a match: who I am, what is allowed, and what is new to me. */
import { difference, readHouse } from '../lib/api.js';
import { View } from '../lib/element.js';
import { html, nothing } from '../lib/lit.js';
import { toHouse, toRules } from '../lib/router.js';
import { settings } from '../lib/settings.js';
import { attr, digits, lang, say } from '../lib/words.js';
import { houseName, partsOf, refusalText } from '../models/house.js';
import { COURTESIES, begin, courtesies } from '../models/tables.js';
import { amongPeople } from './courtesies.js';
import { announce, icon, loading, nameField, problemList, segments, sheet } from './parts.js';

class Start extends View {
  static properties = {
    house: { state: true },
    form: { state: true },
    differs: { state: true },
    problem: { state: true },
    busy: { state: true },
    wish: { state: true },
  };

  constructor() {
    super();
    this.house = '';
    this.form = null;
    /** @type {{label: string, here: string, there: string}[]|null} */
    this.differs = null;
    this.problem = null;
    this.busy = false;
    this.wish = courtesies();
  }

  /** @param {string} house @param {boolean} quick go straight to a table that holds nothing new */
  async open(house, quick) {
    Object.assign(this, { house, form: null, differs: null, problem: null, busy: false, wish: courtesies() });
    if (quick && house === settings.lastHouse) {
      await this.#begin();
      if (!this.problem) return;
    }
    await this.updateComplete;
    this.#dialog.showModal();
    await this.#look();
    await this.updateComplete;
    /** @type {HTMLElement|null} */ (this.querySelector('footer button'))?.focus({ preventScroll: true });
  }

  get #dialog() {
    return /** @type {HTMLDialogElement} */ (this.querySelector('dialog'));
  }

  async #look() {
    const last = settings.lastHouse;
    try {
      const [form, news] = await Promise.all([
        readHouse(this.house),
        // what I played last may be a house that nobody knows any more: that must not stop this one
        last && last !== this.house ? difference(this.house, last, lang()).catch(() => null) : null,
      ]);
      this.form = form;
      this.differs = news?.differs ?? null;
    } catch (problem) {
      this.problem = problem;
    }
  }

  async #begin() {
    this.busy = true;
    this.problem = null;
    try {
      await begin(this.house, this.wish);
      if (this.#dialog?.open) this.#dialog.close();
    } catch (problem) {
      this.problem = problem;
      announce(refusalText(problem));
    }
    this.busy = false;
  }

  #news() {
    if (!this.differs) return nothing;
    if (!this.differs.length) return html`<p class="soft">${say('screen-nothing-new')}</p>`;
    return html`<section class="notice" aria-labelledby="start-news">
      <h3 id="start-news">${say('screen-differs-last', { name: houseName(settings.lastHouse) })}</h3>
      <ul>
        ${this.differs.map(
          ({ label, here, there }) =>
            html`<li>
              <b>${label}</b>: <bdi>${digits(here)}</bdi> <span class="soft">(${say('screen-before', { value: digits(there) })})</span>
            </li>`,
        )}
      </ul>
    </section>`;
  }

  /** @param {'level'|'hints'} name @param {readonly string[]} values @param {string} help */
  #choice(name, values, help) {
    const label = say(`screen-${name}`);
    return html`<div class="setting segments-across">
      <span class="label" aria-hidden="true">${label}</span>
      ${segments(
        label,
        values.map((value) => [value, say(`screen-${name}-${value}`)]),
        this.wish[name],
        (value) => (this.wish = { ...this.wish, [name]: value }),
      )}
      <p class="small soft" role="status">${help}</p>
    </div>`;
  }

  #body() {
    if (!this.form && !this.problem) return loading();
    const problems = this.form?.problems ?? this.problem?.problems ?? [];
    const start = (event) => {
      event.preventDefault();
      if (!this.busy && !problems.length) this.#begin();
    };
    return html`<form class="stack" @submit=${start}>
      ${this.problem ? html`<p class="notice bad" role="alert">${refusalText(this.problem)}</p>` : nothing}
      ${problems.length
        ? html`<div class="notice bad" role="alert">
            <h3>${say('screen-cannot-play')}</h3>
            ${problemList(partsOf(this.house).game, problems)}
          </div>`
        : nothing}
      ${this.form ? this.#news() : nothing}
      ${nameField('start-name')}
      ${this.#choice('level', COURTESIES.level, attr(`screen-level-${this.wish.level}`, 'about'))}
      ${this.#choice('hints', COURTESIES.hints, attr(`screen-hints-${this.wish.hints}`, 'about'))}
      <details class="at-table">
        <summary>${say('people-at-table')}</summary>
        ${amongPeople(this.wish, (change) => (this.wish = { ...this.wish, ...change }))}
      </details>
      <p class="row">
        <a class="button plain" href=${toRules(this.house)} @click=${() => this.#dialog.close()}>${say('screen-read-rules')}</a>
        <a class="button plain" href=${toHouse(this.house)} @click=${() => this.#dialog.close()}>${say('screen-house-rules')}</a>
      </p>
      <footer class="last">
        <button class="button primary big" aria-disabled=${String(this.busy || problems.length > 0)}>
          ${icon('play')} ${say(this.busy ? 'screen-starting' : 'screen-start')}
        </button>
      </footer>
    </form>`;
  }

  render() {
    return sheet('start', this.house ? houseName(this.house) : '', this.house ? this.#body() : nothing);
  }
}

customElements.define('varaq-start', Start);

/**
 * Shows the start sheet of a house.
 * @param {string} house
 * @param {{quick?: boolean}} [how]
 */
export function openStart(house, { quick = false } = {}) {
  let start = /** @type {Start|null} */ (document.querySelector('varaq-start'));
  if (!start) {
    start = /** @type {Start} */ (document.createElement('varaq-start'));
    document.body.append(start);
  }
  return start.open(house, quick);
}
