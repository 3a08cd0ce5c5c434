// Which colors must contrast with which, and by how much (WCAG 2.2, 1.4.3 and 1.4.11), in the light and the dark theme. Calendar bars
// contain text, so their background needn't reach 3; we only require that they stand out from what is below them.
import { readFileSync } from 'node:fs';

const tones = ['green', 'amber', 'red', 'blue', 'grey', 'teal', 'violet'];
const grounds = ['canvas', 'surface', 'sunken', 'hover', 'weekend'];
const share = Number(/-solid\) (\d+)%, var\(--surface\)/.exec(read('src/web/ui/badge.tsx'))?.[1]) / 100;

const faults = Object.entries(themesOf(read('src/web/tokens.css'))).flatMap(([theme, colors]) =>
  pairsOf(colors)
    .filter(({ over, under, min }) => !(contrast(over, under) >= min))
    .map(({ what, over, under, min }) => `${theme}: ${what} has ${contrast(over, under).toFixed(2)} of ${min}`),
);
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;

function pairsOf(colors) {
  const of = (name) => colors[name] ?? fail(name);
  const pair = (min, over, ...unders) => unders.map((under) => ({ what: `${over} on ${under}`, over: of(over), under: of(under), min }));
  // Today is tinted in the week view.
  const today = mixed(of('accent-soft'), of('surface'), 0.35);
  return [
    ...['ink', 'ink-2', 'ink-3', 'accent'].flatMap((ink) => pair(4.5, ink, ...grounds, 'accent-soft')),
    ...['ink', 'ink-2'].flatMap((ink) => pair(4.5, ink, 'chosen')),
    ...['side-ink', 'side-ink-2'].flatMap((ink) => pair(4.5, ink, 'side', 'side-2')),
    ...pair(4.5, 'on-primary', 'primary', 'primary-hover'),
    ...pair(3, 'field', 'canvas', 'surface'),
    ...pair(3, 'ring', 'canvas', 'surface', 'sunken'),
    ...pair(1.1, 'chosen', 'sunken'),
    // With guests aboard, the bar is filled completely. Past bars are outlines with their text on the surface.
    ...pair(4.5, 'on-aboard', 'aboard'),
    ...pair(3, 'aboard', 'surface', 'weekend', 'hover'),
    ...tones.flatMap((tone) => pair(4.5, tone, `${tone}-soft`, 'surface')),
    ...tones.flatMap((tone) => {
      const bar = mixed(of(`${tone}-solid`), of('surface'), share);
      const on = (what, under) => ({ what: `a bar in ${tone} on ${what}`, over: bar, under, min: 1.3 });
      return [
        { what: `${tone} on its bar`, over: of(tone), under: bar, min: 4.5 },
        { what: `the edge of a bar in ${tone}`, over: of(`${tone}-solid`), under: of('surface'), min: 3 },
        ...['surface', 'weekend', 'hover'].map((ground) => on(ground, of(ground))),
        on('today', today),
      ];
    }),
  ];
}

function themesOf(css) {
  const [light = '', dark = ''] = css.split('.dark {');
  return { light: colorsIn(light), dark: colorsIn(dark) };
}

function colorsIn(css) {
  const found = [...css.matchAll(/--([\w-]+): #([0-9a-f]{6});/g)];
  return Object.fromEntries(found.map(([, name, hex]) => [name, [0, 2, 4].map((from) => Number.parseInt(hex.slice(from, from + 2), 16))]));
}

function mixed(one, other, part) {
  return one.map((value, channel) => value * part + other[channel] * (1 - part));
}

function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color) {
  const [red, green, blue] = color.map((value) => (value <= 10.31475 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function read(path) {
  return readFileSync(path, 'utf8');
}

function fail(name) {
  throw new Error(`tokens.css has no --${name}`);
}
