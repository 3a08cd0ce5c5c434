import { expect, test } from 'vitest';
import { partOfDay } from './day-parts.ts';

const week = { first: '2026-07-11', last: '2026-07-18' };
const day = { first: '2026-07-18', last: '2026-07-18' };

test.each([
  ['charter', week, '2026-07-11', 'departing'],
  ['charter', week, '2026-07-12', 'out'],
  ['charter', week, '2026-07-17', 'out'],
  ['charter', week, '2026-07-18', 'returning'],
  ['day_rent', day, '2026-07-18', 'departing'],
  ['maintenance', week, '2026-07-11', 'work'],
  ['inspection', day, '2026-07-18', 'work'],
  ['crew_change', day, '2026-07-18', 'work'],
  ['other', week, '2026-07-18', 'other'],
] as const)('a %s of %j is on %s %s', (type, days, on, part) => expect(partOfDay(type, days, on)).toBe(part));
