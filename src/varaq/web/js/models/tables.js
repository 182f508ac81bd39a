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

const STORE = 'varaq.tables';
const MOST = 20;

/** @returns {Seat[]} newest first */
export const tables = () => {
  const stored = recall(STORE, []);
  return Array.isArray(stored) ? stored.filter((seat) => seat?.table && seat.key && seat.house) : [];
};

export const seatAt = (table) => tables().find((seat) => seat.table === table) ?? null;

/** @param {Seat} seat */
export const keepTable = (seat) =>
  remember(STORE, [seat, ...tables().filter((other) => other.table !== seat.table)].slice(0, MOST));

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
  const { key } = await joinTable(table, { name: settings.name.trim() || say('screen-guest'), ...(seat === undefined ? {} : { seat }) });
  keepTable({ table, key, house, at: Date.now() });
  go(toTable(table));
}

/** How well computer players may play, and when a table gives hints. */
export const LEVELS = /** @type {const} */ (['beginner', 'casual', 'strong', 'strongest']);
export const HINTS = /** @type {const} */ (['alone', 'always', 'never']);

/**
 * What was chosen at the last start.
 * @typedef {{level: string, hints: string, undo: boolean}} Wish
 * @returns {Wish}
 */
export function courtesies() {
  const { level, hints, undo } = recall('varaq.courtesies', {});
  return {
    level: LEVELS.includes(level) ? level : 'strong',
    hints: HINTS.includes(hints) ? hints : 'alone',
    undo: typeof undo === 'boolean' ? undo : true,
  };
}

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
    computers: Array.from({ length: form.players - 1 }, (_, at) => names[at % names.length]),
  });
  remember('varaq.courtesies', wish);
  keepTable({ table, key, house: form.house, at: Date.now() });
  set({ lastHouse: form.house });
  go(toTable(table));
}
