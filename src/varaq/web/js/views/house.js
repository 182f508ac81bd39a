/** A house as a form: nothing here knows an option by name, the server's JSON says it all. */
import { changeHouse, readHouse } from '../lib/api.js';
import { View } from '../lib/element.js';
import { html, nothing } from '../lib/lit.js';
import { goQuietly, toHouse, toRules } from '../lib/router.js';
import { attr, loadFile, say } from '../lib/words.js';
import { gameName, houseName, listed, optionsOf, partsOf, presetName, ruleName, valueName } from '../models/house.js';
import { optionField } from './option.js';
import { announce, failure, icon, loading, problemList, topBar } from './parts.js';
import { openImport, openShare } from './share.js';
import { openStart } from './start.js';

class House extends View {
  static properties = {
    house: {},
    form: { state: true },
    problem: { state: true },
    moved: { state: true },
    leftOut: { state: true },
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
    /** what of a link's text could not be taken over */
    this.leftOut = [];
  }

  willUpdate(changed) {
    if (changed.has('house') && this.house && this.house !== this.form?.house) {
      this.form = null;
      this.#take(this.#read(this.house));
    }
  }

  updated() {
    if (this.form) document.title = `${say('screen-house-rules')}: ${presetName(this.form.game, this.form.preset)}`;
  }

  /** A house from outside: what its text says wrongly is told once, and left out. */
  async #read(house) {
    this.leftOut = [];
    const form = await readHouse(house);
    if (!form.problems.length || form.house === house) return form;
    const clean = await readHouse(form.house);
    const still = new Set(clean.problems.map((problem) => JSON.stringify(problem)));
    this.leftOut = form.problems.filter((problem) => !still.has(JSON.stringify(problem)));
    return clean;
  }

  async #take(answer, option = null) {
    const wish = ++this.#wish;
    try {
      const form = await answer;
      await loadFile(form.game);
      if (wish !== this.#wish) return;
      this.problem = null;
      this.form = form;
      this.house = form.house;
      this.moved = form.also?.length ? { option, also: form.also } : null;
      if (option) this.leftOut = [];
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
    const leftOut = this.leftOut.length
      ? html`<section class="notice" aria-labelledby="left-out">
          <h2 id="left-out">${say('screen-left-out')}</h2>
          ${problemList(game, this.leftOut)}
        </section>`
      : nothing;
    if (!problems.length) return leftOut;
    return html`${leftOut}<section class="notice bad" aria-labelledby="problems">
      <h2 id="problems">${say('screen-problems', { count: problems.length })}</h2>
      ${problemList(game, problems)}
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
        ${icon('play')} ${say('screen-play')}
      </button>
      <button type="button" class="button" @click=${() => openShare(this.form)}>${icon('share')} ${say('screen-share')}</button>
      <a class="button" href=${toRules(house)}>${say('screen-read-rules')}</a>
    </div>`;
  }

  #page() {
    if (this.problem && !this.form) {
      return failure(this.problem, () => this.#take(this.#read(this.house)), { game: partsOf(this.house).game });
    }
    if (!this.form) return loading(houseName(this.house));
    const { game, preset } = this.form;
    return html`<div class="house-head">
        <p class="small soft">${gameName(game)} · ${say('screen-house-rules')}</p>
        <h1>${presetName(game, preset)}</h1>
        <p class="soft">${attr(`preset-${game}-${preset}`, 'who')}</p>
      </div>
      <aside class="house-side">${this.#problems()} ${this.#changes()} ${this.#actions()}
        <p><button type="button" class="button plain" @click=${openImport}>${icon('import')} ${say('screen-import')}</button></p>
      </aside>
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
