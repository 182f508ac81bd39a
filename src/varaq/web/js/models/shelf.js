/**
 * How the games stand on the shelf: by family, then by number of players.
 *
 * The families are the chapters of a game's history as its players tell it; a preset
 * that no pattern knows stands under the game itself.
 */

/** Presets of Kaiser by name; the others stand by the size of their table. @type {[string, RegExp][]} */
const FAMILIES = [
  ['kitty', /^saskatchewan_34/],
  ['les_rois', /^(les_rois|hetu)/],
  ['joffre', /^joffre/],
  ['lost_heir', /^lost_heir/],
];

/** @returns {string} `kaiser`, `joffre` … */
function familyOf(game, { name, players }) {
  if (game !== 'kaiser') return game;
  const family = FAMILIES.find(([, pattern]) => pattern.test(name))?.[0];
  return family ?? (players === 4 ? game : 'sizes');
}

/**
 * @param {{name: string, presets: {name: string, house: string, players: number}[]}[]} games
 * @returns {{family: string, presets: {game: string, name: string, house: string, players: number, family: string}[]}[]}
 */
export function shelves(games) {
  const found = new Map();
  for (const game of games) {
    for (const preset of game.presets) {
      const family = familyOf(game.name, preset);
      if (!found.has(family)) found.set(family, { family, presets: [] });
      found.get(family).presets.push({ ...preset, game: game.name, family });
    }
  }
  return [...found.values()];
}

/** The numbers of players that there is a preset for, in order. */
export const playerCounts = (games) =>
  [...new Set(games.flatMap((game) => game.presets.map((preset) => preset.players)))].sort((a, b) => a - b);
