/**
 * A house in words: names of presets, options and values, and the reasons that the
 * server gives as codes with facts.
 *
 * @typedef {string|number|boolean|null} Value
 * @typedef {{code: string, facts: Record<string, any>}} Problem
 */
import { digits, has, lang, say } from '../lib/words.js';

/** Parts of a house's text: `kaiser/standard;min_bid=8`. */
export function partsOf(house) {
  const [name, ...changes] = house.split(';');
  const [game, preset = ''] = name.split('/');
  return { game, preset, changes: changes.filter(Boolean).length };
}

export const gameName = (game) => say(`game-${game}`);
export const presetName = (game, preset) =>
  has(`preset-${game}-${preset}`) ? say(`preset-${game}-${preset}`) : preset;
export const optionName = (game, option) =>
  has(`option-${game}-${option}`) ? say(`option-${game}-${option}`) : String(option);

/** "Kaiser to 52, with 2 rules of your own". */
export function houseName(house) {
  const { game, preset, changes } = partsOf(house);
  const name = presetName(game, preset);
  return changes ? say('screen-house-changed', { name, count: changes }) : name;
}

/** A switch arrives as true and false, the words know yes and no. */
const spoken = (value) => (value === true ? 'yes' : value === false ? 'no' : value);

/** @param {string} game @param {string} option @param {Value} value */
export function valueName(game, option, value) {
  const word = spoken(value);
  if (word === null || word === undefined) return '';
  for (const id of [`value-${game}-${option}-${word}`, `value-${word}`]) if (has(id)) return say(id);
  return digits(word);
}

/** "Lowest bid: 8" */
export const ruleName = (game, option, value) =>
  say('screen-rule', { option: optionName(game, option), value: valueName(game, option, value) });

/** @param {string[]} texts @param {'conjunction'|'disjunction'} [type] */
export const listed = (texts, type = 'conjunction') =>
  new Intl.ListFormat(lang(), { type, style: 'long' }).format(texts);

/**
 * Facts as a sentence wants them. `value` belongs to `option`, `values` to `other`, a
 * fact with an option's name is a value of it; what no word is known for stays as it came.
 */
function inWords(game, facts = {}) {
  /** @type {Record<string, string|number>} */
  const named = {};
  for (const [key, fact] of Object.entries(facts)) {
    if (key === 'option' || key === 'other') named[key] = optionName(game, fact);
    else if (key === 'value') named[key] = valueName(game, facts.option, fact);
    else if (key === 'values') {
      const of = facts.other ?? facts.option;
      named[key] = listed(fact.map((value) => valueName(game, of, value)), 'disjunction');
    } else if (has(`option-${game}-${key}`)) named[key] = valueName(game, key, fact);
    else if (Array.isArray(fact)) named[key] = listed(fact.map(String));
    else named[key] = typeof fact === 'number' ? fact : String(spoken(fact) ?? 'none');
  }
  return named;
}

/** @param {string} game @param {Problem} problem */
export const problemText = (game, { code, facts }) => say(`problem-${code}`, inWords(game, facts));

/** Why an option changes nothing in this house. @param {string} game @param {Problem} idle */
export const idleText = (game, { code, facts }) =>
  say(has(code) ? code : `problem-${code}`, inWords(game, facts));

/** A refusal of the server as a sentence; ours (offline, not found) are `screen-` texts. */
export function refusalText(refused, game = '') {
  if (refused.problems?.length) return say('screen-problems', { count: refused.problems.length });
  for (const id of [`refusal-${refused.code}`, `screen-refusal-${refused.code}`]) {
    if (has(id)) return say(id, inWords(game, refused.facts));
  }
  return say('screen-refusal-other');
}

/** Every option of the form by name. */
export const optionsOf = (form) =>
  new Map(form.groups.flatMap((group) => group.options).map((option) => [option.name, option]));

/**
 * The rule card as text to send to a friend. Without isolation marks: a messenger takes
 * the direction of a line from its first letter, which they would hide.
 */
export function cardText(form, link) {
  const options = optionsOf(form);
  const rules = form.differs.map((name) => `• ${ruleName(form.game, name, options.get(name)?.value)}`);
  const names = new Set([gameName(form.game), presetName(form.game, form.preset)]);
  return [[...names].join(': '), ...rules, link, form.house].join('\n').replace(/[\u2066-\u2069]/g, '');
}
