/**
 * Addresses after the `#`: readable, and the server needs to know none of them.
 *
 * A house's text (`kaiser/standard;min_bid=8`) stands in the address as it is; only
 * what would end the path is escaped.
 */

const plain = (text) => encodeURIComponent(text).replace(/%(2F|3B|3D|2C|3A)/g, decodeURIComponent);

const query = (facts) => {
  const given = Object.entries(facts).filter(([, value]) => value);
  return given.length ? `?${given.map(([key, value]) => `${key}=${plain(value)}`).join('&')}` : '';
};

export const toHome = () => '#/';
export const toHouse = (house) => `#/house/${plain(house)}`;
/** @param {string} house @param {{other?: string, clause?: string}} [more] */
export const toRules = (house, more = {}) => `#/rules/${plain(house)}${query(more)}`;
export const toTable = (table) => `#/table/${plain(table)}`;
/** Whoever has this address may sit down. */
export const toJoin = (table) => `#/join/${plain(table)}`;
/** Whoever has this address sits in my seat. @param {string} table @param {string} key */
export const toSeat = (table, key) => `#/seat/${plain(table)}/${plain(key)}`;
/** To look on; with a token it may be given to others. @param {string} table @param {string} [token] */
export const toWatch = (table, token) => `#/watch/${plain(table)}${token ? `/${plain(token)}` : ''}`;
/** My tables; with the key it is the private link for another device. @param {string} [key] */
export const toHistory = (key) => `#/history${key ? `/${plain(key)}` : ''}`;
/** The deals of a match checked, and how the cards of this room fall. */
export const toVerify = () => '#/verify';
export const toFairness = () => '#/fairness';
/**
 * A match that was played: of a table, or of a record that the reader opens there. `token` opens
 * the record to who holds no seat; `moment`: the deal, the act and whose eyes look on.
 * @param {{table?: string, match?: number, token?: string}} [what] @param {Record<string, string>} [moment]
 */
export const toReplay = ({ table, match, token } = {}, moment = {}) =>
  `#/replay${[table, match, token].filter(Boolean).map((part) => `/${plain(part)}`).join('')}${query(moment)}`;
export const toSettings = () => '#/settings';

/** The whole address, to be given to others. */
export const outside = (hash) => new URL(hash, location.href.split('#')[0]).href;

export const go = (hash) => {
  location.hash = hash;
};

/** The address changes, the page does not jump: for a form that follows its house. */
export const goQuietly = (hash) => history.replaceState(null, '', hash);

/** @returns {{page: string, rest: string, query: Record<string, string>}} */
export function here(hash = location.hash) {
  const [path, asked = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page, ...rest] = path.split('/');
  const text = rest.join('/');
  const facts = Object.fromEntries(
    asked.split('&').filter(Boolean).map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), unescaped(pair.slice(at + 1))];
    }),
  );
  return { page: page || 'home', rest: unescaped(text), query: facts };
}

/** A half-typed `%` in a pasted link must not break the page. */
function unescaped(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
