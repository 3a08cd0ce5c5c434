import { expect, test } from 'vitest';
import { outsideDaysFault, outsideShareOf } from './outside-share.ts';

test.each([
  // days outside, days in all, share
  [3, 7, '42.86'],
  [7, 7, '100.00'],
  [1, 3, '33.33'],
  [2, 3, '66.67'],
  [0.5, 7, '7.14'],
  [0, 7, null],
  [8, 7, null],
  [-1, 7, null],
  [3, 0, null],
  [Number.NaN, 7, null],
])('%s days outside of %s are %s percent', (outside, days, share) => {
  expect(outsideShareOf(outside, days)).toBe(share);
});

test.each([
  ['', '', null, null],
  ['3', '7', null, null],
  ['0.50', '', 7, null],
  ['three', '7', null, { path: 'daysOutside', message: 'Days must be a number' }],
  ['-1', '7', null, { path: 'daysOutside', message: 'Days must be a number' }],
  ['3', 'a week', 7, { path: 'daysInAll', message: 'Days must be a number' }],
  ['', 'a week', null, { path: 'daysInAll', message: 'Days must be a number' }],
  ['3', '', null, { path: 'daysInAll', message: 'Enter the total days' }],
  ['8', '', 7, { path: 'daysOutside', message: "Can't be more than the total days" }],
])('%j days outside of %j, or else of %j of service, are refused with %j', (daysOutside, daysInAll, serviceDays, fault) => {
  expect(outsideDaysFault({ daysOutside, daysInAll }, serviceDays)).toEqual(fault);
});
