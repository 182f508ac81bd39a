/**
 * Colours and names that every face shares. Nothing here draws.
 *
 * @typedef {'S'|'H'|'D'|'C'} FrenchSuit
 * @typedef {'E'|'R'|'G'|'F'} JoffreSuit  England, Russia, Germany, France
 * @typedef {'W'|'X'|'Y'|'Z'} CitySuit  the four cities of Lost Heir
 * @typedef {FrenchSuit|JoffreSuit|CitySuit} Suit
 * @typedef {import('../../../vendor/lit.js').TemplateResult} Template
 *
 * @typedef {object} FaceOptions
 * @property {boolean} [fourColour]  diamonds blue and clubs green
 * @property {boolean} [large]  rank and suit as large as the card allows, no pictures
 */

/** The paper is cream so that it stands off a white page and does not glare on a dark one. */
export const PAPER = 'var(--card-paper, #fffdf6)';
export const EDGE = 'var(--card-edge, #b5ad9c)';
/** For knocked-out letters and eyes: always light, whatever the paper is. */
export const LIGHT = '#fffdf6';
export const DARK = '#1b1d22';
export const GOLD = '#e9b44c';
export const RED = '#c8322f';
export const BLUE = '#2c4a86';
export const SKIN = '#f2cda6';

const RED_INK = '#c5282a';

/** @type {Record<Suit, string>} */
const INK = {
  S: DARK, H: RED_INK, D: RED_INK, C: DARK,
  E: '#23509e', R: '#1c6b3a', G: '#7a4a21', F: '#b92a2e',
  W: '#1f5f9f', X: '#a8402c', Y: '#2b7350', Z: '#6d4a99',
};

/** Four colours, as the web's card rooms have them: black, red, blue, green. */
const FOUR = { D: '#1a5fc4', C: '#14733a' };

/**
 * The suits in running text stand on the page's own ground, light or dark: black suits take
 * the colour of the text, the others a middle tone that reads on both. A style sheet may
 * set `--suit-S` … `--suit-Z`.
 * @type {Record<Suit, string>}
 */
const INLINE = {
  S: 'currentColor', H: '#d8403f', D: '#d8403f', C: 'currentColor',
  E: '#4a7fd6', R: '#2f9457', G: '#a8723f', F: '#d8484a',
  W: '#3f86cc', X: '#c9593f', Y: '#3c9268', Z: '#9270c0',
};
const INLINE_FOUR = { D: '#3d84e6', C: '#2f9a57' };

/** @param {string} suit @returns {suit is Suit} */
export const isSuit = (suit) => suit in INK;

/**
 * The ink of a suit on a card face. Throws nothing: an unknown suit is black.
 * @param {string} suit
 * @param {FaceOptions} [options]
 * @returns {string} a CSS colour
 */
export function suitColour(suit, { fourColour = false } = {}) {
  const four = fourColour && (suit === 'D' || suit === 'C') ? FOUR[suit] : undefined;
  return four ?? INK[/** @type {Suit} */ (suit)] ?? DARK;
}

/**
 * The colour of a suit in running text.
 * @param {string} suit
 * @param {FaceOptions} [options]
 */
export function inlineColour(suit, { fourColour = false } = {}) {
  const four = fourColour && (suit === 'D' || suit === 'C') ? INLINE_FOUR[suit] : undefined;
  return `var(--suit-${suit}, ${four ?? INLINE[/** @type {Suit} */ (suit)] ?? 'currentColor'})`;
}
