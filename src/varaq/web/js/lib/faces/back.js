/** The back of every card: a lattice of eight-pointed stars, the khatam of Persian inlay. */
import { html } from '../../../vendor/lit.js';

/** Two squares, one on its corner, on a grid; made once, without ids that could clash. */
const LATTICE = (() => {
  const step = 10.5;
  const r = 3.1;
  const k = (r * Math.SQRT2).toFixed(2);
  let stars = '';
  let diamonds = '';
  for (let row = 0; row < 9; row += 1) {
    for (let column = 0; column < 6; column += 1) {
      const x = (36 + (column - 2.5) * step).toFixed(2);
      const y = (52 + (row - 4) * step).toFixed(2);
      stars += `M${x} ${y}m${-r} ${-r}h${2 * r}v${2 * r}h${-2 * r}zM${x} ${y}m0-${k}l${k} ${k}-${k} ${k}-${k}-${k}z`;
      if (column < 5 && row < 8) {
        diamonds += `M${+x + step / 2} ${+y + step / 2}m0-1.9l1.9 1.9-1.9 1.9-1.9-1.9z`;
      }
    }
  }
  return { stars, diamonds };
})();

/** @returns {import('./ink.js').Template} */
export function cardBack() {
  return html`<svg class="card-face card-back" viewBox="0 0 72 104" aria-hidden="true" focusable="false">
    <rect class="card-paper" x=".5" y=".5" width="71" height="103" rx="5.5" fill="var(--card-paper, #fffdf6)" stroke="var(--card-edge, #b5ad9c)" />
    <rect x="4" y="4" width="64" height="96" rx="3" fill="var(--card-back, #1f4e5f)" />
    <path d=${LATTICE.stars} fill="var(--card-back-star, #2c6a7c)" stroke="var(--card-back-line, #d9b26a)" stroke-width=".55" />
    <path d=${LATTICE.diamonds} fill="var(--card-back-line, #d9b26a)" />
    <rect x="5.5" y="5.5" width="61" height="93" rx="2" fill="none" stroke="var(--card-back-line, #d9b26a)" stroke-width=".8" />
  </svg>`;
}
