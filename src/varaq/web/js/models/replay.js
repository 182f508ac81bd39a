/**
 * A match that was played, looked back at: the same face to the views as a table has, but
 * nothing can be played. What is shown comes from the server, which plays the record again.
 *
 * @typedef {import('./table.js').Felt} Felt
 * @typedef {import('./table.js').Entry} Entry
 * @typedef {number|'open'|null} Eyes  a seat's, all hands, or who only looks on
 *
 * @typedef {object} Deal  of the list
 * @property {number} deal
 * @property {number} dealer
 * @property {number} first   number of its first act
 * @property {number} last
 * @property {any} contract
 * @property {string|null} thrown
 * @property {any[]} scores   as they stand on the sheet
 * @property {Record<string, number>} totals
 *
 * @typedef {object} Frame  what the eyes were shown with an act
 * @property {number} at      number of the act in the match
 * @property {Record<string, any>[]} events
 * @property {any} seen
 * @property {number} scored  how many deals stand on the sheet
 * @property {{seat: number, player: string, away: boolean}|null} by  a computer player made the act
 * @property {string[][]} [hands]
 * @property {Record<string, string[]>[]} [mine]
 *
 * @typedef {object} Step  a frame, or, where a trick ends the deal, the trick and then the score
 * @property {Frame} frame
 * @property {number} at      its place: the act's number, and a half more for the score after it
 * @property {Record<string, any>[]} events
 * @property {Felt} felt
 *
 * @typedef {object} Moment  as a link names it
 * @property {number} [deal]  from 1 on
 * @property {number} [at]
 * @property {Eyes} [eyes]
 */
import { replay } from '../lib/api.js';
import { settings } from '../lib/settings.js';
import { People } from './people.js';

const AFTER_TRICK = 0.5;
/** Serials of tricks in one deal stay below this. */
const TRICKS = 100;
/** ms that a step stays at the usual speed, before the game has its say. */
const STEP = 900;
const SCORE = 3500;
export const SPEEDS = /** @type {const} */ ([0.5, 1, 2, 4]);
/** In these phases the deal is over, and the score lies where the trick was. */
const SCORED = ['dealing', 'over', 'mark'];

/** @returns {Felt} what lies there after a frame */
function lying({ events, seen }, serial) {
  const taken = events.findLast(({ kind }) => kind === 'trick_taken');
  if (!taken) return { cards: seen.trick, winner: seen.winning ?? null, points: null, done: false, gathering: false, serial };
  const cards = seen.last_trick?.cards ?? [];
  return { cards, winner: taken.seat, points: taken.points, done: true, gathering: false, serial };
}

/** @param {Frame} frame @param {number} serial @returns {Step[]} */
function stepsOf(frame, serial) {
  const felt = lying(frame, serial);
  const { at, events, seen } = frame;
  if (!felt.done || !SCORED.includes(seen.phase)) return [{ frame, at, events, felt }];
  const till = events.findLastIndex(({ kind }) => kind === 'trick_taken') + 1;
  const bare = { cards: [], winner: null, points: null, done: false, gathering: false, serial: serial + 1 };
  return [
    { frame, at, events: events.slice(0, till), felt },
    { frame, at: at + AFTER_TRICK, events: events.slice(till), felt: bare },
  ];
}

export class Replay extends EventTarget {
  // What a table has, and this has not
  line = /** @type {const} */ ('open');
  closed = null;
  refusal = null;
  hint = null;
  advice = [];
  asking = false;
  finish = null;
  pending = null;
  ready = null;
  lingering = false;
  table = '';
  /** nobody is there to be talked to */
  people = new People(() => false);

  /** as of a table @type {any} */
  facts = null;
  /** @type {any} */
  seen = null;
  /** @type {Felt} */
  felt = { cards: [], winner: null, points: null, done: false, gathering: false, serial: 0 };
  /** newest last, of this deal @type {Entry[]} */
  log = [];
  /** @type {import('../views/table/game.js').GameTable|null} */
  game = null;

  /** @type {Deal[]} */
  deals = [];
  over = false;
  /** which deal of the list is shown */
  place = 0;
  /** @type {Eyes} */
  eyes = null;
  /** @type {Step[]} */
  steps = [];
  /** which of the steps is shown */
  step = 0;
  playing = false;
  /** @type {typeof SPEEDS[number]} */
  speed = 1;
  /** an answer of the server is on its way */
  waiting = false;
  /** why the last one did not come @type {import('../lib/api.js').Refused|null} */
  problem = null;

  /** @type {Map<string, Promise<any>>} */
  #answers = new Map();
  #timer = 0;
  #asked = 0;
  /** entries of the log before each step @type {Entry[]} */
  #entries = [];
  /** @type {number[]} how many of them are out at each step */
  #told = [];

  /** @param {string} record */
  constructor(record) {
    super();
    this.record = record;
  }

  // What a table does, and this does not

  open() {}
  act() {}
  nextDeal() {}
  again() {}
  leave() {}
  askHint() {}
  mark() {}
  forgetHint() {}
  playOut() {}
  undo() {}
  say() {}
  forgetRefusal() {}

  /** The trick has been read. */
  skip() {
    this.go(1);
  }

  close() {
    this.pause();
  }

  // Where we are

  get at() {
    return this.steps[this.step]?.at ?? 0;
  }

  /** All hands, where they lie open. */
  get hands() {
    return this.steps[this.step]?.frame.hands ?? null;
  }

  /** What else each seat alone knew, where the hands lie open. */
  get secrets() {
    return this.steps[this.step]?.frame.mine ?? null;
  }

  /** The computer player that made the act. */
  get by() {
    return this.steps[this.step]?.frame.by ?? null;
  }

  /** @returns {Record<string, string>} this moment as a link names it */
  get moment() {
    return { deal: String(this.place + 1), at: String(this.at), eyes: this.eyes === null ? 'none' : String(this.eyes) };
  }

  get first() {
    return this.place === 0 && this.step === 0;
  }

  get last() {
    return this.place >= this.deals.length - 1 && this.step >= this.steps.length - 1;
  }

  // Going

  /**
   * Shows a moment; what it does not name stays as it is. Gives false where it could not be had.
   * @param {Moment} moment @param {boolean} [onwards] it follows upon the one that is shown
   */
  async look({ deal = this.place + 1, at, eyes = this.eyes }, onwards = false) {
    const asked = ++this.#asked;
    const place = Math.max(0, deal - 1);
    this.waiting = true;
    this.problem = null;
    this.#changed();
    try {
      const answer = await this.#answer(place, eyes);
      if (asked !== this.#asked) return false;
      if (answer.deals.length && place >= answer.deals.length) return await this.look({ deal: answer.deals.length, at, eyes });
      this.#take(answer, place, eyes);
      this.#show(at === undefined ? 0 : Math.max(0, this.steps.findLastIndex((step) => step.at <= at)), onwards);
      return true;
    } catch (problem) {
      if (asked === this.#asked) this.problem = /** @type {any} */ (problem);
      this.pause();
      return false;
    } finally {
      if (asked === this.#asked) this.waiting = false;
      this.#changed();
    }
  }

  /** So many steps on, or back; over the end of a deal into the next. @param {number} steps */
  async go(steps) {
    const wanted = this.step + steps;
    if (this.steps[wanted]) return this.#show(wanted, steps === 1);
    if (this.waiting) return undefined;
    if (wanted < 0 && this.place > 0) return this.look({ deal: this.place, at: Infinity });
    if (wanted >= this.steps.length && this.place < this.deals.length - 1) return this.look({ deal: this.place + 2 }, true);
    return this.pause();
  }

  /** To this step of the deal. @param {number} step */
  seek(step) {
    const wanted = Math.max(0, Math.min(this.steps.length - 1, step));
    if (wanted !== this.step) this.#show(wanted, wanted === this.step + 1);
  }

  /** To another deal. @param {number} deals on, or back */
  turn(deals) {
    const wanted = this.place + deals;
    if (wanted < 0 || wanted >= this.deals.length) return;
    this.look({ deal: wanted + 1 });
  }

  /** @param {Eyes} eyes */
  lookFrom(eyes) {
    return this.look({ at: this.at, eyes });
  }

  play() {
    if (this.last) return;
    this.playing = true;
    this.#wait();
    this.#changed();
  }

  pause() {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    this.playing = false;
    this.#changed();
  }

  /** @param {typeof SPEEDS[number]} speed */
  hurry(speed) {
    this.speed = speed;
    if (this.playing) this.#wait();
    this.#changed();
  }

  // How it is done

  #changed() {
    this.dispatchEvent(new Event('change'));
  }

  /** What the server said is kept as long as the match is looked at. */
  #answer(place, eyes) {
    const key = `${place} ${eyes}`;
    const answer = this.#answers.get(key) ?? replay({ record: this.record, deal: place, eyes });
    this.#answers.set(key, answer);
    answer.catch(() => this.#answers.delete(key));
    return answer;
  }

  #take({ facts, deals, over, frames }, place, eyes) {
    const sheet = deals.flatMap(({ scores }) => scores);
    for (const { seen, scored } of frames) seen.sheet = sheet.slice(0, scored);
    let tricks = 0;
    this.steps = frames.flatMap((frame) => {
      const steps = stepsOf(frame, place * TRICKS + tricks);
      if (steps[0].felt.done) tricks += 1;
      return steps;
    });
    Object.assign(this, { deals, over, place, eyes });
    // who only looks on does so over the shoulder of seat 0
    this.facts = {
      ...facts,
      seats: facts.seats.map((member) => ({ here: true, stood_in: false, ...member })),
      seat: typeof eyes === 'number' ? eyes : 0,
      watching: typeof eyes !== 'number',
      clockwise: frames[0]?.seen.clockwise !== false,
      undo: false,
      hints: false,
      level: null,
      phrases: [],
      free_talk: false,
      waiting: [],
      ready: [],
    };
    this.#entries = [];
    this.#told = this.steps.map(({ frame, events, at }) => {
      const { by } = frame;
      const sat = by?.away && at === frame.at ? [{ kind: 'sat_in', seat: by.seat }] : [];
      for (const event of [...sat, ...events]) {
        this.#entries.push(/** @type {Entry} */ ({ n: this.#entries.length + 1, at, deal: frame.seen.deal, ...event }));
      }
      return this.#entries.length;
    });
  }

  /** @param {number} step @param {boolean} onwards it follows upon the one that is shown */
  #show(step, onwards) {
    const shown = this.steps[step];
    if (!shown) return;
    this.step = step;
    // nothing is asked of who looks back
    this.seen = { ...shown.frame.seen, legal: [], choose: null };
    this.felt = shown.felt;
    this.log = this.#entries.slice(0, this.#told[step]);
    const events = this.log.slice(step ? this.#told[step - 1] : 0);
    this.#changed();
    if (onwards) this.dispatchEvent(new CustomEvent('news', { detail: { events, turn: false } }));
    this.dispatchEvent(new CustomEvent('moved', { detail: { onwards, events } }));
    if (this.playing) this.#wait();
  }

  /** The next step, when this one has been seen. */
  #wait() {
    clearTimeout(this.#timer);
    const { events, felt } = this.steps[this.step];
    const own = events.map(({ kind }) => this.game?.stays?.[kind] ?? 0);
    const trick = felt.done ? settings.speed || STEP : 0;
    const score = events.some(({ kind }) => kind === 'scored') && !felt.done ? SCORE : 0;
    this.#timer = window.setTimeout(() => this.go(1), Math.max(STEP, trick, score, ...own) / this.speed);
  }
}
