import { describe, expect, test } from 'vitest';
import { newEvent, usualHours, type EventDefaults } from './new-event.ts';

const paris = 'Europe/Paris';
const now = '2026-11-21T07:22:40.000Z';
const eventFor = (link: EventDefaults, at = now, timeZone = paris) => {
  const { type, title, description, start, end } = newEvent(link, timeZone, at);
  return [type, title, description, `${start.day} ${start.time}`, `${end.day} ${end.time}`];
};

test.each<[EventDefaults, string[]]>([
  [{}, ['charter', '', '', '2026-11-21 09:00', '2026-11-21 16:00']],
  [{ type: 'day_rent' }, ['day_rent', '', '', '2026-11-21 09:00', '2026-11-21 16:00']],
  [{ type: 'day_rent', duration: 'day' }, ['day_rent', 'Day Trip', 'Day yacht excursion', '2026-11-21 09:00', '2026-11-21 16:22']],
  [{ duration: 'day' }, ['day_rent', 'Day Trip', 'Day yacht excursion', '2026-11-21 09:00', '2026-11-21 16:22']],
  [
    { type: 'charter', duration: 'charter' },
    ['charter', 'Charter Booking', 'Multi-day charter booking', '2026-11-21 09:00', '2026-11-24 12:00'],
  ],
  [{ duration: 'charter' }, ['charter', 'Charter Booking', 'Multi-day charter booking', '2026-11-21 09:00', '2026-11-24 12:00']],
  [{ type: 'maintenance' }, ['maintenance', 'Maintenance Schedule', 'Scheduled maintenance work', '2026-11-21 09:00', '2026-11-21 16:00']],
  [{ type: 'inspection' }, ['inspection', 'Inspection', '', '2026-11-21 09:00', '2026-11-21 16:00']],
  [{ type: 'other' }, ['other', '', '', '2026-11-21 09:00', '2026-11-21 16:00']],
])('a link that says %j leads to %j', (link, event) => {
  expect(eventFor(link)).toEqual(event);
});

describe('a drawn span', () => {
  test('is filled in, in the company’s time zone', () => {
    expect(eventFor({ start: '2026-07-04T08:30:00Z', end: '2026-07-06T15:00:00Z' }).slice(3)).toEqual([
      '2026-07-04 10:30',
      '2026-07-06 17:00',
    ]);
    expect(eventFor({ type: 'charter', duration: 'charter', start: '2026-07-04T08:30:00Z', end: '2026-07-06T15:00:00Z' }).slice(3)).toEqual(
      ['2026-07-04 10:30', '2026-07-06 17:00'],
    );
  });

  test('without an end, or with an invalid one, has the default length', () => {
    for (const end of [undefined, 'tomorrow', '2026-07-04T08:00:00Z'])
      expect(eventFor({ start: '2026-07-04T08:30:00Z', end })[4]).toBe('2026-07-04 16:00');
    expect(eventFor({ start: '2026-07-04T16:30:00Z' })[4]).toBe('2026-07-05 02:30');
    expect(eventFor({ duration: 'day', start: '2026-07-04T08:30:00Z' })[4]).toBe('2026-07-04 16:00');
    expect(eventFor({ duration: 'charter', start: '2026-12-30T08:30:00Z' })[4]).toBe('2027-01-02 12:00');
  });

  test('that is unreadable counts as not drawn', () => {
    expect(eventFor({ start: '2026-13-01', end: 'x' }).slice(3)).toEqual(['2026-11-21 09:00', '2026-11-21 16:00']);
  });
});

describe('today', () => {
  test('is the current day in the company’s time zone', () => {
    expect(eventFor({}, '2026-12-31T23:30:00.000Z')[3]).toBe('2027-01-01 09:00');
    expect(eventFor({}, '2026-12-31T23:30:00.000Z', 'America/New_York')[3]).toBe('2026-12-31 09:00');
    expect(eventFor({ duration: 'charter' }, '2028-02-27T12:00:00.000Z').slice(3)).toEqual(['2028-02-27 09:00', '2028-03-01 12:00']);
  });

  test('a day trip that is added at night ends after it starts', () => {
    expect(eventFor({ duration: 'day' }, '2026-11-20T23:30:00.000Z').slice(3)).toEqual(['2026-11-21 09:00', '2026-11-21 17:00']);
    expect(eventFor({ duration: 'day' }, '2026-11-21T21:30:00.000Z').slice(3)).toEqual(['2026-11-21 09:00', '2026-11-22 06:30']);
  });
});

describe('by the house rules', () => {
  const rules = { checkIn: '17:00', checkOut: '09:00', workBegins: '07:30', workEnds: '15:30' };
  const ruled = (link: EventDefaults, given = rules) => {
    const { start, end } = newEvent(link, paris, now, given);
    return [`${start.day} ${start.time}`, `${end.day} ${end.time}`];
  };

  test('a charter lasts from the company’s check-in to its check-out', () => {
    expect(ruled({ duration: 'charter' })).toEqual(['2026-11-21 17:00', '2026-11-24 09:00']);
    expect(ruled({ type: 'charter' })).toEqual(['2026-11-21 17:00', '2026-11-24 09:00']);
    expect(ruled({ type: 'charter' }, { ...rules, checkIn: '10:00', checkOut: '18:00' })).toEqual(['2026-11-21 10:00', '2026-11-21 18:00']);
  });

  test('work lasts as long as the yard is open, and a day trip has its default length', () => {
    expect(ruled({ type: 'maintenance' })).toEqual(['2026-11-21 07:30', '2026-11-21 15:30']);
    expect(ruled({ type: 'day_rent' })).toEqual(['2026-11-21 09:00', '2026-11-21 16:00']);
  });

  test('the values in a link win', () => {
    expect(ruled({ type: 'charter', start: '2026-07-04T08:30:00Z', end: '2026-07-06T15:00:00Z' })).toEqual([
      '2026-07-04 10:30',
      '2026-07-06 17:00',
    ]);
    expect(ruled({ type: 'charter', start: '2026-07-04T08:30:00Z' })).toEqual(['2026-07-04 10:30', '2026-07-07 09:00']);
  });

  test('hours that aren’t set are the defaults', () => {
    expect(usualHours('charter', { ...rules, checkOut: null })).toEqual({ start: '17:00', end: '16:00' });
    expect(usualHours('other', rules)).toEqual({ start: '09:00', end: '16:00' });
  });
});
