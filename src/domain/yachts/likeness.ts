import type { YachtType } from './words.ts';

/** The builds that yachts are drawn with. */
export type Build = 'sloop' | 'ketch' | 'gulet' | 'cat' | 'rib' | 'open' | 'flybridge' | 'raised' | 'super' | 'explorer' | 'mega';

/** How a yacht without a picture is drawn: her build, her length in meters, and numbers that choose her colors and her sky. */
export type Likeness = { build: Build; metres: number; paint: number; sky: number; detail: number };

type Range = { build: Build; from: number; to: number };

/** The builds of each type, with their range of lengths. */
const builds: Record<YachtType, readonly Range[]> = {
  'Sailing Yacht': [
    { build: 'ketch', from: 14, to: 90 },
    { build: 'gulet', from: 18, to: 50 },
    { build: 'sloop', from: 0, to: 60 },
  ],
  Catamaran: [{ build: 'cat', from: 0, to: 200 }],
  'Motor Yacht': [
    { build: 'rib', from: 0, to: 10 },
    { build: 'raised', from: 26, to: 200 },
    { build: 'flybridge', from: 12, to: 34 },
    { build: 'open', from: 7, to: 22 },
  ],
  'Super Yacht': [
    { build: 'explorer', from: 0, to: 200 },
    { build: 'super', from: 0, to: 200 },
  ],
  'Mega Yacht': [{ build: 'mega', from: 0, to: 400 }],
};

const usualMetres: Record<YachtType, number> = {
  'Sailing Yacht': 18,
  Catamaran: 16,
  'Motor Yacht': 20,
  'Super Yacht': 45,
  'Mega Yacht': 75,
};

/** How a yacht is drawn everywhere, by her type and length, varied by her id. An unreadable length counts as the usual one. */
export function likenessOf({ id, type, length }: { id: number; type: YachtType; length: string }): Likeness {
  const metres = metresOf(length) ?? usualMetres[type];
  const fitting = builds[type].filter(({ from, to }) => metres >= from && metres < to);
  const { build } = fitting[(id * 5 + 1) % fitting.length] ?? builds[type][0]!;
  return { build, metres, paint: id * 5 + Math.floor(id / 6), sky: id * 7 + 1, detail: id * 3 };
}

/** "38m", "98 ft", "9,5 m" or "90'" in meters; null if it doesn't begin with a number. */
export function metresOf(length: string): number | null {
  const [, number, unit = ''] = /^\s*(\d+(?:[.,]\d+)?)\s*([^\s\d]*)/.exec(length) ?? [];
  if (number === undefined) return null;
  const value = Number(number.replace(',', '.'));
  return /^(?:f|'|’|′)/i.test(unit) ? value * 0.3048 : value;
}
