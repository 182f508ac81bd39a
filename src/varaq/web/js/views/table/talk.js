/**
 * What people say at the table: the set phrases of every house and those of this one, and free
 * words where they are allowed. It lies over the felt, never over hand or bar; whoever does not
 * want to hear it need not.
 */
import { html, nothing } from '../../lib/lit.js';
import { set, settings } from '../../lib/settings.js';
import { attr, has, say } from '../../lib/words.js';
import { isAlone, mySeat } from '../../models/company.js';
import { PHRASES } from '../../models/people.js';
import { toggle } from '../parts.js';
import { icon } from './icons.js';
import { spotOf, spotStyle } from './places.js';

/** @typedef {import('./table.js').TableView} View */

/** ms that a bubble stays. */
const STAYS = 3200;

/** The phrase as it is said where the game comes from; one of them is a Danish saying. */
const original = (phrase) => attr(`talk-${phrase}`, 'faroese') || attr(`talk-${phrase}`, 'danish');
const originalLang = (phrase) => (attr(`talk-${phrase}`, 'danish') ? 'da' : 'fo');

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

  /** A phrase by its name. @param {number} seat @param {string} phrase */
  phrase(seat, phrase) {
    this.show(seat, say(`talk-${phrase}`), original(phrase), originalLang(phrase));
  }

  close() {
    for (const { timer } of this.said.values()) clearTimeout(timer);
    this.said.clear();
  }

  /** @param {Record<string, any>} event */
  hear({ kind, seat, phrase, text }) {
    if (kind === 'spoken') this.show(seat, text);
    else if (kind === 'talk') this.phrase(seat, phrase);
  }
}

/** @param {View} view */
export function bubbles(view) {
  const { said } = view.talk;
  if (!said.size) return nothing;
  const { facts } = view.model;
  return [...said].map(
    ([seat, words]) => html`<p
      class="t-bubble"
      data-far=${spotOf(facts, seat)[1] === -1 ? 'yes' : nothing}
      data-mine=${seat === facts.seat ? 'yes' : nothing}
      .style=${spotStyle(facts, seat)}
      aria-hidden="true"
    >
      <b>${words.text}</b>${words.original ? html`<i lang=${words.lang} dir="ltr">${words.original}</i>` : nothing}
    </p>`,
  );
}

/** Is there anybody to talk to, or anything that the house says? @param {View} view */
export const mayTalk = ({ model: { facts } }) =>
  Boolean(facts.phrases) && (!isAlone(facts) || facts.phrases.some((phrase) => !PHRASES.includes(phrase)));

/** The sign over the felt, marked while something is unread. @param {View} view */
export const talkTool = (view) =>
  mayTalk(view)
    ? html`<span class="t-unread" data-count=${view.model.people.unread || nothing}>
        ${view.tool('talk', view.model.people.unread ? 'people-talk-unread' : 'people-talk', true, () => view.toggle('talk'))}
      </span>`
    : nothing;

/** The last things said, newest first. @param {View} view */
function heard({ model }) {
  const { said } = model.people;
  if (!said.length) return nothing;
  const words = ({ phrase, text }) => (phrase ? (has(`talk-${phrase}`) ? say(`talk-${phrase}`) : phrase) : text);
  return html`<h3>${say('people-said')}</h3>
    <ol class="t-heard" reversed>
      ${[...said].reverse().map((each) => html`<li><bdi>${each.name}</bdi> <q dir="auto">${words(each)}</q></li>`)}
    </ol>`;
}

/** Anything else, where talk is free. @param {View} view */
function freely(view) {
  const speak = (event) => {
    event.preventDefault();
    const words = event.target.elements.words.value.trim();
    if (!words) return;
    view.closePanel();
    view.model.say(words);
  };
  return html`<form class="t-freely" @submit=${speak}>
    <label for="t-words">${say('people-say-label')}</label>
    <div>
      <input id="t-words" name="words" class="input" dir="auto" maxlength="80" autocomplete="off" />
      <button class="t-button t-main">${say('people-say-do')}</button>
    </div>
  </form>`;
}

/** To be heard without words. @param {View} view */
function signs(view) {
  const { people, facts } = view.model;
  const me = mySeat(facts);
  if (!me || isAlone(facts)) return nothing;
  const sign = (name, on, act) => html`<button
    type="button"
    class="t-sign"
    data-sign=${name}
    aria-pressed=${String(Boolean(on))}
    @click=${() => {
      view.closePanel();
      act();
    }}
  >
    ${icon(name)} ${say(on ? `people-sign-${name}-off` : `people-sign-${name}`)}
  </button>`;
  return html`<div class="t-signs">
    ${sign('hand', me.hand, () => people.raiseHand(!me.hand))} ${sign('hold', me.hold, () => people.hold(!me.hold))}
  </div>`;
}

/** @param {View} view @returns {[string, unknown]} */
export function talkPanel(view) {
  const { facts } = view.model;
  const speak = (phrase) => {
    view.closePanel();
    view.model.say(phrase);
  };
  const free = facts.free_talk || facts.courtesies?.chat === 'free';
  return [
    'people-talk',
    html`${facts.watching
      ? nothing
      : html`${signs(view)}
          <div class="t-phrases">
            ${facts.phrases.map(
              (phrase) => html`<button type="button" data-phrase=${phrase} @click=${() => speak(phrase)}>
                <b>${say(`talk-${phrase}`)}</b>
                ${original(phrase) ? html`<i lang=${originalLang(phrase)} dir="ltr">${original(phrase)}</i>` : nothing}
              </button>`,
            )}
          </div>
          ${free ? freely(view) : nothing}`}
      ${heard(view)} ${view.game.talkNote?.(view) ?? nothing}
      ${toggle('t-hear-talk', say('people-hear'), settings.tableTalk, (on) => set({ tableTalk: on }), say('people-hear-help'))}`,
  ];
}
