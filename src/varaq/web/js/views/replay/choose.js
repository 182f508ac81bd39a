/** Where a record is opened: from a file, from its text, or from a table at which I sit. */
import { html, nothing } from '../../lib/lit.js';
import { toReplay } from '../../lib/router.js';
import { lang, say } from '../../lib/words.js';
import { houseName } from '../../models/house.js';
import { tables } from '../../models/tables.js';
import { icon, topBar } from '../parts.js';

/** @typedef {import('./replay.js').ReplayView} View */

const time = (at) => new Intl.DateTimeFormat(`${lang()}-u-nu-latn`, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

function mine() {
  const held = tables();
  if (!held.length) return nothing;
  return html`<section aria-labelledby="r-mine">
    <h2 id="r-mine">${say('replay-tables')}</h2>
    <ul class="r-mine">
      ${held.map(
        ({ table, house, at }) => html`<li>
          <a class="button" href=${toReplay({ table })}>${houseName(house)}</a>
          <span class="small soft">${say('screen-begun', { time: time(at) })}</span>
        </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {View} view */
export function choosing(view) {
  const pick = (event) => {
    const [file] = event.target.files;
    event.target.value = '';
    if (file) view.take(file);
  };
  const drop = (event) => {
    event.preventDefault();
    event.currentTarget.classList.remove('r-over');
    const [file] = event.dataTransfer.files;
    const text = event.dataTransfer.getData('text/plain');
    if (file || text) view.take(file ?? new Blob([text]));
  };
  const over = (event) => {
    event.preventDefault();
    event.currentTarget.classList.add('r-over');
  };
  const paste = (event) => {
    event.preventDefault();
    const text = event.target.elements.record.value;
    if (text.trim()) view.take(new Blob([text]));
  };
  const away = (event) => event.currentTarget.classList.remove('r-over');
  return html`${topBar()}
    <main id="main" tabindex="-1" class="page r-choose">
      <h1>${say('screen-look-back-at')}</h1>
      <p class="soft">${say('replay-about')}</p>
      ${view.moment?.at ? html`<p class="notice">${say('replay-first-open')}</p>` : nothing}
      ${view.problem ? html`<div class="notice bad" role="alert"><p>${view.problemWords(view.problem)}</p></div>` : nothing}
      <div class="r-drop" @drop=${drop} @dragover=${over} @dragleave=${away}>
        <label class="button primary big">
          ${icon('import')} ${say('replay-choose')}
          <input class="sr-only" type="file" accept=".varaq,.txt,text/plain" @change=${pick} />
        </label>
        <p class="soft">${say('replay-drop')}</p>
      </div>
      <form class="stack" @submit=${paste}>
        <div class="field">
          <label for="r-text">${say('replay-paste')}</label>
          <textarea id="r-text" name="record" class="input code" rows="6" dir="ltr" spellcheck="false"></textarea>
        </div>
        <p><button class="button" aria-disabled=${String(view.opening)}>${say('replay-open')}</button></p>
      </form>
      ${mine()}
    </main>`;
}
