import { expect, test } from 'vitest';
import { momentOfTheDay, moments } from './moved-clock.mjs';

test.each(moments)('at “$name” the clocks in Paris show that time', ({ name, at }) => {
  expect(new Date(at).toLocaleString('sv-SE', { timeZone: 'Europe/Paris' }).slice(0, 16)).toBe(name.slice(0, 16));
});

test('each day gets a different moment, and all have a turn within sixteen days', () => {
  const days = Array.from({ length: moments.length }, (_, at) => new Date(Date.UTC(2027, 4, 1 + at, 12)));
  expect(new Set(days.map(momentOfTheDay))).toEqual(new Set(moments));
});
