/** The table, where the game is played. */
import { readHouse } from '../../lib/api.js';
import { View } from '../../lib/element.js';
import { html, nothing, repeat } from '../../lib/lit.js';
import { suitSymbol } from '../../lib/faces.js';
import { toHome } from '../../lib/router.js';
import { set, settings } from '../../lib/settings.js';
import { cardName, dir, lang, say } from '../../lib/words.js';
import { houseName, optionsOf } from '../../models/house.js';
import { Table } from '../../models/table.js';
import { begin } from '../../models/tables.js';
import { tableAloud } from './aloud.js';
import { bar, ladderOf, prompt } from './bar.js';
import { Choice, askAbout, onlyRaises } from './choice.js';
import { arrive, gather } from './flight.js';
import { felt, sides, top } from './frame.js';
import { arranged, hand, openCards } from './hand.js';
import { icon } from './icons.js';
import { keysOf } from './keys.js';
import { eventSentence } from './names.js';
import { strip } from './seats.js';
import { play as sound } from './sound.js';

const SPOKEN = 6;
const wide = matchMedia('(min-width: 64em)');
const low = matchMedia('(orientation: landscape) and (max-height: 33em)');
/** Drawn upwards so far, a card is played. */
const SWIPE = 46;

export class TableView extends View {
  static properties = {
    table: {},
    panel: { state: true },
    callKind: { state: true },
    form: { state: true },
    spoken: { state: true },
  };

  choice = new Choice();
  /** every call this table has shown to exist @type {Set<string>} */
  knownCalls = new Set();
  /** @type {{card: string, key: string}[]} */
  handCards = [];
  tallHand = false;
  #tallFor = -1;
  #focusKey = '';
  #focusPile = 0;
  /** @type {{id: string, at: number}|null} */
  #held = null;
  /** @type {{card: string, y: number, box: DOMRect}|null} */
  #press = null;
  #swiped = 0;
  /** @type {DOMRect|undefined} */
  #played;
  /** @type {Element|null} */
  #opener = null;
  #said = 0;
  #gathering = false;
  #keys = keysOf(this);
  #redraw = () => this.requestUpdate();

  constructor() {
    super();
    this.table = '';
    /** @type {Table} */
    this.model = /** @type {any} */ (null);
    /** @type {''|'score'|'log'|'last'|'menu'} */
    this.panel = '';
    this.callKind = '';
    this.form = null;
    /** @type {{n: number, text: string}[]} */
    this.spoken = [];
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener('keydown', this.#keys);
    for (const query of [wide, low]) query.addEventListener('change', this.#redraw);
    document.body.classList.add('t-seated');
    this.requestUpdate();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.#keys);
    for (const query of [wide, low]) query.removeEventListener('change', this.#redraw);
    document.body.classList.remove('t-seated');
    this.model?.close();
    this.model = /** @type {any} */ (null);
  }

  // What the modules that draw ask for

  get comma() {
    return lang() === 'en' ? ', ' : '، ';
  }

  get low() {
    return low.matches;
  }

  get raisedCards() {
    return this.choice.cards;
  }

  get chosenCall() {
    return this.choice.call;
  }

  /** The score has been shown, and the next deal waits for me to have read it. */
  get asksReady() {
    const { seen, felt, ready } = this.model;
    return seen.phase === 'dealing' && !felt.done && ready !== seen.deal;
  }

  get trumpOpen() {
    return this.option('trump_by') === 'led' && !this.model.seen.contract?.trump;
  }

  get suggestedCards() {
    const [verb, ...cards] = (this.model.hint ?? '').split(' ');
    return new Set(['play', 'discard', 'give'].includes(verb) ? cards : []);
  }

  isRaised = (card) => this.choice.cards.includes(card);
  suggests = (act) => this.model.hint === act;
  roving = (key) => key === this.#focusKey;
  rovingPile = (n) => n === this.#focusPile;
  rankFace = (rank) => rank;
  shortCard = (card) =>
    /^(\d+|[AKQJ])[A-Z]$/.test(card) ? html`${card.slice(0, -1)}${suitSymbol(card.slice(-1))}` : cardName(card);

  /** A value of this house, once its form has arrived. @param {string} name */
  option(name) {
    return this.form ? optionsOf(this.form).get(name)?.value : undefined;
  }

  tool = (name, label, enabled, action) => html`<button
    type="button"
    class="t-tool"
    data-tool=${name}
    aria-label=${say(label)}
    title=${say(label)}
    aria-disabled=${enabled ? 'false' : 'true'}
    @click=${() => enabled && action()}
  >
    ${icon(name)}
  </button>`;

  // What the reader does

  act(text) {
    this.choice.call = null;
    this.model.act(text);
  }

  onCardPress = (event) => {
    const option = event.target.closest('[data-card]');
    if (!option || !event.isPrimary) return;
    this.#press = { card: option.dataset.card, y: event.clientY, box: option.getBoundingClientRect() };
    window.addEventListener('pointerup', this.#release, { once: true });
  };

  #release = (event) => {
    const press = this.#press;
    this.#press = null;
    if (!press || press.y - event.clientY < SWIPE) return;
    this.#swiped = Date.now();
    if (this.model.seen.legal.includes(`play ${press.card}`)) this.#playFrom(press.card, press.box);
  };

  onCardClick = (event) => {
    const option = event.target.closest('[data-card]');
    if (!option || Date.now() - this.#swiped < 350) return;
    this.#focusOn(option);
    this.#tap(option, !onlyRaises(event));
  };

  #tap(option, sure) {
    const { card } = option.dataset;
    const { seen } = this.model;
    this.#played = undefined;
    if (seen.choose) {
      if (openCards(seen).has(card)) this.choice.toggle(card, seen.choose.count);
      else this.model.act(askAbout(seen.choose, card));
    } else if (seen.legal.includes(`play ${card}`)) {
      if (sure || this.isRaised(card)) return this.#playFrom(card, option.getBoundingClientRect());
      this.choice.cards = [card];
      this.model.forgetRefusal();
    } else if (seen.legal.some((act) => act.startsWith('play '))) {
      this.choice.cards = [];
      this.model.act(`play ${card}`);
    }
    return this.requestUpdate();
  }

  #playFrom(card, box) {
    this.#played = box;
    this.choice.cards = [card];
    this.act(`play ${card}`);
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
    this.panel = this.panel === panel ? '' : panel;
    return true;
  }

  closePanel = () => {
    this.panel = '';
    if (this.#opener instanceof HTMLElement) this.#opener.focus();
  };

  toggleSound = () => set({ sound: !settings.sound });

  async nextMatch() {
    const { house, undo, hints } = this.model.facts;
    await begin(house, { undo, hints });
  }

  // Keys

  moveFocus(option, step) {
    const options = [...option.parentElement.querySelectorAll('[role=option]')];
    const at = Math.max(0, Math.min(options.length - 1, options.indexOf(option) + step));
    return this.#focusOn(options[at], true);
  }

  #focusOn(option, move = false) {
    if (option.id.startsWith('pile-')) this.#focusPile = Number(option.id.slice(5));
    else this.#focusKey = option.id.slice(5);
    if (move) option.focus();
    this.requestUpdate();
    return true;
  }

  focusSuit(suit) {
    const options = [...this.querySelectorAll('[role=option]')];
    const at = options.indexOf(/** @type {any} */ (document.activeElement));
    const found = [...options.slice(at + 1), ...options.slice(0, at + 1)].find((option) =>
      option.dataset.card.endsWith(suit),
    );
    return found ? this.#focusOn(found, true) : false;
  }

  playFocused(option) {
    this.#tap(option, true);
    return true;
  }

  lower() {
    if (!this.choice.cards.length) return false;
    this.choice.clear();
    this.requestUpdate();
    return true;
  }

  focusCall(number) {
    const bids = [...this.querySelectorAll('.t-bid')];
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

  undo() {
    if (!this.model?.facts?.undo) return false;
    this.model.undo();
    return true;
  }

  /** Why may the card in focus not be played? Where it may, what would the rulebook do? */
  why() {
    if (!this.model?.seen) return false;
    const option = document.activeElement?.closest('[role=option]');
    if (option?.getAttribute('data-state') === 'refused') this.#tap(option, true);
    else if (this.model.facts.hints) this.model.askHint();
    return true;
  }

  readAloud() {
    if (!this.model?.seen) return false;
    this.#speak(tableAloud(this));
    return true;
  }

  escape() {
    if (this.panel) this.closePanel();
    else if (!this.lower()) this.model?.forgetRefusal();
    return true;
  }

  // What the table tells

  #speak(text) {
    const lines = text.split('\n').map((line) => ({ n: ++this.#said, text: line }));
    this.spoken = [...this.spoken, ...lines].slice(-Math.max(SPOKEN, lines.length));
  }

  #news = ({ detail: { events, turn } }) => {
    for (const event of events) {
      const text = eventSentence(this.model, event);
      if (text) this.#speak(text);
      if (event.kind === 'played' || event.kind === 'trick_taken') sound(event.kind);
    }
    if (turn) {
      sound('turn');
      this.#speak(prompt(this));
    }
  };

  #sit() {
    this.model?.close();
    this.model = new Table(this.table);
    this.form = null;
    this.knownCalls = new Set();
    this.model.addEventListener('change', this.#redraw);
    this.model.addEventListener('news', /** @type {any} */ (this.#news));
    this.model.open();
  }

  async #fetchForm(house) {
    this.form = { house, groups: [], differs: [] };
    this.form = await readHouse(house).catch(() => this.form);
  }

  willUpdate() {
    if (!this.isConnected) return;
    if (this.table && this.model?.table !== this.table) this.#sit();
    const { model } = this;
    if (!model?.seen) return;
    const { seen, facts } = model;
    if (!this.form) this.#fetchForm(facts.house);
    this.choice.settle(seen);
    for (const act of seen.legal) if (act.startsWith('call ')) this.knownCalls.add(act.slice(5));
    for (const [, call] of seen.auction) this.knownCalls.add(call);
    this.#arrange(seen);
  }

  #arrange(seen) {
    if (this.#tallFor !== seen.deal) this.tallHand = false;
    this.tallHand ||= seen.hand.length + seen.kitty >= 10;
    const before = this.#tallFor === seen.deal ? this.handCards.map(({ card }) => card) : [];
    this.#tallFor = seen.deal;
    const focused = document.activeElement?.closest('.t-fan [role=option]');
    this.#held = focused ? { id: focused.id, at: this.handCards.findIndex(({ key }) => `card-${key}` === focused.id) } : null;
    this.handCards = arranged(seen.hand, before);
    const keys = this.handCards.map(({ key }) => key);
    if (!keys.includes(this.#focusKey)) this.#focusKey = keys[Math.min(Math.max(0, this.#held?.at ?? 0), keys.length - 1)] ?? '';
    const piles = seen.piles?.[seen.seat];
    if (piles && !piles[this.#focusPile]?.top) this.#focusPile = Math.max(0, piles.findIndex(({ top }) => top));
  }

  updated(changed) {
    const { model } = this;
    if (!model?.seen) return;
    const me = model.facts.seat;
    arrive(this, (seat) => (seat === me ? this.#played : undefined));
    if (model.felt.gathering && !this.#gathering) gather(this, model.felt.winner ?? 0);
    this.#gathering = model.felt.gathering;
    // the card in focus was played: its neighbour takes the focus, so that keys go on working
    if (this.#held && !this.querySelector(`#${CSS.escape(this.#held.id)}`)) {
      const next = this.querySelector(`#card-${CSS.escape(this.#focusKey)}`) ?? this.querySelector('main');
      /** @type {HTMLElement|null} */ (next)?.focus();
    }
    this.#held = null;
    if (changed.has('panel') && this.panel) /** @type {HTMLElement|null} */ (this.querySelector('.t-panel'))?.focus();
    this.#title();
  }

  #title() {
    const { seen, facts } = this.model;
    const mine = seen.awaited.includes(seen.seat) || this.asksReady;
    const name = houseName(facts.house);
    document.title = mine ? `\u25cf ${say('table-your-turn')} \u2013 ${name}` : name;
  }

  // Drawing

  render() {
    const { model } = this;
    if (model?.closed) {
      return html`<main id="main" tabindex="-1" class="t-closed">
        <h1>${say(`refusal-${model.closed.code}`)}</h1>
        <p><a class="button primary" href=${toHome()}>${say('table-home')}</a></p>
      </main>`;
    }
    if (!model?.seen) return html`<main id="main" tabindex="-1" class="t-closed"><p>${say('table-connecting')}</p></main>`;
    return html`<main
        id="main"
        tabindex="-1"
        class="t-table"
        data-players=${model.facts.players}
        data-phase=${model.seen.phase}
        data-dir=${dir()}
        data-hand=${settings.leftHanded ? 'left' : 'right'}
        data-large=${settings.largeCards ? 'yes' : nothing}
      >
        ${top(this)} ${wide.matches ? sides(this) : nothing} ${felt(this)} ${strip(this)} ${bar(this)} ${hand(this)}
      </main>
      <div class="sr-only" role="log" aria-live="polite">
        ${repeat(this.spoken, ({ n }) => n, ({ text }) => html`<p>${text}</p>`)}
      </div>`;
  }
}

customElements.define('varaq-table', TableView);
