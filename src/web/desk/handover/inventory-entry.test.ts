import { expect, test } from 'vitest';
import { inventoryTyped } from './inventory-entry.ts';

test.each([
  ['8 fenders', 'Fenders', 8],
  ['8 x Fenders', 'Fenders', 8],
  ['Fenders × 8', 'Fenders', 8],
  ['Life jackets, 12', 'Life jackets', 12],
  ['dinghy', 'Dinghy', 1],
  ['0 flares', 'Flares', 1],
  ['406 MHz EPIRB', 'MHz EPIRB', 406],
])('%s is %s, %i of it', (line, name, quantity) => {
  expect(inventoryTyped(` ${line} \n\n`)).toEqual([{ name, quantity }]);
});
