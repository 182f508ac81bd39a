/**
 * The picture cards that no old drawing is free for, in flat colours: Joffre's four zeros,
 * the two boys of Lost Heir, the jokers' jester. Each fills a box of 64 x 51; the corners at
 * the bottom are covered by indices, so faces stand in the middle and high.
 */
import { svg } from '../../../vendor/lit.js';
import { BLUE, DARK, GOLD, LIGHT, RED, SKIN } from './ink.js';

/** @typedef {import('./ink.js').Template} Template */

const HAIR = '#7b4a22';
const BLUSH = '#e39c7d';

const ground = (/** @type {string} */ colour) => svg`<rect width="64" height="51" fill=${colour} />`;

/** Rays from behind a head: they lift it off the ground in grey as well as in colour. */
const rays = (/** @type {string} */ colour) => svg`<path fill=${colour} d="M32 26-9-6V6ZM32 26 8-12H20ZM32 26 28-14h8ZM32 26 44-12H56ZM32 26 73-6V6ZM32 26 80 16V30ZM32 26-16 16V30Z" />`;

const eyes = (/** @type {number} */ y, /** @type {number} */ apart = 4) => svg`<circle cx=${32 - apart} cy=${y} r="1.1" fill=${DARK} /><circle cx=${32 + apart} cy=${y} r="1.1" fill=${DARK} />`;

/** 0E: three lions, lilies, a harp put simply: a quartered shield under a crown. */
export function royalArms() {
  const lion = (/** @type {number} */ x, /** @type {number} */ y) => svg`<path transform="translate(${x} ${y})" fill=${GOLD}
    d="M-5.2 2.4-4.6-.6-3.4-1.2V-3h1.8l.6 1.4H2.2C3.4-1.6 3.2-3.4 4.6-3.4 5.8-3.4 5.9-1.9 4.9-1.7 4.3-1.6 4.3-.5 3.5-.1L4 2.4H2.6L2 .6H-2L-2.7 2.4Z" />`;
  return svg`${ground('#dfe7f3')}${rays('#cdd9ec')}
    <path d="M18 14H46V30C46 40 40 45.5 32 49 24 45.5 18 40 18 30Z" fill=${RED} />
    <path d="M32 14H46V30H32Z" fill=${BLUE} /><path d="M18 30H32V49C24 45.5 18 40 18 30Z" fill=${BLUE} />
    ${lion(25, 18.5)}${lion(25, 22.7)}${lion(25, 26.9)}
    <path fill=${GOLD} d="M39 17c2 2 2 3.6 1.2 5.6 1-1.8 4-1.6 4 .6 0 1.4-1.4 2-2.4 1.3H36.2c-1 .7-2.4.1-2.4-1.3 0-2.2 3-2.4 4-.6C37 20.6 37 19 39 17ZM37 25.4h4v.9H40c0 1 .4 1.7 1 2.2H37c.6-.5 1-1.2 1-2.2H37Z" />
    <path fill="none" stroke=${GOLD} stroke-width="1.1" d="M22.5 33.5c5-2 6 2.5 6 6.5M22.5 33.5c0 4 1.5 7.5 6 7.5M24.5 34.5v4M26.5 34.5v5.5" />
    ${lion(38.5, 34)}${lion(37, 38.4)}
    <path d="M18 14H46V30C46 40 40 45.5 32 49 24 45.5 18 40 18 30Z" fill="none" stroke=${GOLD} stroke-width="1.5" />
    <path d="M32 14V48.5M18 30H46" stroke=${GOLD} stroke-width="1" />
    <path fill=${GOLD} d="M22 12.5 20.5 4 26 7.5 32 1.5 38 7.5 43.5 4 42 12.5Z" />
    <path fill=${RED} d="M22 10.3H42V12.5H22Z" /><circle cx="32" cy="11.4" r="1" fill=${LIGHT} /><circle cx="27" cy="11.4" r=".8" fill=${LIGHT} /><circle cx="37" cy="11.4" r=".8" fill=${LIGHT} />`;
}

/**
 * A jester in cap and bells. Two tones make him: the Russian one green, the big joker red
 * and blue, the little one in black and white.
 * @param {{one?: string, two?: string, back?: string, beam?: string, bell?: string}} [tones]
 */
export function jester({ one = '#1c6b3a', two = RED, back = '#e2eee2', beam = '#d0e3d3', bell = GOLD } = {}) {
  return svg`${ground(back)}${rays(beam)}
    <path fill=${one} d="M14 51C15 43 22 40 32 40V51Z" /><path fill=${two} d="M50 51C49 43 42 40 32 40V51Z" />
    <path fill=${LIGHT} stroke=${DARK} stroke-width=".6" d="M18 43 22 37H42L46 43 40 42 36 47 32 42.5 28 47 24 42Z" />
    <ellipse cx="32" cy="29" rx="9" ry="11" fill=${SKIN} />
    <circle cx="26" cy="31.5" r="1.9" fill=${BLUSH} /><circle cx="38" cy="31.5" r="1.9" fill=${BLUSH} />
    ${eyes(27.5, 3.6)}<path d="M32 28.5v3.2h-1.3" fill="none" stroke=${HAIR} stroke-width=".8" />
    <path d="M26.5 33.5Q32 40 37.5 33.5Q32 35.5 26.5 33.5Z" fill=${RED} stroke=${DARK} stroke-width=".4" />
    <path fill=${one} d="M32 23.5C27 22.5 23.5 23.5 22.5 26 21 20 14.5 18.5 10 24 9.5 13 18 8 24.5 12 26 8 29 5.5 32 4Z" />
    <path fill=${two} d="M32 23.5C37 22.5 40.5 23.5 41.5 26 43 20 49.5 18.5 54 24 54.5 13 46 8 39.5 12 38 8 35 5.5 32 4Z" />
    <path d="M32 4V23.5" stroke=${LIGHT} stroke-width=".7" />
    <path d="M22.5 26Q32 20.5 41.5 26" fill="none" stroke=${bell} stroke-width="1.8" />
    <circle cx="10" cy="25" r="2.6" fill=${bell} /><circle cx="54" cy="25" r="2.6" fill=${bell} /><circle cx="32" cy="4" r="2.6" fill=${bell} />
    <circle cx="10" cy="26" r=".8" fill=${DARK} /><circle cx="54" cy="26" r=".8" fill=${DARK} /><circle cx="32" cy="5" r=".8" fill=${DARK} />`;
}

/** 0G: the Kaiser under his spiked helmet with the eagle, moustache ends up. */
export function kaiser() {
  return svg`${ground('#ece2d3')}${rays('#ded0ba')}
    <path fill="#5f6a5a" d="M11 51C12 43 20 40.5 32 40.5S52 43 53 51Z" />
    <path fill=${RED} d="M24.5 39.5H39.5V43.5L32 46.5 24.5 43.5Z" /><path fill=${GOLD} d="M24.5 42.6 32 45.6 39.5 42.6V44L32 47 24.5 44Z" />
    <path fill=${GOLD} d="M12.5 46.5 22 42.3 22.8 45 15 49.5ZM51.5 46.5 42 42.3 41.2 45 49 49.5Z" />
    <path fill=${SKIN} d="M23 22H41V31C41 38 37 42 32 42S23 38 23 31Z" />
    <path d="M25.5 24.8 30 25.6M38.5 24.8 34 25.6" stroke=${HAIR} stroke-width="1.3" stroke-linecap="round" />${eyes(27.4, 3.8)}
    <path d="M32 26.5v4.5h-1.6" fill="none" stroke="#b9895f" stroke-width=".9" />
    <path fill=${HAIR} d="M32 32.2C29.5 31.2 27 34.6 23.5 32.6 21 31.2 20.5 27.5 21.5 25.2 16.8 29 18.2 35.2 23.8 36 27.5 36.5 30.5 35.6 32 34.4 33.5 35.6 36.5 36.5 40.2 36 45.8 35.2 47.2 29 42.5 25.2 43.5 27.5 43 31.2 40.5 32.6 37 34.6 34.5 31.2 32 32.2Z" />
    <path d="M29.5 38.2h5" stroke="#a9523d" stroke-width="1.1" stroke-linecap="round" />
    <path fill=${DARK} d="M20 20.5C19.5 12 24 7 32 7S44.5 12 44 20.5Z" />
    <path fill=${GOLD} d="M31 0h2L34 5.5 36.5 8H27.5L30 5.5Z" />
    <path fill=${DARK} d="M18 23.5C20 18.5 44 18.5 46 23.5 38 20.8 26 20.8 18 23.5Z" />
    <path fill="none" stroke=${GOLD} stroke-width="1" d="M18 23.5C22 20.5 42 20.5 46 23.5" />
    <path fill=${GOLD} d="M32 9.2 33.2 10.6 32.8 12.2C35.5 12.6 37.5 11.4 39 9 40.8 13.4 38.2 16.6 34.2 17.2L36 19.8H33.4L32 18.3 30.6 19.8H28L29.8 17.2C25.8 16.6 23.2 13.4 25 9 26.5 11.4 28.5 12.6 31.2 12.2L30.8 10.6Z" />`;
}

/** 0F: "Papa" Joffre, képi with oak leaves, white moustache. */
export function joffre() {
  return svg`${ground('#f6e0dd')}${rays('#efcdc9')}
    <path fill="#22293f" d="M10 51C11 43.5 20 41 32 41S53 43.5 54 51Z" />
    <path fill=${RED} d="M24 40H40V44H24Z" /><path fill=${GOLD} d="M24 42.6H40V44H24Z" />
    <circle cx="32" cy="47.5" r="1.1" fill=${GOLD} /><path fill=${GOLD} d="M13 46.5 22 43 23 45.5 15.5 49ZM51 46.5 42 43 41 45.5 48.5 49Z" />
    <path fill=${SKIN} d="M21.5 21H42.5V31.5C42.5 38.5 38 42.5 32 42.5S21.5 38.5 21.5 31.5Z" />
    <path fill="#e9e4da" d="M21.5 21H24.5V30L21.5 28ZM42.5 21H39.5V30L42.5 28Z" />
    <circle cx="25.5" cy="31" r="2" fill=${BLUSH} /><circle cx="38.5" cy="31" r="2" fill=${BLUSH} />
    <path d="M25.5 24.5 Q28 23 30.3 24.8M38.5 24.5Q36 23 33.7 24.8" stroke="#e9e4da" stroke-width="1.7" fill="none" stroke-linecap="round" />${eyes(27.2, 4)}
    <path d="M32 26v4.6h-1.6" fill="none" stroke="#b9895f" stroke-width=".9" />
    <path fill=${LIGHT} stroke="#bdb5a6" stroke-width=".7" d="M32 31.5C28.5 30.5 23 31.5 20.5 38 24 37.2 26.5 38.6 29 38 30.6 37.6 31.5 36.5 32 35.6 32.5 36.5 33.4 37.6 35 38 37.5 38.6 40 37.2 43.5 38 41 31.5 35.5 30.5 32 31.5Z" />
    <path d="M29.8 39.8h4.4" stroke="#a9523d" stroke-width="1.1" stroke-linecap="round" />
    <path fill=${RED} d="M22.8 13 24.2 6.5Q32 4.5 39.8 6.5L41.2 13Z" /><path fill="#22293f" d="M21 19.5 22.3 11.5Q32 9.5 41.7 11.5L43 19.5Z" />
    <ellipse cx="32" cy="6.4" rx="7.8" ry="1.4" fill="#9d1f22" />
    <path fill=${DARK} d="M19 23C22 17.5 42 17.5 45 23 38 20 26 20 19 23Z" />
    <path fill="none" stroke=${GOLD} stroke-width="1" d="M22 17.5Q32 15.5 42 17.5" />
    <path fill=${GOLD} d="M32 11.6c1 .9 1 2.3 0 3.3-1-1-1-2.4 0-3.3ZM28.6 11.9c1.2.6 1.5 1.9.8 3.1-1.3-.6-1.6-1.9-.8-3.1ZM25.3 12.3c1.2.5 1.6 1.7 1 3-1.3-.5-1.7-1.7-1-3ZM35.4 11.9c-1.2.6-1.5 1.9-.8 3.1 1.3-.6 1.6-1.9.8-3.1ZM38.7 12.3c-1.2.5-1.6 1.7-1 3 1.3-.5 1.7-1.7 1-3Z" />`;
}

/** The Lost Heir: a curly child with a crown too big and a bear. */
export function heir() {
  const curls = '#d99a3a';
  return svg`${ground('#fbeccb')}${rays('#f6dfae')}
    <path fill=${BLUE} d="M17 51C18 44 24 41.5 32 41.5S46 44 47 51Z" />
    <path fill=${LIGHT} d="M23 43.5C26 47 30 46.5 32 43.5 34 46.5 38 47 41 43.5L39.5 40.5H24.5Z" />
    <path fill=${curls} d="M32 10C22 10 18.5 18 20 24 16.5 27 17.5 32 20.5 33.5 20.5 38 25 40 28 38H36C39 40 43.5 38 43.5 33.5 46.5 32 47.5 27 44 24 45.5 18 42 10 32 10Z" />
    <ellipse cx="32" cy="28.5" rx="9.5" ry="10.5" fill=${SKIN} />
    <path fill=${curls} d="M22 26C23 19 29 17 32 20 36 17 41 20 42 26 39 24.5 37 23 35.5 21.5 33 25 26 23.5 22 26Z" />
    <circle cx="25.6" cy="32" r="2.1" fill=${BLUSH} /><circle cx="38.4" cy="32" r="2.1" fill=${BLUSH} />${eyes(28.8, 3.8)}
    <path d="M29 34.2Q32 37 35 34.2" fill="none" stroke="#a9523d" stroke-width="1.2" stroke-linecap="round" />
    <path fill=${GOLD} stroke="#b9842a" stroke-width=".6" d="M22.5 16.5 20.5 5 26.8 9.5 32 2 37.2 9.5 43.5 5 41.5 16.5Q32 13.5 22.5 16.5Z" />
    <circle cx="32" cy="11.4" r="1.5" fill=${RED} /><circle cx="26.6" cy="12.6" r="1.1" fill=${BLUE} /><circle cx="37.4" cy="12.6" r="1.1" fill=${BLUE} />
    <path fill=${BLUE} d="M43 45Q44 38 50 35.5L53 39Q49 41 47.5 46Z" />
    <g fill="#9a6a3c"><circle cx="47.3" cy="20.7" r="2.2" /><circle cx="54.7" cy="20.7" r="2.2" /><circle cx="51" cy="24" r="5" /><ellipse cx="51" cy="32.5" rx="5" ry="5.2" /><circle cx="45.8" cy="30" r="1.8" /><circle cx="56.2" cy="30" r="1.8" /><circle cx="47.6" cy="37.2" r="2" /><circle cx="54.4" cy="37.2" r="2" /></g>
    <ellipse cx="51" cy="25.7" rx="2.4" ry="1.9" fill="#e3c496" /><ellipse cx="51" cy="33" rx="2.8" ry="3.1" fill="#b98a58" /><circle cx="51" cy="24.9" r=".9" fill=${DARK} /><circle cx="49" cy="22.9" r=".8" fill=${DARK} /><circle cx="53" cy="22.9" r=".8" fill=${DARK} />
    <circle cx="48.4" cy="36" r="2.3" fill=${SKIN} />`;
}

/** The Wrong Boy: cap askew, freckles, tongue out, sling in hand. */
export function wrongBoy() {
  return svg`${ground('#dcdfe4')}${rays('#cbd0d8')}
    <path fill="#7d4f6d" d="M17 51C18 44 24 41.5 32 41.5S46 44 47 51Z" />
    <path stroke=${LIGHT} stroke-width="1.6" d="M21 46.5Q32 43.5 43 46.5M19 50Q32 47 45 50" fill="none" />
    <path fill="#b4552d" d="M20.5 30C18 18 26 11 33 11.5 41 12 46 19 43.5 30Z" />
    <circle cx="21.8" cy="30.5" r="2.5" fill=${SKIN} /><circle cx="42.2" cy="30.5" r="2.5" fill=${SKIN} />
    <ellipse cx="32" cy="30" rx="9.8" ry="11" fill=${SKIN} />
    <path fill="#b4552d" d="M22 26 25 21 26.5 24.5 29.5 20.5 31 24.5 35 20.5 36 24 39.5 21.5 42 26 42 18H22Z" />
    <path d="M26 26.5 30 25.5M34.5 24.6 38.5 27" stroke="#7a3518" stroke-width="1.3" stroke-linecap="round" />
    <circle cx="28.2" cy="29" r="1.2" fill=${DARK} /><path d="M34 29.4Q36 28 38 29.4" fill="none" stroke=${DARK} stroke-width="1.3" stroke-linecap="round" />
    <g fill="#c9764c"><circle cx="25" cy="32.2" r=".6" /><circle cx="26.8" cy="33" r=".6" /><circle cx="25.6" cy="34.2" r=".6" /><circle cx="39" cy="32.2" r=".6" /><circle cx="37.2" cy="33" r=".6" /><circle cx="38.4" cy="34.2" r=".6" /></g>
    <path d="M27 34.5Q32 38.5 37.5 33.5Q37 39 32.5 38.8 28.5 38.5 27 34.5Z" fill="#6d2525" /><path d="M32 37.2Q35 35.6 36.8 36.6 37.4 41.5 34.6 41.8 32.2 41.6 32 37.2Z" fill="#e2707a" />
    <path fill="#4a6a52" d="M19.5 19C18 9 29 3.5 38 6.5 45 9 46.5 14 45 18.5Q32 12.5 19.5 19Z" /><path fill="#36503d" d="M45.2 18.5Q40 14.5 34 14.2L52 13.5Q55.5 17 53.5 20.5 49 18 45.2 18.5Z" /><circle cx="32.5" cy="6" r="1.5" fill="#36503d" />
    <path fill="#7d4f6d" d="M20.5 46Q14.5 45 11.5 38L15 36Q17.5 41 22 42Z" />
    <path d="M11.5 38V28L6.5 20.5M11.5 28 16.5 20.5" stroke=${HAIR} stroke-width="2.8" fill="none" stroke-linecap="round" stroke-linejoin="round" /><path d="M6.5 20.5Q11.5 17.5 16.5 20.5" stroke=${DARK} stroke-width=".9" fill="none" /><circle cx="11.5" cy="18.6" r="1.6" fill=${DARK} /><circle cx="12" cy="34.5" r="2.6" fill=${SKIN} />`;
}
