/** The ground on which every view stands. */
import { LitElement } from './lit.js';
import { subscribe } from './settings.js';
import { onWords } from './words.js';

/**
 * A Lit element without a shadow root, so that one set of styles, labels and headings
 * serves the whole page, drawn anew when the language or a setting changes.
 */
export class View extends LitElement {
  /** @type {(() => void)[]} */
  #stops = [];

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    const again = () => this.requestUpdate();
    this.#stops = [subscribe(again), onWords(again)];
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }
}
