/** Who has put a hand down, and what may be taken. */
import { say } from '../../../lib/words.js';

/** Has the stock been taken, so that only what its taker left can be had? */
export const stockGone = (seen) => Boolean(seen.chosen) && seen.stock === 0;

/** "Take the stock", or what the first taker put down. */
export const takeWords = (seen) => say(stockGone(seen) ? 'styrivolt-act-take-second' : 'styrivolt-act-take');
