import { expect, test } from 'vitest';
import { occupancyOf, seasonOf } from './season.ts';

test('a season is the year up to a day, with the same days of the year before', () => {
  expect(seasonOf('2026-11-23')).toEqual({
    from: '2026-01-01',
    to: '2026-11-23',
    lastYear: { from: '2025-01-01', to: '2025-11-23' },
  });
  expect(seasonOf('2028-02-29').lastYear).toEqual({ from: '2027-01-01', to: '2027-02-28' });
});

test('bookings are measured by the days of their own year, one more in a leap year', () => {
  const season = seasonOf('2028-12-31');
  expect(occupancyOf(season, 366, 73)).toEqual({ percent: 100, bookedDays: 366, days: 366, lastYear: 20 });
  expect(occupancyOf(season, 0, 0)).toBeNull();
});
