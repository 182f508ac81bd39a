/**
 * Deals that anyone can check, worked out here from a record alone: the rule of
 * docs/guide/fair-deals.md, and the notes of a record that it needs.
 *
 * @typedef {{sealed: string|null, secret: string|null, salts: Map<number, string>, amiss: boolean}} Seal
 * @typedef {{seal: Seal|null, orders: string[][]}} Deal `orders`: the cards as each shuffle left them
 * @typedef {{house: string, names: Map<number, string>, deals: Deal[]}} Read
 * @typedef {{number: number, seal: Seal|null, faults: string[], unknown: ''|'pack'|'light'}} Check
 */
import { hmac, sha256 } from '../lib/hashes.js';
import { partsOf } from './house.js';
import { PACKS } from './packs.js';

const FORM = 'varaq-deal-1';
const SECRET = /^[0-9a-f]{64}$/;
const SALT = /^[0-9a-zA-Z_-]{1,64}$/;
const SEAT = /^[0-9]{1,2}$/;
const WHOLE = 1n << 64n;
/** What ends a line for the program that wrote the record. */
const LINES = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;

const bytes = (text) => new TextEncoder().encode(text);
const hex = (hash) => Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What is told of a secret before anyone adds to it. @param {string} secret */
export const commitment = (secret) => hex(sha256(bytes(`${FORM}\n${secret}`)));

/** Unsigned numbers of 64 bits, four from each block. @param {Uint8Array} key */
function* stream(key) {
  const counter = new DataView(new ArrayBuffer(8));
  for (let block = 0n; ; block += 1n) {
    counter.setBigUint64(0, block);
    const made = hmac(sha256, key, new Uint8Array(counter.buffer));
    const numbers = new DataView(made.buffer, made.byteOffset, made.byteLength);
    for (let start = 0; start < 32; start += 8) yield numbers.getBigUint64(start);
  }
}

/** From 0 to limit - 1; numbers in the uneven end of the range are passed over. */
function below(limit, numbers) {
  const fits = WHOLE - (WHOLE % BigInt(limit));
  for (;;) {
    const number = numbers.next().value;
    if (number < fits) return Number(number % BigInt(limit));
  }
}

/**
 * The cards in the order that secret and salts give them.
 * @param {string} secret @param {Map<number, string>} salts by seat @param {number} part @param {string[]} pack
 */
export function shuffled(secret, salts, part, pack) {
  const added = [...salts].sort(([a], [b]) => a - b).map(([seat, salt]) => `${seat}:${salt}\n`);
  const numbers = stream(sha256(bytes(`${FORM}\n${secret}\n${part}\n${added.join('')}`)));
  const cards = [...pack];
  for (let place = cards.length - 1; place > 0; place -= 1) {
    const other = below(place + 1, numbers);
    [cards[place], cards[other]] = [cards[other], cards[place]];
  }
  return cards;
}

/** A line of a record that cannot be read. */
export class Damaged extends Error {
  /** @param {number} line @param {string} text */
  constructor(line, text) {
    super(`line ${line}`);
    this.line = line;
    this.text = text;
  }
}

/** @returns {Seal} */
const noted = () => ({ sealed: null, secret: null, salts: new Map(), amiss: false });

/** One more note of a deal; of two that say the same thing neither can be trusted. @param {Seal} seal */
function note(seal, key, rest) {
  if (key === 'salt') {
    const [seat, ...salt] = rest.split(' ');
    const fits = SEAT.test(seat) && !seal.salts.has(Number(seat)) && SALT.test(salt.join(' '));
    if (fits) seal.salts.set(Number(seat), salt.join(' '));
    else seal.amiss = true;
  } else if (seal[key] !== null) {
    seal.amiss = true;
  } else {
    seal[key] = rest;
  }
}

/** The deals of a record; throws {@link Damaged}. @param {string} text @returns {Read} */
export function readRecord(text) {
  const lines = text
    .split(LINES)
    .map((line, at) => /** @type {[string, number]} */ ([line.trim(), at + 1]))
    .filter(([line]) => line && !line.startsWith('#'));
  const head = [/^varaq 1$/, /^house \S+$/, /^dealer [0-9]+$/];
  head.forEach((wanted, place) => {
    const [line, number] = lines[place] ?? ['', 1];
    if (!wanted.test(line)) throw new Damaged(number, line);
  });
  /** @type {Read} */
  const read = { house: lines[1][0].slice('house '.length), names: new Map(), deals: [] };
  /** @type {Seal|null} */
  let seal = null;
  for (const [line, number] of lines.slice(3)) {
    const [who, what, ...rest] = line.split(' ');
    if (!what || !/^(-|@|[0-9]+)$/.test(who)) throw new Damaged(number, line);
    if (who === '@') {
      if (what === 'name' && SEAT.test(rest[0])) read.names.set(Number(rest[0]), rest.slice(1).join(' '));
      if (['sealed', 'secret', 'salt'].includes(what)) note((seal ??= noted()), what, rest.join(' '));
      continue;
    }
    if (who === '-' && what === 'deal') {
      read.deals.push({ seal, orders: [rest] });
    } else if (who === '-') {
      if (!read.deals.length) throw new Damaged(number, line);
      read.deals[read.deals.length - 1].orders.push(rest);
    }
    seal = null;
  }
  return read;
}

const asSet = (cards) => [...cards].sort().join(' ');

/** The known pack that has these cards, or undefined. @param {string} house @param {string[]} cards */
function packOf(house, cards) {
  const all = asSet(cards);
  return (PACKS[partsOf(house).game] ?? []).map((line) => line.split(' ')).find((pack) => asSet(pack) === all);
}

/** Some cards of a pack in its order. @param {string[]} pack @param {string[]} cards */
const inOrder = (pack, cards) => {
  const left = [...cards];
  return pack.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};

/** Does this house shuffle from how the cards lay after the last deal? */
const shufflesLightly = (house) => house.split(';').includes('shuffle=light');

/** What the notes alone show. @param {Seal} seal @param {Set<string>} told secrets of earlier deals */
function faultsOf(seal, told) {
  const faults = [];
  const usable = seal.secret === null || SECRET.test(seal.secret);
  if (seal.amiss || !usable) faults.push('bad_note');
  if (seal.sealed === null) faults.push('not_sealed');
  if (seal.secret === null) return [...faults, 'no_secret'];
  if (seal.sealed !== null && usable && commitment(seal.secret) !== seal.sealed) faults.push('commitment');
  if (told.has(seal.secret)) faults.push('secret_again');
  told.add(seal.secret);
  return faults;
}

/**
 * Every deal held against its notes. `faults` are codes (`verify-fault-<code>` in the words); `unknown` says
 * why the order could not be worked out here, which is no fault.
 * @param {Read} read @returns {Check[]}
 */
export function checkDeals({ house, deals }) {
  const told = new Set();
  return deals.map(({ seal, orders }, place) => {
    /** @type {Check} */
    const check = { number: place + 1, seal, faults: seal ? faultsOf(seal, told) : ['not_noted'], unknown: '' };
    if (!seal?.secret || check.faults.includes('bad_note')) return check;
    const pack = packOf(house, orders[0]);
    if (!pack || (place && shufflesLightly(house))) {
      check.unknown = pack ? 'light' : 'pack';
      return check;
    }
    const wrong = orders.map((cards, part) => {
      const start = part ? inOrder(pack, cards) : pack;
      return shuffled(seal.secret, seal.salts, part, start).join(' ') !== cards.join(' ');
    });
    if (wrong[0]) check.faults.push('order');
    if (wrong.slice(1).includes(true)) check.faults.push('later_order');
    return check;
  });
}

/** At least so many digits of a seal tell which one it is. */
export const ENOUGH = 8;

/**
 * The deals whose seal begins with what a person has noted; null where that is too short, or no seal.
 * @param {Check[]} checks @param {string} seen @returns {number[]|null}
 */
export function dealsSealed(checks, seen) {
  const start = seen.toLowerCase().replace(/[\s…]/g, '');
  if (!/^[0-9a-f]*$/.test(start) || start.length < ENOUGH) return null;
  return checks.filter(({ seal }) => seal?.sealed?.startsWith(start)).map(({ number }) => number);
}
