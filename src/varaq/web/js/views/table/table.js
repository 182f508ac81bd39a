/** The table, where the game is played. */
import { readHouse } from '../../lib/api.js';
import { View } from '../../lib/element.js';
import { html, nothing, repeat } from '../../lib/lit.js';
import { suitSymbol } from '../../lib/faces.js';
import { toHome } from '../../lib/router.js';
import { set, settings } from '../../lib/settings.js';
import { cardName, dir, lang, playing, say } from '../../lib/words.js';
import { houseName, optionsOf } from '../../models/house.js';
import { Table } from '../../models/table.js';
import { tableAloud } from './aloud.js';
import { bar, ladderOf, prompt } from './bar.js';
import { Choice, onlyRaises } from './choice.js';
import { CardFocus } from './focus.js';
import { idle } from './hosting.js';
import { meanwhileWords, notes } from './notes.js';
import { arrive, gather } from './flight.js';
import { gameTable } from './game.js';
import { felt, sides, top } from './frame.js';
import { arranged, hand, rowsFor } from './hand.js';
import { tool } from './icons.js';
import { keysOf } from './keys.js';
import { eventSentence } from './names.js';
import { strip } from './seats.js';
import { play as sound } from './sound.js';
import { Talk, mayTalk } from './talk.js';
import { Touch } from './touch.js';
import { proposalWords } from './votes.js';
import './styles.js';

const SPOKEN = 6;
const wide = matchMedia('(min-width: 64em)');
const low = matchMedia('(orientation: landscape) and (max-height: 33em)');

export class TableView extends View {
  static properties = {
    table: {},
    token: {},
    hosting: { state: true },
    panel: { state: true },
    callKind: { state: true },
    form: { state: true },
    spoken: { state: true },
  };

  talk = new Talk(this);
  touch = new Touch(this);
  choice = new Choice();
  focused = new CardFocus(this);
  /** every call this table has shown to exist @type {Set<string>} */
  knownCalls = new Set();
  /** @type {{card: string, key: string}[]} */
  handCards = [];
  tallHand = false;
  #tallFor = -1;
  /** @type {Element|null} */
  #opener = null;
  #said = 0;
  #gathering = false;
  /** what was played for me, as it was told last @type {string[]} */
  #meanwhile = [];
  /** the house whose form was asked for */
  #formFor = '';
  /** whose game is being fetched @type {{model: Table|null, name: string}} */
  #fetching = { model: null, name: '' };
  /** what the game wants done when the table is left @type {(() => void)|undefined} */
  #leave;
  keys = keysOf(this);
  #redraw = () => this.requestUpdate();

  constructor() {
    super();
    this.table = '';
    /** of who only looks on @type {string|null} */
    this.token = null;
    this.hosting = idle();
    /** every house by name, once somebody has asked for them @type {{name: string, presets: any[]}[]|null} */
    this.houses = null;
    /** @type {Table} */
    this.model = /** @type {any} */ (null);
    /** '', 'score', 'log', 'last', 'menu', or a panel of the game's own */
    this.panel = '';
    this.callKind = '';
    this.form = null;
    /** @type {{n: number, text: string}[]} */
    this.spoken = [];
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener('keydown', this.keys);
    for (const query of [wide, low]) query.addEventListener('change', this.#redraw);
    document.body.classList.add('t-seated');
    this.requestUpdate();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.keys);
    for (const query of [wide, low]) query.removeEventListener('change', this.#redraw);
    document.body.classList.remove('t-seated');
    this.#leave?.();
    this.#leave = undefined;
    this.talk.close();
    this.model?.close();
    this.model = /** @type {any} */ (null);
  }

  // What the modules that draw ask for

  get comma() {
    return lang() === 'en' ? ', ' : '، ';
  }

  /** What the game adds to the table. @returns {import('./game.js').GameTable} */
  get game() {
    return this.model?.game ?? {};
  }

  get low() {
    return low.matches;
  }

  get wide() {
    return wide.matches;
  }

  get raisedCards() {
    return this.choice.cards;
  }

  get chosenCall() {
    return this.choice.call;
  }

  /** The score has been shown, and the next deal waits for me to have read it. */
  get asksReady() {
    const { seen, felt, ready, facts } = this.model;
    return !facts.watching && seen.phase === 'dealing' && !felt.done && ready !== seen.deal;
  }

  get trumpOpen() {
    return this.option('trump_by') === 'led' && !this.model.seen.contract?.trump;
  }

  /** Of several acts that were weighed, the one to look at. @param {string} act */
  mark = (act) => {
    this.#showKind(act);
    this.model.mark(act);
  };

  /** A ladder that shows one kind of bids at a time shows the kind of this one. @param {string} act */
  #showKind(act) {
    const [, kind] = /^call \d+(.*)$/.exec(act) ?? [];
    if (kind !== undefined && ladderOf(this.knownCalls).kinds.includes(kind)) this.callKind = kind;
  }

  get suggestedCards() {
    const [verb, ...cards] = (this.model.hint ?? '').split(' ');
    return new Set(verb ? cards : []);
  }

  /** @param {string} card @param {string} [place] of two equal cards only the one that was touched */
  isRaised = (card, place) => this.choice.cards.includes(card) && [null, place].includes(place ? this.choice.place : null);
  suggests = (act) => this.model.hint === act;
  shortCard = (card) =>
    /^(\d+|[AKQJ])[A-Z]$/.test(card) ? html`${card.slice(0, -1)}${suitSymbol(card.slice(-1))}` : cardName(card);

  /** A value of this house, once its form has arrived. @param {string} name */
  option(name) {
    return this.form ? optionsOf(this.form).get(name)?.value : undefined;
  }

  tool = tool;

  // What the reader does

  act(text) {
    this.choice.call = null;
    this.model.act(text);
  }

  onCall(call, event) {
    const open = this.model.seen.legal.includes(`call ${call}`);
    if (open && onlyRaises(event) && this.choice.call !== call) {
      this.choice.call = call;
      this.model.forgetRefusal();
    } else this.act(`call ${call}`);
  }

  setKind(kind) {
    this.callKind = kind;
  }

  toggle(panel) {
    if (!this.panel) this.#opener = document.activeElement;
    this.hosting = idle();
    this.panel = this.panel === panel ? '' : panel;
    return true;
  }

  closePanel = () => {
    this.panel = '';
    if (!(this.#opener instanceof HTMLElement)) return;
    if (this.#opener.isConnected) this.#opener.focus();
    // a panel may have taken the place of what opened it
    else this.updateComplete.then(() => this.#focusOn('.t-compare, [data-tool=hint]'));
  };

  /** @param {string} selector */
  #focusOn(selector) {
    /** @type {HTMLElement|null} */ (this.querySelector(selector))?.focus();
  }

  /** A hint has been read: a focus upon it goes to where it was asked for. */
  forgetHint = () => {
    const focused = this.querySelector('.t-advice')?.contains(document.activeElement);
    this.model?.forgetHint();
    if (focused) this.#focusOn('[data-tool=hint]');
  };

  toggleSound = () => set({ sound: !settings.sound });

  /** The same house in the same seats: alone it begins at once, else the others have to agree. */
  nextMatch() {
    this.model.people.vote(this.model.facts.house, 0);
  }

  nextChair() {
    const { seat, players } = this.model.facts;
    this.model.lookFrom((seat + 1) % players);
  }

  // Keys

  playFocused(option) {
    this.touch.tap(option, true);
    return true;
  }

  /** Everything that is raised goes down, or, of several that are being chosen, one card. @param {HTMLElement} [option] */
  lower(option) {
    if (!this.choice.cards.length) return false;
    const { card } = option?.dataset ?? {};
    if (card && this.model.seen.choose) {
      if (!this.choice.cards.includes(card)) return false;
      this.choice.toggle(card, this.model.seen.choose.count);
    } else this.choice.clear();
    this.requestUpdate();
    return true;
  }

  focusCall(number) {
    if (this.game.typed?.(this, number)) return true;
    const bids = /** @type {HTMLElement[]} */ ([...this.querySelectorAll('.t-bid')]);
    const wanted = bids.find((bid) => bid.dataset.call === `${number}${this.callKind}`) ?? bids.find((bid) => bid.dataset.call === number);
    wanted?.focus();
    return Boolean(wanted);
  }

  async nextKind() {
    const { kinds } = ladderOf(this.knownCalls);
    if (!kinds.length) return;
    this.callKind = kinds[(kinds.indexOf(this.callKind) + 1) % kinds.length];
    const focused = /** @type {any} */ (document.activeElement)?.dataset?.call;
    await this.updateComplete;
    if (focused) this.focusCall(/^\d*/.exec(focused)?.[0] ?? '');
  }

  pass() {
    if (!this.model?.seen?.legal.includes('call pass')) return false;
    this.act('call pass');
    return true;
  }

  goOn() {
    if (!this.model?.seen || !this.asksReady) return false;
    this.model.nextDeal();
    return true;
  }

  undo() {
    if (!this.model?.facts?.undo) return false;
    this.model.undo();
    return true;
  }

  /** Why may the card in focus not be played? Where it may, what would be best? Asked again: what else? */
  why() {
    if (!this.model?.seen) return false;
    const { option } = this.focused;
    if (option?.dataset.state === 'refused') this.touch.tap(option, true);
    else if (this.model.advice.length > 1) this.toggle('hint');
    else if (this.model.facts.hints) this.model.askHint();
    return true;
  }

  talkOrWhy() {
    return this.model?.seen && mayTalk(this) ? this.toggle('talk') : this.why();
  }

  readAloud() {
    if (!this.model?.seen) return false;
    this.speak(tableAloud(this));
    return true;
  }

  escape() {
    if (this.panel) this.closePanel();
    else if (!this.lower()) {
      this.model?.forgetRefusal();
      this.forgetHint();
    }
    return true;
  }

  // What the table tells

  /** For who listens. @param {string} text */
  speak(text) {
    const lines = text.split('\n').map((line) => ({ n: ++this.#said, text: line }));
    this.spoken = [...this.spoken, ...lines].slice(-Math.max(SPOKEN, lines.length));
  }

  /** What others want to play next; of my own wish I know. */
  #proposal(event) {
    return event.seats.includes(this.model.facts.seat) ? '' : proposalWords(this, event);
  }

  /** What was played for me is said once, too. */
  #tellMeanwhile() {
    const { meanwhile } = this.model.people;
    if (meanwhile === this.#meanwhile) return;
    this.#meanwhile = meanwhile;
    const text = meanwhileWords(this);
    if (text) this.speak(text);
  }

  #news = ({ detail: { events, turn } }) => {
    for (const event of events) {
      this.talk.hear(event);
      this.game.happened?.(this, event);
      if (event.kind === 'hint') this.#showKind(event.act);
      const text = event.kind === 'proposed' ? this.#proposal(event) : eventSentence(this.model, event);
      if (text) this.speak(text);
      if (event.kind === 'played' || event.kind === 'trick_taken') sound(event.kind);
    }
    if (turn) {
      sound('turn');
      this.speak(prompt(this));
    }
  };

  /** @param {Table} model */
  sit(model) {
    this.#leave?.();
    this.#leave = undefined;
    this.model?.close();
    this.model = model;
    this.form = null;
    this.#formFor = '';
    this.knownCalls = new Set();
    this.model.addEventListener('change', this.#redraw);
    this.model.addEventListener('news', /** @type {any} */ (this.#news));
    this.model.open();
  }

  /** The game's own part of the table; until it is here there is none. */
  async #fetchGame(model) {
    const { game: name } = model.facts;
    if (this.#fetching.model === model && this.#fetching.name === name) return;
    this.#fetching = { model, name };
    this.#leave?.();
    this.#leave = undefined;
    const game = await gameTable(name);
    if (this.model !== model || model.facts.game !== name) return;
    playing(name);
    model.game = game;
    this.#leave = game.seated?.(this) ?? undefined;
    this.requestUpdate();
  }

  async #fetchForm(house) {
    this.#formFor = house;
    this.form = { house, groups: [], differs: [] };
    this.knownCalls = new Set();
    const form = await readHouse(house).catch(() => null);
    if (form && this.#formFor === house) this.form = form;
  }

  willUpdate() {
    if (!this.isConnected) return;
    if (this.table && (this.model?.table !== this.table || this.model.token !== this.token)) this.sit(new Table(this.table, this.token));
    const { model } = this;
    if (!model?.seen) return;
    const { seen, facts } = model;
    if (this.#formFor !== facts.house) this.#fetchForm(facts.house);
    if (!model.game) this.#fetchGame(model);
    if (this.panel === 'hint' && !model.advice.length) this.panel = '';
    if (this.panel === 'next' && seen.phase !== 'over') this.panel = '';
    if (this.panel === 'talk') model.people.read();
    this.choice.settle(seen);
    for (const act of seen.legal) if (act.startsWith('call ')) this.knownCalls.add(act.slice(5));
    for (const [, call] of seen.auction) this.knownCalls.add(call);
    this.#arrange(seen);
  }

  #arrange(seen) {
    if (this.#tallFor !== seen.deal) this.tallHand = false;
    this.tallHand ||= rowsFor(this, seen.hand.length + seen.kitty) > 1;
    const before = this.#tallFor === seen.deal ? this.handCards.map(({ card }) => card) : [];
    this.#tallFor = seen.deal;
    const shown = this.handCards.map(({ key }) => key);
    this.handCards = arranged(seen.hand, before);
    const keys = this.handCards.map(({ key }) => key);
    this.focused.settle(shown, keys, seen.piles?.[seen.seat]);
  }

  updated(changed) {
    const { model } = this;
    if (!model?.seen || !model.game) return;
    const me = model.facts.seat;
    arrive(this, (seat) => (seat === me ? this.touch.played : undefined));
    if (model.felt.gathering && !this.#gathering) gather(this, model.felt.winner ?? 0);
    this.#gathering = model.felt.gathering;
    this.focused.restore();
    if (changed.has('panel') && this.panel) {
      /** @type {HTMLElement|null} */ (this.querySelector('.t-panel'))?.focus();
      this.querySelector('.t-panel-body')?.scrollTo(0, 0);
    }
    this.entitle();
    this.#tellMeanwhile();
  }

  /** The page is called by what is on it. */
  entitle() {
    const { seen, facts } = this.model;
    const mine = seen.awaited.includes(seen.seat) || this.asksReady;
    const name = houseName(facts.house);
    document.title = mine ? `\u25cf ${say('table-your-turn')} \u2013 ${name}` : name;
  }

  // Drawing

  /** Small questions between felt and strip. @returns {unknown} */
  notes() {
    return notes(this);
  }

  /** What lies under my name: the answers, and my cards. @returns {unknown} */
  below() {
    return html`${bar(this)} ${hand(this)}`;
  }

  render() {
    const { model } = this;
    if (model?.closed) {
      return html`<main id="main" tabindex="-1" class="t-closed">
        <h1>${say(model.closed.code === 'removed' ? 'people-removed' : `refusal-${model.closed.code}`)}</h1>
        <p><a class="button primary" href=${toHome()}>${say('table-home')}</a></p>
      </main>`;
    }
    if (!model?.seen || !model.game) return html`<main id="main" tabindex="-1" class="t-closed"><p>${say('table-connecting')}</p></main>`;
    return html`<main
        id="main"
        tabindex="-1"
        class="t-table"
        data-players=${model.facts.players}
        data-game=${model.facts.game}
        data-phase=${model.seen.phase}
        data-watching=${model.facts.watching ? 'yes' : nothing}
        data-dir=${dir()}
        data-hand=${settings.leftHanded ? 'left' : 'right'}
        data-large=${settings.largeCards ? 'yes' : nothing}
      >
        ${top(this)} ${this.wide ? sides(this) : nothing} ${felt(this)} ${this.notes()} ${strip(this)} ${this.below()}
      </main>
      <div class="sr-only" role="log" aria-live="polite">
        ${repeat(this.spoken, ({ n }) => n, ({ text }) => html`<p>${text}</p>`)}
      </div>`;
  }
}

customElements.define('varaq-table', TableView);
