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
        return view.moveFocus(option, -1);
      case 'ArrowRight':
        return view.moveFocus(option, 1);
      case 'Home':
        return view.moveFocus(option, -Infinity);
      case 'End':
        return view.moveFocus(option, Infinity);
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

  const anywhere = (event) => {
    const suit = SUITS[event.code];
    if (suit) return view.focusSuit(suit);
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
        return view.why();
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
    const done = (option && onCard(event, option)) || anywhere(event);
    if (done !== false && done !== undefined) event.preventDefault();
  };
}
