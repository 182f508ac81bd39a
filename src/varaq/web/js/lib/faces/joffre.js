/**
 * Joffre's pack: four nations, general (7) to corporal (1), and four zeros with pictures.
 * The insignia are those of 1914, more or less: chevrons, stars, a crown, crossed batons.
 */
import { svg } from '../../../vendor/lit.js';
import { corners, index, panel, sheet } from './frame.js';
import { GOLD, LIGHT, suitColour } from './ink.js';
import { jester, joffre as joffreHimself, kaiser, royalArms } from './portraits.js';
import { pip, star } from './suits.js';

/**
 * @typedef {import('./ink.js').JoffreSuit} JoffreSuit
 * @typedef {import('./ink.js').FaceOptions} FaceOptions
 * @typedef {import('./ink.js').Template} Template
 */

const ZEROS = { E: royalArms, R: jester, G: kaiser, F: joffreHimself };

const STAR = star(5, 5.6, 2.3);
const CROWN = 'M-7 5h14v2.4h-14ZM-7 4-8.2-3.6-4.4-.2 0-6l4.4 5.8L8.2-3.6 7 4Z';
const BATONS = 'M-9.5 7.1 7.1-9.5 9.5-7.1-7.1 9.5ZM9.5 7.1-7.1-9.5-9.5-7.1 7.1 9.5Z';
const CHEVRON = 'M-10-5.4 0 1.6 10-5.4v4L0 5.6-10-1.4Z';

const at = (/** @type {string} */ d, /** @type {number} */ x, /** @type {number} */ y) =>
  svg`<path transform="translate(${x} ${y})" d=${d} fill=${GOLD} />`;
const row = (/** @type {string} */ d, /** @type {number} */ n, /** @type {number} */ x, /** @type {number} */ step) =>
  Array.from({ length: n }, (_, i) => at(d, x + (i - (n - 1) / 2) * step, 17));
const chevrons = (/** @type {number} */ n) => Array.from({ length: n }, (_, i) => at(CHEVRON, 32, 17.4 + (i - (n - 1) / 2) * 6.4));

/** What lies on the shoulder board, about (32, 17). @type {Record<string, () => unknown>} */
const INSIGNIA = {
  7: () => [at(BATONS, 21, 17), at(CROWN, 41, 17)],
  6: () => [at(CROWN, 20, 17), row(STAR, 2, 41, 12.5)],
  5: () => at(CROWN, 32, 17),
  4: () => row(STAR, 3, 32, 13),
  3: () => row(STAR, 2, 32, 13),
  2: () => chevrons(3),
  1: () => chevrons(2),
};

/** A shoulder board with its button, in a box of 64 x 34. @param {string} rank @param {string} colour */
function board(rank, colour) {
  return svg`<g transform="translate(4 52)">
    <path d="M5 3H49L61 17 49 31H5Q2 31 2 28V6Q2 3 5 3Z" fill=${colour} />
    <path d="M5.5 5.6H47.8L57.6 17 47.8 28.4H5.5Q4.6 28.4 4.6 27.5V6.5Q4.6 5.6 5.5 5.6Z" fill="none" stroke=${GOLD} stroke-width="1" />
    <circle cx="52.4" cy="17" r="2.1" fill=${GOLD} />
    <g transform="translate(-5 0)">${INSIGNIA[rank]?.()}</g></g>`;
}

/**
 * @param {string} rank  `7` … `0`
 * @param {JoffreSuit} suit
 * @param {FaceOptions} [options]
 */
export function joffre(rank, suit, { large = false } = {}) {
  const colour = suitColour(suit);
  const corner = index(rank, colour, (place) => pip(suit, { ...place, colour }));
  const picture = rank === '0';
  let centre = null;
  if (!large && picture) centre = panel(ZEROS[suit](), LIGHT, colour);
  else if (!large) centre = board(rank, colour);
  return sheet(rank + suit, svg`${centre}${corners(corner, { large, tabs: picture && !large ? colour : null })}`);
}
