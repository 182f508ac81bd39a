/** What happens in Bid Whist, in sentences: for the log, and for who listens. */
import { cardName, say } from '../../../lib/words.js';
import { cardNames, inWords, seatName, sideName, sidesOf } from '../names.js';
import { goals, needOf } from './felt.js';
import { inForce, orderSentences } from './ranking.js';

/** @typedef {import('../../../models/table.js').Table} Table */

/** A bid that tells the partner something tells it to everybody. @param {Table} table @param {Record<string, any>} event */
export function sentence(table, event) {
  if (event.kind !== 'called') return undefined;
  const signal = table.seen.phase === 'auction' && table.seen.signals.find(([seat]) => seat === event.seat)?.[1];
  return signal ? `${say('event-called', inWords(table, event))} ${say('bid_whist-signal-said', { signal: say(`bw-signal-${signal}`) })}` : undefined;
}

/** An act as a hint names it. @param {Table} table @param {string} act @returns {string|undefined} */
export function actWords(table, act) {
  const [verb, ...what] = act.split(' ');
  switch (verb) {
    case 'name':
      return say('act-name', inWords(table, { trump: what[0] === 'NT' ? null : what[0], order: what[1] }));
    case 'discard':
      return say('bid_whist-bury-these', { cards: cardNames(what) });
    case 'claim':
      return say('act-claim_renege', { name: seatName(table, Number(what[0])) });
    case 'agree':
      return say('bid_whist-accept');
    default:
      return undefined;
  }
}

/** How it stands, for a reader who asks. @param {import('./state.js').View} view @returns {string[]} */
export function aloud(view) {
  const { model } = view;
  const { seen } = model;
  const { contract, shown_kitty: kitty, kitty_book: owner } = seen;
  const said = seen.signals.map(([seat, signal]) => `${seatName(model, seat)}: ${say(`bw-signal-${signal}`)}`);
  if (kitty) said.push(`${say('bid_whist-sported')}: ${cardNames(kitty)}`);
  if (!contract || ['dealing', 'over'].includes(seen.phase)) return said;
  if (inForce(seen)) said.push(...orderSentences(seen));
  if (view.raisedCards.length && seen.choose) said.push(say('bid_whist-bury-these', { cards: cardNames(view.raisedCards) }));
  for (const side of sidesOf(model)) {
    const need = needOf(view, side);
    const what = model.facts.sides[contract.bidder] === side ? 'make' : 'set';
    said.push(say(`bid_whist-need-${what}`, { name: sideName(model, side), have: seen.points[side] ?? 0, need }));
  }
  if (owner) said.push(say('bw-kitty-book', { name: sideName(model, owner) }));
  return said;
}
