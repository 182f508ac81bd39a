/**
 * Which card has the focus. Each list box is one stop of the Tab key; the arrows move
 * within. An update never moves the focus, save that the neighbour of a card that is
 * gone takes it over, so that the keys go on working.
 */
export class CardFocus {
  /** the card's key in the hand */
  #key = '';
  #pile = 0;
  /** @type {{id: string, at: number}|null} the card in focus before an update */
  #held = null;

  /** @param {HTMLElement & {requestUpdate(): void}} root */
  constructor(root) {
    this.root = root;
  }

  /** @param {string} key */
  onCard = (key) => key === this.#key;

  /** @param {number} n */
  onPile = (n) => n === this.#pile;

  /** @returns {HTMLElement|null} */
  get option() {
    return /** @type {HTMLElement|null} */ (document.activeElement?.closest('[role=option]') ?? null);
  }

  /** @param {HTMLElement} option @param {boolean} move also the browser's focus */
  set(option, move = true) {
    if (option.id.startsWith('pile-')) this.#pile = Number(option.id.slice(5));
    else this.#key = option.id.slice(5);
    if (move) option.focus();
    this.root.requestUpdate();
    return true;
  }

  /** @param {HTMLElement} option @param {number} step to the right, physically */
  step(option, step) {
    const options = /** @type {HTMLElement[]} */ ([...(option.parentElement?.querySelectorAll('[role=option]') ?? [])]);
    return this.set(options[Math.max(0, Math.min(options.length - 1, options.indexOf(option) + step))]);
  }

  /** Into the hand. */
  enter() {
    const option = /** @type {HTMLElement|null} */ (this.root.querySelector('[role=option][tabindex="0"]'));
    option?.focus();
    return Boolean(option);
  }

  /** To the next card of a suit, in hand and piles, round and round. @param {string} suit */
  suit(suit) {
    const options = /** @type {HTMLElement[]} */ ([...this.root.querySelectorAll('[role=option]')]);
    const at = options.findIndex((option) => option === document.activeElement);
    const found = [...options.slice(at + 1), ...options.slice(0, at + 1)].find((option) => option.dataset.card?.endsWith(suit));
    return found ? this.set(found) : false;
  }

  /**
   * Before the hand is drawn anew.
   * @param {string[]} before keys of the cards as they are on the screen
   * @param {string[]} after keys of the cards as they will be
   * @param {{top: string|null}[]|undefined} piles
   */
  settle(before, after, piles) {
    const option = this.option?.closest('.t-hand [role=option]');
    this.#held = option ? { id: option.id, at: before.indexOf(option.id.slice(5)) } : null;
    const beside = Math.min(Math.max(0, this.#held?.at ?? 0), after.length - 1);
    if (!after.includes(this.#key)) this.#key = after[beside] ?? '';
    if (piles && !piles[this.#pile]?.top) this.#pile = Math.max(0, piles.findIndex(({ top }) => top));
  }

  /** After it has been drawn. */
  restore() {
    const held = this.#held;
    this.#held = null;
    if (!held || this.root.querySelector(`#${CSS.escape(held.id)}`)) return;
    const next = this.root.querySelector('[role=option][tabindex="0"]') ?? this.root.querySelector('main');
    /** @type {HTMLElement|null} */ (next)?.focus();
  }
}
