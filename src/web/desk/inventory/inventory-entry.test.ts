import { describe, expect, test } from 'vitest';
import { enteredOf, inventoryTyped, keyOfSent, typedOf, withAnother, withCopied, withMoved, withPasted } from './inventory-entry.ts';

test.each([
  ['8 fenders', 'Fenders', 8],
  ['8 x Fenders', 'Fenders', 8],
  ['Fenders × 8', 'Fenders', 8],
  ['Fenders\t8', 'Fenders', 8],
  ['8\tFenders', 'Fenders', 8],
  ['- Life jackets, 12', 'Life jackets', 12],
  ['• dinghy', 'Dinghy', 1],
  ['0 flares', 'Flares', 1],
  ['406 MHz EPIRB', 'MHz EPIRB', 406],
])('%s is %s, %i of it', (line, name, quantity) => {
  expect(inventoryTyped(` ${line} \n\n`)).toEqual([{ name, quantity }]);
});

const names = (some: readonly { name: string }[]) => some.map(({ name }) => name).join(' ');

describe('rows of an inventory', () => {
  const rows = typedOf([
    { name: 'Fenders', quantity: 8 },
    { name: 'Dinghy', quantity: 1 },
    { name: 'Flares', quantity: 6 },
  ]);

  test('move up and down, and not beyond the ends', () => {
    expect(names(withMoved(rows, 2, -1))).toBe('Fenders Flares Dinghy');
    expect(names(withMoved(rows, 0, 1))).toBe('Dinghy Fenders Flares');
    expect(names(withMoved(rows, 0, -1))).toBe('Fenders Dinghy Flares');
    expect(names(withMoved(rows, 2, 1))).toBe('Fenders Dinghy Flares');
  });

  test('get another row after any of them, with a key of its own', () => {
    const { rows: more, key } = withAnother(rows, 0);
    expect(names(more)).toBe('Fenders  Dinghy Flares');
    expect(more[1]).toEqual({ key, name: '', quantity: '1' });
    expect(new Set(more.map((row) => row.key)).size).toBe(4);
  });

  test('include a pasted list where it is pasted, replacing an empty row', () => {
    expect(withPasted(rows, 0, 'one line')).toBe(null);
    expect(names(withPasted(rows, 0, '2 oars\nanchor') ?? [])).toBe('Fenders Oars Anchor Dinghy Flares');
    const { rows: more } = withAnother(rows);
    expect(withPasted(more, 3, 'Oars\t2\nAnchor\t1')?.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Fenders', '8'],
      ['Dinghy', '1'],
      ['Flares', '6'],
      ['Oars', '2'],
      ['Anchor', '1'],
    ]);
  });

  test('include what a sister yacht has and they lack', () => {
    const sister = [
      { name: 'dinghy', quantity: 1 },
      { name: 'Kayak', quantity: 2 },
    ];
    expect(names(withCopied(withAnother(rows).rows, sister))).toBe('Fenders Dinghy Flares Kayak');
  });

  test('are sent without the empty ones, and a refusal is shown at its row', () => {
    const { rows: more } = withAnother(rows, 0);
    const wrong = more.map((row) => (row.name === 'Flares' ? { ...row, quantity: 'six' } : row));
    expect(enteredOf(wrong)).toEqual([
      { name: 'Fenders', quantity: 8 },
      { name: 'Dinghy', quantity: 1 },
      { name: 'Flares', quantity: 0 },
    ]);
    expect(keyOfSent(wrong, 2)).toBe(rows[2]?.key);
  });
});
