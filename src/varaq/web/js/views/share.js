/** A rule card on its way out (text, link, file, QR code) and on its way in. */
import { qrAddress, readHouse, readToml, tomlAddress } from '../lib/api.js';
import { View } from '../lib/element.js';
import { html, nothing } from '../lib/lit.js';
import { go, here, outside, toHouse } from '../lib/router.js';
import { say } from '../lib/words.js';
import { cardText, houseName, refusalText } from '../models/house.js';
import { announce, copy, icon, problemList, sheet } from './parts.js';

/** A house may have too long a text for a QR code; the link serves all the same. */
const hide = (event) => {
  event.target.hidden = true;
};

class Share extends View {
  static properties = { form: { state: true }, copied: { state: true } };

  constructor() {
    super();
    this.form = null;
    this.copied = '';
  }

  async #copy(what, text) {
    this.copied = (await copy(text)) ? what : '';
    announce(say(this.copied ? 'screen-copied' : 'screen-copy-failed'));
  }

  #body() {
    const link = outside(toHouse(this.form.house));
    const text = cardText(this.form, link);
    const button = (what, label, content) => html`<button type="button" class="button" @click=${() => this.#copy(what, content)}>
      ${icon('link')} ${this.copied === what ? say('screen-copied') : say(label)}
    </button>`;
    return html`<div class="stack share">
      <p class="soft">${say('screen-share-about')}</p>
      <img class="qr" src=${qrAddress(link)} alt=${say('screen-qr')} width="200" height="200" @error=${hide} />
      <footer>
        ${button('link', 'screen-copy-link', link)} ${button('text', 'screen-copy-text', text)}
        <a class="button" href=${tomlAddress(this.form.house)} download="${this.form.house.split(';')[0].replace('/', '-')}.toml">
          ${icon('import')} ${say('screen-download')}
        </a>
      </footer>
      <div class="field">
        <label for="share-text">${say('screen-as-text')}</label>
        <textarea id="share-text" class="input" dir="auto" readonly rows="6" .value=${text}></textarea>
      </div>
    </div>`;
  }

  render() {
    return sheet('share', say('screen-share-title'), this.form ? this.#body() : nothing);
  }
}

class Import extends View {
  static properties = { problem: { state: true }, busy: { state: true } };

  constructor() {
    super();
    this.problem = null;
    this.busy = false;
    /** whose option names the problems speak of */
    this.game = '';
    /** what could be read in spite of them */
    this.house = '';
  }

  /** A link, a house's text or a TOML file: whichever it is, the server reads it. */
  async #take(text) {
    this.problem = null;
    this.house = '';
    this.busy = true;
    this.game = (/^\s*game\s*=\s*"(\w+)"/m.exec(text) ?? /([a-z_]+)\/[a-z0-9_]+/.exec(text))?.[1] ?? '';
    const [, link] = /(#\/(?:house|rules)\/\S+)/.exec(text) ?? [];
    // a rule card as we copy it ends with the house on a line of its own
    const line = text.trim().split('\n').findLast((part) => /^[a-z_]+\/[a-z0-9_]+(;\S*)?$/.test(part.trim()));
    try {
      const house = link ? here(link).rest : line?.trim();
      const form = house ? await readHouse(house) : await readToml(text);
      this.game = form.game;
      if (form.problems.length) {
        this.problem = { problems: form.problems };
        this.house = form.house;
      } else this.#show(form.house);
    } catch (problem) {
      this.problem = problem;
    }
    this.busy = false;
  }

  #show(house) {
    this.querySelector('dialog').close();
    go(toHouse(house));
    announce(houseName(house));
  }

  #problems() {
    if (!this.problem) return nothing;
    return html`<div class="notice bad" role="alert">
      <p><b>${refusalText(this.problem, this.game)}</b></p>
      ${problemList(this.game, this.problem.problems)}
    </div>`;
  }

  #body() {
    const file = async (event) => {
      const [chosen] = event.target.files;
      if (!chosen) return;
      const text = await chosen.text();
      this.querySelector('textarea').value = text;
      this.#take(text);
    };
    const send = (event) => {
      event.preventDefault();
      const text = this.querySelector('textarea').value;
      if (text.trim() && !this.busy) this.#take(text);
    };
    return html`<form class="stack" @submit=${send}>
      <div class="field">
        <label for="import-text">${say('screen-import-label')}</label>
        <textarea id="import-text" class="input code" rows="6" spellcheck="false"></textarea>
      </div>
      <div class="field">
        <label for="import-file">${say('screen-import-file')}</label>
        <input id="import-file" class="input" type="file" accept=".toml,.txt,text/plain" @change=${file} />
      </div>
      ${this.#problems()}
      <footer>
        <button class="button primary" aria-disabled=${String(this.busy)}>${icon('import')} ${say('screen-import-do')}</button>
        ${this.problem && this.house
          ? html`<button type="button" class="button" @click=${() => this.#show(this.house)}>${say('screen-import-anyway')}</button>`
          : nothing}
      </footer>
    </form>`;
  }

  render() {
    return sheet('import', say('screen-import'), this.#body());
  }
}

customElements.define('varaq-share', Share);
customElements.define('varaq-import', Import);

async function opened(name, facts) {
  let view = document.querySelector(name);
  if (!view) {
    view = document.createElement(name);
    document.body.append(view);
  }
  Object.assign(view, facts);
  await /** @type {View} */ (view).updateComplete;
  view.querySelector('dialog').showModal();
}

export const openShare = (form) => opened('varaq-share', { form, copied: '' });
export const openImport = () => opened('varaq-import', { problem: null, house: '' });
