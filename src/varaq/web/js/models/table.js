/**
 * What this seat has been shown of its table, and what is on the felt right now.
 *
 * It never judges a card: `seen.legal` and `seen.choose` came from the server, and a
 * refused act comes back with its clause.
 *
 * @typedef {{n: number, kind: string} & Record<string, any>} Entry  an event in the log
 *
 * @typedef {object} Advice  an act that is open to me, weighed
 * @property {string} act
 * @property {number|null} wins      the chance that my side wins the match
 * @property {number|null} points    what my side may expect of this deal
 * @property {[number, number]|null} makes  how often, of how many, the contract is made
 * @property {{code: string, facts: object}[]} whys
 */
import { fromCompany, fromWelcome, newsOf, shownTo } from './company.js';
import { Connection } from './connection.js';
import { after, bare, laid } from './felt.js';
import { Pace } from './pace.js';
import { People } from './people.js';
import { dropTable, keepHouse, markOver, seatAt } from './tables.js';
import { settings } from '../lib/settings.js';

const BETWEEN = 420;
const GATHER = 220;
/** The same, and how long a finished trick stays, in a deal that is decided and only played to its end. */
const HASTE = 150;
const HASTY_TRICK = 450;
const STAYS = { called: 700, dealt: 600, misdeal_claimed: 2500, thrown_in: 1500, contract: 500, gave: 300 };
/** In these phases several seats act at once, so another's act may cross mine. */
const TOGETHER = ['claims', 'passing', 'mark'];

/** What I see of the table, without a question to me. */
const hushed = (seen) => ({
  ...seen,
  legal: [],
  choose: null,
  awaited: seen.awaited.filter((seat) => seat !== seen.seat),
});

export class Table extends EventTarget {
  /** welcome without `seen`: table, house, players, sides, seat, seats, undo, hints, level, phrases, waiting …; `watching`: no seat is mine, and I look on from seat 0 or from where I like; `watching_count`: so many do @type {any} */
  facts = null;
  /** @type {any} */
  seen = null;
  at = 0;
  /** @type {import('./felt.js').Felt} */
  felt = bare(0);
  /** @type {'connecting'|'open'|'lost'|'closed'} */
  line = 'connecting';
  /** why there is no table to show at all @type {{code: string, facts: object}|null} */
  closed = null;
  /** @type {{code: string, clause: string|null, facts: object, act: string}|null} */
  refusal = null;
  /** the act that is marked: the best one, or one that was looked at @type {string|null} */
  hint = null;
  /** all that was weighed, the best first @type {Advice[]} */
  advice = [];
  /** a hint is being thought of */
  asking = false;
  /** how the rest of the deal goes, where that is decided; `on`: it is played for me @type {{code: string, on: boolean}|null} */
  finish = null;
  /** my act that the server has not answered yet @type {string|null} */
  pending = null;
  /** I have asked for the deal after this one @type {number|null} */
  ready = null;
  /** newest last @type {Entry[]} */
  log = [];
  /** what the game adds to the table, once it is here @type {import('../views/table/game.js').GameTable|null} */
  game = null;

  /** what goes on beside the cards */
  people = new People((message) => this.#line.send(message));

  #pace = new Pace();
  /** the last message that has arrived, shown or not */
  #newest = 0;
  #resent = false;
  #entries = 0;
  /** @type {Connection} */
  #line;

  /** @param {string} table @param {string|null} [token] of who only looks on */
  constructor(table, token = null) {
    super();
    this.table = table;
    this.token = token;
    this.key = token ?? seatAt(table)?.key ?? null;
    this.#line = new Connection(table, {
      hello: () => ({ hello: { key: this.key } }),
      onMessage: (message) => this.#hear(message),
      onState: (state) => {
        this.line = state;
        if (state !== 'open') this.pending = null;
        this.#changed();
      },
    });
  }

  open() {
    if (this.key) this.#line.open();
    else this.#shut({ code: 'bad_key', facts: {} });
  }

  close() {
    this.#pace.clear();
    this.#line.close();
  }

  /** @param {string} text an act in the notation, `play AS` */
  act(text) {
    if (this.pending) return;
    this.#pace.rush();
    this.refusal = null;
    this.#forgetHint();
    this.#resent = false;
    this.#send(text);
    this.#changed();
  }

  nextDeal() {
    this.#pace.rush();
    if (this.people.ready()) this.ready = this.seen.deal;
    this.#changed();
  }

  /** The next match at this table. */
  again() {
    this.#line.send({ again: true });
  }

  /** My seat goes to whoever waits, or to a computer player. */
  leave() {
    this.#line.send({ leave: true });
    dropTable(this.table);
    this.close();
  }

  askHint() {
    this.refusal = null;
    if (!this.asking) this.asking = this.#line.send({ hint: true });
    this.#changed();
  }

  /** One of the acts that were weighed is looked at. @param {string} act */
  mark(act) {
    this.hint = act;
    this.#changed();
  }

  forgetHint() {
    this.#forgetHint();
    this.#changed();
  }

  /** The rest of the deal is decided: it may be played for me. @param {boolean} on */
  playOut(on) {
    this.#line.send({ finish: on });
  }

  undo() {
    this.refusal = null;
    this.people.forgetRefused();
    this.#forgetHint();
    this.#line.send({ undo: true });
  }

  /** The finished trick has been read. */
  skip() {
    this.#pace.skip();
  }

  /** Who looks on sees the table from any chair. @param {number} seat */
  lookFrom(seat) {
    this.facts = { ...this.facts, seat };
    this.seen = shownTo(this.facts, this.seen);
    this.#changed();
  }

  /** @returns {boolean} is a finished trick still lying there? */
  get lingering() {
    return this.felt.done;
  }

  /** For all to hear. @param {string} words one of `facts.phrases`; anything where `facts.free_talk` */
  say(words) {
    this.refusal = null;
    this.#line.send({ say: words });
  }

  /** Something beside the cards has been read. @param {'Meanwhile'|'Refused'} what */
  forget(what) {
    this.people[`forget${what}`]();
    this.#changed();
  }

  forgetRefusal() {
    this.refusal = null;
    this.#changed();
  }

  #send(text) {
    if (this.#line.send({ at: this.at, do: text })) this.pending = text;
  }

  #changed() {
    this.dispatchEvent(new Event('change'));
  }

  #shut(refused) {
    // a key that opens nothing is of no more use
    if (['no_such_table', 'bad_key'].includes(refused.code) && !this.token) dropTable(this.table);
    // where I have sat, the key was good: somebody else has the seat by now
    this.closed = refused.code === 'bad_key' && this.facts && !this.token ? { ...refused, code: 'removed' } : refused;
    this.#line.close();
    this.#changed();
  }

  #hear(message) {
    if (message.seen) message.seen = shownTo(this.facts, message.seen);
    if (message.welcome) this.#sitDown(message.welcome);
    else if (message.refused) this.#refused(message);
    else if (message.hint !== undefined) this.#advise(message.hint);
    else if (message.finish !== undefined) this.#pace.push(() => this.#decide(message.finish));
    else if (message.company) this.#meet(message.company);
    else if (message.said) this.#pace.push(() => this.#said(message.said));
    else if (message.fair) this.people.fair = message.fair;
    else if (message.clock !== undefined) this.#wind(message.clock);
    else if (message.undo_refused) this.#notAllowed(message.undo_refused);
    else if (message.undone) this.#pace.push(() => this.#undone(message));
    else if (message.seen) {
      this.pending = null;
      this.#newest = message.at;
      this.#pace.push(() => this.#show(message));
      this.#quieten();
    }
  }

  /** @param {Advice[]|null} advice null: I have answered meanwhile */
  #advise(advice) {
    // what waits to be shown may ask something else of me
    const mine = advice?.length && this.asking && this.seen.awaited.includes(this.seen.seat);
    this.#forgetHint();
    if (mine) {
      this.advice = advice;
      this.hint = advice[0].act;
      this.#note([{ kind: 'hint', ...advice[0] }], true);
    }
    this.#changed();
  }

  #forgetHint() {
    this.hint = null;
    this.advice = [];
    this.asking = false;
  }

  #decide(finish) {
    const before = this.finish;
    this.finish = finish;
    if (finish && finish.on !== before?.on) this.#note([{ kind: 'finish', ...finish }], true);
    this.#changed();
    return 0;
  }

  /** The message's moment counts, not that at which it is shown. */
  #wind(clock) {
    const now = performance.now();
    this.#pace.push(() => {
      this.people.wind(clock, now);
      this.#changed();
      return 0;
    });
  }

  #notAllowed({ seat, by }) {
    if (seat === this.facts.seat && !this.facts.watching) this.people.refusedBy = by;
    this.#note([{ kind: 'undo_refused', seat, by }], true);
    this.#changed();
  }

  #sitDown({ seen, at, finish = null, ...facts }) {
    this.#pace.clear();
    const before = this.facts;
    const { watching } = Object.assign(this, { facts: fromWelcome(facts, seen, before), pending: null, refusal: null, finish, ready: before ? this.ready : null }).facts;
    this.#newest = at;
    // the next match may be another game
    if (before && before.game !== facts.game) this.game = null;
    if (!watching) keepHouse(this.table, facts.house);
    this.people.arrive(facts);
    this.#forgetHint();
    this.#see(shownTo(this.facts, seen), at);
    this.felt = laid(this.felt, seen);
    this.#changed();
  }

  /** Who sits here and who is away has changed. */
  #meet(company) {
    const before = this.facts;
    this.facts = fromCompany(before, company);
    this.#note(newsOf(before, company), true);
    this.#changed();
  }

  #see(seen, at) {
    if (this.seen && (this.seen.deal !== seen.deal || this.seen.phase !== seen.phase)) this.#forgetHint();
    if (seen.phase !== 'dealing') this.ready = null;
    this.seen = seen;
    this.at = at;
    this.#quieten();
  }

  /** What has been overtaken by a message that waits to be shown asks nothing of me any more. */
  #quieten() {
    const { seen } = this;
    if (this.at >= this.#newest || !seen?.awaited.includes(seen.seat)) return;
    this.seen = hushed(seen);
    this.#changed();
  }

  #refused({ refused, at, seen }) {
    const act = this.pending ?? '';
    this.pending = null;
    this.asking = false;
    // a refusal without a number answers the hello: the seat is not to be had
    if (!this.facts || at === undefined) return this.#shut(refused);
    if (refused.code === 'stale' && seen) {
      // what waits to be shown leads here by itself
      if (this.#pace.idle) this.#see(seen, at);
      if (this.#stillMine(act, seen)) {
        this.#resent = true;
        this.at = at;
        this.#send(act);
        return undefined;
      }
    }
    this.refusal = { ...refused, act };
    this.#note([{ kind: 'refused', ...this.refusal }]);
    return this.#changed();
  }

  /** Another seat acted at the same moment; what I chose still stands. */
  #stillMine(act, seen) {
    return act && !this.#resent && TOGETHER.includes(seen.phase) && seen.awaited.includes(seen.seat);
  }

  /** What others say is heard by who wants to hear it. */
  #said(said) {
    const mine = said.seat === this.facts.seat && !this.facts.watching;
    if (settings.tableTalk || mine) {
      this.people.heard(said, this.facts.seats[said.seat]?.name ?? '', mine);
      this.#note([{ kind: said.phrase ? 'talk' : 'spoken', ...said }], true);
      this.#changed();
    }
    return 0;
  }

  #undone({ undone, seen, at }) {
    this.pending = this.refusal = null;
    this.#forgetHint();
    this.#newest = Math.max(this.#newest, at);
    this.#see(seen, at);
    this.felt = laid(this.felt, seen);
    this.#note([{ kind: 'undone', ...undone }]);
    this.#changed();
    return BETWEEN;
  }

  /** @returns {number} ms that it stays before the next thing happens */
  #show({ events, seen, at }) {
    // what only I am asked comes under the number of what was told to everybody last
    if (at < this.at) return 0;
    const wasMine = this.seen.awaited.includes(this.seen.seat);
    const dealt = events.some(({ kind }) => kind === 'dealt');
    this.refusal = null;
    this.#forgetHint();
    // a deal may be cancelled as soon as it is dealt: that is read before the next one, too
    if (dealt) this.ready = null;
    this.#see(dealt ? hushed(seen) : seen, at);
    const felt = after(this.felt, events, seen);
    const stays = Math.max(0, ...events.map(({ kind }) => this.game?.stays?.[kind] ?? STAYS[kind] ?? (kind === 'played' ? this.#between : 0)));
    this.felt = felt;
    this.#note(events, wasMine);
    this.#changed();
    // fresh cards are looked at before anything is asked
    if (dealt) this.#pace.follow(() => this.#ask(seen, at));
    if (!felt.done) return stays;
    this.#pace.follow(() => this.#gather(), () => this.#clearFelt());
    return this.finish?.on ? Math.min(settings.speed || HASTY_TRICK, HASTY_TRICK) : settings.speed || Infinity;
  }

  get #between() {
    return this.finish?.on ? HASTE : BETWEEN;
  }

  #ask(seen, at) {
    if (at !== this.at) return 0;
    this.#see(seen, at);
    this.#note([]);
    this.#changed();
    return 0;
  }

  #gather() {
    this.felt = { ...this.felt, gathering: true };
    this.#changed();
    return GATHER;
  }

  #clearFelt() {
    this.felt = laid(this.felt, this.seen);
    this.#changed();
    return 0;
  }

  /** Keeps the events, and tells who listens: the log, the reader's voice, the sound. */
  #note(events, wasMine = false) {
    const news = events.map((event) => ({ n: ++this.#entries, at: this.at, deal: this.seen.deal, ...event }));
    const mine = this.seen.awaited.includes(this.seen.seat);
    this.log = [...this.log, ...news].slice(-400);
    this.dispatchEvent(new CustomEvent('news', { detail: { events: news, turn: mine && !wasMine } }));
  }
}
