import { expect, test } from 'vitest';
import { wallClockIn } from '../shared/zoned-time.ts';
import { companyZones, currentName, isCompanyZone, zonesLike } from './time-zones.ts';

const zones = companyZones(Intl.supportedValuesOf('timeZone'));

test.each([
  ['ro', 'Europe/Rome'],
  ['Par', 'Europe/Paris'],
  ['lon', 'Europe/London'],
  ['new york', 'America/New_York'],
  ['york', 'America/New_York'],
  ['são p', 'America/Sao_Paulo'],
  ['europe/at', 'Europe/Athens'],
  ['utc', 'UTC'],
  ['Kolkata', 'Asia/Kolkata'],
  ['Calcutta', 'Asia/Kolkata'],
  ['Kyiv', 'Europe/Kyiv'],
  ['ho chi minh', 'Asia/Ho_Chi_Minh'],
  ['Faroe', 'Atlantic/Faroe'],
  ['Yangon', 'Asia/Yangon'],
  ['Kathmandu', 'Asia/Kathmandu'],
  ['Nuuk', 'America/Nuuk'],
  ['buenos', 'America/Argentina/Buenos_Aires'],
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

test.each(['UTC', 'Etc/GMT+5', 'Asia/Kolkata', 'Asia/Calcutta', 'Europe/Kyiv', 'America/Los_Angeles', 'America/Argentina/Buenos_Aires'])(
  'a company can be in %s',
  (zone) => expect(isCompanyZone(zone)).toBe(true),
);

test.each(['US/Pacific-New', 'Canada/East-Saskatchewan', 'SystemV/PST8', 'AET', 'PST', 'IST', 'EST5EDT', 'Europe/Atlantis', '+02:00', ''])(
  'a company can’t be in %j',
  (zone) => expect(isCompanyZone(zone)).toBe(false),
);

test('only zones that a company can have are offered, and UTC once', () => {
  expect(companyZones(['CET', 'Europe/Paris', 'PST8PDT', 'UTC'])).toEqual(['UTC', 'Europe/Paris']);
});

test('a zone is offered by its current name, whichever name a browser lists or a company has stored', () => {
  expect(companyZones(['Asia/Calcutta', 'Europe/Kyiv'])).toEqual(companyZones(['Asia/Kolkata', 'Europe/Kiev']));
  for (const zone of [...Intl.supportedValuesOf('timeZone'), 'Asia/Kolkata', 'Europe/Kyiv']) expect(zones).toContain(currentName(zone));
});

test.each(['2026-01-15T12:00Z', '2026-07-15T12:00Z'])('a zone has the same time by its current name at %s', (at) => {
  for (const zone of Intl.supportedValuesOf('timeZone')) expect(wallClockIn(currentName(zone), at), zone).toEqual(wallClockIn(zone, at));
});
