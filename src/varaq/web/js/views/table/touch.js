/** Cards of mine under a finger, a mouse or a key: raised, drawn upwards, played. */
import { askAbout, onlyRaises } from './choice.js';
import { openCards } from './hand.js';

/** Drawn upwards so far, a card is played. */
const SWIPE = 46;
/** A click within this time belongs to the swipe before it. */
const SAME_TOUCH = 350;

export class Touch {
  /** from where my last card was played @type {DOMRect|undefined} */
  played;

  /** @type {{card: string, y: number, box: DOMRect}|null} */
  #press = null;
  #swiped = 0;

  /** @param {import('./table.js').TableView} view */
  constructor(view) {
    this.view = view;
  }

  press = (event) => {
    const option = event.target.closest('[role=option]');
    if (!option || !event.isPrimary) return;
    this.#press = { card: option.dataset.card, y: event.clientY, box: option.getBoundingClientRect() };
    window.addEventListener('pointerup', this.#release, { once: true });
  };

  #release = (event) => {
    const press = this.#press;
    this.#press = null;
    if (!press || press.y - event.clientY < SWIPE) return;
    this.#swiped = Date.now();
    if (this.view.model.seen.legal.includes(`play ${press.card}`)) this.#playFrom(press.card, press.box);
  };

  click = (event) => {
    const option = event.target.closest('[role=option]');
    if (!option || Date.now() - this.#swiped < SAME_TOUCH) return;
    this.view.focused.set(option, false);
    this.tap(option, !onlyRaises(event));
  };

  /** @param {any} option a card @param {boolean} sure by mouse or key: it need not be confirmed */
  tap(option, sure) {
    const { card } = option.dataset;
    const { model, choice } = this.view;
    const { seen } = model;
    this.played = undefined;
    if (seen.choose) {
      if (openCards(seen).has(card)) {
        choice.toggle(card, seen.choose.count);
        model.forgetRefusal();
      } else model.act(askAbout(seen.choose, card));
    } else if (openCards(seen).has(card)) {
      // where several acts name the card, the bar asks which is meant
      const plain = seen.legal.includes(`play ${card}`);
      const alone = new Set(seen.legal.filter((act) => act.split(' ')[1] === card)).size === 1;
      if (plain && (this.view.isRaised(card, option.id) || (sure && alone))) return this.#playFrom(card, option.getBoundingClientRect());
      Object.assign(choice, { cards: [card], place: option.id });
      model.forgetRefusal();
    } else if (seen.legal.some((act) => act.startsWith('play '))) {
      choice.cards = [];
      model.act(`play ${card}`);
    }
    return this.view.requestUpdate();
  }

  #playFrom(card, box) {
    this.played = box;
    this.view.choice.cards = [card];
    this.view.act(`play ${card}`);
  }
}
