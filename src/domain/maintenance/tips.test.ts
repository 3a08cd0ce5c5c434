import { describe, expect, test } from 'vitest';
import { NewMaintenanceRecord } from './maintenance-record.ts';
import { advice, recurrenceOf, suggestedDay, tips, tipsFor, type MaintenanceTip } from './tips.ts';
import { maintenanceTypes, seasons } from './words.ts';

const tip = (every?: MaintenanceTip['every']): MaintenanceTip => ({
  title: 'Impeller',
  type: 'engine',
  season: 'before',
  interval: '',
  description: '',
  every,
});

function named(title: string): MaintenanceTip {
  const known = tips.find((each) => each.title === title);
  if (!known) throw new Error(`There is no tip called ${title}.`);
  return known;
}

describe('the tips', () => {
  test('each can be planned unchanged', () => {
    for (const { title, type, description } of tips) {
      const planned = NewMaintenanceRecord.safeParse({ title, type, description, yachtId: 1, scheduledDate: '2026-11-21' });
      expect(planned.success, title).toBe(true);
    }
  });

  test('each has a unique title, an interval and a description', () => {
    expect(new Set(tips.map(({ title }) => title)).size).toBe(tips.length);
    for (const { interval, description } of tips) expect([interval.length > 3, description.length > 20]).toEqual([true, true]);
  });

  test('exist for every part of a yacht and every season, with advice', () => {
    for (const type of maintenanceTypes) expect(tipsFor({ type }).length, type).toBeGreaterThan(2);
    for (const season of seasons) expect(tipsFor({ season }).length, season).toBeGreaterThan(2);
    for (const type of maintenanceTypes) expect(advice[type].length).toBeGreaterThan(2);
  });

  test('year-round ones belong to every season, but to no other part of the yacht', () => {
    const titles = tipsFor({ type: 'safety', season: 'during' }).map(({ title }) => title);
    expect(titles).toContain('EPIRB self-test');
    expect(titles).toContain('Life-saving gear: weekly check');
    expect(titles).not.toContain('Life raft service');
    expect(titles).not.toContain('Operate every seacock');
    expect(tipsFor({})).toEqual(tips);
  });
});

test.each([
  [{ days: 7 }, '2026-12-28', '2027-01-04'],
  [{ months: 1 }, '2026-11-21', '2026-12-21'],
  [{ months: 1 }, '2027-01-31', '2027-02-28'],
  [{ months: 6 }, '2027-08-31', '2028-02-29'],
  [{ months: 12 }, '2028-02-29', '2029-02-28'],
  [{ months: 24 }, '2026-11-21', null],
  [undefined, '2026-11-21', null],
])('with an interval of %j, work done on %s is suggested for %s', (every, today, day) => {
  expect(suggestedDay(tip(every), today)).toBe(day);
});

test.each([
  ['Diesel, 250-hour service', { title: '250 h service', everyTenths: 2500, everyMonths: 12, series: 'service' }],
  // The rule for the equipment is more precise than the tip's wording.
  ['EPIRB registration and battery', { title: 'Registration', everyMonths: 24, outOfService: false }],
  ['Life-saving gear: weekly check', { title: 'Life-saving gear: weekly check', everyDays: 7, everyMonths: null }],
])('%s can recur', (title, rule) => {
  expect(recurrenceOf(named(title))).toMatchObject(rule);
});

test.each(['First service of a diesel', 'Engine oil and filter, larger diesel'])('%s doesn’t recur, or only by hours in words', (title) => {
  expect(recurrenceOf(named(title))).toBeNull();
});
