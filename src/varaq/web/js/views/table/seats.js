/** The others' name plates around the felt, and my own strip under it. */
import { html, nothing } from '../../lib/lit.js';
import { callName, callShort, digits, say } from '../../lib/words.js';
import { clockOf } from './clock.js';
import { icon } from './icons.js';
import { othersOf, spotOf, spotStyle } from './places.js';
import { figure, isOurs, listed, membersOf, mySide, seatName, sideName, sidesOf } from './names.js';

/** The last call of a seat in this deal, as it stands beside its name until the score. */
const lastCall = (view, seat) =>
  view.game.callOf ? view.game.callOf(view, seat) : (view.model.seen.auction.filter(([who]) => who === seat).pop()?.[1] ?? null);

/** Calls that hold nothing. */
const NO_BIDS = ['pass', 'refuse', 'double', 'redouble', 'decline'];

/** 12NT has a name at the table (R6). */
export const nickname = (call) => (call === '12NT' ? say('call-12NT-nickname') : '');

/** @param {string} call @param {boolean} best */
export const callBadge = (call, best) => html`<bdi
  class="t-call ${call === 'pass' ? 't-passed' : ''} ${best ? 't-best' : ''}"
  title=${callName(call)}
  >${callShort(call)}</bdi
>`;

/** Whose bid holds now: the contract's, or the last that was no pass. */
export function holder(seen) {
  if (seen.contract) return seen.contract.bidder;
  return seen.auction.filter(([, call]) => !NO_BIDS.includes(call)).pop()?.[0] ?? null;
}

/** Who asks to be heard, asks for a moment, or lets others look at their cards. */
const MARKS = /** @type {const} */ (['hand', 'hold', 'shown']);
const marks = (member) => MARKS.flatMap((mark) => (member[mark] ? [html`<i class="t-sigil" data-mark=${mark}>${icon(mark === 'shown' ? 'eye' : mark)}</i>`] : []));
const markWords = (member) => MARKS.flatMap((mark) => (member[mark] ? [say(`people-mark-${mark}`)] : []));

function spokenPlate(view, seat) {
  const { seen, facts } = view.model;
  const call = lastCall(view, seat);
  const words = [
    seatName(view.model, seat),
    say(membersOf(view.model, mySide(view.model)).includes(seat) ? 'seat-partner' : 'seat-opponent'),
    seen.dealer === seat ? say('table-dealer') : '',
    seen.awaited.includes(seat) ? say('table-to-act') : '',
    call ? callName(call) : '',
    seen.out.includes(seat) ? say('table-sits-out') : '',
    say('cards-count', { count: seen.counts[seat] }),
    say('table-tricks', { count: seen.tricks[seat] }),
    facts.seats[seat].here === false ? say('table-away') : '',
    ...markWords(facts.seats[seat]),
    ...(view.game.ofSeat?.(view, seat) ?? []),
  ];
  return words.filter(Boolean).join(view.comma);
}

function plate(view, seat) {
  const { seen, facts } = view.model;
  const who = facts.seats[seat];
  const call = lastCall(view, seat);
  const mine = membersOf(view.model, mySide(view.model)).includes(seat);
  const solo = membersOf(view.model, facts.sides[seat]).length === 1 && sidesOf(view.model).length > 2;
  const idle = ['dealing', 'over'].includes(seen.phase);
  const classes = [
    't-plate',
    mine ? 't-ours' : 't-theirs',
    seen.awaited.includes(seat) ? 't-turn' : '',
    seen.out.includes(seat) ? 't-out' : '',
    holder(seen) === seat ? 't-holder' : '',
  ].join(' ');
  return html`<li class=${classes} data-seat=${seat} data-far=${spotOf(facts, seat)[1] === -1 ? 'yes' : nothing}
    data-upper=${spotOf(facts, seat)[1] < 0 ? 'yes' : nothing} .style=${spotStyle(facts, seat)}>
    <span class="sr-only">${spokenPlate(view, seat)}</span>
    <span class="t-plate-face" aria-hidden="true">
      <span class="t-name">
        ${seen.dealer === seat ? html`<i class="t-dealer">${say('table-dealer-letter')}</i>` : nothing}
        <bdi>${seatName(view.model, seat)}</bdi>
        ${who.kind === 'computer' ? icon('bot') : who.here === false ? icon('away') : nothing} ${marks(who)}
      </span>
      <span class="t-facts">
        ${seen.out.includes(seat)
          ? html`<em>${say('table-sits-out')}</em>`
          : !seen.counts[seat] && idle
            ? nothing
            : html`<span class="t-backs" .style=${`--n:${seen.counts[seat]}`}><b>${digits(seen.counts[seat])}</b></span>`}
        ${idle || !(seen.contract || view.game.showsTricks?.(view)) ? nothing : html`<span class="t-took">${icon('tricks')}<b>${digits(seen.tricks[seat])}</b></span>`}
        ${solo ? html`<span class="t-total">${figure(seen.totals[facts.sides[seat]] ?? 0)}</span>` : nothing}
      </span>
      ${call && (seen.piles || !['auction', 'sale'].includes(seen.phase)) ? callBadge(call, holder(seen) === seat) : nothing}
      ${view.game.plate?.(view, seat) ?? nothing} ${clockOf(view, seat)}
    </span>
  </li>`;
}

/** @param {import('./table.js').TableView} view */
export const plates = (view) => html`<ul class="t-plates" aria-label=${say('table-players')}>
  ${othersOf(view.model.facts).map((seat) => plate(view, seat))}
</ul>`;

/** The number in a bid, which is what has to be taken. */
const needed = (bid) => Number(/^\d+/.exec(bid ?? '')?.[0] ?? 0);

/** "need 7, have 4", for the bidder's side, and what mine has if that is another. */
export function standings(view) {
  const { model } = view;
  const { seen, facts } = model;
  const { contract, points } = seen;
  const mine = mySide(model);
  const have = (side) => points[side] ?? 0;
  if (!contract || ['dealing', 'over'].includes(seen.phase)) return nothing;
  const side = facts.sides[contract.bidder];
  const need = contract.bid ? needed(contract.bid) : 0;
  if (!need) return facts.watching ? nothing : html`<span class="t-need t-mine">${say('table-have', { have: have(mine) })}</span>`;
  if (isOurs(model, side)) {
    return html`<span class="t-need t-mine">${say('table-need', { need })}</span>
      <span class="t-need t-mine" data-done=${have(side) >= need ? 'yes' : nothing}>${say('table-have', { have: have(side) })}</span>`;
  }
  return html`<span class="t-need">${say('table-they-need', { name: sideName(model, side), need, have: have(side) })}</span>
    ${facts.watching ? nothing : html`<span class="t-need t-mine">${say('table-we-have', { have: have(mine) })}</span>`}`;
}

/** Me, what I have taken, what is needed, and the small tools. */
export function strip(view) {
  const { seen, facts } = view.model;
  const me = facts.seat;
  const call = lastCall(view, me);
  const turn = seen.awaited.includes(me) || view.asksReady;
  return html`<section
    class="t-strip ${turn ? 't-turn' : ''}"
    aria-label=${say('table-my-seat')}
    data-seat=${me}
  >
    <span class="t-me">
      ${seen.dealer === me
        ? html`<i class="t-dealer" aria-hidden="true">${say('table-dealer-letter')}</i><span class="sr-only">${say('table-dealer')}</span>`
        : nothing}
      <b>${seatName(view.model, me)}</b>
      ${facts.watching ? nothing : [marks(facts.seats[me]), markWords(facts.seats[me]).map((word) => html`<span class="sr-only">${word}</span>`)]}
      ${call ? callBadge(call, holder(seen) === me) : nothing}
      ${seen.out.includes(me) ? html`<em>${say('table-sits-out')}</em>` : nothing}
      ${seen.contract || view.game.showsTricks?.(view)
        ? html`<span class="t-took"
            >${icon('tricks')}<b aria-hidden="true">${digits(seen.tricks[me])}</b
            ><span class="sr-only">${say('table-tricks', { count: seen.tricks[me] })}</span></span
          >`
        : nothing}
      ${clockOf(view, me)}
    </span>
    <span class="t-needs">${view.game.needs?.(view) ?? standings(view)}</span>
    <span class="t-tools">
      ${view.tool('last', 'table-last-trick', Boolean(seen.last_trick), () => view.toggle('last'))}
      ${facts.undo && !facts.watching ? view.tool('undo', 'table-undo', true, () => view.model.undo()) : nothing}
      ${facts.hints && !facts.watching ? view.tool('hint', 'table-hint', seen.awaited.includes(me) && !view.model.asking, () => view.model.askHint()) : nothing}
    </span>
  </section>`;
}

/** @param {import('./table.js').TableView} view */
export const awaitedNames = ({ model }) =>
  listed(model.seen.awaited.filter((seat) => seat !== model.facts.seat).map((seat) => seatName(model, seat)));
