/**
 * Keys that come with an address are taken out of it at once: whoever looks at the screen, or
 * through the pages visited, finds none.
 */
import { here } from './router.js';

/** Pages whose address may end in a key, with how much of it stays. */
const SECRET = /** @type {Record<string, number>} */ ({ watch: 1, seat: 1, history: 0 });
const STORE = 'varaq.arrived';

/** for a browser that keeps nothing @type {Record<string, string>} */
let arrived = {};

/** They last as long as this window: enough for a reload. */
function kept() {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}');
  } catch {
    return arrived;
  }
}

function keep(keys) {
  arrived = keys;
  try {
    sessionStorage.setItem(STORE, JSON.stringify(keys));
  } catch {
    /* storage is full or forbidden */
  }
}

/** The address as it may be seen; a key that stood in it is kept for {@link keyFor}. */
export function unveil() {
  const { page, rest } = here();
  const parts = rest.split('/');
  const stays = SECRET[page];
  if (stays === undefined || parts.length <= stays || !parts[stays]) return;
  const open = [page, ...parts.slice(0, stays)].join('/');
  keep({ ...kept(), [open]: parts.slice(stays).join('/') });
  history.replaceState(null, '', `#/${open.split('/').map(encodeURIComponent).join('/')}`);
}

/** The key that came with the address of a page. @param {string} open `watch/<table>`, `history` @returns {string} */
export const keyFor = (open) => kept()[open] ?? '';

/** It has been taken over. @param {string} open */
export function dropKey(open) {
  const { [open]: _, ...others } = kept();
  keep(others);
}
