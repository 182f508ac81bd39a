/** The signs of the time bar, drawn; those that point along time turn round with the language. */
import { html, svg } from '../../lib/lit.js';
import { say } from '../../lib/words.js';

const PATHS = {
  first: svg`<path d="M7 5v14M18 5.500 9.500 12 18 18.500z"/>`,
  back: svg`<path d="M16 5.500 7.500 12 16 18.500z"/>`,
  forward: svg`<path d="M8 5.500 16.500 12 8 18.500z"/>`,
  last: svg`<path d="M17 5v14M6 5.500 14.500 12 6 18.500z"/>`,
  'deal-back': svg`<path d="M20 6.500 13 12l7 5.500zM11 6.500 4 12l7 5.500z"/>`,
  'deal-on': svg`<path d="M4 6.500 11 12l-7 5.500zM13 6.500 20 12l-7 5.500z"/>`,
  play: svg`<circle cx="12" cy="12" r="9.500"/><path d="M10 8l6 4-6 4z"/>`,
  pause: svg`<circle cx="12" cy="12" r="9.500"/><path d="M9.800 8.500v7M14.200 8.500v7"/>`,
};

/**
 * A button of the time bar; at the end of the way it stays, only pale.
 * @param {keyof typeof PATHS} name @param {boolean} enabled @param {() => void} action @param {string} [kind]
 */
export const step = (name, enabled, action, kind = '') => html`<button
  type="button"
  class="r-button ${kind}"
  data-step=${name}
  aria-label=${say(`replay-${name}`)}
  title=${say(`replay-${name}`)}
  aria-disabled=${enabled ? 'false' : 'true'}
  @click=${() => enabled && action()}
>
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${PATHS[name]}</svg>
</button>`;
