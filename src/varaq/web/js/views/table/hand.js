/** My cards: a list box, physically ordered alike in every language. */
import { html, nothing, repeat } from '../../lib/lit.js';
import { cardName, say } from '../../lib/words.js';
import { settings } from '../../lib/settings.js';
import { back, face, specialNote, worth } from './card.js';
import { pilesInHand } from './piles.js';

/** From so many cards on there are two rows on a phone, never a scrolling hand: ten still show their whole index in one. */
const TWO_ROWS = 11;

/**
 * Where there is width, all cards are one fan.
 * @param {import('./table.js').TableView} view @param {number} count
 */
export const rowsFor = ({ wide, low }, count) => (count >= TWO_ROWS && !wide && !low ? 2 : 1);

/** @returns {boolean} does the card lie on top of a pile of mine? */
const onPiles = (seen, card) => Boolean(seen.piles?.[seen.seat]?.some(({ top }) => top === card));

/** @param {any} seen @returns {Set<string>} cards that the server would take from me now */
export function openCards(seen) {
  if (seen.choose) return new Set(seen.choose.from);
  // a bid may read like a card: 4D is four downtown
  const acts = seen.legal.filter((act) => !act.startsWith('call '));
  return new Set(acts.map((act) => act.split(' ')[1]).filter((card) => seen.hand.includes(card) || onPiles(seen, card)));
}

/** Is a card of mine awaited, so that the others are refused by the rules? */
export const askedForCards = (seen) => Boolean(seen.choose) || openCards(seen).size > 0;

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
export function cardLabel(view, { card, place = '', from = '', n, count }) {
  const { seen } = view.model;
  const state = standing(seen, card, openCards(seen));
  const asked = seen.legal.some((act) => act.startsWith('play ')) ? 'play' : 'choose';
  return [
    cardName(card),
    specialNote(view, card),
    view.game.cardNote?.(view, card),
    from,
    view.isRaised(card, place) ? say('table-card-raised') : '',
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

/** Between the deals the pack lies where the hand will be. */
const pack = () => html`<div class="t-pack" aria-hidden="true">${[0, 1, 2, 3].map(() => back())}</div>`;

/** @param {import('./table.js').TableView} view */
export function hand(view) {
  const { seen } = view.model;
  const cards = view.handCards;
  const open = openCards(seen);
  const rows = rowsFor(view, cards.length);
  const per = Math.ceil(cards.length / rows) || 1;
  const suggested = view.suggestedCards;
  return html`
    <section class="t-hand" dir="ltr" data-tall=${view.tallHand ? 'yes' : 'no'} data-rows=${rows}>
      ${cards.length ? nothing : html`<div class="t-fan"></div>`}
      <div
        class="t-fan"
        ?hidden=${!cards.length}
        role="listbox"
        aria-label=${say('table-hand')}
        aria-orientation="horizontal"
        aria-multiselectable=${seen.choose ? 'true' : 'false'}
        .style=${`--per:${per}`}
        @click=${view.touch.click}
        @pointerdown=${view.touch.press}
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
            data-raised=${view.isRaised(card, `card-${key}`) ? 'yes' : nothing}
            data-hint=${suggested.has(card) ? 'yes' : nothing}
            aria-selected=${view.isRaised(card, `card-${key}`) ? 'true' : 'false'}
            aria-label=${cardLabel(view, {
              card,
              place: `card-${key}`,
              from: came && say(`table-card-${came}`),
              n: n + 1,
              count: cards.length,
            })}
            tabindex=${view.focused.onCard(key) ? 0 : -1}
            .style=${`--col:${n % per};--line:${row};--rows:${rows};--cnt:${inRow}`}
          >
            ${face(card)} ${came ? html`<i class="t-came" aria-hidden="true">${say(`table-came-${came}`)}</i>` : nothing}
            ${worth(view, card)} ${view.game.held?.(view, card) ?? nothing}
            ${suggested.has(card) ? html`<i class="t-hintword" aria-hidden="true">${say('table-hint-word')}</i>` : nothing}
          </div>`;
        })}
      </div>
      ${seen.piles ? pilesInHand(view) : nothing}
      ${cards.length || !['dealing', 'over'].includes(seen.phase) ? nothing : pack()}
    </section>
  `;
}
