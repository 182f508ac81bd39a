/** Everything that this reader may set for this browser, and what Varaq is made of. */
import { View } from '../lib/element.js';
import { html } from '../lib/lit.js';
import { reset, set, settings } from '../lib/settings.js';
import { has, say } from '../lib/words.js';
import { langSwitch, segments, sheet, toggle } from './parts.js';

/** Name, licence and the file of its text for each thing taken from others. */
const THANKS = [
  ['Lit', 'BSD-3-Clause', 'lit.LICENSE.txt'],
  ['Fluent', 'Apache-2.0', 'fluent.LICENSE.txt'],
  ['Vazirmatn', 'OFL-1.1', 'vazirmatn.LICENSE.txt'],
  ['Playing cards (Adrian Kennard)', 'CC0-1.0', 'courts.LICENSE.txt'],
];

/** Settings of single games, shown to whoever has met the game, so that its words are here. */
const OF_GAMES = { styrivolt: ['cardNames', 'beatsHelper'] };

class Settings extends View {
  #choice(name, values) {
    const label = say(`screen-set-${name}`);
    return html`<div class="setting">
      <span class="label" aria-hidden="true">${label}</span>
      ${segments(
        label,
        values.map((value) => [value, say(`screen-set-${name}-${value}`)]),
        settings[name],
        (value) => set({ [name]: value }),
      )}
    </div>`;
  }

  #toggle(name) {
    return toggle(`set-${name}`, say(`screen-set-${name}`), settings[name], (on) => set({ [name]: on }));
  }

  #speed() {
    const text = settings.speed ? say('screen-set-speed-value', { seconds: settings.speed / 1000 }) : say('screen-set-speed-tap');
    return html`<div class="setting">
      <label class="label" for="set-speed">${say('screen-set-speed')}</label>
      <output class="soft" for="set-speed">${text}</output>
      <input
        id="set-speed"
        type="range"
        min="500"
        max="4500"
        step="500"
        aria-valuetext=${text}
        .value=${String(settings.speed || 4500)}
        @input=${(event) => set({ speed: event.target.value > 4000 ? 0 : Number(event.target.value) })}
      />
    </div>`;
  }

  #ofGame([game, names]) {
    if (!has(`game-${game}`) || !has(`${game}-set-${names[0]}`)) return '';
    return html`<h3>${say(`game-${game}`)}</h3>
      ${names.map((name) =>
        toggle(`set-${name}`, say(`${game}-set-${name}`), settings[name], (on) => set({ [name]: on }), say(`${game}-set-${name}-help`)),
      )}`;
  }

  #about() {
    return html`<section class="stack about" aria-labelledby="about">
      <h3 id="about">${say('screen-about')}</h3>
      <p>${say('screen-about-text')}</p>
      <p>${say('screen-promise')}</p>
      <details>
        <summary>${say('screen-thanks')}</summary>
        <ul class="thanks">
          ${THANKS.map(
            ([name, licence, file]) =>
              html`<li><bdi>${name}</bdi>: <a href="/vendor/${file}" target="_blank" rel="noopener"><bdi>${licence}</bdi></a></li>`,
          )}
        </ul>
      </details>
    </section>`;
  }

  render() {
    const body = html`<div class="stack settings">
      <div class="setting"><span class="label" aria-hidden="true">${say('screen-language')}</span>${langSwitch()}</div>
      ${settings.lang === 'en' ? '' : this.#choice('digits', ['lang', 'latin'])} ${this.#choice('theme', ['auto', 'light', 'dark'])}
      <div class="field">
        <label for="set-name">${say('screen-your-name')}</label>
        <input
          id="set-name"
          class="input"
          dir="auto"
          autocomplete="nickname"
          maxlength="24"
          .value=${settings.name}
          @change=${(event) => set({ name: event.target.value.trim() })}
        />
      </div>
      <h3>${say('screen-set-cards')}</h3>
      ${this.#toggle('fourColour')} ${this.#toggle('largeCards')} ${this.#toggle('sorting')}
      ${this.#choice('highSide', ['left', 'right'])}
      <h3>${say('screen-set-play')}</h3>
      ${this.#speed()} ${this.#toggle('oneTap')} ${this.#toggle('leftHanded')} ${this.#toggle('sound')}
      ${toggle('set-tableTalk', say('people-hear'), settings.tableTalk, (on) => set({ tableTalk: on }), say('people-hear-help'))}
      ${Object.entries(OF_GAMES).map((entry) => this.#ofGame(entry))}
      <footer>
        <button type="button" class="button" @click=${reset}>${say('screen-set-reset')}</button>
      </footer>
      ${this.#about()}
    </div>`;
    return sheet('settings', say('screen-settings'), body);
  }
}

customElements.define('varaq-settings', Settings);

/** Opens the settings over whatever is on the screen; a table too may call it. */
export async function openSettings() {
  let view = /** @type {Settings|null} */ (document.querySelector('varaq-settings'));
  if (!view) {
    view = /** @type {Settings} */ (document.createElement('varaq-settings'));
    document.body.append(view);
  }
  await view.updateComplete;
  view.querySelector('dialog').showModal();
}
