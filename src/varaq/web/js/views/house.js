/** A house as a form: nothing here knows an option by name, the server's JSON says it all. */
import { changeHouse, readHouse } from '../lib/api.js';
import { View } from '../lib/element.js';
import { html, nothing } from '../lib/lit.js';
import { goQuietly, toHouse, toRules } from '../lib/router.js';
import { attr, say } from '../lib/words.js';
import { gameName, listed, optionsOf, presetName, problemText, ruleName, valueName } from '../models/house.js';
import { optionField } from './option.js';
import { announce, failure, icon, loading, topBar } from './parts.js';
import { openImport, openShare } from './share.js';
import { openStart } from './start.js';

class House extends View {
  static properties = {
    house: {},
    form: { state: true },
    problem: { state: true },
    moved: { state: true },
  };

  /** Answers that arrive after a newer wish are dropped. */
  #wish = 0;

  constructor() {
    super();
    this.house = '';
    this.form = null;
    this.problem = null;
    /** what the last change took along: `{option, also}` */
    this.moved = null;
  }

  willUpdate(changed) {
    if (changed.has('house') && this.house && this.house !== this.form?.house) {
      this.form = null;
      this.#take(readHouse(this.house));
    }
  }

  updated() {
    if (this.form) document.title = `${say('screen-house-rules')}: ${presetName(this.form.game, this.form.preset)}`;
  }

  async #take(answer, option = null) {
    const wish = ++this.#wish;
    try {
      const form = await answer;
      if (wish !== this.#wish) return;
      this.problem = null;
      this.form = form;
      this.house = form.house;
      this.moved = form.also?.length ? { option, also: form.also } : null;
      goQuietly(toHouse(form.house));
      if (option) announce(this.#tidings(option));
    } catch (problem) {
      if (wish === this.#wish) this.problem = problem;
    }
  }

  /** What a screen reader hears after a change. */
  #tidings(option) {
    const { game, problems } = this.form;
    const rule = (name) => ruleName(game, name, optionsOf(this.form).get(name)?.value);
    const said = [rule(option)];
    if (this.moved) said.push(say('screen-also-changed', { rules: listed(this.moved.also.map(rule)) }));
    if (problems.length) said.push(say('screen-problems', { count: problems.length }));
    return said.join('. ');
  }

  #change(option, value) {
    this.#take(changeHouse(this.form.house, option.name, value), option.name);
  }

  #problems() {
    const { game, problems } = this.form;
    if (!problems.length) return nothing;
    return html`<section class="notice bad" aria-labelledby="problems">
      <h2 id="problems">${say('screen-problems', { count: problems.length })}</h2>
      <ul>
        ${problems.map((problem) => html`<li>${problemText(game, problem)}</li>`)}
      </ul>
    </section>`;
  }

  #changes() {
    const { game, preset, differs } = this.form;
    const options = optionsOf(this.form);
    if (!differs.length) {
      return html`<p class="soft">${say('screen-as-preset', { name: presetName(game, preset) })}</p>`;
    }
    return html`<section aria-labelledby="changes">
      <h2 id="changes">${say('screen-differs-from', { name: presetName(game, preset) })}</h2>
      <ul class="changes">
        ${differs.map((name) => {
          const option = options.get(name);
          const text = ruleName(game, name, option?.value);
          const back = option && option.preset !== null;
          return html`<li class="change">
            <span>${text}</span>
            ${back
              ? html`<button
                  type="button"
                  aria-label=${say('screen-reset-one', { rule: text, value: valueName(game, name, option.preset) })}
                  @click=${() => this.#change(option, option.preset)}
                >
                  ${icon('close')}
                </button>`
              : nothing}
          </li>`;
        })}
      </ul>
      <button type="button" class="button plain" @click=${() => this.#take(readHouse(`${game}/${preset}`))}>
        ${icon('reset')} ${say('screen-reset-all')}
      </button>
    </section>`;
  }

  #form() {
    const { game, groups } = this.form;
    const facts = { game, change: (option, value) => this.#change(option, value), house: this.form.house };
    return groups.map(
      ({ name, options }) => html`<section class="group" aria-labelledby="group-${name}">
        <h2 id="group-${name}">${say(`group-${game}-${name}`)}</h2>
        ${options.map((option) =>
          optionField(option, {
            ...facts,
            also:
              this.moved?.option === option.name
                ? this.moved.also.map((other) => ruleName(game, other, optionsOf(this.form).get(other)?.value))
                : [],
          }),
        )}
      </section>`,
    );
  }

  #actions() {
    const { house, problems } = this.form;
    const playable = !problems.length;
    return html`<div class="actions">
      <button
        type="button"
        class="button primary"
        aria-disabled=${String(!playable)}
        @click=${() => (playable ? openStart(house) : announce(say('screen-problems', { count: problems.length })))}
      >
        ${icon('play', true)} ${say('screen-play')}
      </button>
      <button type="button" class="button" @click=${() => openShare(this.form)}>${icon('share')} ${say('screen-share')}</button>
      <a class="button" href=${toRules(house)}>${say('screen-read-rules')}</a>
      <button type="button" class="button plain" @click=${openImport}>${icon('import')} ${say('screen-import')}</button>
    </div>`;
  }

  #page() {
    if (this.problem && !this.form) {
      return html`${failure(this.problem, () => this.#take(readHouse(this.house)))}
        ${this.problem.problems.length
          ? html`<div class="notice bad">
              <ul>
                ${this.problem.problems.map((problem) => html`<li>${problemText('', problem)}</li>`)}
              </ul>
            </div>`
          : nothing}`;
    }
    if (!this.form) return loading();
    const { game, preset } = this.form;
    return html`<div class="house-head">
        <p class="small soft">${gameName(game)} · ${say('screen-house-rules')}</p>
        <h1>${presetName(game, preset)}</h1>
        <p class="soft">${attr(`preset-${game}-${preset}`, 'who')}</p>
      </div>
      <aside class="house-side">${this.#problems()} ${this.#changes()} ${this.#actions()}</aside>
      <div class="house-form">
        ${this.problem ? html`<div class="notice bad" role="alert">${say('screen-not-changed')}</div>` : nothing} ${this.#form()}
      </div>`;
  }

  render() {
    return html`${topBar()}
      <main id="main" tabindex="-1" class="page house">${this.#page()}</main>`;
  }
}

customElements.define('varaq-house', House);
