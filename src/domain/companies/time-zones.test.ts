import { expect, test } from 'vitest';
import { zonesLike } from './time-zones.ts';

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')];

test.each([
  ['ro', 'Europe/Rome'],
  ['Par', 'Europe/Paris'],
  ['lon', 'Europe/London'],
  ['new york', 'America/New_York'],
  ['york', 'America/New_York'],
  ['são p', 'America/Sao_Paulo'],
  ['europe/at', 'Europe/Athens'],
  ['utc', 'UTC'],
])('%s finds %s first', (typed, zone) => expect(zonesLike(typed, zones)[0]).toBe(zone));

test('a part of a name is also found, after names that begin with it', () => {
  const found = zonesLike('ro', zones);
  expect(found).toContain('Africa/Cairo');
  expect(found.indexOf('Africa/Cairo')).toBeGreaterThan(found.indexOf('Antarctica/Rothera'));
});

test('no words list every zone in order, and unknown words find none', () => {
  expect(zonesLike(' ', zones)).toEqual(zones);
  expect(zonesLike('nowhere', zones)).toEqual([]);
});
