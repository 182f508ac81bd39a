/** Small pieces that several screens show. */
import { html, nothing, svg } from '../lib/lit.js';
import { toHome } from '../lib/router.js';
import { LANGS, set, settings } from '../lib/settings.js';
import { say } from '../lib/words.js';
import { problemText, refusalText } from '../models/house.js';

const LANG_NAMES = { en: 'English', fa: 'فارسی', ar: 'العربية' };

const ICONS = {
  back: 'M19 12H5m6-6-6 6 6 6',
  close: 'M6 6l12 12M18 6L6 18',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  settings: 'M4 7h9m5 0h2M4 17h3m5 0h8M15.500 4.500v5M9.500 14.500v5',
  share: 'M12 15V4m-4 4 4-4 4 4M5 12v7h14v-7',
  import: 'M12 4v11m-4-4 4 4 4-4M5 15v4h14v-4',
  print: 'M7 8V4h10v4M7 17H4V9h16v8h-3M7 14h10v6H7z',
  reset: 'M4 5v5h5M4.600 10a8 8 0 1 1-.3 4',
  play: 'M8 5l11 7-11 7z',
  help: 'M9 9a3 3 0 1 1 4.200 2.800c-.8.400-1.200 1-1.200 2V14M12 17.500v.1',
  down: 'M6 9l6 6 6-6',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
};

/** `turns`: it points along the line of reading, so it turns round in RTL. */
export const icon = (name, turns = false) =>
  html`<svg class="icon ${turns ? 'turns' : ''}" viewBox="0 0 24 24" aria-hidden="true">
    ${svg`<path d=${ICONS[name]}></path>`}
  </svg>`;

export const mark = () => html`<img class="mark" src="/css/mark.svg" alt="" width="44" height="44" />`;

/** Buttons of which exactly one is pressed. @param {[any, string, string?][]} choices value, text, language */
export const segments = (label, choices, chosen, choose) =>
  html`<div class="segments" role="group" aria-label=${label}>
    ${choices.map(
      ([value, text, lang]) =>
        html`<button
          type="button"
          lang=${lang ?? nothing}
          aria-pressed=${String(value === chosen)}
          @click=${() => choose(value)}
        >
          ${text}
        </button>`,
    )}
  </div>`;

export const langSwitch = () =>
  segments(
    say('screen-language'),
    LANGS.map((lang) => [lang, LANG_NAMES[lang], lang]),
    settings.lang,
    (lang) => set({ lang }),
  );

/** The settings are a sheet of their own, fetched when they are first wanted. */
export const showSettings = async () => (await import('./settings.js')).openSettings();

export const settingsButton = () =>
  html`<button type="button" class="button round" aria-label=${say('screen-settings')} @click=${showSettings}>
    ${icon('settings')}
  </button>`;

/** The bar over every page but the home page. */
export const topBar = () =>
  html`<header class="top">
    <a class="button round" href=${toHome()} aria-label=${say('screen-home')}>${icon('back', true)}</a>
    <a class="brand" href=${toHome()} aria-hidden="true" tabindex="-1">${mark()}<b>${say('screen-name')}</b></a>
    ${langSwitch()} ${settingsButton()}
  </header>`;

/** @param {string} [heading] of a page that is nothing yet but its heading */
export const loading = (heading = '') =>
  html`${heading ? html`<h1>${heading}</h1>` : nothing}
    <p class="loading soft">${say('screen-loading')}</p>`;

/** What is wrong with a house, one line each. */
export const problemList = (game, problems) =>
  problems?.length
    ? html`<ul>
        ${problems.map((problem) => html`<li>${problemText(game, problem)}</li>`)}
      </ul>`
    : nothing;

/**
 * Something could not be had: what, why, and two ways on.
 * @param {import('../lib/api.js').Refused} problem @param {() => void} again
 * @param {{game?: string, part?: boolean}} [how] `part`: only a part of a page that has its heading
 */
export const failure = (problem, again, { game = '', part = false } = {}) =>
  html`<div class="failure" role="alert">
    <p class="suits" aria-hidden="true">♠</p>
    ${part ? html`<h3>${refusalText(problem, game)}</h3>` : html`<h1>${refusalText(problem, game)}</h1>`}
    ${problem.problems?.length ? html`<div class="notice bad">${problemList(game, problem.problems)}</div>` : nothing}
    <p class="row">
      <button type="button" class="button primary" @click=${again}>${say('screen-again')}</button>
      <a class="button" href=${toHome()}>${say('screen-home')}</a>
    </p>
  </div>`;

/** A dialog with a heading and a way out. Open it with `showModal()`. */
export const sheet = (id, title, body, closed = () => {}) =>
  html`<dialog
    class="sheet"
    id=${id}
    aria-labelledby="${id}-title"
    @close=${closed}
    @click=${(event) => event.target === event.currentTarget && event.currentTarget.close()}
  >
    <header>
      <h2 id="${id}-title">${title}</h2>
      <button
        type="button"
        class="button round"
        aria-label=${say('screen-close')}
        @click=${(event) => event.currentTarget.closest('dialog').close()}
      >
        ${icon('close')}
      </button>
    </header>
    ${body}
  </dialog>`;

export const toggle = (id, label, on, change, help = '') =>
  html`<div class="switch-row">
    <span><span class="label" id=${id}>${label}</span>${help ? html`<br /><span class="small soft">${help}</span>` : nothing}</span>
    <button
      type="button"
      class="switch"
      role="switch"
      aria-checked=${String(on)}
      aria-labelledby=${id}
      @click=${() => change(!on)}
    ></button>
  </div>`;

/** My name, kept for the next time. @param {string} id */
export const nameField = (id) =>
  html`<div class="field">
    <label for=${id}>${say('screen-your-name')}</label>
    <input
      id=${id}
      class="input"
      dir="auto"
      autocomplete="nickname"
      maxlength="24"
      placeholder=${say('screen-guest')}
      .value=${settings.name}
      @change=${(event) => set({ name: event.target.value.trim() })}
    />
  </div>`;

/** Says `text` to a screen reader without moving the focus. */
export function announce(text) {
  const place = document.getElementById('announce');
  if (place) place.textContent = text;
}

/** Puts `text` on the clipboard; on plain http only the old way is open. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    area.className = 'sr-only';
    (document.querySelector('dialog[open]') ?? document.body).append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }
}
