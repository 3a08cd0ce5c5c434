import { describe, expect, it } from 'vitest';
import { periodNamed, periodNames, periodOf, spanAt, spanOf } from './period.ts';

describe('a period of the books', () => {
  it.each([
    ['this_month', '2026-11-21', '2026-11-01', '2026-11-30'],
    ['this_month', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['last_month', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['this_quarter', '2026-11-21', '2026-10-01', '2026-12-31'],
    ['this_quarter', '2026-03-31', '2026-01-01', '2026-03-31'],
    ['this_year', '2026-11-21', '2026-01-01', '2026-12-31'],
    ['last_year', '2026-11-21', '2025-01-01', '2025-12-31'],
    ['last_12_months', '2026-11-21', '2025-12-01', '2026-11-30'],
    ['last_12_months', '2026-12-31', '2026-01-01', '2026-12-31'],
  ] as const)('%s, as of %s, is from %s to %s', (name, today, from, to) => {
    expect(periodOf(name, today)).toEqual({ from, to });
  });

  it('is known by its name, and is a custom one otherwise', () => {
    for (const name of periodNames) expect(periodNamed(periodOf(name, '2026-11-21'), '2026-11-21')).toBe(name);
    expect(periodNamed({ from: '2026-11-02', to: '2026-11-30' }, '2026-11-21')).toBeNull();
    expect(periodNamed({}, '2026-11-21')).toBeNull();
  });
});

it.each([
  ['month', '2026-02-14', 0, '2026-02-01', '2026-02-28'],
  ['month', '2026-01-31', -1, '2025-12-01', '2025-12-31'],
  ['quarter', '2026-11-23', 0, '2026-10-01', '2026-12-31'],
  ['quarter', '2026-11-23', 1, '2027-01-01', '2027-03-31'],
  ['year', '2024-02-29', -1, '2023-01-01', '2023-12-31'],
] as const)('the %s of %s and %i more is %s to %s, and is known as one', (span, day, steps, from, to) => {
  expect(spanAt(span, day, steps)).toEqual({ from, to });
  expect(spanOf({ from, to })).toBe(span);
});

it('days that aren’t a whole month, quarter or year have no name', () => {
  expect(spanOf({ from: '2026-01-01', to: '2026-02-28' })).toBeNull();
  expect(spanOf({ from: '2026-01-02', to: '2026-01-31' })).toBeNull();
});
