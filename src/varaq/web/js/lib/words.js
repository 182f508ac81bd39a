/**
 * Sentences from the Fluent files, in the reader's language and digits.
 *
 * Every sentence leaves through {@link say}, so digits and minus signs are mended in
 * one place. Fluent's isolation marks stay: names in other scripts would jumble a
 * sentence without them.
 */
import { FluentBundle, FluentResource } from './fluent.js';
import { settings } from './settings.js';

const FILES = ['table', 'screen', 'kaiser', 'table_screen', 'people_screen'];
const LOCALE = { en: 'en', fa: 'fa-u-nu-arabext', ar: 'ar-u-nu-arab' };
const ZERO = { fa: 0x06f0, ar: 0x0660 };

/** `files`: those that are there, or on their way @type {{lang: string, bundle: FluentBundle, files: Map<string, Promise<void>>}} */
let current = { lang: 'en', bundle: new FluentBundle('en'), files: new Map() };
let newest = '';
/** the game at the table */
let game = '';
const warned = new Set();
/** @type {Set<() => void>} */
const listeners = new Set();

/** Calls `listener` whenever other words have come into force. @returns {() => void} */
export function onWords(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns {Promise<void>} when the file has come, whoever asked for it first */
function addFile(words, name) {
  const coming = words.files.get(name) ?? fetchFile(words, name);
  words.files.set(name, coming);
  return coming;
}

async function fetchFile(words, name) {
  const answer = await fetch(`/words/${words.lang}/${name}.ftl`).catch(() => null);
  if (!answer?.ok) {
    words.files.delete(name);
    console.warn(`no words: ${words.lang}/${name}`);
    return;
  }
  for (const error of words.bundle.addResource(new FluentResource(await answer.text()))) {
    console.warn(error);
  }
}

/**
 * Puts the words of `lang` into force once they have all arrived; files that were
 * asked for in the language before are fetched too.
 * @param {'en'|'fa'|'ar'} lang
 */
export async function loadWords(lang) {
  newest = lang;
  const next = { lang, bundle: new FluentBundle(LOCALE[lang] ?? lang), files: new Map() };
  await Promise.all([...new Set([...FILES, ...current.files.keys()])].map((name) => addFile(next, name)));
  // an older wish that arrives late must not win, nor an empty answer without a line
  if (newest !== lang || (!next.files.size && current.files.size)) return;
  current = next;
  warned.clear();
  for (const listener of [...listeners]) listener();
}

/** Adds one more file (`kaiser_clauses`, another game) to the words in force. @param {string} name @returns {Promise<void>} */
export async function loadFile(name) {
  const known = current.files.get(name);
  if (known) return known;
  await addFile(current, name);
  for (const listener of [...listeners]) listener();
}

/** @returns {string} the language of the words in force */
export const lang = () => current.lang;

/** @returns {'ltr'|'rtl'} */
export const dir = () => (current.lang === 'en' ? 'ltr' : 'rtl');

/** Is there a message of this name? @param {string} id */
export const has = (id) => current.bundle.hasMessage(id);

/**
 * All digits of `text` as the reader wants them, with a true minus before numbers.
 * @param {string|number} text
 */
export function digits(text) {
  const zero = settings.digits === 'latin' ? 0x30 : (ZERO[current.lang] ?? 0x30);
  return String(text)
    .replace(/[\u200e\u061c]/g, '')
    .replace(/[0-9\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
      // each of the three blocks starts at a multiple of sixteen
      String.fromCharCode(zero + (digit.charCodeAt(0) & 15)),
    )
    .replace(/(^|[^\p{L}\p{N}_)-])-(?=\p{Nd})/gu, '$1\u2212');
}

/** The words of this game go before those of all games from now on. @param {string} name */
export const playing = (name) => {
  game = name;
};

/**
 * The message of the game at the table, if it has one of this code, else that of all games:
 * `4D` is a bid of diamonds in 56, and downtown in Bid Whist (`call-bid_whist-D`).
 * @param {string} family @param {string} code
 */
export const ownId = (family, code) =>
  has(`${family}-${game}-${code}`) ? `${family}-${game}-${code}` : `${family}-${code}`;

function format(pattern, args) {
  const errors = [];
  const text = current.bundle.formatPattern(pattern, args, errors);
  for (const error of errors) console.warn(error);
  // Where all letters stand in isolates ("{ rank } { suit }"), the text taken into another
  // sentence would have no direction of its own and be laid out from left to right.
  const lead = text.startsWith('\u2068') && dir() === 'rtl' ? '\u200f' : '';
  return lead + digits(text);
}

function missing(id) {
  if (!warned.has(id)) console.warn(`no message: ${current.lang} ${id}`);
  warned.add(id);
  return id;
}

/**
 * The sentence `id`; numbers in `args` stay numbers, so that plurals work.
 * @param {string} id
 * @param {Record<string, string|number>} [args]
 * @returns {string}
 */
export function say(id, args = {}) {
  const pattern = current.bundle.getMessage(id)?.value;
  return pattern ? format(pattern, args) : missing(id);
}

/** The attribute `name` of message `id`, or '' where it has none. */
export function attr(id, name, args = {}) {
  const pattern = current.bundle.getMessage(id)?.attributes[name];
  return pattern ? format(pattern, args) : '';
}

/** "+8", "−5", "0" in the reader's digits. @param {number} n */
export const signed = (n) => digits(n > 0 ? `+${n}` : n < 0 ? `\u2212${-n}` : '0');

/**
 * A number that need not be whole: "3.2", "85%".
 * @param {number} n @param {Intl.NumberFormatOptions} [how]
 */
export const amount = (n, how = {}) => {
  const locale = LOCALE[current.lang] ?? current.lang;
  const numbers = new Intl.NumberFormat(settings.digits === 'latin' ? locale.replace(/nu-.*/, 'nu-latn') : locale, {
    maximumFractionDigits: 1,
    ...how,
  });
  return digits(numbers.format(n));
};

/** @param {string} suit */
export const suitName = (suit) => say(`suit-${suit}`);

/** Packs with ranks of their own are told by their suits. */
function packOf(suit) {
  if ('ERGF'.includes(suit)) return 'joffre-';
  return 'WXYZ'.includes(suit) ? 'heir-' : '';
}

/** The name of one rank, `suit` telling the pack. */
export const rankName = (rank, suit = 'S') => say(`rank-${packOf(suit)}${rank}`);

/**
 * A card in words: `AS` is "ace of spades". Cards with a name of their own have a
 * message of their own (`card-HEIR`).
 * @param {string} card
 */
export function cardName(card) {
  if (has(`card-${card}`)) return say(`card-${card}`);
  const suit = card.slice(-1);
  const rank = card.slice(0, -1);
  return say('card-named', { rank: rankName(rank, suit), suit: suitName(suit) });
}

function call(kind, text) {
  const [, number, rest] = /^(\d+)(.*)$/.exec(text) ?? [];
  if (number === undefined) return say(ownId(kind, text));
  const id = ownId(kind, rest || 'number');
  if ('SHDC'.includes(rest) && rest && id === `${kind}-${rest}`) {
    return say(`${kind}-suited`, { number: Number(number), suit: suitName(rest) });
  }
  return say(id, { number: Number(number) });
}

/** A call in words: `7NT`, `7`, `pass`, `kaiser`, `accept` … @param {string} text */
export const callName = (text) => call('call', text);

/** The same for a narrow button. @param {string} text */
export const callShort = (text) => call('callshort', text);
