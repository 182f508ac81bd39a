/**
 * What a table of Stýrivolt remembers between two drawings, beside what it was sent.
 *
 * @typedef {object} State
 * @property {string} card  the card that the panel tells about
 * @property {string} sure  the act that I have to confirm
 */

/** @type {WeakMap<object, State>} */
const states = new WeakMap();

/** @param {import('../table.js').TableView} view @returns {State} */
export function stateOf(view) {
  let state = states.get(view);
  if (!state) {
    state = { card: '', sure: '' };
    states.set(view, state);
  }
  return state;
}
