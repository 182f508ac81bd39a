/** The few signs of the table, drawn and not taken from a font. */
import { html, svg } from '../../lib/lit.js';
import { say } from '../../lib/words.js';

const PATHS = {
  menu: svg`<path d="M4 7h16M4 12h16M4 17h16"/>`,
  log: svg`<rect x="5" y="4" width="14" height="16.500" rx="2"/><path d="M8.500 9h7M8.500 12.500h7M8.500 16h4"/>`,
  last: svg`<rect x="3.5" y="6" width="9" height="13" rx="1.5"/><path d="M9 4.2 17.8 5.6 15.8 18.4"/>`,
  undo: svg`<path d="M9 7 4.5 11.5 9 16"/><path d="M5 11.5h9a5 5 0 0 1 0 10h-2"/>`,
  hint: svg`<path d="M9 17.5c0-2.2-3-3.6-3-7.3a6 6 0 0 1 12 0c0 3.7-3 5.1-3 7.3z"/><path d="M10 21h4"/>`,
  close: svg`<path d="M6 6l12 12M18 6 6 18"/>`,
  bot: svg`<rect x="5" y="8" width="14" height="11" rx="3"/><path d="M12 8V4.5M9.3 13v.6M14.7 13v.6"/>`,
  person: svg`<circle cx="12" cy="8" r="3.5"/><path d="M5 19.5a7 7 0 0 1 14 0"/>`,
  away: svg`<path d="M4 5l16 15M7 9.5a8 8 0 0 0-2.5 1.7M19.5 11.2A10.6 10.6 0 0 0 11 8M12 18.5v.1"/>`,
  tricks: svg`<rect x="5" y="3.5" width="11" height="15" rx="1.8"/><path d="M8.5 21H17a2 2 0 0 0 2-2V7.5"/>`,
  fold: svg`<path d="M6 9.5l6 6 6-6"/>`,
  sound: svg`<path d="M4 9.5v5h3.5L12 19V5L7.5 9.5z"/><path d="M15.5 9a4.5 4.5 0 0 1 0 6"/>`,
  how: svg`<path d="M4 5.5h6a2 2 0 0 1 2 2 2 2 0 0 1 2-2h6V18h-6a2 2 0 0 0-2 2 2 2 0 0 0-2-2H4z"/><path d="M12 8v11"/>`,
  talk: svg`<path d="M4 5h16v10h-8l-5 4.500V15H4z"/><path d="M8.500 10h.1M12 10h.1M15.500 10h.1"/>`,
  about: svg`<circle cx="12" cy="12" r="8.500"/><path d="M12 11.500V16M12 8v.1"/>`,
  swap: svg`<path d="M5 9h13l-3.500-3.500M19 15H6l3.500 3.500"/>`,
  hand: svg`<path d="M8 12.500V6.200a1.500 1.500 0 0 1 3 0V11M11 10.500V4.700a1.500 1.500 0 0 1 3 0V11M14 11V6.200a1.500 1.500 0 0 1 3 0v8.300a6 6 0 0 1-6 6c-2.500 0-3.900-1-5-3l-2-3.700a1.500 1.500 0 0 1 2.500-1.600L8 13.800"/>`,
  hold: svg`<path d="M9 6v12M15 6v12"/>`,
  host: svg`<path d="M4 17.500h16M5 14.500 3.800 7.500l4.700 3.200L12 5.500l3.500 5.200 4.700-3.200L19 14.500z"/>`,
  eye: svg`<path d="M2.500 12S6 5.800 12 5.800 21.500 12 21.500 12 18 18.200 12 18.200 2.500 12 2.500 12z"/><circle cx="12" cy="12" r="2.800"/>`,
  lock: svg`<rect x="5.500" y="10.500" width="13" height="9.500" rx="2"/><path d="M8.500 10.500V8a3.500 3.500 0 0 1 7 0v2.500"/>`,
  seal: svg`<circle cx="12" cy="9.500" r="5.500"/><path d="M9 14.200 7.500 21l4.500-2.500 4.500 2.500-1.500-6.800M9.800 9.500l1.600 1.600 2.900-3"/>`,
  phone: svg`<rect x="7" y="3" width="10" height="18" rx="2"/><path d="M11 18h2"/>`,
  turn: svg`<path d="M18.5 15.5A8 8 0 1 0 12 20"/><path d="M21.5 13l-3 3.2-3.4-2.6"/>`,
};

/** @param {keyof typeof PATHS} name */
export const icon = (name) => html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" data-icon=${name}>${PATHS[name]}</svg>`;

/**
 * A small button that is a sign; out of use it stays where it is, only pale.
 * @param {keyof typeof PATHS} name @param {string} label id of its message
 * @param {boolean} enabled @param {() => void} action
 */
export const tool = (name, label, enabled, action) => html`<button
  type="button"
  class="t-tool"
  data-tool=${name}
  aria-label=${say(label)}
  title=${say(label)}
  aria-disabled=${enabled ? 'false' : 'true'}
  @click=${() => enabled && action()}
>
  ${icon(name)}
</button>`;
