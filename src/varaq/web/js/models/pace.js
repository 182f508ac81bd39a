/**
 * What arrives is shown one thing at a time, slowly enough to be followed.
 *
 * A step does something and says how many ms it stays; `Infinity` stays until a tap.
 * @typedef {() => number} Step
 */
export class Pace {
  /** @type {Step[]} */
  #steps = [];
  #timer = 0;
  #waiting = false;
  #running = false;

  /** Nothing is waiting to be shown. */
  get idle() {
    return !this.#waiting && !this.#steps.length;
  }

  /** @param {Step} step after all that waits */
  push(step) {
    this.#steps.push(step);
    this.#run();
  }

  /** @param {Step[]} steps right after the step that is being shown */
  follow(...steps) {
    this.#steps.unshift(...steps);
  }

  /** What is being shown has been seen: on to the next. */
  skip() {
    clearTimeout(this.#timer);
    this.#waiting = false;
    this.#run();
  }

  /** Everything that waits is shown at once. */
  rush() {
    clearTimeout(this.#timer);
    this.#waiting = false;
    while (this.#steps.length) this.#steps.shift()?.();
  }

  clear() {
    clearTimeout(this.#timer);
    this.#waiting = false;
    this.#steps = [];
  }

  #run() {
    if (this.#running) return;
    this.#running = true;
    while (!this.#waiting && this.#steps.length) {
      const stays = this.#steps.shift()?.() ?? 0;
      // nobody watches a hidden page, and its timers are slowed by the browser
      if (stays > 0 && !document.hidden) this.#wait(stays);
    }
    this.#running = false;
  }

  #wait(ms) {
    this.#waiting = true;
    if (ms === Infinity) return;
    this.#timer = window.setTimeout(() => this.skip(), ms);
  }
}
