/** The server's answers, and its refusals as one kind of exception. */

/** A refusal: `code` and `facts` become a sentence in `models/house.js`. */
export class Refused extends Error {
  /**
   * @param {string} code
   * @param {object} [facts]
   * @param {{clause?: string|null, problems?: {code: string, facts: object}[]}} [more]
   */
  constructor(code, facts = {}, { clause = null, problems = [] } = {}) {
    super(code);
    this.code = code;
    this.facts = facts;
    this.clause = clause;
    this.problems = problems;
  }
}

async function ask(path, options) {
  const answer = await fetch(path, options).catch(() => null);
  if (!answer) throw new Refused('offline');
  if (answer.ok) return answer;
  const body = await answer.json().catch(() => ({}));
  // a proxy that finds no server behind it answers in its name
  const guess = answer.status === 404 ? 'not_found' : answer.status >= 502 ? 'offline' : 'internal';
  const { code = guess, facts, clause } = body.refused ?? {};
  throw new Refused(code, facts ?? {}, { clause, problems: body.problems ?? [] });
}

const get = async (path, query = {}, headers = {}) =>
  (await ask(`${path}?${new URLSearchParams(query)}`.replace(/\?$/, ''), { headers })).json();

const sent = (path, body) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const post = async (path, body) => (await sent(path, body)).json();

export const games = () => get('/api/games');
export const readHouse = (house) => post('/api/house', { house });
export const changeHouse = (house, option, value) => post('/api/house/change', { house, option, value });
export const readToml = (toml) => post('/api/house/toml', { toml });
export const rules = (house, lang) => get('/api/rules', { house, lang });
export const difference = (house, other, lang) => get('/api/diff', { house, other, lang });

/** @param {import('../models/tables.js').Wish & {house: string, name: string, me: string, computers: string[]}} wish */
export const openTable = (wish) => post('/api/tables', wish);

export const tableCard = (table) => get(`/api/tables/${encodeURIComponent(table)}`);

/** @param {string} table @param {{name: string, me: string, seat?: number}} wish @returns {Promise<{seat: number|null, key: string}>} */
export const joinTable = (table, wish) => post(`/api/tables/${encodeURIComponent(table)}/seats`, wish);

/** How the cards of this room were spread over the hands. */
export const fairness = () => get('/api/fairness');
/** @typedef {{key?: string, me?: string}} Opening  a key to the table or to its records, or my own secret */

/** @param {Opening} opening */
const keyed = ({ key, me }) => ({ headers: { ...(key ? { 'x-varaq-key': key } : {}), ...(me ? { 'x-varaq-person': me } : {}) } });

/** @param {string} table @param {Opening} opening @returns {Promise<{match: number, house: string, over: boolean, deals: number}[]>} */
export const tableMatches = async (table, opening) => (await ask(`/api/tables/${encodeURIComponent(table)}/matches`, keyed(opening))).json();

/** @param {string} table @param {number} match @param {Opening} opening @returns {Promise<string>} */
export const matchRecord = async (table, match, opening) =>
  (await ask(`/api/tables/${encodeURIComponent(table)}/matches/${match}/record`, keyed(opening))).text();

/** A match told again: what the eyes saw of one deal. @param {{record: string, deal: number, eyes: number|'open'|null}} wish */
export const replay = (wish) => post('/api/replay', wish);

export const tomlAddress = (house) => `/api/house.toml?${new URLSearchParams({ house })}`;
export const qrAddress = (text) => `/api/house.svg?${new URLSearchParams({ text })}`;

/** A QR code of a text that must not stand in an address, as a picture's own. @param {string} text */
export const qrPicture = async (text) => `data:image/svg+xml,${encodeURIComponent(await (await sent('/api/qr', { text })).text())}`;

/** My tables, by my private key: newest first. @param {string} me */
export const history = (me) => get('/api/history', {}, { 'x-varaq-person': me });

/** Takes my name out of a table. @param {string} me @param {string} table */
export const forgetTable = (me, table) =>
  ask(`/api/history/${encodeURIComponent(table)}`, { method: 'DELETE', headers: { 'x-varaq-person': me } });
