/**
 * The chalk board of Stýrivolt, and how one board becomes the next, step by step as a hand
 * would do it. It knows no score: what the deals bring comes from the server.
 *
 * @typedef {'A'|'B'} Side
 * @typedef {object} BoardState
 * @property {Record<Side, number>} strokes  still standing on the upright, 3 each at first
 * @property {Record<Side, number>} crosses  single crosses
 * @property {Record<Side, number>} monks    monk's crosses, worth two each
 * @property {Side} drawer                   who draws the next upright
 *
 * @typedef {object} Step
 * @property {'rub'|'upright'|'make'|'unmake'|'halve'} do
 * @property {Side} [side]
 * @property {'cross'|'monk'} [kind]
 */

export const SIDES = /** @type {Side[]} */ (['A', 'B']);
export const STROKES = 3;
export const MONK = 2;

/** @param {Side} side @returns {Side} */
export const otherSide = (side) => (side === 'A' ? 'B' : 'A');

/** @param {Side} [drawer] @returns {BoardState} */
export const freshBoard = (drawer = 'A') => ({
  strokes: { A: STROKES, B: STROKES },
  crosses: { A: 0, B: 0 },
  monks: { A: 0, B: 0 },
  drawer,
});

/** Crosses of a side, a monk's cross counting two. @param {BoardState} board @param {Side} side */
export const worth = (board, side) => board.crosses[side] + MONK * board.monks[side];

/** In which order a side's strokes are rubbed out, by `erase_direction`. */
const ORDER = {
  top_down: { A: [0, 1, 2], B: [0, 1, 2] },
  any: { A: [1, 0, 2], B: [2, 0, 1] },
};

/**
 * Which strokes of a side stand.
 * @param {number} count @param {Side} side @param {string} [direction]
 * @returns {boolean[]}
 */
export function standing(count, side, direction = 'top_down') {
  const gone = (ORDER[direction] ?? ORDER.top_down)[side].slice(0, STROKES - count);
  return [0, 1, 2].map((at) => !gone.includes(at));
}

/** @param {number} times @param {Step} step */
const repeated = (times, step) => Array.from({ length: Math.max(0, times) }, () => step);

/** Crosses that go, are halved, and come. @returns {Step[]} */
function crossSteps(old, now) {
  const gone = [];
  const come = [];
  for (const side of SIDES) {
    let monks = now.monks[side] - old.monks[side];
    let singles = now.crosses[side] - old.crosses[side];
    while (monks < 0 && singles > 0) {
      gone.push({ do: 'halve', side });
      monks += 1;
      singles -= 1;
    }
    gone.push(...repeated(-singles, { do: 'unmake', side, kind: 'cross' }));
    gone.push(...repeated(-monks, { do: 'unmake', side, kind: 'monk' }));
    come.push(...repeated(monks, { do: 'make', side, kind: 'monk' }));
    come.push(...repeated(singles, { do: 'make', side, kind: 'cross' }));
  }
  return [...gone, ...come];
}

/** Was the upright finished, by whom? @returns {Side|null} */
function finisher(old, now, outcome) {
  if (outcome) return outcome.strokes >= old.strokes[outcome.side] ? outcome.side : null;
  if (!SIDES.some((side) => now.strokes[side] > old.strokes[side])) return null;
  const gain = (side) => worth(now, side) - worth(old, side) - worth(now, otherSide(side)) + worth(old, otherSide(side));
  return gain('A') >= gain('B') ? 'A' : 'B';
}

/**
 * What a hand does to make `now` out of `old`.
 * @param {BoardState} old @param {BoardState} now
 * @param {{side: Side, strokes: number}|null} [outcome]  of the deal between them, where it is known
 * @returns {Step[]}
 */
export function stepsBetween(old, now, outcome = null) {
  const crosses = crossSteps(old, now);
  const winner = finisher(old, now, outcome);
  if (!winner) {
    const rubbed = SIDES.flatMap((side) => repeated(old.strokes[side] - now.strokes[side], { do: 'rub', side }));
    return [...rubbed, ...crosses];
  }
  return [
    ...repeated(old.strokes[winner], { do: 'rub', side: winner }),
    ...crosses,
    { do: 'upright' },
    ...SIDES.flatMap((side) => repeated(STROKES - now.strokes[side], { do: 'rub', side })),
  ];
}

/** @param {BoardState} one @param {BoardState} other */
export const sameBoard = (one, other) =>
  one.drawer === other.drawer &&
  SIDES.every((side) => ['strokes', 'crosses', 'monks'].every((what) => one[what][side] === other[what][side]));
