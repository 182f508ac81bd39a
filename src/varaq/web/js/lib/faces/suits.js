/**
 * The twelve suit symbols, each a shape of its own; those of the two old boxed games carry
 * their letter as well. Drawn in a box from -50 to 50.
 */
import { html, svg } from '../../../vendor/lit.js';
import { glyph } from './glyphs.js';
import { LIGHT, inlineColour } from './ink.js';

/**
 * @typedef {import('./ink.js').Suit} Suit
 * @typedef {import('./ink.js').Template} Template
 * @typedef {import('./ink.js').FaceOptions} FaceOptions
 */

/** @param {number} points @param {number} outer @param {number} inner */
export function star(points, outer, inner) {
  const corner = (/** @type {number} */ i) => {
    const angle = (Math.PI * i) / points;
    const r = i % 2 ? inner : outer;
    return `${(r * Math.sin(angle)).toFixed(1)} ${(-r * Math.cos(angle)).toFixed(1)}`;
  };
  return `M${Array.from({ length: points * 2 }, (_, i) => corner(i)).join('L')}Z`;
}

/** @type {Record<Suit, string>} */
const SHAPES = {
  S: 'M0-49C7-27 43-9 43 17c0 14-10 23-21 23-8 0-14-3-18-9 1 9 5 14 13 18h-34c8-4 12-9 13-18-4 6-10 9-18 9-11 0-21-9-21-23C-43-9-7-27 0-49Z',
  H: 'M0 47C-9 27-45 8-45-18c0-15 10-26 23-26 10 0 18 6 22 16 4-10 12-16 22-16 13 0 23 11 23 26C45 8 9 27 0 47Z',
  D: 'M0-50C9-30 23-13 39 0 23 13 9 30 0 50-9 30-23 13-39 0-23-13-9-30 0-50Z',
  C: 'M-21-27a21 21 0 1 1 42 0a21 21 0 1 1-42 0M-47 9a21 21 0 1 1 42 0a21 21 0 1 1-42 0M5 9a21 21 0 1 1 42 0a21 21 0 1 1-42 0M-9-16h18L14 8H-14ZM-6-4H6C6 26 9 40 19 48h-38C-9 40-6 26-6-4Z',
  E: 'M-41-46Q-20-46 0-50 20-46 41-46V-4C41 24 22 40 0 50-22 40-41 24-41-4Z',
  R: star(8, 51, 38),
  G: 'M-26-49H26L19-19 49-26V26L19 19 26 49H-26L-19 19-49 26V-26L-19-19Z',
  F: 'M-47 0a47 47 0 1 1 94 0a47 47 0 1 1-94 0',
  W: 'M-43 48V-48h18v15h16v-15H9v15h16v-15h18V48Z',
  X: 'M-43 48V-2C-43-28-26-40-6-43L0-52 6-43C26-40 43-28 43-2V48Z',
  Y: 'M-43 48V-10L0-51 43-10V48Z',
  Z: 'M-43 48V0h15v-24h15v-25h26v25h15V0h15V48Z',
};

/** How large the letter stands in its badge: [middle y, height]. @type {Partial<Record<Suit, [number, number]>>} */
const LETTERS = {
  E: [-5, 54], R: [0, 46], G: [0, 44], F: [0, 54], W: [12, 48], X: [10, 54], Y: [13, 52], Z: [14, 50],
};

/** @param {Suit} suit @param {string} colour */
function shape(suit, colour) {
  const letter = LETTERS[suit];
  // A light rim inside the cockade tells it from the eight-pointed star at 12 px.
  const rim = suit === 'F' ? svg`<circle r="39" fill="none" stroke=${LIGHT} stroke-width="4" />` : null;
  return svg`<path d=${SHAPES[suit]} fill=${colour} />${rim}${letter
    && glyph(suit, { x: 0, y: letter[0] - letter[1] / 2, height: letter[1], colour: LIGHT, maxWidth: 44 })}`;
}

/**
 * A symbol inside a face: its middle, its height, its ink.
 * @param {Suit} suit
 * @param {{x: number, y: number, size: number, colour: string}} place
 * @returns {Template}
 */
export function pip(suit, { x, y, size, colour }) {
  return svg`<g transform="translate(${x} ${y}) scale(${size / 100})">${shape(suit, colour)}</g>`;
}

/**
 * A symbol for running text, one em high. It says nothing to a screen reader: the words
 * beside it do.
 * @param {Suit} suit
 * @param {FaceOptions} [options]
 * @returns {Template}
 */
export function suitSymbol(suit, options = {}) {
  return html`<svg class="suit suit-${suit}" viewBox="-52 -54 104 108" width="1em" height="1em" aria-hidden="true" focusable="false">${shape(suit, inlineColour(suit, options))}</svg>`;
}
