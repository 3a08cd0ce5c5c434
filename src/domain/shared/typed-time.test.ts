import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { timeTyped } from './typed-time.ts';

test.each([
  ['9', '09:00'],
  ['09', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['1730', '17:30'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  ['9 30', '09:30'],
  ['9h30', '09:30'],
  ['9H', '09:00'],
  [' 14:05 ', '14:05'],
  ['0', '00:00'],
  ['23:59', '23:59'],
  ['9pm', '21:00'],
  ['9:30 PM', '21:30'],
  ['9.30 p.m.', '21:30'],
  ['5:30\u00a0PM', '17:30'],
  ['17.30', '17:30'],
  ['5pm', '17:00'],
  ['12 am', '00:00'],
  ['12:15 pm', '12:15'],
  ['24', null],
  ['2400', null],
  ['9:60', null],
  ['12:3', null],
  ['13 pm', null],
  ['0 am', null],
  ['9 p', null],
  ['-9', null],
  ['noon', null],
  ['', null],
])('typed as %j is %j', (typed, time) => {
  expect(timeTyped(typed)).toBe(time);
});

const two = (number: number) => String(number).padStart(2, '0');

test('what a clock shows, of 24 hours or of 12, is read as that time', () => {
  const hours = integer({ min: 0, max: 23 });
  assert(
    property(hours, integer({ min: 0, max: 59 }), constantFrom(':', '.', 'h', ''), (hour, minute, mark) => {
      const time = `${two(hour)}:${two(minute)}`;
      expect(timeTyped(`${hour}${mark}${two(minute)}`)).toBe(time);
      expect(timeTyped(`${hour % 12 || 12}${mark}${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`)).toBe(time);
      expect(timeTyped(time)).toBe(time);
    }),
  );
});
