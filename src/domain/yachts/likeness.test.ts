import { expect, test } from 'vitest';
import { likenessOf, metresOf } from './likeness.ts';

test.each([
  ['38m', 38],
  ['9,5 m', 9.5],
  ['98 ft', 29.8704],
  ["90'", 27.432],
  ['  24.5 metres', 24.5],
  ['unknown', undefined],
  ['', undefined],
])('reads a length of “%s” in meters', (length, metres) => {
  expect(metresOf(length)?.toFixed(2)).toBe(metres?.toFixed(2));
});

const buildsOf = (type: Parameters<typeof likenessOf>[0]['type'], length: string) =>
  new Set(Array.from({ length: 12 }, (_, id) => likenessOf({ id, type, length }).build));

test('a yacht looks the same everywhere, and never gets a build that doesn’t suit her length', () => {
  const her = { id: 7, type: 'Sailing Yacht', length: '24.5m' } as const;
  expect(likenessOf(her)).toEqual(likenessOf({ ...her }));
  expect(buildsOf('Motor Yacht', '6m')).toEqual(new Set(['rib']));
  expect(buildsOf('Motor Yacht', '18m')).toEqual(new Set(['flybridge', 'open']));
  expect(buildsOf('Motor Yacht', '38m')).toEqual(new Set(['raised']));
  expect(buildsOf('Sailing Yacht', '11m')).toEqual(new Set(['sloop']));
  expect(buildsOf('Sailing Yacht', '30m')).toEqual(new Set(['sloop', 'ketch', 'gulet']));
  expect(buildsOf('Super Yacht', '45m')).toEqual(new Set(['super', 'explorer']));
});

test('a yacht with an unreadable or unsuitable length is still drawn', () => {
  expect(likenessOf({ id: 3, type: 'Catamaran', length: 'long' })).toMatchObject({ build: 'cat', metres: 16 });
  expect(buildsOf('Sailing Yacht', '400m').size).toBe(1);
});
