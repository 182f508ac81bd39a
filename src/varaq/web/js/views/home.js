/** The first page: play now, go on, or take a game from the shelf. */
import { games as fetchGames } from '../lib/api.js';
import { View } from '../lib/element.js';
import { html, nothing } from '../lib/lit.js';
import { toFairness, toHistory, toHouse, toReplay, toRules, toTable, toVerify } from '../lib/router.js';
import { settings } from '../lib/settings.js';
import { attr, has, lang, loadFile, say } from '../lib/words.js';
import { houseName, presetName } from '../models/house.js';
import { playerCounts, shelves } from '../models/shelf.js';
import { dropTable, unfinished } from '../models/tables.js';
import { fan } from './fan.js';
import { failure, icon, langSwitch, loading, mark, settingsButton } from './parts.js';
import { openStart } from './start.js';

const FIRST_HOUSE = 'kaiser/standard';
/** So many of a family stand in front; the rest come with one tap. */
const IN_FRONT = 3;

/** A family by its own name, or by its game's. */
const familyId = (family) => (has(`screen-family-${family}`) ? `screen-family-${family}` : `game-${family}`);

class Home extends View {
  static properties = {
    games: { state: true },
    problem: { state: true },
    players: { state: true },
    family: { state: true },
    unfolded: { state: true },
  };

  constructor() {
    super();
    this.games = null;
    this.problem = null;
    this.players = 0;
    this.family = '';
    this.unfolded = new Set();
  }

  connectedCallback() {
    super.connectedCallback();
    this.#fetch();
    loadFile('fair_screen'); // for the foot of the page: nothing waits for it
  }

  async #fetch() {
    this.problem = null;
    try {
      const games = await fetchGames();
      await Promise.all(games.map(({ name }) => loadFile(name)));
      this.games = games;
    } catch (problem) {
      this.problem = problem;
    }
  }

  updated() {
    document.title = `${say('screen-name')} · ${say('screen-tagline')}`;
  }

  #hero() {
    const house = settings.lastHouse || FIRST_HOUSE;
    return html`<div class="hero">
      <div class="hero-body">
        <div class="hero-words">
          <h1>${say('screen-name')}</h1>
          <p class="tagline">${say('screen-tagline')}</p>
          <div class="hero-play">
            <button type="button" class="button brass big" @click=${() => openStart(house, { quick: true })}>
              ${icon('play')} ${say('screen-play-now')}
            </button>
            <p class="hero-house">
              <span>${houseName(house)}</span> <a href=${toHouse(house)}>${say('screen-house-rules')}</a>
            </p>
          </div>
        </div>
        ${fan()}
      </div>
    </div>`;
  }

  #goOn() {
    const [seat, ...others] = unfinished();
    if (!seat) return nothing;
    const time = (at) =>
      new Intl.DateTimeFormat(`${lang()}-u-nu-latn`, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
    const drop = (table) => {
      dropTable(table);
      this.requestUpdate();
    };
    const row = ({ table, house, at }) => html`<li>
      <a class="button primary" href=${toTable(table)}>${icon('play')} ${say('screen-continue')}</a>
      <span class="grow"><b>${houseName(house)}</b><br /><span class="small soft">${say('screen-begun', { time: time(at) })}</span></span>
      <button type="button" class="button round" aria-label=${say('screen-forget', { name: houseName(house) })} @click=${() => drop(table)}>
        ${icon('close')}
      </button>
    </li>`;
    return html`<section class="go-on" aria-labelledby="go-on">
      <h2 id="go-on">${say('screen-unfinished')}</h2>
      <ul>
        ${row(seat)}
      </ul>
      ${others.length
        ? html`<details>
            <summary>${say('screen-more-tables', { count: others.length })}</summary>
            <ul>
              ${others.map(row)}
            </ul>
          </details>`
        : nothing}
    </section>`;
  }

  #chips(label, choices, chosen, choose) {
    return html`<div class="pills" role="group" aria-label=${label}>
      ${choices.map(
        ([value, text]) =>
          html`<button type="button" class="pill" aria-pressed=${String(value === chosen)} @click=${() => choose(value)}>
            ${text}
          </button>`,
      )}
    </div>`;
  }

  #card(preset) {
    const id = `preset-${preset.game}-${preset.name}`;
    const name = presetName(preset.game, preset.name);
    return html`<li class="game">
      <h4 id=${id}>${name}</h4>
      <p class="meta">${say('screen-players', { count: preset.players })}</p>
      <p class="who">${attr(id, 'who')}</p>
      <div class="row">
        <button type="button" class="button primary" aria-describedby=${id} @click=${() => openStart(preset.house)}>
          ${say('screen-play')}
        </button>
        <a class="button plain" aria-describedby=${id} href=${toHouse(preset.house)}>${say('screen-house-rules')}</a>
        <a class="button plain" aria-describedby=${id} href=${toRules(preset.house)}>${say('screen-read-rules')}</a>
      </div>
    </li>`;
  }

  #shelf({ family, presets }) {
    const open = this.unfolded.has(family) || this.family === family;
    const shown = open ? presets : presets.slice(0, IN_FRONT);
    const unfold = () => {
      this.unfolded = new Set([...this.unfolded, family]);
    };
    return html`<section class="shelf" aria-labelledby="family-${family}">
      <h3 id="family-${family}">${say(familyId(family))}</h3>
      <p class="soft about">${attr(familyId(family), 'about')}</p>
      <ul class="games">
        ${shown.map((preset) => this.#card(preset))}
      </ul>
      ${presets.length > shown.length
        ? html`<button type="button" class="button unfold" @click=${unfold}>
            ${icon('down')} ${say('screen-show-more', { count: presets.length - shown.length })}
          </button>`
        : nothing}
    </section>`;
  }

  #shelves() {
    if (this.problem) return failure(this.problem, () => this.#fetch(), { part: true });
    if (!this.games) return loading();
    const fits = ({ players }) => !this.players || players === this.players;
    const all = shelves(this.games);
    const shown = all
      .filter(({ family }) => !this.family || family === this.family)
      .map(({ family, presets }) => ({ family, presets: presets.filter(fits) }))
      .filter(({ presets }) => presets.length);
    const some = shown.reduce((sum, { presets }) => sum + presets.length, 0);
    return html`<div class="filters">
        ${this.#chips(
          say('screen-filter-players'),
          [[0, say('screen-any-number')], ...playerCounts(this.games).map((n) => [n, say('screen-players', { count: n })])],
          this.players,
          (players) => (this.players = players),
        )}
        ${this.#chips(
          say('screen-filter-family'),
          [['', say('screen-any-family')], ...all.map(({ family }) => [family, say(familyId(family))])],
          this.family,
          (family) => (this.family = family),
        )}
      </div>
      <p class="sr-only" role="status">${say('screen-found', { count: some })}</p>
      ${shown.length
        ? shown.map((shelf) => this.#shelf(shelf))
        : html`<div class="failure">
            <p>${say('screen-none-found')}</p>
            <button type="button" class="button" @click=${() => Object.assign(this, { players: 0, family: '' })}>
              ${say('screen-show-all')}
            </button>
          </div>`}`;
  }

  render() {
    return html`<header class="hero-bar">
        <span class="brand">${mark()}<b aria-hidden="true">${say('screen-name')}</b></span>
        ${langSwitch()} ${settingsButton()}
      </header>
      <main id="main" tabindex="-1">
        ${this.#hero()}
        <div class="page home">
          ${this.#goOn()}
          <p class="to-history"><a class="button plain" href=${toHistory()}>${say('people-history')}</a></p>
          <section aria-labelledby="games">
            <h2 id="games">${say('screen-games')}</h2>
            ${this.#shelves()}
          </section>
        </div>
      </main>
      <footer class="foot">
        <p><a class="button" href=${toReplay()}>${say('screen-look-back-at')}</a></p>
        <p>${say('screen-promise')}</p>
        ${has('fair-link-verify')
          ? html`<nav class="foot-links" aria-label=${say('fair-links')}>
              <a href=${toVerify()}>${say('fair-link-verify')}</a>
              <a href=${toFairness()}>${say('fair-link-fairness')}</a>
            </nav>`
          : nothing}
      </footer>`;
  }
}

customElements.define('varaq-home', Home);
