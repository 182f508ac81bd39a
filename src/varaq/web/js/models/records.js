/**
 * Records of matches that are opened in this browser: from a file, or from a table. They go to
 * the server only to be played again, and stay nowhere.
 */
import { Refused, matchRecord, tableMatches } from '../lib/api.js';
import { myHistory, seatAt } from './tables.js';

/** The longest file that is read at all; the server says what is too long for it. */
const LONGEST = 2_000_000;

/** The record that was opened last, for who comes back to it. @type {{what: string, record: string}|null} */
let latest = null;

/** @param {string} what the address that was asked for @param {string} record */
export const keepRecord = (what, record) => {
  latest = { what, record };
};

export const forgetRecord = () => {
  latest = null;
};

/** @param {string} what */
export const keptRecord = (what) => (latest?.what === what ? latest.record : null);

/** @param {Blob} file */
export async function readRecord(file) {
  if (file.size > LONGEST) throw new Refused('too_large', { limit: LONGEST });
  return file.text();
}

/** @typedef {{table: string, match: number|null, token: string}} Source  a match at a table; null: the newest */

/** "k7f3/2", "k7f3/2/token" @param {string} what @returns {Source|null} */
export function sourceOf(what) {
  const [table, match, token = ''] = what.split('/');
  return table ? { table, match: /^\d+$/.test(match ?? '') ? Number(match) : null, token } : null;
}

/**
 * What opens the record: the key of the link, or of the seat that I hold; else that I have sat there.
 * @param {Source} source @returns {import('../lib/api.js').Opening}
 */
function openingOf({ table, token }) {
  const key = token || seatAt(table)?.key;
  return key ? { key } : { me: myHistory() };
}

/** The matches of the table, or none where only one of them is open to me. @param {Source} source */
export async function matchesOf(source) {
  if (source.token) return [];
  return tableMatches(source.table, openingOf(source));
}

/** @param {Source} source @returns {Promise<{match: number, record: string}>} */
export async function fetchRecord(source) {
  const opening = openingOf(source);
  let { match } = source;
  if (match === null) {
    const matches = await tableMatches(source.table, opening);
    if (!matches.length) throw new Refused('not_found');
    // the newest of which there is something to see
    const begun = matches.filter(({ deals }) => deals);
    match = Math.max(...(begun.length ? begun : matches).map((each) => each.match));
  }
  return { match, record: await matchRecord(source.table, match, opening) };
}
