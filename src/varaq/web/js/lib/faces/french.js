/** The French-suited pack: A K Q J 10 … 2 of spades, hearts, diamonds and clubs. */
import { svg } from '../../../vendor/lit.js';
import { corners, index, panel, sheet } from './frame.js';
import { DARK, suitColour } from './ink.js';
import { pip } from './suits.js';

/**
 * @typedef {import('./ink.js').FrenchSuit} FrenchSuit
 * @typedef {import('./ink.js').FaceOptions} FaceOptions
 */

const COURTS = new URL('../../../vendor/courts.svg', import.meta.url).href;

/**
 * The upper half of a court figure: at 72 px a whole double-headed one is a blur.
 * @param {string} card @param {string} colour
 */
function court(card, colour) {
  // 64 x 51 shows 1275 of the drawing's 1300 units across.
  const scale = 64 / 1275;
  return svg`<use href="${COURTS}#${card}" x=${-12 * scale} y="0" width=${1300 * scale} height=${2057 * scale} color=${colour} />`;
}

/**
 * @param {string} rank
 * @param {FrenchSuit} suit
 * @param {FaceOptions} [options]
 */
export function french(rank, suit, options = {}) {
  const { large = false } = options;
  const colour = suitColour(suit, options);
  const at = index(rank, colour, (place) => pip(suit, { ...place, colour }));
  const isCourt = 'KQJ'.includes(rank);
  let centre = null;
  if (!large && isCourt) centre = panel(court(rank + suit, colour), 'none', DARK);
  else if (!large) centre = pip(suit, { x: 36, y: rank === 'A' ? 70 : 69, size: rank === 'A' ? 42 : 32, colour });
  return sheet(rank + suit, svg`${centre}${corners(at, { large, tabs: isCourt && !large ? DARK : null })}`);
}
