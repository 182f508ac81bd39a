/** The page: which view the address asks for, in which language, in which light. */
import { View } from './lib/element.js';
import { html, live, nothing } from './lib/lit.js';
import { here, toHome } from './lib/router.js';
import { keyFor, unveil } from './lib/secret.js';
import { settings, subscribe } from './lib/settings.js';
import { dir, lang, loadFile, loadWords, say } from './lib/words.js';
import './views/home.js';
import { showSettings, topBar } from './views/parts.js';

/** Adds a style sheet once; the page that needs it waits, so that nothing is seen undressed. */
function styled(href) {
  if (document.querySelector(`link[href="${href}"]`)) return null;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((done, failed) => {
    link.onload = done;
    link.onerror = failed;
    document.head.append(link);
  });
}

/** What both pages of fair deals need. */
const FAIR = () => [styled('/css/fair.css'), loadFile('verify'), loadFile('fair_screen')];

const table = () => Promise.all([import('./views/table/table.js'), styled('/css/table.css')]);
/** Pages that are fetched when they are first visited. */
const LATER = {
  house: () => Promise.all([import('./views/house.js'), styled('/css/house.css')]),
  rules: () => Promise.all([import('./views/rules.js'), styled('/css/rules.css')]),
  join: () => import('./views/join.js'),
  seat: () => import('./views/arrive.js'),
  history: () => Promise.all([import('./views/history.js'), styled('/css/history.css')]),
  watch: table,
  table,
  verify: () => Promise.all([import('./views/verify.js'), ...FAIR()]),
  fairness: () => Promise.all([import('./views/fairness.js'), ...FAIR()]),
  replay: () => Promise.all([import('./views/replay/replay.js'), loadFile('replay_screen'), styled('/css/table.css'), styled('/css/replay.css')]),
};

class App extends View {
  /** pages that have come with all they need */
  #come = new Set(['home']);

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
    unveil();
    const place = here();
    // the way back leads out of a sheet too
    for (const open of document.querySelectorAll('dialog[open]')) /** @type {HTMLDialogElement} */ (open).close();
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
    this.#come.add(place.page);
    this.requestUpdate();
    if (before.page === place.page && before.rest === place.rest) return;
    await this.updateComplete;
    scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }

  #view() {
    // a form that follows its house has moved the address without a word to us
    const { page, rest, query } = here().page === this.place.page ? here() : this.place;
    if (this.broken) return lost('screen-refusal-offline');
    // a page that is drawn before its words have come would show their names
    if (LATER[page] && !this.#come.has(page)) return nothing;
    if (page === 'home') return html`<varaq-home></varaq-home>`;
    if (page === 'house' && rest) return html`<varaq-house .house=${live(rest)}></varaq-house>`;
    if (page === 'rules' && rest) {
      return html`<varaq-rules
        .house=${rest}
        .other=${query.other ?? ''}
        .clause=${query.clause ?? ''}
      ></varaq-rules>`;
    }
    if (page === 'join' && rest) return html`<varaq-join .table=${rest}></varaq-join>`;
    if (page === 'table' && rest) return html`<varaq-table .table=${rest} .token=${null}></varaq-table>`;
    if (page === 'watch' && rest) return html`<varaq-table .table=${rest} .token=${keyFor(`watch/${rest}`) || 'none'}></varaq-table>`;
    if (page === 'seat' && rest) return html`<varaq-arrive .table=${rest}></varaq-arrive>`;
    if (page === 'history') return html`<varaq-history></varaq-history>`;
    if (page === 'verify') return html`<varaq-verify></varaq-verify>`;
    if (page === 'fairness') return html`<varaq-fairness></varaq-fairness>`;
    if (page === 'replay') return html`<varaq-replay .what=${rest} .moment=${query}></varaq-replay>`;
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
  root.lang = lang();
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

// before anything else is fetched: nobody should read a key over a shoulder
unveil();
await loadWords(settings.lang);
dress();
customElements.define('varaq-app', App);
