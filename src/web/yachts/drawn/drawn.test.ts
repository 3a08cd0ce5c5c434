import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DrawnPicture } from '../drawn-picture.tsx';
import { ridge } from './ridge-scale.ts';

// As in the demo, in the order of the fleet's first page.
const fleet = [
  { type: 'Motor Yacht', length: '38m' },
  { type: 'Super Yacht', length: '52m' },
  { type: 'Catamaran', length: '62 ft' },
  { type: 'Sailing Yacht', length: '56 ft' },
  { type: 'Sailing Yacht', length: '31m' },
  { type: 'Sailing Yacht', length: '34.2m' },
  { type: 'Sailing Yacht', length: '24.5m' },
  { type: 'Motor Yacht', length: '98 ft' },
] as const;

const withoutNames = (svg: string) => svg.replaceAll(/(?:id="|url\(#)[^")]*/g, '');

test('no two of the first eight yachts of the demo are drawn alike, neither the boats nor the whole', () => {
  const drawn = fleet.map((yacht, at) => withoutNames(renderToStaticMarkup(createElement(DrawnPicture, { id: at + 1, ...yacht }))));
  expect(new Set(drawn).size).toBe(8);
  expect(new Set(drawn.map((svg) => /<g transform="translate\(160.*?<\/g>/.exec(svg)?.[0])).size).toBe(8);
});

test('hills are one line from edge to edge of the widest picture, without a seam at any width', () => {
  for (let number = 0; number < 40; number++) {
    const line = ridge(number, 30, 120);
    expect(line.match(/M/g)).toHaveLength(1);
    expect(line).toMatch(/^M-160 120V[\d.]+Q/);
    expect(line).toMatch(/L480 [\d.]+V120Z$/);
    expect(line).not.toContain('NaN');
  }
});
