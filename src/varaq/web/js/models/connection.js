/**
 * One WebSocket to one table, which comes back by itself when the line is lost.
 *
 * @typedef {'connecting'|'open'|'lost'|'closed'} LineState
 */

/** The table has let the line go because my place may be another by now. */
const COME_BACK = 4001;
const SHORTEST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
/** Phones drop a line without saying so; silence this long means that it is gone. */
const SILENCE = 50_000;

/** @param {string} table */
const address = (table) => {
  const url = new URL(`/api/tables/${encodeURIComponent(table)}`, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  url.hash = '';
  return url.href;
};

export class Connection {
  /** @type {WebSocket|null} */
  #socket = null;
  #tries = 0;
  #retry = 0;
  #ping = 0;
  #heard = 0;
  /** @type {LineState} */
  state = 'connecting';

  /**
   * @param {string} table
   * @param {object} ears
   * @param {() => object} ears.hello       first message on every new line
   * @param {(message: any) => void} ears.onMessage
   * @param {(state: LineState) => void} ears.onState
   */
  constructor(table, { hello, onMessage, onState }) {
    this.url = address(table);
    this.hello = hello;
    this.onMessage = onMessage;
    this.onState = onState;
  }

  open() {
    window.addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#connect();
  }

  close() {
    window.removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    clearTimeout(this.#retry);
    this.#become('closed');
    this.#drop();
  }

  /** @returns {boolean} whether it was sent; nothing is kept for later, for by then it may be wrong */
  send(message) {
    if (this.state !== 'open') return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  #become(state) {
    if (state === this.state) return;
    this.state = state;
    this.onState(state);
  }

  #connect() {
    this.#drop();
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      socket.send(JSON.stringify(this.hello()));
      this.#ping = window.setInterval(() => this.#beat(), PING_EVERY);
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      const message = JSON.parse(data);
      if (message.welcome) {
        this.#tries = 0;
        this.#become('open');
      }
      this.onMessage(message);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return;
      if (code === COME_BACK) this.#connect();
      else this.#lost();
    };
  }

  #beat() {
    if (Date.now() - this.#heard > SILENCE) this.#lost();
    else this.#socket?.send('{"ping":1}');
  }

  #drop() {
    clearInterval(this.#ping);
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  #lost() {
    this.#drop();
    if (this.state === 'closed') return;
    this.#become('lost');
    // half of it by chance, so that a restarted server is not stormed by all at once
    const wait = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** this.#tries++) * (0.5 + Math.random() / 2);
    clearTimeout(this.#retry);
    this.#retry = window.setTimeout(() => this.#connect(), wait);
  }

  /** The network or the reader has come back: no reason to wait any longer. */
  #now = () => {
    if (this.state !== 'lost' || document.hidden) return;
    clearTimeout(this.#retry);
    this.#connect();
  };
}
