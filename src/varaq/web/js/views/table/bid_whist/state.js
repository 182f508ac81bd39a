/**
 * What the reader of one table has chosen and not yet said, and what the table shows for
 * a moment. It belongs to the model, so that another table begins with nothing.
 *
 * @typedef {import('../table.js').TableView} View
 *
 * @typedef {object} Bubble
 * @property {number} n
 * @property {number} seat
 * @property {string} text
 * @property {string[]} [cards]  shown with the words
 *
 * @typedef {object} Thrown  a deal that was thrown in
 * @property {string} code
 * @property {string} [clause]
 * @property {number} [seat]     whose hand was the reason
 * @property {string[]} [cards]
 *
 * @typedef {object} State
 * @property {string} trump      of the contract that is being named, '' if none: a suit or NT
 * @property {string} order
 * @property {boolean} claiming  the table asks whose renege it was
 * @property {Bubble[]} bubbles
 * @property {Record<string, any>|null} verdict  a call of a renege that was judged just now
 * @property {Thrown|null} thrown
 */

/** @type {WeakMap<object, State>} */
const states = new WeakMap();
let count = 0;

/** @param {View} view @returns {State} */
export function stateOf({ model }) {
  let state = states.get(model);
  if (!state) {
    state = { trump: '', order: '', claiming: false, bubbles: [], verdict: null, thrown: null };
    states.set(model, state);
  }
  return state;
}

/** What was put together for one question is not kept for the next. @param {View} view */
export function settle(view) {
  const { seen } = view.model;
  const state = stateOf(view);
  if (seen.phase !== 'naming') Object.assign(state, { trump: '', order: '' });
  if (!seen.legal.some((act) => act.startsWith('claim '))) state.claiming = false;
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

/** @param {View} view @param {Record<string, any>} verdict @param {number} ms */
export function judge(view, verdict, ms) {
  change(view, { verdict });
  setTimeout(() => stateOf(view).verdict === verdict && change(view, { verdict: null }), ms);
}
