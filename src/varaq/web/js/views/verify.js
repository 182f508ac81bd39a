/** The deals of a match checked here, in the browser: the record goes nowhere. */
import { View } from '../lib/element.js';
import { html, nothing } from '../lib/lit.js';
import { loadFile, say } from '../lib/words.js';
import { checkDeals, Damaged, dealsSealed, readRecord } from '../models/fair.js';
import { houseName, listed, partsOf } from '../models/house.js';
import { topBar } from './parts.js';

/** A record of the longest match is far shorter. */
const LARGEST = 4_000_000;

class Verify extends View {
  static properties = {
    read: { state: true },
    checks: { state: true },
    damage: { state: true },
    seen: { state: true },
    text: { state: true },
  };

  constructor() {
    super();
    this.read = null;
    this.checks = [];
    this.damage = null;
    this.seen = '';
    this.text = '';
  }

  updated() {
    document.title = say('fair-title');
  }

  async #check(text) {
    Object.assign(this, { read: null, checks: [], damage: null });
    try {
      const read = readRecord(text);
      await loadFile(partsOf(read.house).game);
      Object.assign(this, { read, checks: checkDeals(read) });
    } catch (problem) {
      if (!(problem instanceof Damaged)) throw problem;
      this.damage = problem;
    }
    await this.updateComplete;
    /** @type {HTMLElement|null} */ (this.querySelector('.fair-found'))?.focus();
  }

  async #choose(event) {
    const [file] = event.target.files;
    if (!file) return;
    this.text = file.size > LARGEST ? '' : await file.text();
    this.#check(this.text);
  }

  /** A name in an isolate of its own: in a list names of two scripts would jumble each other. */
  #seat = (seat) => `\u2068${this.read.names.get(seat) || say('verify-seat', { n: seat })}\u2069`;

  #form() {
    const submit = (event) => {
      event.preventDefault();
      this.#check(this.text);
    };
    return html`<form class="fair-form stack" @submit=${submit}>
      <div class="field">
        <label for="fair-file">${say('fair-file')}</label>
        <input id="fair-file" class="input" type="file" @change=${this.#choose} />
      </div>
      <div class="field">
        <label for="fair-paste">${say('fair-paste')}</label>
        <textarea
          id="fair-paste"
          class="input code"
          rows="5"
          spellcheck="false"
          autocomplete="off"
          autocapitalize="off"
          .value=${this.text}
          @input=${(event) => (this.text = event.target.value)}
        ></textarea>
      </div>
      <div class="field">
        <label for="fair-seen">${say('fair-seen')}</label>
        <input
          id="fair-seen"
          class="input code"
          spellcheck="false"
          autocomplete="off"
          autocapitalize="off"
          maxlength="80"
          aria-describedby="fair-seen-help"
          .value=${this.seen}
          @input=${(event) => (this.seen = event.target.value)}
        />
        <p id="fair-seen-help" class="small soft">${say('fair-seen-help')}</p>
      </div>
      <p><button class="button primary" ?disabled=${!this.text.trim()}>${say('fair-check')}</button></p>
    </form>`;
  }

  #seenLine() {
    if (!this.seen.trim()) return nothing;
    const deals = dealsSealed(this.checks, this.seen);
    if (!deals) return html`<p class="notice">${say('fair-seen-short')}</p>`;
    if (!deals.length) return html`<p class="notice bad">${say('fair-seen-none')}</p>`;
    return html`<p class="notice good">${say('fair-seen-fits', { n: deals[0] })}</p>`;
  }

  #summary() {
    const bad = this.checks.filter(({ faults }) => faults.length).length;
    const unknown = this.checks.filter(({ faults, unknown }) => unknown && !faults.length).length;
    const count = this.checks.length;
    const all = this.checks.every(({ seal }) => !seal);
    if (all) return html`<p class="notice">${say('fair-nothing')}</p>`;
    if (bad) return html`<p class="notice bad">${say('fair-bad', { bad, count })}</p>`;
    if (unknown) return html`<p class="notice">${say('fair-unknown', { unknown, count })}</p>`;
    return html`<p class="notice good">${say('fair-good', { count })}</p>`;
  }

  #deal({ number, seal, faults, unknown }) {
    const told = faults.length
      ? listed(faults.map((fault) => say(`verify-fault-${fault}`)))
      : say(unknown ? `fair-unknown-${unknown}` : 'verify-fair');
    const state = faults.length ? 'bad' : unknown ? 'unknown' : 'good';
    const sign = { good: '✓', bad: '✗', unknown: '?' }[state];
    const seats = [...(seal?.salts.keys() ?? [])].sort((a, b) => a - b);
    return html`<li class="fair-deal ${state}">
      <p class="fair-line">
        <span class="fair-sign" aria-hidden="true">${sign}</span>
        <b>${say('verify-deal', { n: number })}</b>
        <span class="grow">${told}</span>
      </p>
      ${seal
        ? html`<p class="small soft">
              ${seats.length
                ? say('verify-shared', { names: listed(seats.map(this.#seat)) })
                : say('verify-shared-nobody')}
            </p>
            <details>
              <summary>${say('fair-details')}</summary>
              <dl>
                <dt>${say('fair-sealed')}</dt>
                <dd class="code">${seal.sealed ?? '–'}</dd>
                <dt>${say('fair-secret')}</dt>
                <dd class="code">${seal.secret ?? '–'}</dd>
                ${seats.map(
                  (seat) => html`<dt>${say('fair-added', { name: this.#seat(seat) })}</dt>
                    <dd class="code">${seal.salts.get(seat)}</dd>`,
                )}
              </dl>
            </details>`
        : nothing}
    </li>`;
  }

  #found() {
    if (this.damage) {
      const { line, text } = this.damage;
      // the line as it stands: in a sentence its digits would become those of the reader
      return html`<p class="notice bad">
        <span>${say('fair-damaged', { line })} <bdi class="code">${text.slice(0, 60) || '–'}</bdi></span>
      </p>`;
    }
    if (!this.read) return nothing;
    if (!this.checks.length) return html`<p class="notice">${say('fair-no-deal')}</p>`;
    return html`<h2>${houseName(this.read.house)}</h2>
      ${this.#summary()} ${this.#seenLine()}
      <ol class="fair-deals">
        ${this.checks.map((check) => this.#deal(check))}
      </ol>`;
  }

  render() {
    return html`${topBar()}
      <main id="main" tabindex="-1" class="page fair">
        <h1>${say('fair-title')}</h1>
        <p class="fair-text">${say('fair-intro')}</p>
        ${this.#form()}
        <section class="fair-found" tabindex="-1" role="status" aria-label=${say('fair-found')}>${this.#found()}</section>
        <section class="fair-text" aria-labelledby="fair-limits">
          <h2 id="fair-limits">${say('fair-limits')}</h2>
          <p>${say('fair-limits-shows')}</p>
          <p>${say('fair-limits-not')}</p>
          <p>${say('fair-limits-players')} <span class="code">varaq verify</span></p>
        </section>
      </main>`;
  }
}

customElements.define('varaq-verify', Verify);
