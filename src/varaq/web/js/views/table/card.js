/** Card faces as the reader wants them, and what is special about a card in this house. */
import { settings } from '../../lib/settings.js';
import { cardBack, cardFace } from '../../lib/faces.js';
import { html, nothing } from '../../lib/lit.js';
import { say, signed } from '../../lib/words.js';

/** @param {string} card */
export const face = (card) => cardFace(card, { fourColour: settings.fourColour, large: settings.largeCards });

export const back = () => cardBack();

/** @returns {'bonus'|'penalty'|''} the bonus card is named first in `special` */
export function specialKind(seen, card) {
  const at = Object.keys(seen.special ?? {}).indexOf(card);
  return at < 0 ? '' : at === 0 ? 'bonus' : 'penalty';
}

/** "plus 5" for the bonus card of this house. @param {import('./table.js').TableView} view */
export function specialNote(view, card) {
  const kind = specialKind(view.model.seen, card);
  if (!kind) return '';
  const points = view.option(`${kind}_points`);
  return points ? say(`table-card-${kind}`, { points }) : say(`table-${kind}-card`);
}

/** The same as a small tag on the card: +5, −3. @param {import('./table.js').TableView} view */
export function worth(view, card) {
  const kind = specialKind(view.model.seen, card);
  if (!kind) return nothing;
  const points = Number(view.option(`${kind}_points`) ?? 0);
  return html`<bdi dir="ltr" class="t-worth t-${kind}" aria-hidden="true">${points ? signed(kind === 'bonus' ? points : -points) : '\u2605'}</bdi>`;
}
