/**
 * Where a seat lies on the felt.
 *
 * The view is turned so that my seat is at the bottom; the order is never mirrored,
 * for left and right at a table are facts of the game and not of a language.
 * Seat `s + 1` sits to the left of `s` where play goes clockwise (KS-20), and to the right
 * where it does not.
 */

/** By number of seats, by place from mine on: how far right and how far down. */
const PLACES = {
  2: [[0, 1], [0, -1]],
  3: [[0, 1], [-1, -0.45], [1, -0.45]],
  4: [[0, 1], [-1, 0], [0, -1], [1, 0]],
  5: [[0, 1], [-1, 0.18], [-0.62, -1], [0.62, -1], [1, 0.18]],
  6: [[0, 1], [-1, 0.42], [-1, -0.62], [0, -1], [1, -0.62], [1, 0.42]],
  8: [[0, 1], [-1, 0.66], [-1, 0], [-1, -0.66], [0, -1], [1, -0.66], [1, 0], [1, 0.66]],
};

/** @param {{players: number, seat: number}} facts @param {number} seat */
export const placeOf = ({ players, seat: mine }, seat) => (seat - mine + players) % players;

/** @returns {[number, number]} right and down, −1 to 1 */
export const spotOf = (facts, seat) => {
  const [x, y] = PLACES[facts.players][placeOf(facts, seat)];
  return [facts.clockwise === false ? -x : x, y];
};

/**
 * For `.style`: where on the felt, read by table-felt.css as --x and --y. A nearer card
 * lies over a farther one, so that the index at its top stays free.
 */
export const spotStyle = (facts, seat) => {
  const [x, y] = spotOf(facts, seat);
  return `--x:${x};--y:${y};--z:${Math.round((y + 1) * 10)}`;
};

/** @returns {number[]} the other seats in the order of play from mine on */
export const othersOf = ({ players, seat }) =>
  Array.from({ length: players - 1 }, (_, n) => (seat + n + 1) % players);
