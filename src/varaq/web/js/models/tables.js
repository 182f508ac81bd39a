/**
 * The tables at which this browser holds a seat. The key is the seat: it never leaves
 * this list, and no link carries it.
 *
 * @typedef {{table: string, key: string, house: string, at: number, over?: boolean}} Seat
 */
import { joinTable, openTable, readHouse } from '../lib/api.js';
import { go, toTable } from '../lib/router.js';
import { recall, remember, set, settings } from '../lib/settings.js';
import { say } from '../lib/words.js';
import { fresh } from './people.js';

const STORE = 'varaq.tables';
const MOST = 20;
const ME = 'varaq.me';
const HOUSES = 'varaq.houses';
const MOST_HOUSES = 6;
/** 32 bytes as hex. */
const PRIVATE_KEY = /^[0-9a-f]{64}$/;
/** for a browser that keeps nothing */
let forgetful = '';

/** @returns {Seat[]} newest first */
export const tables = () => {
  const stored = recall(STORE, []);
  return Array.isArray(stored) ? stored.filter((seat) => seat?.table && seat.key && seat.house) : [];
};

export const seatAt = (table) => tables().find((seat) => seat.table === table) ?? null;

/** @param {Seat} seat */
export const keepTable = (seat) =>
  remember(STORE, [seat, ...tables().filter((other) => other.table !== seat.table)].slice(0, MOST));

/** The private key to my history, if this browser has one. @returns {string} */
export function myHistory() {
  const kept = recall(ME, forgetful);
  return PRIVATE_KEY.test(kept) ? kept : '';
}

/** The same, made at the first table. */
export function me() {
  const key = myHistory() || fresh(32);
  takeHistory(key);
  return key;
}

/** @param {string} key of a history that was begun in another browser @returns {boolean} is it a key at all? */
export function takeHistory(key) {
  if (!PRIVATE_KEY.test(key)) return false;
  forgetful = key;
  remember(ME, key);
  return true;
}

/** Houses that were played in this browser, the last one first. @returns {string[]} */
export const lastHouses = () => {
  const kept = recall(HOUSES, []);
  return Array.isArray(kept) ? kept.filter((house) => typeof house === 'string') : [];
};

/** A match by this house has begun at the table. @param {string} table @param {string} house */
export function keepHouse(table, house) {
  if (lastHouses()[0] !== house) remember(HOUSES, [house, ...lastHouses().filter((other) => other !== house)].slice(0, MOST_HOUSES));
  const seat = seatAt(table);
  if (seat && seat.house !== house) remember(STORE, tables().map((other) => (other.table === table ? { ...other, house } : other)));
}

/** The tables whose match has not been won yet. */
export const unfinished = () => tables().filter((seat) => !seat.over);

/** A finished match is not offered again, but its table may still be looked at. */
export function markOver(table, over) {
  const seat = seatAt(table);
  if (!seat || Boolean(seat.over) === over) return;
  remember(STORE, tables().map((other) => (other.table === table ? { ...other, over } : other)));
}

export const dropTable = (table) => remember(STORE, tables().filter((seat) => seat.table !== table));

/**
 * Sits down at somebody's table, remembers the key and goes there.
 * @param {string} table @param {string} house @param {number} [seat] the one that is wished for
 */
export async function join(table, house, seat) {
  const { key } = await joinTable(table, { name: settings.name.trim() || say('screen-guest'), me: me(), ...(seat === undefined ? {} : { seat }) });
  keepTable({ table, key, house, at: Date.now() });
  go(toTable(table));
}

/**
 * What is agreed at a table beside the rules.
 * @typedef {{kind: string, seconds: number, extra: number}} ClockWish
 * @typedef {{level: string, hints: string, undo: string, clock: ClockWish, pace: string, grace: string, chat: string, watch: string}} Wish
 */
export const COURTESIES = /** @type {const} */ ({
  level: ['beginner', 'casual', 'strong', 'strongest'],
  hints: ['alone', 'always', 'never'],
  undo: ['consent', 'next', 'free', 'never'],
  pace: ['quick', 'calm', 'slow'],
  grace: ['short', 'usual', 'long', 'never'],
  chat: ['phrases', 'free'],
  watch: ['never', 'public', 'late'],
});
export const CLOCKS = /** @type {const} */ (['none', 'gentle', 'strict']);
export const SECONDS = [15, 30, 60, 120];
export const EXTRAS = [0, 60, 180, 300];

const USUAL = { level: 'strong', hints: 'alone', undo: 'consent', pace: 'quick', grace: 'usual', chat: 'phrases', watch: 'never' };

/** Whole seconds within what a table allows. */
const within = (value, low, high, otherwise) => (Number.isInteger(value) && value >= low && value <= high ? value : otherwise);

/** @param {any} clock @returns {ClockWish} */
const sane = (clock) => ({
  kind: CLOCKS.includes(clock?.kind) ? clock.kind : 'none',
  seconds: within(clock?.seconds, 10, 300, 30),
  extra: within(clock?.extra, 0, 900, 180),
});

/** A whole wish out of what is known. @param {any} wish @returns {Wish} */
export const completed = (wish) => ({
  .../** @type {any} */ (
    Object.fromEntries(Object.entries(COURTESIES).map(([name, values]) => [name, /** @type {readonly string[]} */ (values).includes(wish?.[name]) ? wish[name] : USUAL[name]]))
  ),
  ...(wish?.undo === false ? { undo: 'never' } : {}),
  clock: sane(wish?.clock),
});

/** What was chosen at the last start. */
export const courtesies = () => completed(recall('varaq.courtesies', {}));

/**
 * Opens a table, remembers its key and goes there.
 * @param {string} house @param {Wish} [wish]
 */
export async function begin(house, wish = courtesies()) {
  const form = await readHouse(house);
  const names = say('screen-computer-names').split('|').map((name) => name.trim());
  const { table, key } = await openTable({
    house: form.house,
    name: settings.name.trim() || say('screen-guest'),
    ...wish,
    me: me(),
    computers: Array.from({ length: form.players - 1 }, (_, at) => names[at % names.length]),
  });
  remember('varaq.courtesies', wish);
  keepTable({ table, key, house: form.house, at: Date.now() });
  set({ lastHouse: form.house });
  go(toTable(table));
}
