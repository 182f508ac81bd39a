/** A match that was played, on the screen of the table: nothing can be played, and time goes both ways. */
import { html, nothing } from '../../lib/lit.js';
import { goQuietly, outside, toHome, toReplay } from '../../lib/router.js';
import { say } from '../../lib/words.js';
import { houseName, refusalText } from '../../models/house.js';
import { fetchRecord, forgetRecord, keepRecord, keptRecord, matchesOf, readRecord, sourceOf } from '../../models/records.js';
import { Replay } from '../../models/replay.js';
import { announce, copy, failure, loading, topBar } from '../parts.js';
import { hand } from '../table/hand.js';
import { gameTable } from '../table/game.js';
import { TableView } from '../table/table.js';
import { choosing } from './choose.js';
import { controls, momentWords } from './controls.js';
import { openHands } from './hands.js';
import { replayKeys } from './keys.js';
import { menuPanel } from './menu.js';

/** ms of rest after which the address names the moment: a browser does not like it to change all the time. */
const RESTED = 500;
/** What a game goes on showing of a deal after it has happened. */
const LASTING = ['hand_shown', 'thrown_in'];

/** The moment that an address names. @param {Record<string, string>} query @returns {import('../../models/replay.js').Moment} */
export function momentOf({ deal = '', at = '', eyes = '' }) {
  const whose = /^[0-7]$/.test(eyes) ? Number(eyes) : eyes === 'none' ? null : 'open';
  return {
    deal: Math.max(1, Math.trunc(Number(deal)) || 1),
    at: at && Number.isFinite(Number(at)) ? Number(at) : undefined,
    eyes: /** @type {any} */ (whose),
  };
}

/** @param {unknown} body */
const page = (body) => html`${topBar()}
  <main id="main" tabindex="-1" class="page">${body}</main>`;

export class ReplayView extends TableView {
  static properties = {
    ...TableView.properties,
    what: {},
    moment: {},
    problem: { state: true },
    opening: { state: true },
    played: { state: true },
  };

  /** the moment that the address named last */
  #addressed = '';
  #timer = 0;
  /** @type {import('../table/game.js').GameTable|null} */
  #plain = null;
  /** @type {import('../table/game.js').GameTable} */
  #dressed = {};

  constructor() {
    super();
    /** after `#/replay/`: nothing, a table, its match, and a token @type {string|null} */
    this.what = null;
    /** @type {Record<string, string>} */
    this.moment = {};
    /** @type {import('../../lib/api.js').Refused|null} */
    this.problem = null;
    this.opening = false;
    /** @type {{match: number, house: string, over: boolean, deals: number}[]} */
    this.played = [];
    /** @type {import('../../models/records.js').Source|null} */
    this.source = null;
    this.keys = replayKeys(this, this.keys);
  }

  connectedCallback() {
    super.connectedCallback();
    document.body.classList.remove('t-seated');
  }

  disconnectedCallback() {
    clearTimeout(this.#timer);
    super.disconnectedCallback();
  }

  /** The match, once it is on the table. @returns {Replay|null} */
  get replay() {
    return this.model?.facts ? /** @type {any} */ (this.model) : null;
  }

  /** The same, for what is drawn only then: a `Replay`, which sentences take for a table. @returns {any} */
  get past() {
    return this.model;
  }

  // What is otherwise than at a table

  get asksReady() {
    return false;
  }

  /** The game's own part, with another menu. */
  get game() {
    const plain = super.game;
    if (plain !== this.#plain) {
      this.#plain = plain;
      this.#dressed = { ...plain, panels: { ...plain.panels, menu: /** @type {any} */ (menuPanel) } };
    }
    return this.#dressed;
  }

  /** Nobody asks anything of who looks back. */
  notes() {
    return nothing;
  }

  below() {
    const { replay } = this;
    if (!replay) return nothing;
    // who only looks on holds no cards, but piles lie open before the seat at the bottom
    const held = replay.eyes !== null || replay.seen.piles ? hand(this) : nothing;
    return html`${controls(this)} ${replay.eyes === 'open' ? openHands(this) : held}`;
  }

  entitle() {
    document.title = `${say('replay-title')} – ${houseName(this.model.facts.house)}`;
  }

  // Opening

  /** @param {string} what */
  async #begin(what) {
    this.#leaveMatch();
    this.problem = null;
    this.played = [];
    const kept = keptRecord(what);
    this.source = sourceOf(what);
    if (kept !== null) return this.#open(kept);
    if (!this.source) return undefined;
    this.opening = true;
    try {
      const { match, record } = await fetchRecord(this.source);
      if (this.what !== what) return undefined;
      this.source = { ...this.source, match };
      await this.#open(record);
      this.played = await matchesOf(this.source).catch(() => []);
    } catch (problem) {
      if (this.what === what) this.problem = /** @type {any} */ (problem);
    }
    this.opening = false;
    return undefined;
  }

  /** @param {string} record */
  async #open(record) {
    const { what } = this;
    this.opening = true;
    this.problem = null;
    const replay = new Replay(record);
    const there = (await replay.look(momentOf(this.moment))) || (await replay.look({ ...momentOf(this.moment), eyes: 'open' }));
    if (this.what !== what || !this.isConnected) return;
    this.opening = false;
    if (!there) {
      await this.#wordsOf(record);
      this.problem = replay.problem;
      return;
    }
    await gameTable(replay.facts.game);
    if (this.what !== what || !this.isConnected) return;
    keepRecord(what ?? '', record);
    this.#addressed = JSON.stringify(this.moment);
    this.sit(/** @type {any} */ (replay));
    replay.addEventListener('moved', /** @type {any} */ (this.#moved));
    this.requestUpdate();
    await this.#reach();
  }

  /** What opened the record is gone with its page: the focus goes to what has come. */
  async #reach() {
    while (this.isConnected && !this.querySelector('.t-table, .r-empty')) await new Promise(requestAnimationFrame);
    if (this.replay?.game) this.speak(momentWords(this));
    const lost = !document.activeElement || document.activeElement === document.body;
    if (lost) /** @type {HTMLElement|null} */ (this.querySelector('main'))?.focus();
  }

  /** A wrong line is explained in the words of its game. @param {string} record */
  async #wordsOf(record) {
    const game = /^house ([a-z_]+)/m.exec(record)?.[1];
    if (game) await gameTable(game).catch(() => null);
  }

  #leaveMatch() {
    const { model } = this;
    model?.close();
    this.model = /** @type {any} */ (null);
    this.panel = '';
  }

  /** @param {Blob} file */
  take = async (file) => {
    this.#leaveMatch();
    try {
      await this.#open(await readRecord(file));
    } catch (problem) {
      this.problem = /** @type {any} */ (problem);
    }
  };

  /** @param {Event} event */
  another = (event) => {
    forgetRecord();
    if (this.what) return;
    event.preventDefault();
    this.#leaveMatch();
    goQuietly(toReplay());
    this.moment = {};
  };

  /** Why something could not be had; of a record, which line and which rule. @param {import('../../lib/api.js').Refused} problem */
  problemWords(problem) {
    const why = /** @type {any} */ (problem.facts)?.why;
    const line = refusalText(problem);
    return why && !problem.problems?.length ? `${line} ${refusalText(why)}` : line;
  }

  // What is done with it

  /** @param {boolean} shared */
  #address(shared) {
    const { source, replay } = this;
    const key = source && { table: source.table, match: source.match ?? undefined, token: source.token };
    return (shared ? outside : String)(toReplay(key ?? {}, replay?.moment));
  }

  copyLink = async () => {
    const done = await copy(this.#address(true));
    announce(say(done ? (this.source ? 'screen-copied' : 'replay-copied-bare') : 'screen-copy-failed'));
    this.closePanel();
  };

  download = () => {
    const address = URL.createObjectURL(new Blob([this.replay?.record ?? ''], { type: 'text/plain' }));
    Object.assign(document.createElement('a'), { href: address, download: `${this.model.facts.game}.varaq.txt` }).click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  };

  /** @param {CustomEvent} event */
  #moved = ({ detail: { onwards, events } }) => {
    const { replay } = this;
    if (!replay?.steps.length) return;
    if (!onwards) {
      // what the game shows for a while belongs to the moment that is left
      this.game.happened?.(this, { kind: 'undone', seat: null });
      for (const event of replay.log) if (LASTING.includes(event.kind)) this.game.happened?.(this, event);
      this.speak(momentWords(this));
    } else if (!events.length) this.speak(momentWords(this));
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.#addressed = JSON.stringify(replay.moment);
      goQuietly(this.#address(false));
    }, RESTED);
  };

  willUpdate(changed) {
    if (!this.isConnected) return;
    if (changed.has('what')) this.#begin(this.what ?? '');
    else if (changed.has('moment') && this.replay) {
      const asked = JSON.stringify(this.moment);
      if (asked !== this.#addressed && this.moment.at) this.replay.look(momentOf(this.moment));
      this.#addressed = asked;
    }
    super.willUpdate();
  }

  updated(changed) {
    document.body.classList.toggle('t-seated', Boolean(this.replay?.steps.length));
    super.updated(changed);
    if (!this.replay) document.title = `${say('replay-title')} – ${say('screen-name')}`;
  }

  render() {
    if (this.replay?.steps.length) return super.render();
    if (this.replay) {
      return page(html`<div class="failure r-empty">
        <h1>${say('replay-empty')}</h1>
        <p class="row">
          <a class="button primary" href=${toReplay()} @click=${this.another}>${say('replay-another')}</a>
          <a class="button" href=${toHome()}>${say('table-home')}</a>
        </p>
      </div>`);
    }
    if (this.opening) return page(loading(say('replay-title')));
    if (this.source && this.problem) return page(failure(this.problem, () => this.#begin(this.what ?? '')));
    return choosing(this);
  }
}

customElements.define('varaq-replay', ReplayView);
