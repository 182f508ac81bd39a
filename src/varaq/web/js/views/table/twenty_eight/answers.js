/** The action bar of this family: what is asked of me, and what I may do unasked. */
import { html, nothing } from '../../../lib/lit.js';
import { callName, callShort, cardName, digits, has, say, suitName } from '../../../lib/words.js';
import { suitSymbol } from '../../../lib/faces.js';
import { hintWord } from '../hint.js';
import { awaitedNames } from '../seats.js';
import { seatName } from '../names.js';
import { bidReady, ladder, numbered, suited, wordCells } from './bidding.js';
import { change, settle, stateOf } from './state.js';
import { askWhom, claims, windowPrompt } from './windows.js';

/** @typedef {import('./state.js').View} View */
/** @typedef {import('../game.js').Answers} Answers */

const QUIET = ['pair', 'pledge', 'redeal'];
const QUIET_WORDS = { pair: 'act-pair', pledge: 'act-pledge', redeal: 'act-claim_redeal' };

/** @param {View} view @param {string} act @param {unknown} label */
const button = (view, act, label, more = '', spoken = '', pressed = () => view.act(act)) => html`<button
  type="button"
  class="t-button ${more} ${view.suggests(act) ? 't-hinted' : ''}"
  data-act=${act}
  aria-label=${spoken || nothing}
  @click=${pressed}
>
  ${label}${view.suggests(act) ? html`<small class="t-hintword">${say('table-hint-word')}</small>` : nothing}
</button>`;

// Out of turn: offered quietly, and nobody waits for it

/** @param {View} view */
function aside(view) {
  const open = view.model.seen.legal.filter((act) => QUIET.includes(act));
  if (!open.length) return nothing;
  return html`<div class="te-aside" role="group" aria-label=${say('twenty_eight-any-time')}>
    ${open.map((act) => button(view, act, say(QUIET_WORDS[act]), 'te-quiet'))}
  </div>`;
}

/** While the cards are played, a small sign is enough. @param {View} view */
const flag = (view) =>
  claims(view).length && view.model.seen.phase !== 'agree'
    ? html`<button
        type="button"
        class="t-tool te-flag"
        data-act="claim"
        title=${say('twenty_eight-claim')}
        aria-label=${say('twenty_eight-claim')}
        @click=${() => askWhom(view, true)}
      >
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 21V4M6 4.5c5-3 7 2 12 0v8.5c-5 2-7-3-12 0" /></svg>
      </button>`
    : nothing;

/** @param {View} view @param {string} act */
function claim(view, act) {
  change(view, { claiming: false });
  view.act(act);
}

/** @param {View} view @returns {Answers} */
function whom(view) {
  return {
    row: html`${claims(view).map((act) => {
      const name = seatName(view.model, Number(act.split(' ')[1]));
      return button(view, act, html`<bdi>${name}</bdi>`, 'te-whom', say('act-claim_wrong', { name }), () => claim(view, act));
    })}<button type="button" class="t-button te-whom te-plain" data-act="cancel" @click=${() => askWhom(view, false)}>
        ${say('twenty_eight-no-claim')}
      </button>`,
  };
}

// In turn

/** @param {View} view @returns {Answers} */
function bidding(view) {
  const { seen } = view.model;
  if (!numbered(view)) return words(view);
  const ready = bidReady(view);
  const passes = seen.legal.includes('call pass');
  return {
    above: ladder(view),
    start: html`<button
        type="button"
        class="t-button t-pass ${view.suggests('call pass') ? 't-hinted' : ''}"
        data-open=${passes ? 'yes' : 'no'}
        @click=${() => view.act('call pass')}
      >
        ${callShort('pass')}${hintWord(view.suggests('call pass'))}
      </button>
      ${wordCells(view)}`,
    end: ready
      ? html`<button type="button" class="t-button t-main" data-act=${`call ${ready}`} aria-label=${callName(ready)} @click=${() => view.act(`call ${ready}`)}>
          ${callName(ready)}
        </button>`
      : nothing,
  };
}

/** Two or three words to choose from: pass first, then what is more. @param {View} view @returns {Answers} */
function words(view) {
  const { legal } = view.model.seen;
  const calls = legal.filter((act) => act.startsWith('call '));
  const plain = (act) => ['call pass', 'call decline'].includes(act);
  const sorted = [...calls.filter(plain), ...calls.filter((act) => !plain(act))];
  const label = (act) => callShort(act.slice(5));
  const row = sorted.map((act) => button(view, act, label(act), '', callName(act.slice(5))));
  return row.length ? { row } : {};
}

/** Asked whether I undertake it: the answers in full. @param {View} view @returns {Answers} */
function windowed(view) {
  const calls = ['decline', 'half', 'single', 'show'].filter((call) => view.model.seen.legal.includes(`call ${call}`));
  return { row: calls.map((call) => button(view, `call ${call}`, say(`twenty_eight-answer-${call}`))) };
}

/** A claim, or the score as it is. @param {View} view @returns {Answers} */
function agree(view) {
  const ask = button(view, 'claim', say('twenty_eight-claim'), 'te-plain', '', () => askWhom(view, true));
  return { row: html`${claims(view).length ? ask : nothing}${button(view, 'agree', say('act-agree'), 't-main')}` };
}

/** @param {View} view @returns {Answers} */
function cutting(view) {
  const { seen } = view.model;
  const state = stateOf(view);
  const places = seen.legal.filter((act) => act.startsWith('cut ')).map((act) => Number(act.slice(4)));
  const most = Math.max(...places);
  const lift = state.lift || Math.round(most / 2);
  return {
    above: html`<label class="te-cut">
      <span>${say('twenty_eight-lift')}</span>
      <input
        type="range"
        min=${Math.min(...places)}
        max=${most}
        .value=${String(lift)}
        aria-valuetext=${digits(lift)}
        @input=${(event) => change(view, { lift: Number(event.target.value) })}
      />
      <output>${digits(lift)}</output>
    </label>`,
    start: button(view, 'decline', say('act-decline_cut')),
    end: button(view, `cut ${lift}`, say('act-cut', { count: lift }), 't-main'),
  };
}

const bySuit = (act) => /^trump [SHDC]$/.test(act);
const seventh = (view) =>
  view.model.seen.legal.includes('seventh')
    ? button(view, 'seventh', say('twenty_eight-seventh'), 'te-quiet')
    : nothing;

/** By a card from the hand, which is raised and then laid; or by a suit, with a marker. @param {View} view @returns {Answers} */
function choosing(view) {
  const { legal } = view.model.seen;
  const suits = legal.filter(bySuit).map((act) => act.slice(6));
  if (suits.length) {
    const one = (suit) =>
      button(
        view,
        `trump ${suit}`,
        html`<span class="t-suit ${'HD'.includes(suit) ? 't-red' : ''}" data-suit=${suit}>${suitSymbol(suit)}</span><small>${suitName(suit)}</small>`,
        't-suitbutton',
        say('act-choose_suit', { suit: suitName(suit) }),
      );
    return { above: html`<div class="te-aside">${seventh(view)}</div>`, row: suits.map(one) };
  }
  const [card] = view.raisedCards;
  const act = `trump ${card}`;
  const above = html`<div class="te-aside">${seventh(view)}</div>`;
  if (!card || !legal.includes(act)) return { above };
  const spoken = say('act-choose_card', { card: cardName(card), suit: suitName(card.slice(-1)) });
  return { above, end: button(view, act, say('twenty_eight-lay-card', { card: cardName(card) }), 't-main', spoken) };
}

/** @param {View} view @returns {Answers} */
function playing(view) {
  const { legal } = view.model.seen;
  const [card] = view.raisedCards;
  const act = `play ${card}`;
  return {
    start: legal.includes('ask')
      ? button(view, 'ask', say('act-ask'), 'te-ask')
      : legal.includes('show')
        ? button(view, 'show', say('act-show_trump'), 'te-ask')
        : nothing,
    end: card && legal.includes(act) ? button(view, act, say('table-play-card', { card: cardName(card) }), 't-main') : nothing,
  };
}

const ASKED = { cut: cutting, cutting, auction: bidding, choosing, half_window: windowed, single_window: windowed, play: playing, agree };

/** @param {View} view @returns {Answers|undefined} */
export function answers(view) {
  const { seen } = view.model;
  const state = settle(view);
  if (view.asksReady && seen.thrown) {
    return {
      end: html`<button type="button" class="t-button t-main" @click=${() => view.model.nextDeal()}>${say('twenty_eight-deal-again')}</button>`,
    };
  }
  if (seen.phase === 'over' || seen.phase === 'dealing') return undefined;
  if (state.claiming) return whom(view);
  const own = seen.awaited.includes(seen.seat) ? (ASKED[seen.phase] ?? words)(view) : {};
  const { above = nothing, start = nothing } = own;
  return { ...own, above: html`${aside(view)}${above}`, start: html`${flag(view)}${start}` };
}

/** The phase as the words know it. @param {any} seen */
function phaseWord({ phase, contract }) {
  if (phase === 'cut') return 'cutting';
  return phase === 'auction' && contract ? 'auction2' : phase;
}

/** @param {View} view */
function myPrompt(view) {
  const { phase, legal } = view.model.seen;
  if (phase === 'choosing' && !legal.some(bySuit)) return say('twenty_eight-prompt-card');
  if (phase === 'single_window') return windowPrompt(legal);
  if (phase === 'auction') {
    if (legal.includes('call hold')) return say('twenty_eight-prompt-duel');
    if (suited(view) && numbered(view)) return say('twenty_eight-prompt-bid');
  }
  if (phase === 'play' && legal.includes('ask')) {
    return say(legal.some((act) => act.startsWith('play ')) ? 'twenty_eight-prompt-void' : 'twenty_eight-prompt-must-ask');
  }
  if (phase === 'play' && legal.includes('show')) return say('twenty_eight-prompt-show');
  return undefined;
}

/** @param {View} view @returns {string|undefined} */
export function prompt(view) {
  const { seen } = view.model;
  if (view.asksReady && seen.thrown) return say('twenty_eight-prompt-cancelled');
  if (seen.phase === 'over' || seen.phase === 'dealing') return undefined;
  if (stateOf(view).claiming) return say('twenty_eight-prompt-whom');
  const mine = seen.awaited.includes(seen.seat);
  const own = mine ? myPrompt(view) : undefined;
  if (own) return own;
  const id = `${mine ? 'prompt' : 'waiting'}-${phaseWord(seen)}`;
  if (!has(id)) return undefined;
  const names = mine ? '' : awaitedNames(view);
  return mine || names ? say(id, { names }) : '';
}
