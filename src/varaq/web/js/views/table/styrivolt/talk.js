/**
 * What is said at the table. Some of it belongs to the rules and is always heard; the rest
 * is banter: a person chooses a phrase, and the computer players say one now and then, for
 * what everybody has seen. Nothing is told that is not on the table (ST-R20).
 */
import { html, nothing } from '../../../lib/lit.js';
import { set, settings } from '../../../lib/settings.js';
import { attr, say } from '../../../lib/words.js';
import { toggle } from '../../parts.js';
import { membersOf, sidesOf } from '../names.js';
import { spotOf, spotStyle } from '../places.js';
import { kindOf, nameOf } from './cards.js';
import { stateOf } from './state.js';

/** @typedef {import('../table.js').TableView} View */

export const PHRASES = ['well_led', 'lamb', 'capture', 'squall', 'equal', 'monk', 'stock_hound', 'who_trades', 'mark', 'good'];

/** ms that a bubble stays. */
const STAYS = 3200;
/** ms between two remarks of computer players. */
const QUIET = 7000;
/** Low enough for a squall (ST-78). */
const LOW = '98765432';

/** The phrase as it is said on the islands; one of them is a Danish saying. */
const original = (phrase) => attr(`talk-${phrase}`, 'faroese') || attr(`talk-${phrase}`, 'danish');

export class Talk {
  /** @type {Map<number, {text: string, original: string, lang: string, timer: number}>} */
  said = new Map();
  #spoken = 0;

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

  /** Somebody says a phrase: for eye, ear and log. @param {number} seat @param {string} phrase */
  say(seat, phrase) {
    this.show(seat, say(`talk-${phrase}`), original(phrase), attr(`talk-${phrase}`, 'danish') ? 'da' : 'fo');
    this.view.model.remark({ kind: 'talk', seat, phrase });
  }

  close() {
    for (const { timer } of this.said.values()) clearTimeout(timer);
    this.said.clear();
  }

  // What the rules let be heard

  /** @param {Record<string, any>} event */
  hear(event) {
    const { seat } = event;
    if (event.kind === 'good') this.show(seat, say('talk-good'), original('good'));
    else if (seat === this.view.model.facts.seat) return;
    else if (event.kind === 'stock_claimed') this.show(seat, say('styrivolt-bubble-stock'));
    else if (event.kind === 'deal_claimed') this.show(seat, say('styrivolt-bubble-claim'));
    else if (event.kind === 'played_on') this.show(seat, say('styrivolt-bubble-on'));
    if (this.#mayBanter()) this.#banter(event);
  }

  #mayBanter() {
    return settings.tableTalk && this.view.model.seen.talk !== 'none' && !document.hidden;
  }

  // Banter of the computer players

  /** @param {Record<string, any>} event */
  #banter(event) {
    const remark = this.#remark(event);
    if (!remark) return;
    const [seats, phrase, likely] = remark;
    const { facts } = this.view.model;
    const speakers = seats.filter((seat) => facts.seats[seat]?.kind === 'computer' && !this.said.has(seat));
    const now = Date.now();
    if (!speakers.length || Math.random() > likely || (likely < 1 && now - this.#spoken < QUIET)) return;
    this.#spoken = now;
    this.say(speakers[Math.floor(Math.random() * speakers.length)], phrase);
  }

  /**
   * Who could say what to this, and how likely: 1 for what a table never lets pass.
   * @param {Record<string, any>} event @returns {[number[], string, number]|null}
   */
  #remark(event) {
    const { model } = this.view;
    const { seen, felt, facts } = model;
    const ofSide = (side) => membersOf(model, side);
    const against = (side) => ofSide(side === 'A' ? 'B' : 'A');
    const others = (seat) => against(facts.sides[seat]);
    const partners = (seat) => ofSide(facts.sides[seat]).filter((other) => other !== seat);
    switch (event.kind) {
      case 'played': {
        const lead = felt.cards[0];
        if (felt.cards.length === 1) {
          if (nameOf(seen, event.card) === 'lamb') return [[event.seat], 'lamb', 0.6];
          const low = LOW.includes(event.card[0]) && !nameOf(seen, event.card);
          return low ? [others(event.seat), 'squall', 0.3] : null;
        }
        const winning = felt.cards.find(([seat]) => seat === felt.winner && seat !== event.seat);
        const equal = lead && winning && nameOf(seen, winning[1]) && nameOf(seen, winning[1]) === nameOf(seen, event.card);
        const power = equal && ['stikki', 'capture'].includes(kindOf(seen, event.card));
        return power ? [[winning[0], ...others(event.seat)], 'equal', 0.8] : null;
      }
      case 'trick_taken': {
        const [leader, led] = felt.cards[0] ?? [];
        const won = felt.cards.find(([seat]) => seat === event.seat)?.[1] ?? '';
        if (leader === event.seat) return [partners(leader), 'well_led', 0.25];
        const high = led && ['A', 'K', 'Q'].includes(led.slice(0, -1));
        return high && kindOf(seen, won) === 'capture' ? [[event.seat, ...partners(event.seat)], 'capture', 0.5] : null;
      }
      case 'stock_claimed':
        return Object.values(seen.exposed).some((cards) => cards.length > 1) ? [[event.seat], 'who_trades', 0.7] : null;
      case 'deal_over': {
        if (['made', 'nine', 'made_alone', 'nine_alone'].includes(event.result)) return [against(event.side), 'stock_hound', 0.5];
        return seen.phase === 'mark' ? [against(event.side), 'mark', 0.4] : null;
      }
      case 'scored': {
        const before = seen.sheet.at(-2)?.board.monks ?? { A: 0, B: 0 };
        const grown = sidesOf(model).find((side) => event.board.monks[side] > before[side]);
        return grown ? [ofSide(grown), 'monk', 1] : null;
      }
      default:
        return null;
    }
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

/** The set phrases, to say one. @param {View} view @returns {import('../game.js').Part} */
export function talkPanel(view) {
  const speak = (phrase) => {
    view.closePanel();
    stateOf(view).talk?.say(view.model.facts.seat, phrase);
  };
  return [
    'styrivolt-talk',
    html`<p class="s-note">${say('styrivolt-talk-about')}</p>
      <div class="s-phrases">
        ${PHRASES.map(
          (phrase) => html`<button type="button" @click=${() => speak(phrase)}>
            <b>${say(`talk-${phrase}`)}</b>
            ${original(phrase) ? html`<i lang=${attr(`talk-${phrase}`, 'danish') ? 'da' : 'fo'} dir="ltr">${original(phrase)}</i>` : nothing}
          </button>`,
        )}
      </div>
      ${toggle('t-hear-talk', say('styrivolt-set-tableTalk'), settings.tableTalk, (on) => set({ tableTalk: on }), say('styrivolt-set-tableTalk-help'))}`,
  ];
}
