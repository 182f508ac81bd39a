/**
 * What the rules of Stýrivolt say aloud: always heard, unlike the banter of the table (ST-R20),
 * which each may choose not to hear.
 */
import { html } from '../../../lib/lit.js';
import { say } from '../../../lib/words.js';
import { isMine } from '../names.js';

/** @typedef {import('../table.js').TableView} View */

/** What others are heard to say with an act. */
const SAID = { stock_claimed: 'styrivolt-bubble-stock', deal_claimed: 'styrivolt-bubble-claim', played_on: 'styrivolt-bubble-on' };

/** A bubble for what is said with an event. @param {View} view @param {Record<string, any>} event */
export function sayAloud({ talk, model }, { kind, seat }) {
  if (kind === 'good') talk.phrase(seat, 'good');
  else if (SAID[kind] && !isMine(model, seat)) talk.show(seat, say(SAID[kind]));
}

/** What banter may not tell. */
export const talkNote = () => html`<p class="s-note">${say('styrivolt-talk-about')} ${say('styrivolt-talk-good')}</p>`;
