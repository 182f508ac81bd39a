/**
 * What this reader prefers, kept in this browser only.
 *
 * @typedef {object} Settings
 * @property {'en'|'fa'|'ar'} lang
 * @property {'lang'|'latin'} digits       digits of the language, or 0-9
 * @property {'auto'|'light'|'dark'} theme
 * @property {boolean} fourColour          a colour of its own for each suit
 * @property {boolean} largeCards
 * @property {boolean} sorting             keep the hand sorted
 * @property {'left'|'right'} highSide     where the high cards of a suit lie
 * @property {boolean} oneTap              play at the first tap, without raising
 * @property {number} speed                ms that a finished trick stays; 0: until it is tapped
 * @property {boolean} leftHanded
 * @property {boolean} sound
 * @property {boolean} cardNames           names of special cards written on them (Stýrivolt)
 * @property {boolean} beatsHelper         which of my cards beat the one now winning (Stýrivolt)
 * @property {boolean} tableTalk           what is said at the table for fun (Stýrivolt)
 * @property {string} name                 how the others see me
 * @property {string} lastHouse            house of the last table, '' at first
 */

export const LANGS = /** @type {const} */ (['en', 'fa', 'ar']);
const STORE = 'varaq.settings';

/** @returns {'en'|'fa'|'ar'} the first language of the browser that we speak */
function guessLang() {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const lang = tag.toLowerCase().split('-')[0];
    const found = LANGS.find((known) => known === lang);
    if (found) return found;
  }
  return 'en';
}

/** @returns {Settings} */
const defaults = () => ({
  lang: guessLang(),
  digits: 'lang',
  theme: 'auto',
  fourColour: false,
  largeCards: false,
  sorting: true,
  highSide: 'left',
  oneTap: false,
  speed: 1200,
  leftHanded: false,
  sound: false,
  cardNames: true,
  beatsHelper: true,
  tableTalk: true,
  name: '',
  lastHouse: '',
});

/** Reads JSON from localStorage; a private window or a spoilt entry gives `otherwise`. */
export function recall(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Writes JSON to localStorage where there is one; without it the page forgets, and works. */
export function remember(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    /* storage is full or forbidden */
  }
}

/** Keeps of `stored` what is known and of the right type. */
function sane(stored) {
  const clean = defaults();
  for (const key of Object.keys(clean)) {
    if (typeof stored?.[key] === typeof clean[key]) clean[key] = stored[key];
  }
  if (!LANGS.includes(clean.lang)) clean.lang = guessLang();
  return clean;
}

/** The settings in force. Read freely; change with {@link set}. @type {Settings} */
export const settings = sane(recall(STORE, {}));

/** @type {Set<(changed: Partial<Settings>) => void>} */
const listeners = new Set();

/** Calls `listener` after every change. @returns {() => void} stops it */
export function subscribe(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param {Partial<Settings>} changes */
export function set(changes) {
  Object.assign(settings, changes);
  remember(STORE, settings);
  for (const listener of [...listeners]) listener(changes);
}

/** Everything back to the beginning, except who I am and the language I read. */
export function reset() {
  const { lang, name, lastHouse } = settings;
  set({ ...defaults(), lang, name, lastHouse });
}
