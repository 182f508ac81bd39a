/** The next match at this table: by which house, and in which seats. Whoever is here has to agree. */
import { games as fetchGames } from '../../lib/api.js';
import { html, nothing } from '../../lib/lit.js';
import { toRules } from '../../lib/router.js';
import { loadFile, say } from '../../lib/words.js';
import { gameName, houseName, partsOf } from '../../models/house.js';
import { myVote, othersSeated } from '../../models/company.js';
import { lastHouses } from '../../models/tables.js';
import { listed, seatName } from './names.js';

/** @typedef {import('./table.js').TableView} View */

/** Games whose words have been asked for, so that a lost line is not asked again and again. */
const asked = new Set();

/** A house with its game, where that is not the one at the table. @param {string} house @param {string} now */
function fullName(house, now) {
  const { game } = partsOf(house);
  if (game === partsOf(now).game) return houseName(house);
  if (!asked.has(game)) loadFile(game);
  asked.add(game);
  return say('screen-rule', { option: gameName(game), value: houseName(house) });
}

/** What the match would be, in words. @param {string} house @param {0|1} turn @param {string} now the house of this match */
function planWords(house, turn, now) {
  const name = house === now ? say('people-next-same') : fullName(house, now);
  return turn ? say('people-next-turned', { name }) : name;
}

/** "Tom proposes: …" @param {View} view @param {{house: string, turn: 0|1, seats: number[]}} vote */
export const proposalWords = ({ model }, { house, turn, seats }) =>
  say('people-proposed', { names: listed(seats.map((seat) => seatName(model, seat))), plan: planWords(house, turn, model.facts.house) });

/** Who has not voted for what I voted for. @param {View} view */
export function undecided({ model }) {
  const vote = myVote(model.facts);
  if (!vote) return '';
  const missing = othersSeated(model.facts).filter((seat) => model.facts.seats[seat].here && !vote.seats.includes(seat));
  return missing.length ? say('people-next-waits', { names: listed(missing.map((seat) => seatName(model, seat))) }) : '';
}

/** Every house by name that this program knows, once somebody wants to see them. */
async function fetchAll(view) {
  if (view.houses) return;
  view.houses = [];
  const games = await fetchGames().catch(() => []);
  await Promise.all(games.map(({ name }) => loadFile(name)));
  view.houses = games.map(({ name, presets }) => ({ name, presets }));
  view.requestUpdate();
}

/** @param {View} view @param {string} house @param {0|1} turn @param {unknown} label */
const plan = (view, house, turn, label) => {
  const mine = myVote(view.model.facts);
  const pick = () => {
    view.closePanel();
    view.model.people.vote(house, turn);
  };
  return html`<button type="button" class="t-plan" aria-pressed=${String(mine?.house === house && mine.turn === turn)} @click=${pick}>${label}</button>`;
};

/** Another house, from those played here before or from the list. @param {View} view */
function others(view) {
  const { house } = view.model.facts;
  const last = lastHouses().filter((other) => other !== house);
  const open = (event) => event.target.open && fetchAll(view);
  return html`${last.length
      ? html`<h3>${say('people-next-last')}</h3>
          <div class="t-plans">${last.map((other) => plan(view, other, 0, fullName(other, house)))}</div>`
      : nothing}
    <details class="t-more" @toggle=${open}>
      <summary>${say('people-next-all')}</summary>
      ${(view.houses ?? []).map(
        ({ name, presets }) => html`<h3>${gameName(name)}</h3>
          <div class="t-plans">${presets.map((preset) => plan(view, preset.house, 0, houseName(preset.house)))}</div>`,
      )}
    </details>`;
}

/** The rules of a house that is proposed, beside those of now where the game is the same. @param {string} house @param {string} now */
function news(house, now) {
  if (house === now) return nothing;
  const alike = partsOf(house).game === partsOf(now).game;
  return html`<a class="t-button" target="_blank" rel="noopener" href=${toRules(house, alike ? { other: now } : {})}>
    ${say(alike ? 'people-next-differs' : 'screen-read-rules')}
  </a>`;
}

/** @param {View} view @returns {[string, unknown]} */
export function nextPanel(view) {
  const { facts } = view.model;
  const proposed = (facts.votes ?? []).filter(({ seats }) => !seats.includes(facts.seat));
  return [
    'people-next',
    html`${proposed.length
        ? html`<div class="t-plans">${proposed.map((vote) => [
            plan(view, vote.house, vote.turn, html`${proposalWords(view, vote)} <b>${say('people-agree')}</b>`),
            news(vote.house, facts.house),
          ])}</div>`
        : nothing}
      <div class="t-plans">
        ${plan(view, facts.house, 0, say('people-next-again'))} ${plan(view, facts.house, 1, say('people-next-turn'))}
      </div>
      ${others(view)}
      <p class="t-about">${say(othersSeated(facts).length ? 'people-next-about' : 'people-next-alone')}</p>`,
  ];
}
