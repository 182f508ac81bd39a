/**
 * The action bar: what is asked of me, and every answer that is not a card.
 * Its lowest row never moves; the ladder of bids grows upwards from it.
 */
import { html, nothing } from '../../lib/lit.js';
import { callName, callShort, cardName, digits, has, say, suitName } from '../../lib/words.js';
import { suitSymbol } from '../../lib/faces.js';
import { toHome } from '../../lib/router.js';
import { awaitedNames, nickname } from './seats.js';
import { hintWord } from './hint.js';
import { finishId, listed, seatName } from './names.js';
import { myVote } from '../../models/company.js';
import { undecided } from './votes.js';

/** More bids than this stand in two lines; beside the felt of a lying phone there is room for four. */
const LINE = 8;
const LINE_BESIDE = 4;
const KINDS = ['', 'NT', 'LNT'];

/** @param {string} call @returns {[number, string]|null} */
const parts = (call) => {
  const found = /^(\d+)(.*)$/.exec(call);
  return found && [Number(found[1]), found[2]];
};

/**
 * All bids that this table has shown to exist, so that a bid keeps its place when lower
 * ones are no longer open.
 * @param {Iterable<string>} known
 */
export function ladderOf(known) {
  const bids = [...known].map(parts).filter((bid) => bid !== null);
  const numbers = bids.map(([number]) => number);
  if (!numbers.length) return { numbers: [], kinds: [] };
  const low = Math.min(...numbers);
  const kinds = [...new Set(bids.map(([, kind]) => kind))];
  kinds.sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b));
  return { numbers: Array.from({ length: Math.max(...numbers) - low + 1 }, (_, n) => low + n), kinds };
}

/** @param {import('./table.js').TableView} view */
function ladder(view) {
  const { seen } = view.model;
  const legal = new Set(seen.legal);
  const { numbers, kinds } = ladderOf(view.knownCalls);
  const others = [...view.knownCalls].filter((call) => !parts(call) && !['pass', 'accept', 'refuse'].includes(call));
  if (!numbers.length && !others.length) return nothing;
  const lines = Math.ceil(numbers.length / (view.low ? LINE_BESIDE : LINE));
  const compact = kinds.length > 1 && (lines * kinds.length > 3 || view.low);
  const kind = kinds.includes(view.callKind) ? view.callKind : kinds[0];
  const cell = (call) => {
    const [number, sort] = parts(call) ?? [0, call];
    const open = legal.has(`call ${call}`);
    return html`<button
      type="button"
      class="t-bid ${view.suggests(`call ${call}`) ? 't-hinted' : ''}"
      data-call=${call}
      aria-pressed=${view.chosenCall === call ? 'true' : 'false'}
      data-open=${open ? 'yes' : 'no'}
      @click=${(event) => view.onCall(call, event)}
    >
      <span class="sr-only">${open ? callName(call) : `${callName(call)}${view.comma}${say('table-not-open')}`}</span>
      <b aria-hidden="true">${number ? digits(number) : callShort(call)}</b>
      ${number && sort && has(`table-kind-${sort}`)
        ? html`<small aria-hidden="true">${nickname(call) || say(`table-kind-${sort}`)}</small>`
        : nothing}
      ${hintWord(view.suggests(`call ${call}`))}
    </button>`;
  };
  return html`<div class="t-ladder" role="group" aria-label=${say('phase-auction')} .style=${`--cols:${Math.ceil(numbers.length / lines)}`}>
    ${compact
      ? html`<div class="t-kinds">
          ${kinds.map(
            (one) => html`<button type="button" class="t-kind" aria-pressed=${one === kind ? 'true' : 'false'} @click=${() => view.setKind(one)}>
              ${say(`table-kind-${one || 'trump'}`)}
            </button>`,
          )}
        </div>`
      : nothing}
    ${(compact ? [kind] : kinds).map((one) => html`<div class="t-bids">${numbers.map((number) => cell(`${number}${one}`))}</div>`)}
    ${others.length ? html`<div class="t-bids t-wide">${others.map(cell)}</div>` : nothing}
  </div>`;
}

const button = (view, act, label, more = '') => html`<button
  type="button"
  class="t-button ${more} ${view.suggests(act) ? 't-hinted' : ''}"
  data-act=${act}
  @click=${() => view.act(act)}
>
  ${label}${view.suggests(act) ? html`<small class="t-hintword">${say('table-hint-word')}</small>` : nothing}
</button>`;

function auction(view) {
  const { seen } = view.model;
  const chosen = view.chosenCall;
  return {
    above: ladder(view),
    start: seen.legal.includes('call pass') || view.knownCalls.has('pass')
      ? html`<button
          type="button"
          class="t-button t-pass ${view.suggests('call pass') ? 't-hinted' : ''}"
          data-open=${seen.legal.includes('call pass') ? 'yes' : 'no'}
          @click=${() => view.act('call pass')}
        >
          ${callShort('pass')}${hintWord(view.suggests('call pass'))}
        </button>`
      : nothing,
    end: chosen
      ? html`<button type="button" class="t-button t-main" @click=${() => view.act(`call ${chosen}`)}>${callName(chosen)}</button>`
      : nothing,
  };
}

const naming = (view) => ({
  row: view.model.seen.legal
    .map((act) => act.split(' ')[1])
    .map((suit) =>
      button(
        view,
        `trump ${suit}`,
        html`<span class="t-suit ${'HD'.includes(suit) ? 't-red' : ''}" data-suit=${suit}>${suitSymbol(suit)}</span><small>${suitName(suit)}</small>`,
        't-suitbutton',
      ),
    ),
});

/** Keep or claim, high or low, sell or refuse: a button for each legal act. */
function plain(view) {
  const label = (act) => {
    const word = act.split(' ').pop();
    const id = [`table-act-${word}`, `callshort-${word}`, `order-${word}`].find(has);
    return id ? say(id) : act;
  };
  return { row: view.model.seen.legal.map((act, n) => button(view, act, label(act), n ? '' : 't-main')) };
}

function choosing(view) {
  const { verb, count } = view.model.seen.choose;
  const chosen = view.raisedCards.length;
  return {
    end: html`<button
      type="button"
      class="t-button t-main"
      aria-disabled=${chosen === count ? 'false' : 'true'}
      @click=${() => chosen === count && view.act([verb, ...view.raisedCards].join(' '))}
    >
      ${say(`table-confirm-${verb}`, { chosen, count })}
    </button>`,
  };
}

function playing(view) {
  const [card] = view.raisedCards;
  if (!card || !view.model.seen.legal.includes(`play ${card}`)) return {};
  return {
    end: html`<button type="button" class="t-button t-main" @click=${() => view.act(`play ${card}`)}>
      ${say('table-play-card', { card: cardName(card) })}
    </button>`,
  };
}

const ready = (view) => ({
  // nobody has seen a card yet: the time to ask others to the table
  start: view.model.seen.sheet.length ? nothing : html`<button type="button" class="t-button" @click=${() => view.toggle('invite')}>${say('table-invite-short')}</button>`,
  end: html`<button type="button" class="t-button t-main" @click=${() => view.model.nextDeal()}>
    ${say(view.model.seen.sheet.length ? 'table-next-deal' : 'table-start')}
  </button>`,
});

const home = () => html`<a class="t-button" href=${toHome()}>${say('table-home')}</a>`;

const over = (view) => ({
  start: html`<button type="button" class="t-button" data-do="other" @click=${() => view.toggle('next')}>${say('people-next-other')}</button>`,
  end: myVote(view.model.facts)
    ? nothing
    : html`<button type="button" class="t-button t-main" @click=${() => view.nextMatch()}>${say('table-next-match')}</button>`,
});

/** Who looks on may walk round the table. */
const onlooking = (view) => ({
  start: home(),
  end:
    view.model.facts.role === 'watching'
      ? html`<button type="button" class="t-button" data-do="chair" @click=${() => view.nextChair()}>${say('people-chair')}</button>`
      : nothing,
});

/** What who looks on is told, and who is waited for. */
function lookingOn(view) {
  const { facts } = view.model;
  if (facts.role === 'shoulder') return say('people-over-shoulder', { name: seatName(view.model, facts.seat) });
  if (facts.role === 'watching') return say('people-watching');
  return say('table-watching', { count: facts.waiting.length });
}

/** A sale has both: the buyers bid, the dealer takes or leaves the highest. */
const bidding = ({ legal }) => legal.some((act) => act.startsWith('call ') && !['call accept', 'call refuse'].includes(act));

/** Nothing is left to decide: the rest may be played for me, which takes as long as I let it. */
const finishing = (view) => ({
  end: html`<button type="button" class="t-button" data-do="stop" @click=${() => view.model.playOut(false)}>${say('table-finish-stop')}</button>`,
});

function answers(view) {
  const { seen, finish } = view.model;
  if (finish?.on) return finishing(view);
  if (view.model.facts.watching) return seen.phase === 'over' || view.model.facts.role !== 'waiting' ? onlooking(view) : {};
  const own = view.game.answers?.(view);
  if (own !== undefined) return own;
  if (seen.phase === 'over') return over(view);
  if (view.asksReady) return ready(view);
  if (!seen.awaited.includes(seen.seat)) return {};
  if (seen.choose) return choosing(view);
  if (bidding(seen)) return auction(view);
  return ({ naming, play: playing }[seen.phase] ?? plain)(view);
}

/** Whose reading the next deal waits for. @param {import('./table.js').TableView} view */
function unready({ model }) {
  const { facts } = model;
  const late = facts.seats.flatMap(({ kind, stood_in: stoodIn }, seat) =>
    kind === 'person' && !stoodIn && !facts.ready.includes(seat) && seat !== facts.seat ? [seatName(model, seat)] : [],
  );
  return late.length ? say('table-unready', { names: listed(late), count: late.length }) : '';
}

/** One line: what is asked of me, or whom we wait for. @param {import('./table.js').TableView} view */
export function prompt(view) {
  const { model } = view;
  const { seen } = model;
  if (model.finish?.on) return say('table-finish-on');
  const own = view.game.prompt?.(view);
  if (own !== undefined) return own;
  if (model.facts.watching) return lookingOn(view);
  if (seen.phase === 'over') return undecided(view) || (myVote(model.facts) ? say('people-next-begins') : say('prompt-over'));
  if (view.asksReady) return say(seen.sheet.length ? 'table-read-score' : 'prompt-dealing');
  if (seen.phase === 'dealing') return unready(view) || say('table-dealing-soon');
  if (!seen.awaited.includes(seen.seat)) {
    const names = awaitedNames(view);
    const buying = seen.phase === 'sale' && !seen.awaited.includes(seen.dealer);
    return names ? say(`waiting-${buying ? 'auction' : seen.phase}`, { names }) : '';
  }
  if (seen.phase === 'sale' && bidding(seen)) return say('prompt-auction');
  const { count = 0, to = null } = seen.choose ?? {};
  if (seen.phase === 'passing' && to === null) return say('table-prompt-give', { count });
  return say(`prompt-${seen.phase}`, { count, to: to === null ? '' : seatName(model, to) });
}

/** The offer to play the rest for me. @param {import('./table.js').TableView} view */
const offer = ({ model }) =>
  model.finish && !model.finish.on
    ? html`<div class="t-finish">
        <p>${say(finishId(model.finish.code))}</p>
        <button type="button" class="t-button" data-do="finish" @click=${() => model.playOut(true)}>${say('table-finish-do')}</button>
      </div>`
    : nothing;

/** @param {import('./table.js').TableView} view */
export function bar(view) {
  const { above = nothing, start = nothing, row = nothing, end = nothing } = answers(view);
  const { seen } = view.model;
  const mine = seen.awaited.includes(seen.seat) || view.asksReady;
  return html`<section class="t-bar" aria-label=${say('table-bar')} data-mine=${mine ? 'yes' : 'no'}>
    ${offer(view)} ${above}
    <div class="t-lowest" data-full=${row === nothing ? nothing : 'yes'}>
      ${start}
      <p class="t-prompt">${prompt(view)}</p>
      ${row === nothing ? nothing : html`<div class="t-answers">${row}</div>`} ${end}
    </div>
  </section>`;
}
