/**
 * One key each, by its place on the keyboard, so that they serve Persian and Arabic
 * layouts; arrows are physical in every language, as the hand is.
 */

const DIGIT = /^(?:Digit|Numpad)(\d)$/;
const SUITS = { KeyS: 'S', KeyH: 'H', KeyD: 'D', KeyC: 'C' };
/** A second digit within this time belongs to the first: ten, eleven, twelve. */
const SECOND_DIGIT = 700;

const typing = (target) => target instanceof Element && Boolean(target.closest('input, textarea, select, [contenteditable]'));

/** @param {import('./table.js').TableView} view */
export function keysOf(view) {
  let typed = { number: '', at: 0 };

  const digit = (figure) => {
    const now = Date.now();
    typed = { number: (now - typed.at < SECOND_DIGIT ? typed.number : '') + figure, at: now };
    view.focusCall(typed.number);
  };

  /** Keys that mean something only while the focus is on a card. */
  const onCard = (event, option) => {
    switch (event.code) {
      case 'ArrowLeft':
        return view.focused.step(option, -1);
      case 'ArrowRight':
        return view.focused.step(option, 1);
      case 'Home':
        return view.focused.step(option, -Infinity);
      case 'End':
        return view.focused.step(option, Infinity);
      case 'Enter':
      case 'NumpadEnter':
      case 'Space':
      case 'ArrowUp':
        return view.playFocused(option);
      case 'ArrowDown':
        return view.lower(option);
      default:
        return false;
    }
  };

  /** Where nothing has the focus, the hand is a step away, and Enter goes on to the next deal. */
  const onNothing = ({ code }) => {
    if (code === 'ArrowLeft' || code === 'ArrowRight') return view.focused.enter();
    return (code === 'Enter' || code === 'NumpadEnter') && view.goOn();
  };

  const anywhere = (event) => {
    const own = view.game.keys?.[event.code];
    if (own) return own(view);
    const suit = SUITS[event.code];
    if (suit) return view.focused.suit(suit);
    const figure = DIGIT.exec(event.code)?.[1];
    if (figure && !event.shiftKey) return digit(figure);
    switch (event.code) {
      case 'KeyN':
        return view.nextKind();
      case 'KeyP':
        return view.pass();
      case 'KeyL':
        return view.toggle('last');
      case 'KeyU':
        return view.undo();
      case 'KeyR':
        return view.readAloud();
      case 'Slash':
        // by the sign where there is one: on some layouts it needs no shift
        return event.shiftKey || '?؟'.includes(event.key) ? view.why() : view.talkOrWhy();
      case 'Escape':
        return view.escape();
      default:
        return false;
    }
  };

  /** @param {KeyboardEvent} event */
  return (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || typing(event.target)) return;
    if (document.querySelector('dialog[open]')) return;
    const option = event.target instanceof Element ? event.target.closest('[role=option]') : null;
    const nothing = [document.body, document.querySelector('main')].includes(/** @type {HTMLElement} */ (event.target));
    const done = (option && onCard(event, option)) || (nothing && onNothing(event)) || anywhere(event);
    if (done !== false && done !== undefined) event.preventDefault();
  };
}
