/** How the cards of this room have fallen, beside how they must fall in the long run. */
import { fairness } from '../lib/api.js';
import { View } from '../lib/element.js';
import { html, nothing, svg } from '../lib/lit.js';
import { toVerify } from '../lib/router.js';
import { amount, loadFile, say } from '../lib/words.js';
import { gameName, houseName } from '../models/house.js';
import { failure, loading, topBar } from './parts.js';

/** Lengths that nobody has seen, nor should have: a line of noughts tells nothing. */
const worthARow = ({ seen, expected }) => seen > 0 || expected >= 0.05;

class Fairness extends View {
  static properties = { counted: { state: true }, problem: { state: true } };

  constructor() {
    super();
    this.counted = null;
    this.problem = null;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#fetch();
  }

  async #fetch() {
    this.problem = null;
    try {
      const counted = await fairness();
      await Promise.all([...new Set(counted.packs.map(({ game }) => game))].map(loadFile));
      this.counted = counted;
    } catch (problem) {
      this.problem = problem;
    }
  }

  updated() {
    document.title = say('fair-spread-title');
  }

  /** A bar for what was seen, a line where it should end. The table beside it says the same in numbers. */
  #bar(seen, expected, most) {
    const width = (count) => (100 * count) / most;
    return html`<svg class="fair-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      ${svg`<rect class="seen" x="0" y="1" width=${width(seen)} height="8"></rect>
        <rect class="due" x=${Math.max(0, width(expected) - 0.5)} y="0" width="1" height="10"></rect>`}
    </svg>`;
  }

  #test({ test }) {
    if (!test) return html`<p class="small soft">${say('fair-spread-few')}</p>`;
    const share = (p) => amount(p, { style: 'percent', maximumSignificantDigits: 2 });
    const told = test.p < 0.0001 ? say('fair-spread-rare', { share: share(0.0001) }) : say('fair-spread-test', { share: share(test.p) });
    return html`<p class=${test.p < 0.001 ? 'notice bad' : 'notice good'}>${told}</p>
      <p class="small soft">
        ${say('fair-spread-method', { sum: amount(test.chi_square), freedom: test.freedom })}
      </p>`;
  }

  #pack(pack, place) {
    const most = Math.max(...pack.lengths.flatMap(({ seen, expected }) => [seen, expected]), 1);
    const id = `fair-pack-${place}`;
    return html`<section class="fair-pack" aria-labelledby=${id}>
      <h2 id=${id}>${say('fair-spread-pack', { game: gameName(pack.game), cards: pack.cards, hand: pack.hand })}</h2>
      <p class="small soft">${say('fair-spread-counted', { deals: pack.deals, hands: pack.hands })}<br />${say('fair-spread-house', { house: houseName(pack.house) })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">${say('fair-spread-length')}</th>
            <th scope="col">${say('fair-spread-seen')}</th>
            <th scope="col">${say('fair-spread-expected')}</th>
            <td aria-hidden="true"></td>
          </tr>
        </thead>
        <tbody>
          ${pack.lengths.filter(worthARow).map(
            ({ length, seen, expected }) => html`<tr>
              <th scope="row">${amount(length)}</th>
              <td>${amount(seen)}</td>
              <td>${amount(expected, { maximumFractionDigits: expected < 100 ? 1 : 0 })}</td>
              <td class="fair-bars" aria-hidden="true">${this.#bar(seen, expected, most)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
      ${this.#test(pack)}
    </section>`;
  }

  #page() {
    if (this.problem) return failure(this.problem, () => this.#fetch(), { part: true });
    if (!this.counted) return loading();
    if (!this.counted.packs.length) {
      return html`<div class="failure">
        <p class="suits" aria-hidden="true">♣</p>
        <p>${say('fair-spread-none')}</p>
      </div>`;
    }
    const { deals, newest, packs } = this.counted;
    return html`${deals >= newest ? html`<p class="small soft">${say('fair-spread-newest', { count: newest })}</p>` : nothing}
      ${packs.map((pack, place) => this.#pack(pack, place))}`;
  }

  render() {
    return html`${topBar()}
      <main id="main" tabindex="-1" class="page fair">
        <h1>${say('fair-spread-title')}</h1>
        <p class="fair-text">${say('fair-spread-intro')}</p>
        ${this.#page()}
        <p><a class="button" href=${toVerify()}>${say('fair-link-verify')}</a></p>
      </main>`;
  }
}

customElements.define('varaq-fairness', Fairness);
