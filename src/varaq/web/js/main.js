/** The page: which view the address asks for, in which language, in which light. */
import { View } from './lib/element.js';
import { html } from './lib/lit.js';
import { here, toHome } from './lib/router.js';
import { settings, subscribe } from './lib/settings.js';
import { dir, loadWords, say } from './lib/words.js';
import './views/home.js';
import { showSettings, topBar } from './views/parts.js';

/** Pages that are fetched when they are first visited. */
const LATER = {
  house: () => import('./views/house.js'),
  rules: () => import('./views/rules.js'),
  table: () => import('./views/table/table.js'),
};

class App extends View {
  constructor() {
    super();
    this.place = here();
    this.broken = false;
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener('hashchange', () => this.#arrive());
    this.#arrive();
  }

  async #arrive() {
    const before = this.place;
    const place = here();
    if (place.page === 'settings') {
      history.replaceState(null, '', toHome());
      place.page = 'home';
      showSettings();
    }
    this.broken = await (LATER[place.page]?.() ?? Promise.resolve()).then(
      () => false,
      () => true,
    );
    this.place = place;
    this.requestUpdate();
    if (before.page === place.page && before.rest === place.rest) return;
    await this.updateComplete;
    scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }

  #view() {
    const { page, rest, query } = this.place;
    if (this.broken) return lost('screen-refusal-offline');
    if (page === 'home') return html`<varaq-home></varaq-home>`;
    if (page === 'house') return html`<varaq-house .house=${rest}></varaq-house>`;
    if (page === 'rules') {
      return html`<varaq-rules
        .house=${rest}
        .other=${query.other ?? ''}
        .clause=${query.clause ?? ''}
      ></varaq-rules>`;
    }
    if (page === 'table') return html`<varaq-table .table=${rest}></varaq-table>`;
    return lost('screen-lost');
  }

  render() {
    const toMain = (event) => {
      event.preventDefault();
      document.querySelector('main')?.focus();
    };
    return html`<a class="skip button primary" href="#main" @click=${toMain}>${say('screen-skip')}</a>
      ${this.#view()}`;
  }
}

const lost = (message) =>
  html`${topBar()}
    <main id="main" tabindex="-1" class="page">
      <div class="failure">
        <p class="suits" aria-hidden="true">♠</p>
        <h1>${say(message)}</h1>
        <p><a class="button primary" href=${toHome()}>${say('screen-home')}</a></p>
      </div>
    </main>`;

const night = matchMedia('(prefers-color-scheme: dark)');

/** Language, direction and light belong to the document, not to a view. */
function dress() {
  const root = document.documentElement;
  const dark = settings.theme === 'dark' || (settings.theme === 'auto' && night.matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  root.lang = settings.lang;
  root.dir = dir();
}

let wanted = settings.lang;
subscribe(async (changed) => {
  if (changed.lang && changed.lang !== wanted) {
    wanted = changed.lang;
    await loadWords(wanted);
  }
  dress();
});
night.addEventListener('change', dress);

await loadWords(settings.lang);
dress();
customElements.define('varaq-app', App);
