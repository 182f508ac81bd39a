/**
 * What goes on between the people at a table, beside the cards: what is said, what is asked,
 * how long is left, and what was made for me while I was away.
 *
 * @typedef {{n: number, seat: number|null, name: string, phrase?: string, text?: string}} Said
 * @typedef {{sealed: string, secret: string, salts: Record<string, string>, deal: number}} Opened  a deal whose seal has been broken
 * @typedef {{seats: number[], left: number, extra: number, since: number}} Clock  `since`: when it began, in this page's own time
 */
import { recall, remember } from '../lib/settings.js';

/** What may be said in every house, in the order of an evening. */
export const PHRASES = ['hello', 'good_luck', 'well_played', 'thanks', 'sorry', 'one_moment', 'good_game', 'bye'];

/** So many of the last things said are kept. */
const KEPT = 40;
const SALT = 'varaq.salt';
const LONGEST_SALT = 64;

const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** So many random bytes, as hex: there is `getRandomValues` on plain http too. @param {number} count */
export const fresh = (count) => hex(crypto.getRandomValues(new Uint8Array(count)));

/** My own randomness as I typed it; '' where the browser draws it. */
export const ownSalt = () => String(recall(SALT, ''));

/** @param {string} text */
export const keepSalt = (text) => remember(SALT, text.trim());

/** What is sent for typed words: themselves, or their bytes where they hold more than plain letters. @param {string} text */
export function saltOf(text) {
  if (/^[0-9a-zA-Z_-]{1,64}$/.test(text)) return text;
  return hex(new TextEncoder().encode(text)).slice(0, LONGEST_SALT);
}

export class People {
  /** newest last @type {Said[]} */
  said = [];
  /** things said that I have not seen yet */
  unread = 0;
  /** seals of the deal to come and of this one, and what the last one followed from @type {{next: string|null, now?: string|null, last: Opened|null}} */
  fair = { next: null, last: null };
  /** @type {Clock|null} */
  clock = null;
  /** acts that were made for me while I was away @type {string[]} */
  meanwhile = [];
  /** my wish to take back was refused by this seat @type {number|null} */
  refusedBy = null;

  #send;
  /** what I have been told of already, after a line was lost @type {string} */
  #told = '';
  #serial = 0;

  /** @param {(message: object) => boolean} send */
  constructor(send) {
    this.#send = send;
  }

  /** A line has been opened. @param {any} welcome */
  arrive({ meanwhile = [], fair = null, clock = null }) {
    if (String(meanwhile) !== this.#told) this.meanwhile = meanwhile;
    if (fair) this.fair = fair;
    this.wind(clock, performance.now());
  }

  /** @param {{seats: number[], left: number, extra: number}|null} clock @param {number} since */
  wind(clock, since) {
    this.clock = clock && { ...clock, since };
  }

  /** What is left of the seconds, and of the match's extra seconds after them. */
  get left() {
    if (!this.clock) return null;
    const gone = (performance.now() - this.clock.since) / 1000;
    const left = this.clock.left - gone;
    return { left: Math.max(0, Math.ceil(left)), extra: Math.max(0, Math.ceil(this.clock.extra + Math.min(0, left))) };
  }

  /** @param {{seat: number|null, phrase?: string, text?: string}} said @param {string} name @param {boolean} mine */
  heard(said, name, mine) {
    this.said = [...this.said, { ...said, name, n: ++this.#serial }].slice(-KEPT);
    if (!mine) this.unread += 1;
  }

  read() {
    this.unread = 0;
  }

  forgetMeanwhile() {
    this.#told = String(this.meanwhile);
    this.meanwhile = [];
  }

  forgetRefused() {
    this.refusedBy = null;
  }

  // What I ask for

  /** Another asks to take back. @param {boolean} yes */
  allow(yes) {
    this.#send({ allow: yes });
  }

  /** @param {boolean} up */
  raiseHand(up) {
    this.#send({ hand: up });
  }

  /** One moment, please. @param {boolean} on */
  hold(on) {
    this.#send({ hold: on });
  }

  /** The next match: by which house, and whether everybody moves one seat on. @param {string} house @param {0|1} turn */
  vote(house, turn) {
    this.#send({ vote: { house, turn } });
  }

  /** My cards may be looked at by who has the link. @param {boolean} on */
  show(on) {
    this.#send({ shown: on });
  }

  /** What only the host may do: `{swap: [a, b]}`, `{remove: seat}`, `{lock: true}`, `{to: seat}`, `{courtesies: {…}}`. @param {object} what */
  host(what) {
    this.#send({ host: what });
  }

  /** I have read the score; with it goes my part in the shuffle. */
  ready() {
    const own = ownSalt();
    return this.#send({ ready: true, salt: own ? saltOf(own) : fresh(16) });
  }
}
