/** Paper, edge, indices and the picture panel: what every card has, whatever is on it. */
import { html, svg } from '../../../vendor/lit.js';
import { glyph, glyphWidth } from './glyphs.js';
import { EDGE, PAPER } from './ink.js';

/** @typedef {import('./ink.js').Template} Template */

/** The picture's place on the card; its own drawing runs from 0 to these. */
export const PANEL = { x: 4, y: 49, width: 64, height: 51 };

/**
 * The sheet itself. From outside, `.card-ring` may be given a stroke to mark a card, and
 * `--card-paper`, `--card-edge`, `--card-ring` may be set on the element or above it.
 * @param {string} card
 * @param {unknown} content
 * @returns {Template}
 */
export function sheet(card, content) {
  return html`<svg class="card-face" data-card=${card} viewBox="0 0 72 104" aria-hidden="true" focusable="false">
    <rect class="card-paper" x=".5" y=".5" width="71" height="103" rx="5.5" fill=${PAPER} stroke=${EDGE} />
    ${content}
    <rect class="card-ring" x="1.5" y="1.5" width="69" height="101" rx="4.5" stroke-width="3" fill="none" stroke="var(--card-ring, none)" />
  </svg>`;
}

/**
 * A picture under the top indices, clipped to its panel.
 * @param {unknown} picture  in a box of 64 x 51
 * @param {string} ground  colour of its background
 * @param {string} line  colour of its frame
 */
export function panel(picture, ground, line) {
  const { x, y, width, height } = PANEL;
  return svg`<rect x=${x} y=${y} width=${width} height=${height} rx="2.5" fill=${ground} />
    <svg x=${x} y=${y} width=${width} height=${height} viewBox="0 0 64 51">${picture}</svg>
    <rect x=${x} y=${y} width=${width} height=${height} rx="2.5" fill="none" stroke=${line} stroke-width="1" />`;
}

/**
 * @typedef {object} Index
 * @property {(at: {x: number, y: number, height: number, maxWidth: number}) => Template} rank  drawn from its top middle
 * @property {(height: number) => number} width  of the rank
 * @property {(at: {x: number, y: number, size: number}) => Template} mark  drawn about its middle
 */

/**
 * A rank of letters or digits with a symbol.
 * @param {string} text
 * @param {string} colour
 * @param {Index['mark']} mark
 * @returns {Index}
 */
export function index(text, colour, mark) {
  return {
    rank: (at) => glyph(text, { ...at, colour }),
    width: (height) => glyphWidth(text, height),
    mark,
  };
}

/** The column of an index lies within 28 px: it reads where 30 px of the card show. */
const COLUMN = 15;
const TOP = {
  plain: { y: 4.5, height: 24, mark: 39, size: 15.5 },
  large: { y: 5, height: 43, mark: 66, size: 28 },
};
const BOTTOM = {
  plain: { y: 89.3, height: 8.6, size: 8.2 },
  large: { y: 87, height: 11.5, size: 11 },
};

/**
 * Indices in all four corners, all upright: nobody holds a screen upside down, and a 6
 * must never be a 9. The top ones are for fans in either direction.
 * @param {Index} at
 * @param {{large?: boolean, tabs?: string|null}} [how]  tabs: over a picture, the colour of its
 *   frame: the bottom ones then stand on tabs of paper
 */
export function corners(at, { large = false, tabs = null } = {}) {
  const top = large ? TOP.large : TOP.plain;
  const { y, height, size } = large ? BOTTOM.large : BOTTOM.plain;
  const width = Math.min(at.width(height), 16);
  const gap = 1.5;
  const whole = width + gap + size;
  const upper = (/** @type {number} */ x) => svg`${at.rank({ x, y: top.y, height: top.height, maxWidth: 25.5 })}
    ${at.mark({ x, y: top.mark, size: top.size })}`;
  const lower = (/** @type {number} */ left) => svg`${at.rank({ x: left + width / 2, y, height, maxWidth: 16 })}
    ${at.mark({ x: left + width + gap + size / 2, y: y + height / 2, size })}`;
  const inset = tabs ? 6.5 : 5.5;
  return svg`${tabs ? tabPair(whole + 5, tabs) : null}
    ${upper(COLUMN)}${upper(72 - COLUMN)}${lower(inset)}${lower(72 - inset - whole)}`;
}

/** Two tabs in the panel's bottom corners, joined to its frame. @param {number} width @param {string} line */
function tabPair(width, line) {
  const { x, y, width: whole, height } = PANEL;
  const [right, bottom, top] = [x + whole, y + height, y + height - 13.5];
  return svg`<path fill=${PAPER} stroke=${line} stroke-width="1" d="M${x} ${top}H${x + width - 2.5}q2.5 0 2.5 2.5V${bottom}H${x + 2.5}q-2.5 0-2.5-2.5ZM${right} ${top}H${right - width + 2.5}q-2.5 0-2.5 2.5V${bottom}H${right - 2.5}q2.5 0 2.5-2.5Z" />`;
}
