/** The two jokers. Big and little differ by letter and by dress, not by colour alone. */
import { html, svg } from '../../../vendor/lit.js';
import { corners, panel, sheet } from './frame.js';
import { glyph } from './glyphs.js';
import { emblemIndex } from './heir.js';
import { BLUE, DARK, GOLD, LIGHT, RED } from './ink.js';
import { jester } from './portraits.js';

/** @param {string} one @param {string} two @param {string} bell */
const fool = (one, two, bell) => () => svg`<path fill=${one} d="M0 30H-34L-28 2-46 14C-48-24-20-34 0-40Z" />
  <path fill=${two} d="M0 30H34L28 2 46 14C48-24 20-34 0-40Z" /><rect x="-36" y="28" width="72" height="13" rx="4" fill=${bell} />
  <circle cx="-44" cy="16" r="9" fill=${bell} /><circle cx="44" cy="16" r="9" fill=${bell} /><circle cy="-41" r="9" fill=${bell} />`;

const GREY = '#8d8a83';
const BIG = { one: BLUE, two: RED, back: '#fbe9c4', beam: '#f6dca3', bell: GOLD };
const LITTLE = { one: DARK, two: LIGHT, back: '#d4d1ca', beam: '#c3bfb6', bell: GREY };

/** @type {Record<string, {letter: string, ink: string, tones: typeof BIG}>} */
const JOKERS = {
  BJ: { letter: 'B', ink: RED, tones: BIG },
  LJ: { letter: 'L', ink: DARK, tones: LITTLE },
};

/** @param {string} card */
export const isJoker = (card) => card in JOKERS;

/** What stands at the corner of a joker: its cap, and the letter that tells the two apart. @param {string} card */
function mark(card) {
  const { tones } = JOKERS[card];
  // The little joker's light half would vanish on the paper of the index.
  return fool(tones.one, card === 'LJ' ? GREY : tones.two, card === 'LJ' ? DARK : tones.bell);
}

/** A joker for running text, one em high: cap and letter beside each other. @param {string} card */
export const jokerSign = (card) => html`<svg class="joker-sign" viewBox="-54 -52 172 104" aria-hidden="true" focusable="false">${mark(card)()}${glyph(JOKERS[card].letter, { x: 86, y: -38, height: 80, colour: JOKERS[card].ink })}</svg>`;

/**
 * `BJ` and `LJ`.
 * @param {string} card
 * @param {import('./ink.js').FaceOptions} [options]
 */
export function joker(card, { large = false } = {}) {
  const { letter, ink, tones } = JOKERS[card];
  const at = emblemIndex(mark(card), letter, ink);
  return sheet(card, svg`${large ? null : panel(jester(tones), LIGHT, ink)}${corners(at, { large, tabs: large ? null : ink })}`);
}
