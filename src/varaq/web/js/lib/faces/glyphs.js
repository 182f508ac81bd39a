/**
 * Ranks and letters, drawn: phones have no common condensed bold face, and an index must
 * look and measure the same everywhere. One line of even width with round ends; the middle
 * of the line runs from y 0 to y 18.
 */
import { svg } from '../../../vendor/lit.js';

/** @typedef {import('./ink.js').Template} Template */

const LINE = 4;
const HEIGHT = 18 + LINE;
const GAP = LINE + 1.2;

/** Width of the middle of the line, and its path. @type {Record<string, [number, string]>} */
const GLYPHS = {
  0: [10, 'M5 0C8.4 0 10 2.6 10 6v6c0 3.4-1.6 6-5 6s-5-2.6-5-6V6C0 2.6 1.6 0 5 0Z'],
  1: [5, 'M0 3.8 5 0v18'],
  2: [10, 'M.2 5C.4 1.9 2.2 0 5 0s4.8 1.9 4.8 4.7C9.8 9.4.6 12.2 0 18h10'],
  3: [10, 'M.4 4.2C.8 1.6 2.5 0 5 0c2.8 0 4.6 1.7 4.6 4.2S7.8 8.5 4.4 8.5C8 8.5 10 10.4 10 13.1 10 16 8 18 5 18 2.2 18 .4 16.4 0 13.7'],
  4: [11, 'M7.8 18V0L0 12.8h11'],
  5: [10, 'M9.2 0H1.6L.9 8.2C2 7 3.4 6.4 5 6.4c3 0 5 2.2 5 5.7 0 3.6-2 5.9-5 5.9-2.7 0-4.5-1.5-5-4'],
  6: [10, 'M8.4 0C3.6 2 0 6.4 0 12c0 3.6 2 6 5 6s5-2.3 5-5.5S8 7 5 7C2.8 7 1.1 8.2.3 10.2'],
  7: [10, 'M0 0h10C6.8 5 4.6 11 4.2 18'],
  8: [10, 'M5 8.4C2.4 8.4.6 6.7.6 4.2S2.4 0 5 0s4.4 1.7 4.4 4.2S7.6 8.4 5 8.4C2 8.4 0 10.3 0 13.2S2 18 5 18s5-1.9 5-4.8S8 8.4 5 8.4Z'],
  9: [10, 'M1.6 18C6.4 16 10 11.6 10 6c0-3.6-2-6-5-6S0 2.3 0 5.5 2 11 5 11c2.2 0 3.9-1.2 4.7-3.2'],
  A: [12, 'M0 18 6 0l6 18M2.3 12.4h7.4'],
  K: [11, 'M0 0v18M10.2 0 .2 11M4.2 7.4 11 18'],
  Q: [12, 'M6 0c3.8 0 6 2.8 6 6.8v4.4c0 4-2.2 6.8-6 6.8s-6-2.8-6-6.8V6.8C0 2.8 2.2 0 6 0ZM7.4 12.8 12.4 18.6'],
  J: [8, 'M8 0v12.6C8 16 6.4 18 3.8 18 1.6 18 .3 16.7 0 14.4'],
  B: [10, 'M0 0v18h5.2c3 0 4.8-1.8 4.8-4.7S8.2 8.6 5 8.6H0M0 0h4.6c2.8 0 4.4 1.6 4.4 4.2S7.4 8.6 4.6 8.6'],
  E: [8, 'M8.4 0H0v18h8.4M0 8.8h7.2'],
  F: [8, 'M0 18V0h8.4M0 8.8h7'],
  G: [11, 'M10.4 4.2C9.6 1.5 8 0 5.8 0 2.2 0 0 2.8 0 6.8v4.4c0 4 2.2 6.8 5.8 6.8 2.9 0 5-1.9 5-5V9.8H6.4'],
  H: [10, 'M0 0v18M10 0v18M0 8.8h10'],
  L: [8, 'M0 0v18h8.2'],
  R: [10, 'M0 18V0h4.8C7.8 0 9.6 1.8 9.6 4.7S7.8 9.4 4.8 9.4H0M5 9.4 10.2 18'],
  W: [16, 'M0 0l3.8 18L8 3l4.2 15L16 0'],
  X: [11, 'M0 0l11 18M11 0 0 18'],
  Y: [11, 'M0 0l5.5 9.4L11 0M5.5 9.4V18'],
  Z: [10, 'M0 0h10L0 18h10.4'],
  '!': [0, 'M0 0v10.6M0 17.4v.6'],
};

/** A zero after a one may be narrower: "10" must fit where "Q" does. */
const NARROW_ZERO = /** @type {[number, string]} */ ([8, 'M4 0c2.8 0 4 2.6 4 6v6c0 3.4-1.2 6-4 6s-4-2.6-4-6V6c0-3.4 1.2-6 4-6Z']);

/** @param {string} text @returns {{width: number, d: [number, string][]}} */
function layOut(text) {
  let at = 0;
  /** @type {[number, string][]} */
  const d = [];
  for (const [i, character] of [...text].entries()) {
    const [width, path] = text === '10' && i === 1 ? NARROW_ZERO : GLYPHS[character] ?? [0, ''];
    d.push([at, path]);
    at += width + GAP;
  }
  return { width: at - GAP + LINE, d };
}

/**
 * How wide `text` is when it is `height` high.
 * @param {string} text @param {number} height
 */
export const glyphWidth = (text, height) => (layOut(text).width * height) / HEIGHT;

/**
 * A rank or letter with its middle at `x` and its top at `y`.
 * @param {string} text
 * @param {{x: number, y: number, height: number, colour: string, maxWidth?: number}} place
 * @returns {Template}
 */
export function glyph(text, { x, y, height, colour, maxWidth = Infinity }) {
  const { width, d } = layOut(text);
  const scale = height / HEIGHT;
  const squeeze = Math.min(1, maxWidth / (width * scale));
  const left = x - (width * scale * squeeze) / 2 + (LINE / 2) * scale * squeeze;
  return svg`<g transform="translate(${left} ${y + (LINE / 2) * scale}) scale(${scale * squeeze} ${scale})"
    fill="none" stroke=${colour} stroke-width=${LINE} stroke-linecap="round" stroke-linejoin="round"
    >${d.map(([at, path]) => svg`<path transform="translate(${at})" d=${path} />`)}</g>`;
}
