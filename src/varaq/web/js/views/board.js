/**
 * The chalk board of Stýrivolt: an upright with three strokes for each side to rub out,
 * crosses and monk's crosses. Given a new board it rubs out and draws, stroke by stroke.
 *
 *     <varaq-board .board=${board} .manner=${style} .names=${{ A: 'Us', B: 'Them' }}></varaq-board>
 *
 * `manner` are the drawing options of the house (`seen.style`), `first` is the side that
 * stands first: on the side where a line of text begins, or below. `from` is a board to
 * begin with and to change at once into `board`; `outcome` is what the deal between them
 * brought, if it is known.
 */
import { View } from '../lib/element.js';
import { line, specks } from '../lib/chalk.js';
import { html, nothing, svg } from '../lib/lit.js';
import { styled } from '../lib/styles.js';
import { dir, has, loadFile, say } from '../lib/words.js';
import { SIDES, otherSide, sameBoard, standing, stepsBetween } from '../models/board.js';

/** @typedef {import('../models/board.js').BoardState} BoardState */
/** @typedef {import('../models/board.js').Side} Side */
/** @typedef {{id: number, kind: 'cross'|'monk'}} Sign */

const WIDTH = 320;
const HEIGHT = 200;
const ARM = 37;
/** Where the upright runs and where its strokes cross it, by how it is drawn. */
const UPRIGHT = {
  vertical: { from: 30, to: 184, strokes: [62, 106, 150], middle: WIDTH / 2 },
  horizontal: { from: 84, to: 236, strokes: [116, 160, 204], middle: 104 },
};
/** Sizes of a cross, the largest that leaves room for all. */
const SIZES = [44, 36, 28, 22, 16];
const PAUSE = 110;
const RUB = 420;
const DRAW = 260;

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const DUST = specks('slate', 70, WIDTH, HEIGHT);
let boards = 0;

const wait = (ms) => new Promise((done) => setTimeout(done, ms));

export class ChalkBoard extends View {
  static properties = {
    board: { attribute: false },
    manner: { attribute: false },
    names: { attribute: false },
    first: {},
    from: { attribute: false },
    outcome: { attribute: false },
  };

  #id = ++boards;
  /** the board that is drawn, or is being drawn @type {BoardState|null} */
  #goal = null;
  /** @type {Record<Side, boolean[]>} */
  #standing = { A: [], B: [] };
  /** @type {Record<Side, Sign[]>} */
  #signs = { A: [], B: [] };
  #upright = 0;
  #signed = 0;
  #run = 0;
  /** what was wiped and is about to go @type {Animation[]} */
  #wiped = [];

  constructor() {
    super();
    /** @type {BoardState|null} */
    this.board = null;
    /** @type {Record<string, any>} */
    this.manner = {};
    /** @type {Record<Side, string>|null} */
    this.names = null;
    /** @type {Side} */
    this.first = 'A';
    /** @type {BoardState|null} */
    this.from = null;
    /** @type {{side: Side, strokes: number}|null} */
    this.outcome = null;
  }

  connectedCallback() {
    super.connectedCallback();
    styled('/css/board.css');
    loadFile('styrivolt_table');
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    if (this.#goal) this.#settle(this.#goal);
  }

  willUpdate() {
    const { board } = this;
    if (!board) return;
    if (!this.#goal) this.#settle(this.from ?? board);
    if (this.#goal && !sameBoard(this.#goal, board)) this.#change(this.#goal, board);
  }

  // From one board to the next

  /** @param {BoardState} board */
  #settle(board) {
    this.#run += 1;
    this.#goal = board;
    for (const side of SIDES) {
      this.#standing[side] = standing(board.strokes[side], side, this.manner?.erase_direction);
      const kinds = this.#signs[side].map(({ kind }) => kind);
      const right = ['monks', 'crosses'].every(
        (what) => kinds.filter((kind) => kind === (what === 'monks' ? 'monk' : 'cross')).length === board[what][side],
      );
      if (!right) {
        this.#signs[side] = [
          ...Array.from({ length: board.monks[side] }, () => this.#sign('monk')),
          ...Array.from({ length: board.crosses[side] }, () => this.#sign('cross')),
        ];
      }
    }
  }

  /** @param {'cross'|'monk'} kind @returns {Sign} */
  #sign = (kind) => ({ id: ++this.#signed, kind });

  /** @param {BoardState} old @param {BoardState} board */
  #change(old, board) {
    this.#settle(old);
    if (calm.matches || document.hidden || !this.isConnected) return this.#settle(board);
    this.#goal = board;
    return this.#perform(stepsBetween(old, board, this.outcome), board);
  }

  async #perform(steps, board) {
    const run = ++this.#run;
    await this.updateComplete;
    for (const step of steps) {
      if (run !== this.#run) return;
      await this.#take(step);
      await wait(PAUSE);
    }
    if (run !== this.#run) return;
    this.#settle(board);
    this.requestUpdate();
  }

  /** @param {import('../models/board.js').Step} step */
  async #take({ do: what, side = 'A', kind = 'cross' }) {
    const signs = this.#signs[side];
    const last = (wanted) => signs.findLastIndex((sign) => sign.kind === wanted);
    if (what === 'rub') {
      const now = this.#standing[side];
      const after = standing(now.filter(Boolean).length - 1, side, this.manner?.erase_direction);
      const at = now.findIndex((stands, n) => stands && !after[n]);
      await this.#rub(`stroke-${side}-${at}`);
      this.#standing[side] = after;
    } else if (what === 'upright') {
      await this.#rub('upright', 'stroke');
      this.#upright += 1;
      for (const each of SIDES) this.#standing[each] = [true, true, true];
      await this.#clean();
      await this.#draw('upright', 'stroke');
    } else if (what === 'make') {
      const sign = this.#sign(kind);
      this.#signs[side] = [...signs, sign];
      await this.#draw(`sign-${sign.id}`);
    } else if (what === 'unmake') {
      const at = last(kind);
      if (at >= 0) await this.#rub(`sign-${signs[at].id}`);
      this.#signs[side] = signs.filter((_, n) => n !== at);
    } else {
      const at = last('monk');
      if (at >= 0) await this.#rub(`half-${signs[at].id}`);
      this.#signs[side] = signs.map((sign, n) => (n === at ? { ...sign, kind: 'cross' } : sign));
    }
    await this.#clean();
  }

  #lines = (marks) => marks.flatMap((mark) => [...this.querySelectorAll(`[data-mark^="${mark}"] path`)]);

  /** A wet sponge over what is named. @param {...string} marks */
  async #rub(...marks) {
    const lines = this.#lines(marks);
    this.#wiped = lines.map((path) =>
      path.animate(
        [
          { strokeDashoffset: 0, opacity: 1 },
          { strokeDashoffset: -0.55, opacity: 0.55, offset: 0.55 },
          { strokeDashoffset: -1, opacity: 0 },
        ],
        { duration: RUB, easing: 'ease-in-out', fill: 'forwards' },
      ),
    );
    await Promise.allSettled(this.#wiped.map(({ finished }) => finished));
  }

  /** What was wiped is gone from the drawing too, and its place is free for other lines. */
  async #clean() {
    this.requestUpdate();
    await this.updateComplete;
    for (const wiped of this.#wiped) wiped.cancel();
    this.#wiped = [];
  }

  /** One line after the other, as the hand goes. @param {...string} marks */
  async #draw(...marks) {
    this.requestUpdate();
    await this.updateComplete;
    const lines = this.#lines(marks);
    const drawn = lines.map(
      (path, n) =>
        path.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
          duration: DRAW,
          delay: n * (lines.length > 4 ? DRAW * 0.45 : DRAW),
          easing: 'ease-out',
          fill: 'backwards',
        }).finished,
    );
    await Promise.allSettled(drawn);
  }

  // Drawing

  get #lying() {
    return this.manner?.upright_drawn === 'horizontal';
  }

  /** On which side of the upright: the side that is first begins the line, or lies below. @param {Side} side */
  #sense(side) {
    const first = side === this.first;
    if (this.#lying) return first ? 1 : -1;
    return first === (dir() === 'ltr') ? -1 : 1;
  }

  /** A point by how far along the upright and how far out of it. @returns {[number, number]} */
  #point(along, out) {
    const { middle } = UPRIGHT[this.#lying ? 'horizontal' : 'vertical'];
    return this.#lying ? [along, middle + out] : [middle + out, along];
  }

  #pole() {
    const { from, to } = UPRIGHT[this.#lying ? 'horizontal' : 'vertical'];
    const turn = `upright ${this.#upright}`;
    return chalk('upright', [line(turn, [this.#point(from, 0), this.#point((from + to) / 2, 0), this.#point(to, 0)], 2)]);
  }

  /** @param {Side} side */
  #strokes(side) {
    const { strokes } = UPRIGHT[this.#lying ? 'horizontal' : 'vertical'];
    const sense = this.#sense(side);
    const stands = this.#standing[side];
    return strokes.map((along, at) => {
      const name = `${side}${at} ${this.#upright}`;
      const d = line(name, [this.#point(along, sense * 0.5), this.#point(along - 1.5, sense * ARM)], 2.2);
      const bends = this.#joins(side, at) && stands[at + 1] ? [this.#bend(name, along, strokes[at + 1], sense)] : [];
      return stands[at] ? chalk(`stroke-${side}-${at}`, [d, ...bends]) : smudge(d);
    });
  }

  /** Joined into an S, the strokes hang together above on one side and below on the other. */
  #joins(side, at) {
    return this.manner?.strokes_joined && at === (this.#sense(side) < 0 ? 0 : 1);
  }

  #bend(name, along, next, sense) {
    const out = sense * ARM;
    return line(
      `bend ${name}`,
      [this.#point(along - 1.5, out), this.#point(along + 7, out + sense * 9), this.#point(next - 8, out + sense * 9), this.#point(next - 1, out)],
      1.2,
    );
  }

  /** The fields in which a side's crosses stand: left, top, width, height. @param {Side} side @returns {[number, number, number, number][]} */
  #fields(side) {
    const sense = this.#sense(side);
    if (this.#lying) {
      const top = sense < 0 ? 28 : 110;
      return [[246, top, 66, 74], [8, top, 66, 74]];
    }
    return [[sense < 0 ? 8 : WIDTH - 112, 34, 104, 156]];
  }

  /** @param {Side} side */
  #crosses(side) {
    const signs = this.#signs[side];
    const fields = this.#fields(side);
    const cells = (size) => fields.map(([, , width, height]) => [Math.max(1, Math.floor(width / (size * 0.86))), Math.max(1, Math.floor(height / (size * 1.14)))]);
    const size = SIZES.find((each) => cells(each).reduce((sum, [across, down]) => sum + across * down, 0) >= signs.length) ?? 12;
    const places = cells(size).flatMap(([across, down], n) => {
      const [left, top, width] = fields[n];
      return Array.from({ length: across * down }, (_, at) => [
        left + (width * ((at % across) + 0.5)) / across,
        top + size * 1.14 * (Math.floor(at / across) + 0.5),
      ]);
    });
    return signs.map((sign, n) => this.#cross(sign, places[n] ?? places[places.length - 1], size));
  }

  /** @param {Sign} sign @param {number[]} place @param {number} size */
  #cross({ id, kind }, [x, y], size) {
    const s = size * (kind === 'monk' && this.manner?.monk_drawn === 'horizontal' ? 0.37 : 0.42);
    const name = `sign ${this.#id} ${id}`;
    const draw = (part, points) => line(`${name} ${part}`, points, size * 0.045);
    const lies = kind === 'monk' && this.manner?.monk_drawn === 'horizontal';
    const at = (along, out) => (lies ? [x + along, y + out] : [x + out, y + along]);
    const bar = (part, along) => draw(part, [at(along, -s * 0.68), at(along, s * 0.68)]);
    if (kind === 'cross' && this.manner?.cross_drawn === 'diagonal') {
      return chalk(`sign-${id}`, [
        draw('a', [[x - s * 0.7, y - s * 0.85], [x + s * 0.7, y + s * 0.85]]),
        draw('b', [[x + s * 0.7, y - s * 0.85], [x - s * 0.7, y + s * 0.85]]),
      ]);
    }
    const pole = draw('pole', [at(-s, 0), at(s, 0)]);
    if (kind === 'cross') return chalk(`sign-${id}`, [pole, bar('bar', -s * 0.32)]);
    return svg`${chalk(`sign-${id}`, [pole, bar('bar', -s * 0.48)])}${chalk(`half-${id}`, [bar('second', s * 0.08)])}`;
  }

  /** @param {Side} side */
  #name(side) {
    const sense = this.#sense(side);
    const text = [...(this.names?.[side] ?? '')];
    const short = text.length > 16 ? `${text.slice(0, 15).join('')}…` : text.join('');
    const [x, y] = this.#lying ? [WIDTH / 2, sense < 0 ? 21 : HEIGHT - 8] : [WIDTH / 2 + sense * 92, 22];
    const tip = this.board?.drawer === side;
    return svg`<text class="b-name" x=${x} y=${y} text-anchor="middle">${short}</text>
      ${tip ? svg`<rect class="b-stick" x=${x - 11} y=${y + 5} width="22" height="4.500" rx="1.500" transform="rotate(-8 ${x} ${y + 6})" />` : nothing}`;
  }

  /** The board in sentences. */
  get described() {
    const { board } = this;
    if (!board || !has('board-described')) return '';
    const names = this.names ?? { A: say('side-team', { letter: 'A' }), B: say('side-team', { letter: 'B' }) };
    const sides = [this.first, otherSide(this.first)].map((side) =>
      say('board-described', {
        name: names[side],
        strokes: board.strokes[side],
        crosses: board.crosses[side],
        monks: board.monks[side],
      }),
    );
    return [...sides, say('board-drawer', { name: names[board.drawer] })].join(' ');
  }

  render() {
    if (!this.board) return nothing;
    const id = `chalk-${this.#id}`;
    return html`<svg class="b-slate" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${this.described}>
      <defs>
        <radialGradient id="${id}-wiped">
          <stop offset="0.2" stop-color="#fff" stop-opacity="0.13" />
          <stop offset="1" stop-color="#fff" stop-opacity="0" />
        </radialGradient>
        <filter id=${id} filterUnits="userSpaceOnUse" x="0" y="0" width=${WIDTH} height=${HEIGHT} color-interpolation-filters="sRGB">
          <feTurbulence type="fractalNoise" baseFrequency="0.55" numOctaves="3" seed=${this.#id} result="noise" />
          <feDisplacementMap in="SourceGraphic" in2="noise" scale="3" xChannelSelector="R" yChannelSelector="G" result="rough" />
          <feColorMatrix in="noise" type="matrix" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -6 4.100" result="grain" />
          <feComposite in="rough" in2="grain" operator="in" />
        </filter>
      </defs>
      <g class="b-dust">
        <ellipse cx="70" cy="120" rx="120" ry="52" transform="rotate(-14 70 120)" fill="url(#${id}-wiped)" />
        <ellipse cx="232" cy="70" rx="130" ry="46" transform="rotate(9 232 70)" fill="url(#${id}-wiped)" />
        ${DUST.map(([x, y, r]) => svg`<circle cx=${x} cy=${y} r=${r} />`)}
      </g>
      <g class="b-chalk" filter="url(#${id})">
        ${this.#pole()} ${SIDES.map((side) => svg`${this.#strokes(side)}${this.#crosses(side)}`)}
      </g>
      ${SIDES.map((side) => this.#name(side))}
    </svg>`;
  }
}

/** Lines of one mark; each is drawn by itself. @param {string} mark @param {string[]} lines */
const chalk = (mark, lines) =>
  svg`<g data-mark=${mark}>${lines.map((d) => svg`<path d=${d} pathLength="1" stroke-dasharray="1" />`)}</g>`;

/** What stays on the slate where a stroke was rubbed out. @param {string} d */
const smudge = (d) => svg`<g class="b-rubbed"><path d=${d} /></g>`;

customElements.define('varaq-board', ChalkBoard);
