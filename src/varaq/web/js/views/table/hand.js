/** My cards: a list box, physically ordered alike in every language. */
import { html, nothing, repeat } from '../../lib/lit.js';
import { cardName, say } from '../../lib/words.js';
import { settings } from '../../lib/settings.js';
import { face, specialNote } from './card.js';
import { pilesInHand } from './piles.js';

/** From so many cards on there are two rows, never a scrolling hand. */
const TWO_ROWS = 10;

/** @param {any} seen @returns {Set<string>} cards that the server would take from me now */
export function openCards(seen) {
  if (seen.choose) return new Set(seen.choose.from);
  return new Set(seen.legal.filter((act) => act.startsWith('play ')).map((act) => act.slice(5)));
}

/** Is a card of mine awaited, so that the others are refused by the rules? */
export const askedForCards = (seen) => Boolean(seen.choose) || seen.legal.some((act) => act.startsWith('play '));

/**
 * The cards in the order the reader wants; a text that stands twice (two packs) gets a
 * key of its own for each.
 * @param {string[]} hand @param {string[]} before the order in which they were held so far
 */
export function arranged(hand, before) {
  let cards = [...hand];
  if (!settings.sorting) {
    const left = [...hand];
    const kept = before.filter((card) => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    cards = [...kept, ...left];
  } else if (settings.highSide === 'right') cards.reverse();
  const seen = new Map();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, key: `${card}-${copy}` };
  });
}

/** What the rules say of this card now, for eye and ear. */
export function standing(seen, card, open) {
  if (!askedForCards(seen)) return '';
  return open.has(card) ? 'open' : 'refused';
}

/** @param {import('./table.js').TableView} view */
export function cardLabel(view, { card, from = '', n, count }) {
  const { seen } = view.model;
  const state = standing(seen, card, openCards(seen));
  const asked = seen.choose ? 'choose' : 'play';
  return [
    cardName(card),
    specialNote(view, card),
    from,
    view.isRaised(card) ? say('table-card-raised') : '',
    state && say(`table-card-${state}-${asked}`),
    say('table-card-place', { n, count }),
  ]
    .filter(Boolean)
    .join(view.comma);
}

/** Where a card came from, as long as that is news. */
function origin(seen, card) {
  const { kitty = [], got = [] } = seen.mine ?? {};
  if (['exchange', 'ordering', 'naming'].includes(seen.phase) && kitty.includes(card)) return 'kitty';
  const fresh = seen.tricks.every((n) => !n) && !seen.trick.length;
  return fresh && got.includes(card) ? 'got' : '';
}

/** @param {import('./table.js').TableView} view */
export function hand(view) {
  const { seen } = view.model;
  const cards = view.handCards;
  const open = openCards(seen);
  const rows = cards.length >= TWO_ROWS ? 2 : 1;
  const per = Math.ceil(cards.length / rows) || 1;
  const suggested = view.suggestedCards;
  return html`
    <section class="t-hand" dir="ltr" data-tall=${view.tallHand ? 'yes' : 'no'} data-rows=${rows}>
      <div
        class="t-fan"
        role="listbox"
        aria-label=${say('table-hand')}
        aria-orientation="horizontal"
        aria-multiselectable=${seen.choose ? 'true' : 'false'}
        .style=${`--per:${per}`}
        @click=${view.onCardClick}
        @pointerdown=${view.onCardPress}
      >
        ${repeat(cards, ({ key }) => key, ({ card, key }, n) => {
          const row = Math.floor(n / per);
          const inRow = row < rows - 1 || rows === 1 ? per : cards.length - per;
          const state = standing(seen, card, open);
          const came = origin(seen, card);
          return html`<div
            class="t-held"
            role="option"
            id="card-${key}"
            data-card=${card}
            data-state=${state || nothing}
            data-raised=${view.isRaised(card) ? 'yes' : nothing}
            data-hint=${suggested.has(card) ? 'yes' : nothing}
            aria-selected=${view.isRaised(card) ? 'true' : 'false'}
            aria-label=${cardLabel(view, {
              card,
              from: came && say(`table-card-${came}`),
              n: n + 1,
              count: cards.length,
            })}
            tabindex=${view.roving(key) ? 0 : -1}
            .style=${`--col:${n % per};--row:${row};--cnt:${inRow}`}
          >
            ${face(card)} ${came ? html`<i class="t-came" aria-hidden="true">${say(`table-came-${came}`)}</i>` : nothing}
            ${suggested.has(card) ? html`<i class="t-hintword" aria-hidden="true">${say('table-hint-word')}</i>` : nothing}
          </div>`;
        })}
      </div>
      ${seen.piles ? pilesInHand(view) : nothing}
    </section>
  `;
}
