/**
 * What a game adds to the table: a module of its own, fetched with the first table of that
 * game. Whatever it does not say is as for Kaiser, which has none. The table asks
 * `view.game` (and, for sentences, `model.game`).
 *
 * @typedef {import('./table.js').TableView} View
 * @typedef {import('../../models/table.js').Table} Table
 * @typedef {{above?: unknown, start?: unknown, row?: unknown, end?: unknown}} Answers  parts of the action bar
 * @typedef {[title: string, body: unknown]} Part  id of a heading, and what stands under it
 *
 * @typedef {object} GameTable
 * @property {string[]} [words]  Fluent files beside the common ones
 * @property {string} [styles]   a style sheet
 * @property {Record<string, number>} [stays]  ms that events of a kind stay before the next
 * @property {string[]} [telling]  options to show first on the rule card
 * @property {(view: View) => (() => void)|undefined} [seated]  the table is there; gives what to do on leaving
 * @property {(view: View, event: Record<string, any>) => void} [happened]  for each event, as it is shown
 * @property {(table: Table, event: Record<string, any>) => string|undefined} [sentence]  an event for log and ear
 * @property {(table: Table, act: string) => string|undefined} [actWords]  an act, as a hint names it
 * @property {(table: Table) => 'points'|'card_points'|'tricks'|'books'} [counted]  what the cards bring, as a hint counts it
 * @property {(view: View) => Answers|undefined} [answers]  the action bar
 * @property {(view: View) => string|undefined} [prompt]  its line
 * @property {(view: View) => unknown} [cloth]  lies on the felt, beside the trick
 * @property {(view: View) => unknown} [middle]  in place of the trick; undefined: the table's own
 * @property {(view: View, seat: number, card: string) => unknown} [lying]  upon a card of the trick
 * @property {(points: number, seat: number, table: Table) => string} [trickWorth]  a finished trick in a word
 * @property {(view: View, seat: number) => unknown} [plate]  under the name of another player
 * @property {(view: View) => boolean} [showsTricks]  tricks are counted beside the names
 * @property {(view: View) => unknown} [needs]  in the strip, beside my name
 * @property {(view: View) => unknown} [tools]  in the line over the felt, before the score
 * @property {(view: View) => unknown} [score]  on the score button
 * @property {(view: View, card: string) => unknown} [held]  upon a card of my hand
 * @property {(view: View, card: string) => string} [cardNote]  of a card in my hand or in the trick, for the ear
 * @property {(view: View) => unknown} [contract]  in place of contract and trump on the felt
 * @property {(view: View, seat: number) => string|null} [callOf]  the call beside a name, in place of the last one
 * @property {(view: View, seat: number) => string[]} [ofSeat]  more of a name plate, for the ear
 * @property {(view: View, total: number) => unknown} [total]  a score of the match
 * @property {(view: View, side: string, deal: any) => unknown} [sum]  under a side's score of the deal
 * @property {(view: View, result: any) => unknown} [ending]  under the result of the match
 * @property {(view: View, deal: any) => unknown} [contractWords]  the contract on the score sheet
 * @property {(view: View) => string} [goal]  what the match is played to
 * @property {(score: number) => Record<string, number>} [lineFacts]  more facts for the sentence of a score line
 * @property {(view: View, number: string) => boolean} [typed]  a number was typed to choose a bid
 * @property {Record<string, (view: View) => Part>} [panels]  more panels, or others in place of the table's
 * @property {(view: View) => {first?: Part[], second?: Part[]}} [sides]  what stands beside the felt on a wide screen
 * @property {Record<string, (view: View) => unknown>} [keys]  by `event.code`; asked before the table's own
 * @property {[keys: string, message: string][]} [keyList]  the same for the menu
 * @property {(view: View) => unknown} [talkNote]  what may be said, under the things said
 * @property {(view: View) => string[]} [aloud]  more sentences for a reader who asks how it stands
 */
import { styled } from '../../lib/styles.js';
import { loadFile } from '../../lib/words.js';

/** @type {Record<string, () => Promise<{table: GameTable}>>} */
const GAMES = {
  bid_whist: () => import('./bid_whist/bid_whist.js'),
  styrivolt: () => import('./styrivolt/styrivolt.js'),
  twenty_eight: () => import('./twenty_eight/twenty_eight.js'),
};

/** @param {string} name @returns {Promise<GameTable>} */
export async function gameTable(name) {
  const game = (await GAMES[name]?.())?.table ?? {};
  await Promise.all([...(game.words ?? []).map(loadFile), game.styles ? styled(game.styles) : null]);
  return game;
}
