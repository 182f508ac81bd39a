/**
 * What is said at the table. Some of it belongs to the rules and is always heard; the rest
 * is banter, which each may choose not to hear: the set phrases that the house lets people and
 * computer players say, and that the server carries to everybody (ST-R20).
 */
import { html, nothing } from '../../../lib/lit.js';
import { set, settings } from '../../../lib/settings.js';
import { attr, say } from '../../../lib/words.js';
import { toggle } from '../../parts.js';
import { isMine } from '../names.js';
import { spotOf, spotStyle } from '../places.js';
import { stateOf } from './state.js';

/** @typedef {import('../table.js').TableView} View */

/** ms that a bubble stays. */
const STAYS = 3200;

/** The phrase as it is said on the islands; one of them is a Danish saying. */
const original = (phrase) => attr(`talk-${phrase}`, 'faroese') || attr(`talk-${phrase}`, 'danish');

export class Talk {
  /** @type {Map<number, {text: string, original: string, lang: string, timer: number}>} */
  said = new Map();

  /** @param {View} view */
  constructor(view) {
    this.view = view;
  }

  /** A bubble beside a seat for a while. @param {number} seat @param {string} text */
  show(seat, text, first = '', lang = 'fo') {
    clearTimeout(this.said.get(seat)?.timer);
    const timer = window.setTimeout(() => {
      this.said.delete(seat);
      this.view.requestUpdate();
    }, STAYS);
    this.said.set(seat, { text, original: first, lang, timer });
    this.view.requestUpdate();
  }

  close() {
    for (const { timer } of this.said.values()) clearTimeout(timer);
    this.said.clear();
  }

  /** A bubble for what is said with an event, or as one. @param {Record<string, any>} event */
  hear(event) {
    const { seat, phrase } = event;
    if (event.kind === 'spoken') this.show(seat, event.text);
    else if (event.kind === 'talk') this.show(seat, say(`talk-${phrase}`), original(phrase), attr(`talk-${phrase}`, 'danish') ? 'da' : 'fo');
    else if (event.kind === 'good') this.show(seat, say('talk-good'), original('good'));
    else if (isMine(this.view.model, seat)) return;
    else if (event.kind === 'stock_claimed') this.show(seat, say('styrivolt-bubble-stock'));
    else if (event.kind === 'deal_claimed') this.show(seat, say('styrivolt-bubble-claim'));
    else if (event.kind === 'played_on') this.show(seat, say('styrivolt-bubble-on'));
  }
}

/** @param {View} view */
export function bubbles(view) {
  const { talk } = stateOf(view);
  if (!talk?.said.size) return nothing;
  const { facts } = view.model;
  return [...talk.said].map(
    ([seat, said]) => html`<p
      class="s-bubble"
      data-far=${spotOf(facts, seat)[1] === -1 ? 'yes' : nothing}
      data-mine=${seat === facts.seat ? 'yes' : nothing}
      .style=${spotStyle(facts, seat)}
      aria-hidden="true"
    >
      <b>${said.text}</b>${said.original ? html`<i lang=${said.lang} dir="ltr">${said.original}</i>` : nothing}
    </p>`,
  );
}

/** Anything else, where the house has free talk. @param {View} view */
function freely(view) {
  const speak = (event) => {
    event.preventDefault();
    const words = event.target.elements.words.value.trim();
    if (!words) return;
    view.closePanel();
    view.model.say(words);
  };
  return html`<form class="s-freely" @submit=${speak}>
    <label for="s-words">${say('styrivolt-say-label')}</label>
    <input id="s-words" name="words" class="input" dir="auto" maxlength="80" autocomplete="off" />
    <button class="t-button t-main">${say('styrivolt-say-do')}</button>
  </form>`;
}

/** The set phrases, to say one. @param {View} view @returns {import('../game.js').Part} */
export function talkPanel(view) {
  const speak = (phrase) => {
    view.closePanel();
    view.model.say(phrase);
  };
  return [
    'styrivolt-talk',
    html`<p class="s-note">${say('styrivolt-talk-about')}</p>
      <div class="s-phrases">
        ${view.model.facts.phrases.map(
          (phrase) => html`<button type="button" @click=${() => speak(phrase)}>
            <b>${say(`talk-${phrase}`)}</b>
            ${original(phrase) ? html`<i lang=${attr(`talk-${phrase}`, 'danish') ? 'da' : 'fo'} dir="ltr">${original(phrase)}</i>` : nothing}
          </button>`,
        )}
      </div>
      ${view.model.facts.free_talk ? freely(view) : nothing}
      ${toggle('t-hear-talk', say('styrivolt-set-tableTalk'), settings.tableTalk, (on) => set({ tableTalk: on }), say('styrivolt-set-tableTalk-help'))}`,
  ];
}
