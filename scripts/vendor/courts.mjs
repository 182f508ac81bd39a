// Takes the twelve court figures out of @letele/playing-cards (Adrian Kennard's CC0
// drawings wrapped for React) and writes them as one sprite: a symbol for each card,
// `KS` … `JC`, 1300 x 2057 units, double-headed.
//
//   node courts.mjs NODE_MODULES OUT.svg
//
// Corner pips, indices and the frame are left out: the face draws its own. Colours are
// calmed; the pips on the clothes take `currentColor`, so that they are blue or green
// where the player wants four colours.
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';

const [modules, out] = process.argv.slice(2);
const { optimize } = createRequire(path.join(modules, 'x.js'))('svgo');

const PALETTE = { '#FC4': '#e9b44c', red: '#c8322f', '#44F': '#2c4a86', '#000': '#1b1d22' };
// The drawings are stretched from 1300 x 2000 to this height on the original cards.
const HEIGHT = 2057;

/** The package's functions, called with a createElement that builds plain objects. */
function figures() {
  const source = fs.readFileSync(path.join(modules, '@letele/playing-cards/dist/index.esm.js'), 'utf8')
    .replace(/^import .*$/gm, '')
    .replace(/export \{[^}]*\};/s, '');
  const React = {
    createElement: (tag, props, ...children) => ({ tag, props: props ?? {}, children: children.flat().filter((c) => c?.tag) }),
  };
  const names = [...source.matchAll(/const (Svg[SHDC][KQJ]) =/g)].map((m) => m[1]);
  return new Function('React', '_extends', `${source}; return {${names}}`)(React, Object.assign);
}

/** @returns {string} the drawn layers of one half figure, gold first, lines last */
function halfFigure(card, svg) {
  const symbols = svg.children.find((c) => c.tag === 'defs').children.filter((c) => c.tag === 'symbol');
  const layers = symbols.filter((s) => s.props.viewBox === '0 0 1300 2000').reverse();
  const pip = symbols.find((s) => s.props.viewBox === '-600 -600 1200 1200');
  const pipId = pip.props.id;
  const shape = (node, place = '') => {
    const p = node.props;
    if (node.tag === 'path') {
      // Solid suit-coloured pips are `use`s; everything else is a path of one colour.
      const stroke = p.stroke ? ` fill="none" stroke="${PALETTE[p.stroke] ?? p.stroke}" stroke-width="${Math.max(+p.strokeWidth, 6)}" stroke-linecap="round" stroke-linejoin="round"` : ` fill="${PALETTE[p.fill ?? '#000']}"`;
      return `<path d="${p.d}"${stroke}${place}/>`;
    }
    if (node.tag === 'use' && (p.href ?? p.xlinkHref) === `#${pipId}`) {
      const k = p.height / 1200;
      const at = `translate(${p.x ?? 0} ${p.y ?? 0}) scale(${k}) translate(600 600)`;
      return `<path d="${pip.children[0].props.d}" fill="currentColor" transform="${p.transform ?? ''} ${at}"/>`;
    }
    throw new Error(`${card}: unexpected <${node.tag}>`);
  };
  return layers.map((layer) => layer.children.map((c) => shape(c)).join('')).join('');
}

const symbols = Object.entries(figures()).map(([name, draw]) => {
  const card = name[4] + name[3];
  const raw = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1300 2000">${halfFigure(card, draw({}))}</svg>`;
  const { data } = optimize(raw, {
    multipass: true,
    floatPrecision: 0,
    plugins: [
      // Merging would move the lines under the colours; numbers in a transform need digits.
      { name: 'preset-default', params: { overrides: { mergePaths: false, convertTransform: false, convertPathData: { floatPrecision: 0, transformPrecision: 6, applyTransforms: true } } } },
    ],
  });
  const inner = data.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
  return `<symbol id="${card}" viewBox="0 0 1300 ${HEIGHT}"><g transform="scale(1 ${HEIGHT / 2000})"><g id="${card}h">${inner}</g><use href="#${card}h" transform="rotate(180 650 1000)"/></g></symbol>`;
});
if (symbols.length !== 12) throw new Error(`found ${symbols.length} courts, not 12`);
fs.writeFileSync(out, `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`);
