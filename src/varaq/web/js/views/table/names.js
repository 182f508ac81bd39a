/**
 * Seats, sides and facts put into words.
 *
 * @typedef {import('../../models/table.js').Table} Table
 */
import { html } from '../../lib/lit.js';
import { callName, cardName, digits, dir, has, lang, ownId, rankName, say, signed, suitName } from '../../lib/words.js';

const COMMA = { en: ', ', fa: '، ', ar: '، ' };

/** A name stays whole in a sentence of another script. */
const alone = (text) => `\u2068${text}\u2069`;

/** @param {string[]} words */
export const listed = (words) =>
  words.length < 2
    ? words.join('')
    : words.slice(0, -1).map(alone).join(COMMA[lang()]) + say('list-and') + alone(words[words.length - 1]);

/** Is it my seat? Who only looks on has none. @param {Table} table @param {number|null|undefined} seat */
export const isMine = ({ facts }, seat) => seat === facts.seat && !facts.watching;

/** @param {Table} table @param {number} seat */
export const seatName = (table, seat) =>
  isMine(table, seat) ? say('seat-you') : (table.facts.seats[seat]?.name ?? say('replay-seat', { n: seat + 1 }));

/** @param {Table} table */
export const mySide = ({ facts }) => facts.sides[facts.seat];

/** Is it my side? Who only looks on has none. @param {Table} table @param {string} side */
export const isOurs = (table, side) => side === mySide(table) && !table.facts.watching;

/** The sides with mine first, so that "us" always stands in the same place. @param {Table} table */
export const sidesOf = (table) => {
  const mine = mySide(table);
  return [mine, ...new Set(table.facts.sides.filter((side) => side !== mine))];
};

/** @param {Table} table @param {string} side */
export const membersOf = ({ facts }, side) =>
  facts.sides.flatMap((other, seat) => (other === side ? [seat] : []));

/** Us and them where there are two sides of several seats, names elsewhere. */
export function sideName(table, side) {
  const members = membersOf(table, side);
  const teams = members.length > 1;
  if (table.facts.watching) return listed(members.map((seat) => seatName(table, seat)));
  if (side === mySide(table)) return say(teams ? 'side-us' : 'seat-you');
  if (teams && sidesOf(table).length === 2) return say('side-them');
  return listed(members.map((seat) => seatName(table, seat)));
}

/** The cards of `cards` in words. @param {string[]} cards */
export const cardNames = (cards) => listed(cards.map(cardName));

export const orderName = (order) => say(`order-${order}`);

/** A bid as it is said; twelve no trump has a name of its own. */
export const bidName = (bid) => (bid ? callName(bid) : say('table-no-bid'));

/** Facts that say something by being null: no bid, no trump, no limit. */
const SAID_OF_NOTHING = new Set(['bid', 'trump', 'limit']);

const PUT = {
  card: (card) => cardName(card),
  cards: (cards) => cardNames(cards),
  tops: (piles) => cardNames(piles.flat().filter(Boolean)),
  call: (call) => callName(call),
  bid: (bid) => (bid === null ? say('table-no-bid') : callName(String(bid))),
  high: (bid) => callName(String(bid)),
  best: (bid) => callName(String(bid)),
  suit: (suit) => suitName(suit),
  trump: (suit) => suitName(suit ?? 'none'),
  order: (order) => orderName(order),
  gave: (card) => cardName(card),
  got: (card) => cardName(card),
  suits: (suits) => listed(suits.map(suitName)),
  rank: (rank) => rankName(rank),
  limit: (limit) => limit ?? say('value-none'),
};

/**
 * The facts of an event, a refusal or a score line as Fluent wants them: cards, calls,
 * seats and sides in words, numbers as numbers.
 * @param {Table} table
 * @param {Record<string, any>} facts
 */
export function inWords(table, facts) {
  /** @type {Record<string, any>} */
  const said = {};
  for (const [name, value] of Object.entries(facts)) {
    if (PUT[name] && value !== undefined && (value !== null || SAID_OF_NOTHING.has(name))) said[name] = PUT[name](value);
    else if (typeof value === 'number' || typeof value === 'string') said[name] = value;
    else if (typeof value === 'boolean') said[name] = value ? 'yes' : 'no';
    else if (value === null) said[name] = 'none';
  }
  for (const name of ['to', 'from', 'dealer', 'offender', 'by']) {
    if (typeof facts[name] === 'number') said[name] = seatName(table, facts[name]);
  }
  if (typeof facts.winner === 'string') said.winner = sideName(table, facts.winner);
  if (typeof facts.side === 'string') said.name = sideName(table, facts.side);
  if (typeof facts.seat === 'number') said.name = seatName(table, facts.seat);
  if (Array.isArray(facts.seats)) said.name = listed(facts.seats.map((seat) => seatName(table, seat)));
  if (facts.bid !== undefined) said.call ??= said.bid;
  said.you = isMine(table, facts.seat ?? facts.dealer) ? 'yes' : 'no';
  return said;
}

/** An act in words: "play the ace of spades". @param {Table} table @param {string} act */
export function actWords(table, act) {
  const own = table.game?.actWords?.(table, act);
  if (own !== undefined) return own;
  const [verb, ...what] = act.split(' ');
  if (verb === 'play') return say('table-play-card', { card: cardName(what[0]) });
  if (verb === 'call') return callName(what[0]);
  if (verb === 'trump') return suitName(what[0]);
  if (verb === 'order') return orderName(what[0]);
  return what.length ? cardNames(what) : say(`table-act-${verb}`);
}

/** In how many of how many ways that the cards may lie a contract is fulfilled, and in how many not. @param {any} facts */
export const kept = ({ made, of }) => ({ made, of, failed: of - made });

/** Whose contract an act is about: what I bid would be mine. @param {Table} table @param {string} act @returns {'mine'|'theirs'} */
export const whoseContract = (table, act) => {
  const { contract } = table.seen;
  return contract && !act.startsWith('call ') && table.facts.sides[contract.bidder] !== mySide(table) ? 'theirs' : 'mine';
};

/**
 * Why an act is advised, a sentence for each reason; of one that is not, what speaks for it.
 * @param {Table} table @param {{act: string, whys: {code: string, facts: object}[]}} advice @param {boolean} [best]
 */
export const whySentences = (table, { act, whys }, best = true) => {
  const more = { whose: whoseContract(table, act), best: best ? 'yes' : 'no' };
  return whys.flatMap(({ code, facts }) =>
    has(`why-${code}`) ? [say(`why-${code}`, { ...inWords(table, facts ?? {}), ...(code === 'makes' ? kept(facts) : {}), ...more })] : [],
  );
};

/** Events that have a sentence of this screen's own. */
const OWN = {
  undone: 'table-undone',
  received: 'table-received',
  discards_shown: 'table-discards-shown',
  hand_raised: 'people-hand-raised',
  hold_on: 'people-hold-on',
  hold_off: 'people-hold-off',
  hosts: 'people-hosts',
  swapped: 'people-swapped',
  undo_asked: 'people-undo-asks',
  undo_refused: 'people-undo-not-allowed',
  sat_in: 'replay-sat-in',
};

/** Who passed what to whom is told once; a pile that is used up turns nothing. @param {Record<string, any>} event */
const untold = ({ kind, card, cards }) => (kind === 'received' && !cards) || (kind === 'pile_turned' && !card);

/** How the rest of a deal goes, as a message. @param {string} code */
export const finishId = (code) => (has(`table-finish-${code}`) ? `table-finish-${code}` : 'table-finish-decided');

/** "Tom says: Well played!" @param {Table} table @param {Record<string, any>} event */
const saidSentence = (table, { kind, seat, phrase, text }) =>
  say('people-says', { ...inWords(table, { seat }), phrase: kind === 'spoken' ? text : say(`talk-${phrase}`) });

/** @param {Table} table @param {Record<string, any>} event */
export function eventSentence(table, event) {
  if (event.kind === 'refused') return refusalSentence(table, /** @type {any} */ (event));
  const told = table.game?.sentence?.(table, event);
  if (told !== undefined) return told;
  if (event.kind === 'hint') return [say('table-hint-said', { act: actWords(table, event.act) }), ...whySentences(table, /** @type {any} */ (event))].join(' – ');
  if (event.kind === 'talk' || event.kind === 'spoken') return saidSentence(table, event);
  if (event.kind === 'finish') return say(event.on ? 'table-finish-on' : finishId(event.code));
  // A trick that is worth no points of its own is just won.
  const kind = event.kind === 'trick_taken' && event.points === null ? 'trick_won' : event.kind;
  const own = ownId('event', kind);
  const thrown = kind === 'thrown_in' && has(`thrown-${event.code}`) ? `thrown-${event.code}` : own;
  const id = own === `event-${kind}` ? (OWN[kind] ?? thrown) : own;
  return has(id) && !untold(event) ? say(id, inWords(table, event)) : '';
}

/** @param {Table} table @param {{code: string, facts: object}} refused */
export function refusalSentence(table, { code, facts }) {
  const id = ownId('refusal', code);
  return say(has(id) ? id : 'refusal-internal', inWords(table, facts ?? {}));
}

/** @param {Table} table @param {{side: string, code: string, facts: object, score?: any}} line */
export const lineSentence = (table, { side, code, facts, score }) =>
  say(`line-${code}`, inWords(table, { side, ...table.game?.lineFacts?.(score), ...facts }));

/** @param {Table} table */
export const resultSentence = (table, { winner, code, facts }) =>
  say(`result-${code}`, inWords(table, { total: table.seen.totals[winner], target: table.seen.target, ...facts, side: winner }));

/**
 * "Us 31, Them 27", each pair in its own isolate.
 * @param {Table} table @param {Record<string, number>} points
 */
export const pointsSentence = (table, points) =>
  // all of it stands in isolates, so it has to be told its direction
  (dir() === 'rtl' ? '\u200f' : '') +
  sidesOf(table)
    .map((side) => alone(`${sideName(table, side)} ${digits(points[side] ?? 0)}`))
    .join(COMMA[lang()]);

/** A number whose sign stays on its left in every language. @param {number} n */
export const figure = (n) => html`<bdi dir="ltr">${digits(n)}</bdi>`;

/** The same with its sign: +8, −5. @param {number} n */
export const change = (n) => html`<bdi dir="ltr">${signed(n)}</bdi>`;
