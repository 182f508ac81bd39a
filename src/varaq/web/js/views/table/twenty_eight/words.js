/** What happens in this family, in sentences: for the log, and for who listens. */
import { cardName, say, suitName } from '../../../lib/words.js';
import { inWords, seatName, sideName } from '../names.js';

/** @typedef {import('../../../models/table.js').Table} Table */

/** Why a deal is cancelled. @param {Table} table @param {{code: string, seat?: number}} thrown */
export const thrownSentence = (table, thrown) => say(`thrown-${thrown.code}`, inWords(table, thrown));

/** @type {Record<string, (table: Table, event: Record<string, any>) => string>} */
const OWN = {
  thrown_in: (table, event) => thrownSentence(table, /** @type {any} */ (event)),
  packet_dealt: (table, event) => say('event-packet_dealt', { count: event.cards?.length ?? event.counts[table.facts.seat] }),
};

/** @param {Table} table @param {Record<string, any>} event @returns {string|undefined} */
export const sentence = (table, event) => OWN[event.kind]?.(table, event);

/** An act as a hint names it. @param {Table} table @param {string} act @returns {string|undefined} */
export function actWords(table, act) {
  const [verb, what] = act.split(' ');
  switch (verb) {
    case 'ask':
      return say('act-ask');
    case 'show':
      return say('act-show_trump');
    case 'pair':
    case 'pledge':
    case 'agree':
      return say(`act-${verb}`);
    case 'redeal':
      return say('act-claim_redeal');
    case 'seventh':
      return say('twenty_eight-seventh');
    case 'cut':
      return say('act-cut', { count: Number(what) });
    case 'decline':
      return say('act-decline_cut');
    case 'claim':
      return say('act-claim_wrong', { name: seatName(table, Number(what)) });
    case 'trump':
      return what.length > 1
        ? say('act-choose_card', { card: cardName(what), suit: suitName(what.slice(-1)) })
        : say('act-choose_suit', { suit: suitName(what) });
    default:
      return undefined;
  }
}

/** How it stands, for a reader who asks. @param {import('./state.js').View} view @returns {string[]} */
export function aloud({ model }) {
  const { seen, facts } = model;
  const said = [];
  const { contract, face_down: down, mine = {} } = seen;
  if (seen.coming) said.push(say('twenty_eight-coming', { count: seen.coming }));
  if (down) said.push(say(`twenty_eight-lies-${down.how}`, { name: seatName(model, down.seat) }));
  if (down && mine.trump_card) said.push(say('twenty_eight-read-mine', { card: cardName(mine.trump_card[0]) }));
  else if (down && mine.trump) said.push(say('twenty_eight-read-mine', { card: suitName(mine.trump[0]) }));
  if (contract && seen.stake > 1) said.push(say('te-stake', { stake: seen.stake }));
  if (contract && seen.needed !== null) {
    const side = facts.sides[contract.bidder];
    said.push(say('twenty_eight-read-target', { name: sideName(model, side), have: seen.points[side] ?? 0, target: seen.needed }));
  }
  if (seen.pair) said.push(say('twenty_eight-pair-of', { name: seatName(model, seen.pair.seat) }));
  return said;
}

