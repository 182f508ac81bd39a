/** The two-player game: four piles before each, the top card of each open to both. */
import { html, nothing } from '../../lib/lit.js';
import { cardName, say } from '../../lib/words.js';
import { back, face } from './card.js';
import { cardLabel, openCards, standing } from './hand.js';
import { othersOf } from './places.js';
import { seatName } from './names.js';

const under = (pile) => (pile.under && pile.top ? html`<span class="t-under" aria-hidden="true">${back()}</span>` : nothing);

/** My own piles: cards like those in the hand, in a list box of their own. */
export function pilesInHand(view) {
  const { seen, facts } = view.model;
  const open = openCards(seen);
  const piles = seen.piles[facts.seat];
  const suggested = view.suggestedCards;
  if (piles.every(({ top }) => !top)) {
    return html`<div class="t-piles" role="img" aria-label=${say('table-piles-down')}>
      ${piles.map((pile) => html`<span class="t-pile">${pile.under || !seen.contract ? back() : nothing}</span>`)}
    </div>`;
  }
  return html`<div
    class="t-piles"
    role="listbox"
    aria-label=${say('table-piles-mine')}
    aria-orientation="horizontal"
    @click=${view.touch.click}
    @pointerdown=${view.touch.press}
  >
    ${piles.map((pile, n) =>
      pile.top
        ? html`<div
            class="t-pile t-held"
            role="option"
            id="pile-${n}"
            data-card=${pile.top}
            data-state=${standing(seen, pile.top, open) || nothing}
            data-raised=${view.isRaised(pile.top) ? 'yes' : nothing}
            data-hint=${suggested.has(pile.top) ? 'yes' : nothing}
            aria-selected=${view.isRaised(pile.top) ? 'true' : 'false'}
            aria-label=${cardLabel(view, {
              card: pile.top,
              from: pile.under ? say('table-pile-covers') : '',
              n: n + 1,
              count: piles.length,
            })}
            tabindex=${view.focused.onPile(n) ? 0 : -1}
          >
            ${under(pile)}${face(pile.top)}
          </div>`
        : html`<span class="t-pile t-gone" role="presentation"></span>`,
    )}
  </div>`;
}

/** The other's piles, on the felt before him. */
export function pilesAcross(view) {
  const { seen, facts } = view.model;
  if (!seen.piles) return nothing;
  const [other] = othersOf(facts);
  const name = seatName(view.model, other);
  return html`<ul class="t-piles t-across" dir="ltr" aria-label=${say('table-piles-of', { name })}>
    ${seen.piles[other].map(
      (pile) => html`<li class="t-pile ${pile.top || pile.under ? '' : 't-gone'}">
        ${pile.top
          ? html`${under(pile)}<span role="img" aria-label=${cardName(pile.top)}>${face(pile.top)}</span>`
          : pile.under || !seen.contract
            ? html`<span role="img" aria-label=${say('card-hidden')}>${back()}</span>`
            : nothing}
      </li>`,
    )}
  </ul>`;
}
