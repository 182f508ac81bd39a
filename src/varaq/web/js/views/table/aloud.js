/** The table in sentences, for a reader who asks how it stands (R). */
import { cardName, say, suitName } from '../../lib/words.js';
import { bidName, listed, orderName, pointsSentence, seatName } from './names.js';
import { prompt } from './bar.js';

/** @param {import('./table.js').TableView} view @returns {string} */
export function tableAloud(view) {
  const { model } = view;
  const { seen, felt } = model;
  const said = [prompt(view)];
  const { contract } = seen;
  if (contract) {
    said.push(say('table-read-contract', { name: seatName(model, contract.bidder), bid: bidName(contract.bid) }));
    if (contract.trump) said.push(say('table-read-trump', { suit: suitName(contract.trump) }));
    if (contract.order === 'low') said.push(say('table-order-said', { order: orderName('low') }));
  } else if (seen.auction.length) {
    said.push(listed(seen.auction.map(([seat, call]) => `${seatName(model, seat)} ${bidName(call)}`)));
  }
  said.push(...(view.game.aloud?.(view) ?? []));
  if (felt.cards.length) {
    const cards = felt.cards.map(([seat, card]) => `${seatName(model, seat)} ${cardName(card)}`);
    said.push(say('table-read-trick', { cards: listed(cards) }));
    if (felt.winner !== null) said.push(say('table-read-winning', { name: seatName(model, felt.winner) }));
  }
  if (contract) said.push(say('table-read-points', { points: pointsSentence(model, seen.points) }));
  said.push(say('table-read-totals', { points: pointsSentence(model, seen.totals) }));
  return said.filter(Boolean).join('\n');
}
