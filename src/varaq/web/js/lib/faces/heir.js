/**
 * Lost Heir: four cities of 7 (or 11) down to 1, the Heir, the Wrong Boy and two blanks.
 * Which four cities differs by edition, so each is only a kind of town: walled, domed,
 * gabled, and a town of towers. As many windows are lit as the card's rank.
 */
import { svg } from '../../../vendor/lit.js';
import { corners, index, panel, sheet } from './frame.js';
import { glyph } from './glyphs.js';
import { BLUE, DARK, GOLD, LIGHT, RED, suitColour } from './ink.js';
import { heir as heirHimself, wrongBoy } from './portraits.js';
import { pip } from './suits.js';

/**
 * @typedef {import('./ink.js').CitySuit} CitySuit
 * @typedef {import('./ink.js').FaceOptions} FaceOptions
 * @typedef {import('./frame.js').Index} Index
 */

const BRONZE = '#8a5f14';

/**
 * Far and near roofs in a box of 64 x 51, and eleven windows, lit from the middle outwards.
 * @type {Record<CitySuit, {sky: string, far: string, near: string, windows: [number, number][]}>}
 */
const CITIES = {
  W: {
    sky: '#dfe9f3',
    far: 'M0 51V24h3v-3h3v3h4v-3h3v3h5V14h-1V9h3v2h3V9h3v2h3V9h3v5h-1v10h8V12h-1V7h3v2h3V7h3v2h3V7h3v5h-1v12h4v-3h3v3h4v-3h3v27Z',
    near: 'M0 51V32h4v-3h4v3h4v-3h4v3h3V20h-2v-5h4v2.5h4V15h4v2.5h4V15h4v5h-2v12h2V24h-1v-4h3.5v2H51v-2h3v2h3v-2h3v4h-1v6h5v21ZM26 51h6v-7a3 3 0 0 0-6 0Z',
    windows: [[28, 24], [24, 24], [32, 24], [24, 30], [32, 30], [28, 30], [48, 28], [53, 28], [28, 36], [50, 34], [14, 35]],
  },
  X: {
    sky: '#f7e5dc',
    far: 'M0 51V30h4V12l1.5-4L7 12v18h6c0-6 4-9 7-10 3 1 7 4 7 10h11c0-5 3.5-8 6.5-9 3 1 6.5 4 6.5 9h6V12l1.5-4L60 12v18h4v21Z',
    near: 'M0 51V37h9V24l1.6-5 1.6 5v13h6V30c0-8 6-13 12.5-15.5l.9-4.5.9 4.5C39 17 45 22 45 30v7h6.8V24l1.6-5 1.6 5v13h9v14ZM28 51h7v-6q0-3-3.5-4.5-3.5 1.5-3.5 4.5Z',
    windows: [[32, 24], [27, 27], [37, 27], [24, 33], [29.5, 33], [34.5, 33], [40, 33], [10.5, 30], [53.3, 30], [10.5, 35], [53.3, 35]],
  },
  Y: {
    sky: '#e0efe6',
    far: 'M0 51V28l6-7 6 7v-3l6-7 6 7V10l3.5-9L31 10v15l5-6 6 7v-3l6-7 6 7v4l5-6 5 6v24Z',
    near: 'M0 51V36l7-8 7 8v15ZM15 51V30l8-9 8 9v21ZM32 51V26h2V18l4-13 4 13v8h2v25ZM45 51V33l6.5-8 6.5 8v18ZM58.5 51V36l3.5-4 4 4v15Z',
    windows: [[20, 31], [26, 31], [38, 21], [38, 27], [23, 26], [26, 35.7], [38, 33], [51.5, 30], [20.5, 35.7], [49, 35], [54, 35]],
  },
  Z: {
    sky: '#e9e2f2',
    far: 'M0 51V26h7V15h7v11h3V8h9v10h4V3h1V-3h1v6h6v17h4V10h9v14h3V14h6v12h4v25Z',
    near: 'M0 51V33h8V24h9v9h3V20h3v-5h3V9h2.5V1.5h1V9H32v6h3v5h3v14h3V16h3v-4h6v4h3v13h3v-4h8v26Z',
    windows: [[26, 20], [31, 20], [26, 25.5], [31, 25.5], [47, 21], [47, 26.5], [26, 31], [31, 31], [12.5, 30], [47, 32], [28.5, 36.5]],
  },
};

/** @param {CitySuit} suit @param {number} rank @param {string} colour */
function skyline(suit, rank, colour) {
  const { sky, far, near, windows } = CITIES[suit];
  return svg`<rect width="64" height="51" fill=${sky} /><circle cx="53" cy="8" r="4.5" fill=${LIGHT} />
    <path d=${far} fill=${colour} opacity=".32" /><path d=${near} fill=${colour} />
    ${windows.slice(0, rank).map(([x, y]) => svg`<rect x=${x - 1.2} y=${y - 1.5} width="2.4" height="3" rx=".4" fill="#ffd76a" />`)}`;
}

/**
 * @param {string} rank  `11` … `1`
 * @param {CitySuit} suit
 * @param {FaceOptions} [options]
 */
export function city(rank, suit, { large = false } = {}) {
  const colour = suitColour(suit);
  const at = index(rank, colour, (place) => pip(suit, { ...place, colour }));
  const centre = large ? null : panel(skyline(suit, Number(rank), colour), LIGHT, colour);
  return sheet(rank + suit, svg`${centre}${corners(at, { large, tabs: large ? null : colour })}`);
}

/**
 * An index whose rank is an emblem (drawn from -50 to 50) and whose mark is a letter.
 * @param {(colour?: string) => unknown} emblem
 * @param {string} letter
 * @param {string} colour
 * @returns {Index}
 */
export function emblemIndex(emblem, letter, colour) {
  return {
    rank: ({ x, y, height }) => svg`<g transform="translate(${x} ${y + height / 2}) scale(${Math.min(height, 26) / 100})">${emblem()}</g>`,
    width: (height) => Math.min(height, 26),
    mark: ({ x, y, size }) => glyph(letter, { x, y: y - size / 2, height: size, colour }),
  };
}

const crown = () => svg`<path fill=${GOLD} stroke="#8a5f14" stroke-width="4" stroke-linejoin="round" d="M-36 40-46-22-20 0 0-42 20 0 46-22 36 40Z" /><path fill=${RED} d="M-33 26H33L31 38H-31Z" />`;
const cap = () => svg`<g transform="translate(-4 9)"><path fill="#4a6a52" d="M-40 22C-48-14-16-40 10-34 36-28 42-8 40 14Q0-4-40 22Z" /><path fill=${DARK} d="M40 14Q22 0 0 0L46-6Q56 8 50 24 46 16 40 14Z" /><circle cx="2" cy="-38" r="6" fill=${DARK} /></g>`;
const lozenge = () => svg`<path fill="none" stroke=${BLUE} stroke-width="7" stroke-linejoin="round" d="M0-46 34 0 0 46-34 0Z" /><path fill=${BLUE} d="M0-18 14 0 0 18-14 0Z" />`;

/** One dot or two: the blanks are alike to the rules, but no two cards may share a label. */
function dotted(/** @type {number} */ count) {
  const at = emblemIndex(lozenge, '', BLUE);
  return {
    ...at,
    /** @type {Index['mark']} */
    mark: ({ x, y, size }) => svg`${Array.from({ length: count }, (_, i) => svg`<circle cx=${x + (i - (count - 1) / 2) * size * 0.5} cy=${y} r=${size * 0.17} fill=${BLUE} />`)}`,
  };
}

/** A blank's ornament: a frame of knots about nothing. */
const ornament = () => svg`<rect x="8" y="53" width="56" height="32" rx="2" fill="none" stroke=${BLUE} stroke-width="1" />
  <rect x="10.5" y="55.5" width="51" height="27" rx="1" fill="none" stroke=${GOLD} stroke-width="1" />
  <path fill="none" stroke=${BLUE} stroke-width="1.2" stroke-linecap="round" d="M36 60c7 0 7 9 0 9s-7-9 0-9ZM36 69c7 0 7 9 0 9s-7-9 0-9ZM29 69c-6-5-11-4-11 0s5 5 11 0ZM43 69c6-5 11-4 11 0s-5 5-11 0Z" />
  <circle cx="36" cy="69" r="1.8" fill=${GOLD} /><circle cx="14.5" cy="59.5" r="1.3" fill=${BLUE} /><circle cx="57.5" cy="59.5" r="1.3" fill=${BLUE} /><circle cx="14.5" cy="78.5" r="1.3" fill=${BLUE} /><circle cx="57.5" cy="78.5" r="1.3" fill=${BLUE} />`;

/** @type {Record<string, {at: Index, picture?: () => unknown, line: string}>} */
const SINGLE = {
  HEIR: { at: emblemIndex(crown, 'H', BRONZE), picture: heirHimself, line: BRONZE },
  WRONG: { at: emblemIndex(cap, '!', DARK), picture: wrongBoy, line: DARK },
  BLANK1: { at: dotted(1), line: BLUE },
  BLANK2: { at: dotted(2), line: BLUE },
};

/** @param {string} card */
export const isHeirCard = (card) => card in SINGLE;

/**
 * `HEIR`, `WRONG`, `BLANK1`, `BLANK2`.
 * @param {string} card
 * @param {FaceOptions} [options]
 */
export function heirCard(card, { large = false } = {}) {
  const { at, picture, line } = SINGLE[card];
  const centre = picture ? panel(picture(), LIGHT, line) : ornament();
  return sheet(card, svg`${large ? null : centre}${corners(at, { large, tabs: picture && !large ? line : null })}`);
}
