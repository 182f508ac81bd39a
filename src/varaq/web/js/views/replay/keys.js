/** Keys of who looks back. Left and right are physical: along the time bar, as it lies in this language. */
import { dir } from '../../lib/words.js';

const DIGIT = /^(?:Digit|Numpad)(\d)$/;
/** Where these keys scroll what is read. */
const SCROLLS = ['Home', 'End', 'PageUp', 'PageDown'];

/**
 * @param {import('./replay.js').ReplayView} view
 * @param {(event: KeyboardEvent) => void} others  the table's own keys
 */
export function replayKeys(view, others) {
  /** @type {Record<string, (model: import('../../models/replay.js').Replay) => unknown>} */
  const acts = {
    ArrowLeft: (model) => model.go(dir() === 'rtl' ? 1 : -1),
    ArrowRight: (model) => model.go(dir() === 'rtl' ? -1 : 1),
    Home: (model) => model.seek(0),
    End: (model) => model.seek(model.steps.length - 1),
    PageUp: (model) => model.turn(-1),
    PageDown: (model) => model.turn(1),
    KeyO: (model) => model.lookFrom('open'),
  };

  const own = ({ code, shiftKey }, target) => {
    const model = view.replay;
    if (!model) return false;
    if (code === 'Space') {
      if (target?.closest('button, a, summary')) return false;
      return model.playing ? model.pause() : model.play();
    }
    const figure = DIGIT.exec(code)?.[1];
    if (figure && !shiftKey) {
      const seat = Number(figure) - 1;
      if (seat < model.facts.players) model.lookFrom(seat < 0 ? null : seat);
      return true;
    }
    if (!acts[code]) return false;
    // a card in focus has arrows of its own, and what is read is scrolled
    if (target?.closest('[role=option]')) return false;
    if (SCROLLS.includes(code) && target?.closest('.t-panel-body, .t-side, .r-hands')) return false;
    model.pause();
    return acts[code](model);
  };

  /** @param {KeyboardEvent} event */
  return (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (document.querySelector('dialog[open]')) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('textarea, select, input:not([type=range])')) return;
    if (own(event, target) === false) {
      if (view.replay && !target?.closest('input')) others(event);
    } else event.preventDefault();
  };
}
