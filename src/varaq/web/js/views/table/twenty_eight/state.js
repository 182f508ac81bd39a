/**
 * What the reader of one table has chosen and not yet said, and what the table shows for
 * a moment. It belongs to the model, so that a new table begins with nothing.
 *
 * @typedef {import('../table.js').TableView} View
 *
 * @typedef {object} Bubble
 * @property {number} n
 * @property {number} seat
 * @property {string} text
 * @property {string[]} [cards]  shown beside the words
 * @property {boolean} [answer]  to a question of a window: gone when the cards go on
 *
 * @typedef {object} Turning  the trump as it is turned up
 * @property {number} n
 * @property {number} seat
 * @property {string|null} card  null: a marker lay there
 * @property {string} suit
 *
 * @typedef {object} State
 * @property {string} number        of the bid that is being put together, '' if none
 * @property {string} suit          of that bid
 * @property {number|null} page     of the numbers; null: the one with the lowest open bid
 * @property {string} turn          what was asked when these were chosen
 * @property {number} lift          cards to lift in a cut
 * @property {boolean} claiming     the table asks whose card was wrong
 * @property {boolean} peeking      my face-down trump is being looked at
 * @property {Record<string, any>[]} claims  of wrong cards in this deal
 * @property {Record<string, any>|null} verdict  on a claim just now, if it was not granted
 * @property {{seat: number, cards: string[]}|null} shown  the certain hand that was laid down in this deal
 * @property {Bubble[]} bubbles
 * @property {Turning|null} turning
 */

/** @type {WeakMap<object, State>} */
const states = new WeakMap();
let count = 0;

/** @param {View} view @returns {State} */
export function stateOf({ model }) {
  let state = states.get(model);
  if (!state) {
    state = { number: '', suit: '', page: null, turn: '', lift: 0, claiming: false, peeking: false, claims: [], verdict: null, shown: null, bubbles: [], turning: null };
    states.set(model, state);
  }
  return state;
}

/** What was put together for one question is not kept for the next, save the suit. @param {View} view */
export function settle(view) {
  const { seen } = view.model;
  const state = stateOf(view);
  const turn = `${seen.deal} ${seen.phase} ${seen.auction.length} ${seen.awaited.includes(seen.seat)}`;
  if (state.turn !== turn) Object.assign(state, { turn, number: '', page: null, lift: 0 });
  if (!seen.legal.some((act) => act.startsWith('claim '))) state.claiming = false;
  if (!seen.face_down) state.peeking = false;
  return state;
}

/** @param {View} view @param {Partial<State>} changes */
export function change(view, changes) {
  Object.assign(stateOf(view), changes);
  view.requestUpdate();
}

/** @param {View} view @param {Omit<Bubble, 'n'>} bubble @param {number} ms */
export function say(view, bubble, ms) {
  const state = stateOf(view);
  const said = { n: ++count, ...bubble };
  change(view, { bubbles: [...state.bubbles.filter(({ seat }) => seat !== bubble.seat), said] });
  setTimeout(() => change(view, { bubbles: state.bubbles.filter(({ n }) => n !== said.n) }), ms);
}

/** The questions are answered; the cards go on. @param {View} view */
export function hushAnswers(view) {
  const { bubbles } = stateOf(view);
  if (bubbles.some(({ answer }) => answer)) change(view, { bubbles: bubbles.filter(({ answer }) => !answer) });
}

/** A claim is judged; what does not end the deal is read in this time. @param {View} view @param {Record<string, any>} claim @param {number} ms */
export function judge(view, claim, ms) {
  change(view, { claims: [...stateOf(view).claims, claim], verdict: claim.right ? null : claim });
  setTimeout(() => stateOf(view).verdict === claim && change(view, { verdict: null }), ms);
}

/** @param {View} view @param {Omit<Turning, 'n'>} turning @param {number} ms */
export function turn(view, turning, ms) {
  const state = stateOf(view);
  const shown = { n: ++count, ...turning };
  change(view, { turning: shown });
  setTimeout(() => state.turning === shown && change(view, { turning: null }), ms);
}
