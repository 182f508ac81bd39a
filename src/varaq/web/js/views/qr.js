/** A QR code of a link: drawn by the server, from an address or, where the link holds a key, from a message. */
import { qrAddress, qrPicture } from '../lib/api.js';
import { View } from '../lib/element.js';
import { html, nothing } from '../lib/lit.js';
import { say } from '../lib/words.js';
import { announce, copy, icon } from './parts.js';

class QrCode extends View {
  static properties = { text: {}, picture: { state: true } };

  constructor() {
    super();
    this.text = '';
    this.picture = '';
  }

  willUpdate(changed) {
    if (changed.has('text')) this.picture = '';
  }

  /** A key is sent out only when somebody wants to see its code. */
  updated(changed) {
    if (!changed.has('text')) return;
    const fold = this.closest('details');
    if (!fold || fold.open) this.#draw();
    else fold.addEventListener('toggle', () => this.#draw(), { once: true });
  }

  async #draw() {
    const { text } = this;
    const picture = text ? await qrPicture(text).catch(() => '') : '';
    if (text === this.text) this.picture = picture;
  }

  render() {
    // without a picture the link serves all the same
    return this.picture ? html`<img class="qr" src=${this.picture} alt=${say('screen-qr')} width="200" height="200" />` : nothing;
  }
}

customElements.define('varaq-qr', QrCode);

/** @param {string} link @param {boolean} secret */
export const qrCode = (link, secret) =>
  secret ? html`<varaq-qr .text=${link}></varaq-qr>` : html`<img class="qr" src=${qrAddress(link)} alt=${say('screen-qr')} width="200" height="200" />`;

/** A link to take along: as a code, to read, and to copy. @param {string} link @param {{secret?: boolean, button?: string}} [how] `button`: its classes */
export const linkOut = (link, { secret = false, button = 'button' } = {}) => html`<div class="link-out">
  ${qrCode(link, secret)}
  <p class="link-text"><bdi dir="ltr">${link}</bdi></p>
  <button
    type="button"
    class=${button}
    @click=${async () => announce(say((await copy(link)) ? 'screen-copied' : 'screen-copy-failed'))}
  >
    ${icon('link')} ${say('screen-copy-link')}
  </button>
</div>`;
