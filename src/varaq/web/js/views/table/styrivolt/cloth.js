/** What lies on the felt beside the trick: the stock over the exposed cards, hands put down, the chosen suits. */
import { html, nothing } from '../../../lib/lit.js';
import { suitSymbol } from '../../../lib/faces.js';
import { cardName, digits, rankName, say, suitName } from '../../../lib/words.js';
import { back, face } from '../card.js';
import { cardNames, listed, seatName } from '../names.js';
import { calledWords, explained, nameOf } from './cards.js';

/** @typedef {import('../table.js').TableView} View */

const lyingHere = (seen) => !['dealing', 'over', 'mark'].includes(seen.phase);

/** Everything that lies beside the trick, in sentences. @param {View} view @returns {string[]} */
export function lyingWords({ model }) {
  const { seen } = model;
  const exposed = Object.values(seen.exposed).flat();
  const { down } = seen;
  return [
    seen.chosen ? say('styrivolt-chosen-are', { suits: listed(seen.chosen.map(suitName)) }) : '',
    exposed.length ? say('styrivolt-exposed', { cards: cardNames(exposed) }) : '',
    seen.put_down.length ? say('styrivolt-put-down', { cards: cardNames(seen.put_down) }) : '',
    seen.laid_out.length ? say('styrivolt-laid-out', { cards: cardNames(seen.laid_out) }) : '',
    seen.in_place.length ? say('styrivolt-in-place', { cards: cardNames(seen.in_place) }) : '',
    seen.stock ? say('styrivolt-stock', { count: seen.stock }) : '',
    down?.count ? say('styrivolt-down', { name: seatName(model, down.seat), count: down.count }) : '',
    ...seen.good.map(([seat, rank]) => say('styrivolt-good', { name: seatName(model, seat), rank: rankName(rank) })),
  ].filter(Boolean);
}

const tiny = (card) => html`<span class="s-tiny">${face(card)}</span>`;

/** The exposed cards of a suit, and what was put down for one of them. */
function suitGroup(seen, suit) {
  const cards = seen.exposed[suit] ?? [];
  const given = seen.put_down.filter((card) => card.endsWith(suit));
  return html`<span class="s-suit">
    ${cards.map((card) => html`<span class="s-card">${face(card)}</span>`)}
    ${given.map((card) => html`<span class="s-card s-given">${face(card)}</span>`)}
  </span>`;
}

/** @param {number} count */
const pile = (count) => html`<span class="s-pile">${back()}<b>${digits(count)}</b></span>`;

/** The stock half over the exposed cards; a tap tells all of it. @param {View} view */
function lay(view) {
  const { seen } = view.model;
  if (!seen.chosen && !seen.laid_out.length) return nothing;
  const { down } = seen;
  const cut = [...seen.laid_out, ...seen.in_place];
  return html`<button
    type="button"
    class="s-lay"
    data-stock=${seen.stock ? 'yes' : nothing}
    @click=${() => view.toggle('lying')}
  >
    <span class="sr-only">${[say('styrivolt-lying'), ...lyingWords(view)].join('. ')}</span>
    <span class="s-suits" aria-hidden="true">${(seen.chosen ?? []).map((suit) => suitGroup(seen, suit))}</span>
    ${seen.stock ? html`<span class="s-stock" aria-hidden="true">${pile(seen.stock)}</span>` : nothing}
    ${cut.length
      ? html`<span class="s-cut" aria-hidden="true"
          >${cut.map((card) => html`<span class="s-card ${seen.in_place.includes(card) ? 's-given' : ''}">${face(card)}</span>`)}</span
        >`
      : nothing}
    ${down?.count
      ? html`<span class="s-down" aria-hidden="true">${pile(down.count)}<small><bdi>${seatName(view.model, down.seat)}</bdi></small></span>`
      : nothing}
  </button>`;
}

/** No card has been played yet, and nobody has taken anything. */
const isFresh = ({ seen, felt }) =>
  seen.phase === 'turn' && seen.chosen && !felt.cards.length && !seen.tricks.some(Boolean) && !seen.down;

/** The two chosen suits, always in sight; a tap tells what beats what. @param {View} view */
function chosen(view) {
  const { seen } = view.model;
  if (!seen.chosen) return nothing;
  return html`<button type="button" class="s-chosen" @click=${() => view.toggle('how')}>
    <small>${say('styrivolt-chosen')}</small>
    <span>${seen.chosen.map((suit) => html`<b class="t-suit" data-suit=${suit}>${suitSymbol(suit)} ${suitName(suit)}</b>`)}</span>
  </button>`;
}

/** @param {View} view */
export function cloth(view) {
  const { seen } = view.model;
  // the middle tells the chosen suits at first, and takes the room when the game is made
  const asks = seen.phase === 'claim' && seen.legal.length;
  return html`${lyingHere(seen) && !asks ? [lay(view), isFresh(view.model) ? nothing : chosen(view)] : nothing}`;
}

/** Under another player's name: the hand he put down. @param {View} view @param {number} seat */
export function plate(view, seat) {
  const { down, good } = view.model.seen;
  const fours = good.filter(([who]) => who === seat).map(([, rank]) => rank);
  return html`${down?.seat === seat && down.count
    ? html`<span class="s-putdown"><i class="t-backs"><b>${digits(down.count)}</b></i> ${say('styrivolt-down-word')}</span>`
    : nothing}${fours.length ? html`<span class="s-putdown">${fours.map((rank) => html`<b dir="ltr">${rank}×${digits(4)}</b>`)}</span>` : nothing}`;
}

const MINE = ['put_down', 'taken', 'turned', 'looked', 'laid'];

/** What only I know of it. */
const secrets = (seen) =>
  MINE.filter((what) => seen.mine?.[what]?.length).map(
    (what) => html`<h3>${say(`styrivolt-mine-${what}`)}</h3>
      <div class="s-row" role="img" aria-label=${cardNames(seen.mine[what])}>${seen.mine[what].map(tiny)}</div>`,
  );

/** The panel about all that lies beside the trick. @param {View} view @returns {import('../game.js').Part} */
export function lyingPanel(view) {
  const { seen } = view.model;
  const open = [...Object.values(seen.exposed).flat(), ...seen.put_down, ...seen.laid_out, ...seen.in_place];
  return [
    'styrivolt-lying',
    html`<div class="s-lies">
      ${lyingWords(view).map((sentence) => html`<p>${sentence}</p>`)}
      ${secrets(seen)}
      ${open.map(
        (card) => html`<div class="s-about">
          <span class="s-face">${face(card)}</span>
          <div>
            <h3>${cardName(card)}</h3>
            ${explained(nameOf(seen, card))}
          </div>
        </div>`,
      )}
    </div>`,
  ];
}

// The middle of the felt while something other than a trick is at stake

/** A row of cards under a word; those of `open` are lit. @param {string} title @param {string[]} cards @param {Set<string>} [open] */
const row = (title, cards, open) => html`<div class="s-middle">
  <p>${title}</p>
  <div class="s-row" dir="ltr" role="img" aria-label=${cardNames(cards)}>
    ${cards.map((card) => html`<span class="s-tiny" data-about=${card} data-open=${open?.has(card) ? 'yes' : nothing}>${face(card)}</span>`)}
  </div>
</div>`;

/** The chosen suits, as they are told before the first card. @param {View} view */
function banner({ model: { seen } }) {
  return html`<div class="s-middle s-banner">
    <p>${say('styrivolt-chosen')}</p>
    <p class="s-big">${seen.chosen.map((suit) => html`<b class="t-suit" data-suit=${suit}>${suitSymbol(suit)} ${suitName(suit)}</b>`)}</p>
    <p class="s-open">
      ${Object.values(seen.exposed)
        .flat()
        .map((card) => html`<span><bdi>${cardName(card)}</bdi>: ${calledWords(nameOf(seen, card))}</span>`)}
    </p>
  </div>`;
}

/** What is at stake when the game is made. @param {View} view */
function stake(view) {
  const { seen } = view.model;
  const number = (name, otherwise) => Number(view.option(name) ?? otherwise);
  const alone = seen.tricks[seen.seat] === 5;
  const soloMake = alone ? number('solo_make', 2) : 0;
  const soloNine = alone ? number('solo_nine', 4) : 0;
  const strokes = (count) => say('styrivolt-strokes', { count });
  const crosses = (count) => say('styrivolt-crosses', { count });
  const failed = {
    ordinary: strokes(1),
    nothing: strokes(0),
    opponents_one: say('styrivolt-for-them', { worth: strokes(1) }),
    opponents_two: say('styrivolt-for-them', { worth: strokes(2) }),
  };
  const rows = [
    ['claim', soloMake ? crosses(soloMake) : strokes(2)],
    ['nine', soloNine ? crosses(soloNine) : soloMake >= 2 ? crosses(soloMake) : strokes(3)],
    ['fail', failed[view.option('failed_nine') ?? 'ordinary']],
  ];
  return html`<div class="s-middle s-stake">
    <h2>${say('styrivolt-made')}</h2>
    <dl>
      ${rows.map(([what, worth]) => html`<div><dt>${say(`styrivolt-stake-${what}`)}</dt><dd>${worth}</dd></div>`)}
    </dl>
  </div>`;
}

/** Cards that are to be chosen from, or that help to choose. @param {View} view */
export function question(view) {
  const { seen } = view.model;
  const mine = seen.legal.length > 0;
  const named = new Set(seen.legal.flatMap((act) => act.split(' ').slice(1)));
  if (seen.phase === 'expose' && mine && seen.mine.turned) return row(say('styrivolt-mine-turned'), seen.mine.turned, named);
  if (seen.phase === 'cut' && mine && seen.mine.looked?.length) return row(say('styrivolt-mine-looked'), seen.mine.looked);
  if (seen.phase === 'pick' && mine) return row(say('phase-pick'), [...named], named);
  if (seen.phase === 'stock_look' && mine && seen.mine.put_down) return row(say('styrivolt-mine-put_down'), seen.mine.put_down);
  if (seen.phase === 'claim' && mine) return stake(view);
  return isFresh(view.model) ? banner(view) : undefined;
}
