/**
 * What lies on the felt, and how an act changes it.
 *
 * @typedef {object} Felt
 * @property {[number, string][]} cards   the trick, in the order of play
 * @property {number|null} winner         who is winning it, or has won it
 * @property {number|null} points         of a finished trick
 * @property {boolean} done
 * @property {boolean} gathering          on its way to the winner
 * @property {number} serial              tells one trick from the next
 */

/** @param {number} serial @returns {Felt} */
export const bare = (serial) => ({ cards: [], winner: null, points: null, done: false, gathering: false, serial });

/** The trick as it lies there now. @param {Felt} before @param {any} seen @returns {Felt} */
export const laid = (before, seen) => ({ ...bare(before.serial + 1), cards: [...seen.trick], winner: seen.winning ?? null });

/**
 * What lies there after an act. A finished trick lies on until it is gathered, although
 * `seen` knows nothing of it any more.
 * @param {Felt} before @param {any[]} events @param {any} seen @returns {Felt}
 */
export function after(before, events, seen) {
  const felt = before.done ? bare(before.serial + 1) : { ...before, cards: [...before.cards] };
  for (const event of events) {
    if (event.kind === 'played') felt.cards.push([event.seat, event.card]);
    if (event.kind === 'trick_taken') Object.assign(felt, { done: true, winner: event.seat, points: event.points });
  }
  if (!felt.done) Object.assign(felt, { cards: [...seen.trick], winner: seen.winning ?? null });
  else if (seen.last_trick) felt.cards = [...seen.last_trick.cards];
  return felt;
}
