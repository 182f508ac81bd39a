/**
 * Lines as a hand draws them with chalk: never quite straight, the same line always in the
 * same way. What is drawn is told apart by `name`, from which its unevenness is made.
 */

/** A small generator of numbers from 0 to 1 that begins the same for the same name. @param {string} name */
export function dice(name) {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** @typedef {[number, number]} Point */

/**
 * A line through the points, as path data.
 * @param {string} name @param {Point[]} points @param {number} [unrest] how far the hand strays
 */
export function line(name, points, unrest = 1.6) {
  const next = dice(name);
  const stray = () => (next() - 0.5) * 2 * unrest;
  const near = ([x, y]) => /** @type {Point} */ ([x + stray(), y + stray()]);
  const [first, ...rest] = points.map(near);
  let from = first;
  let path = `M${figure(first)}`;
  for (const to of rest) {
    const bend = near([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
    path += `Q${figure(bend)} ${figure(to)}`;
    from = to;
  }
  return path;
}

const figure = ([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Dust that never came off the slate: x, y, size. @param {string} name @param {number} count */
export function specks(name, count, width, height) {
  const next = dice(name);
  return Array.from({ length: count }, () => [next() * width, next() * height, 0.3 + next() * next() * 1.1]);
}
