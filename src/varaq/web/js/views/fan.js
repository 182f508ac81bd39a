/** Five cards on the felt of the first page; among them the two that Kaiser is about. */
import { french } from '../lib/faces/french.js';
import { html } from '../lib/lit.js';

const CARDS = [
  ['A', 'C'],
  ['7', 'D'],
  ['A', 'S'],
  ['3', 'S'],
  ['5', 'H'],
];

export const fan = () =>
  html`<div class="fan" aria-hidden="true">
    ${CARDS.map(([rank, suit]) => html`<span>${french(rank, /** @type {any} */ (suit))}</span>`)}
  </div>`;
