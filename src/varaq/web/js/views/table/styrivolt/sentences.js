/** Events of Stýrivolt in sentences that Kaiser's words do not have. */
import { cardName, say, suitName } from '../../../lib/words.js';
import { cardNames, inWords, lineSentence, listed, pointsSentence, resultSentence } from '../names.js';
import { actSentence } from './acts.js';
import { calledWords, nameOf } from './cards.js';

/** @typedef {import('../../../models/table.js').Table} Table */

/** @param {Table} table @param {Record<string, any>} event @returns {string|undefined} */
export function sentence(table, event) {
  switch (event.kind) {
    case 'played': {
      const name = nameOf(table.seen, event.card);
      return name ? say('styrivolt-event-played', { ...inWords(table, event), called: calledWords(name) }) : undefined;
    }
    case 'trick_taken':
      return say('styrivolt-event-trick_taken', { ...inWords(table, event), points: pointsSentence(table, event.so_far) });
    case 'chosen':
      return say('event-chosen', {
        suits: listed(event.suits.map(suitName)),
        cards: cardNames(Object.values(event.exposed).flat()),
      });
    case 'deal_over':
      return lineSentence(table, { side: event.side, code: event.result, facts: { strokes: event.strokes, crosses: event.crosses } });
    case 'match_won':
      return resultSentence(table, /** @type {any} */ (event));
    default:
      return undefined;
  }
}

/** @param {Table} table @param {string} act */
export const actWords = (table, act) => actSentence(table.seen, act);

/** Which cards of mine beat the one that is winning. */
export function beatsSentence(seen, card) {
  if (!card) return '';
  return seen.beats.length
    ? say('beats-some', { card: cardName(card), cards: cardNames(seen.beats) })
    : say('beats-none', { card: cardName(card) });
}
