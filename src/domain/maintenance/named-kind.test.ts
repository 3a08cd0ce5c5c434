import { expect, test } from 'vitest';
import { kindNamed } from './named-kind.ts';

test.each([
  ['500-hour engine service', 'engine'],
  ['ENGINES, both', 'engine'],
  ['Oil change', 'engine'],
  ['Engine pencil anodes', 'engine'],
  ['Hull and shaft anodes', 'hull'],
  ['Antifouling', 'hull'],
  ['Life raft service', 'safety'],
  ['Fire extinguishers', 'safety'],
  ['Battery load test', 'electrical'],
  ['Électricity in the galley', 'electrical'],
  ['Maintenance Schedule', null],
  ['Boiler', null],
  ['', null],
] as const)('“%s” is work of the kind %s', (title, kind) => {
  expect(kindNamed(title)).toBe(kind);
});
