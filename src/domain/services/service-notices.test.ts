import { expect, test } from 'vitest';
import { serviceNotices, type NoticedPlan } from './service-notices.ts';

const charter = { startDate: '2027-06-05T15:00:00.000Z', endDate: '2027-06-12T07:00:00.000Z', lastDay: '2027-06-12' };
const plan = (more: Partial<NoticedPlan>): NoticedPlan => ({
  equipmentId: 7,
  equipmentName: 'Port engine',
  title: '250 h service',
  critical: false,
  outOfService: true,
  everyMonths: 12,
  everyDays: null,
  everyTenths: null,
  dueOn: null,
  dueTenths: null,
  lateDays: 0,
  lateTenths: 0,
  postponedOn: null,
  postponedTenths: null,
  paused: false,
  ended: false,
  meter: { total: 13_000, at: '2027-05-31T12:00:00.000Z', perDay: 2 },
  perBookedDay: 6,
  plannedUntil: null,
  ...more,
});
const noticesOf = (more: Partial<NoticedPlan>, booking = charter) => serviceNotices([plan(more)], 'Aurelia', booking, (day) => day);

test.each([
  [{ dueOn: '2027-06-11' }, ['tell', 'Port engine, 250 h service of Aurelia is due on 2027-06-11.']],
  [{ dueOn: '2027-06-12' }, undefined],
  [{ dueOn: '2027-06-11', lateDays: 1 }, undefined],
  [{ dueOn: '2027-05-01', postponedOn: '2027-06-12' }, undefined],
  [{ dueOn: '2027-06-11', critical: true, outOfService: false }, ['ask', 'Port engine, 250 h service of Aurelia is due on 2027-06-11.']],
  [{ dueOn: '2027-06-11', outOfService: false }, undefined],
  [{ dueOn: '2027-06-11', paused: true }, undefined],
  [{ dueOn: '2027-06-11', plannedUntil: '2027-06-05T15:00:00.000Z' }, undefined],
  [
    { dueOn: '2027-06-11', plannedUntil: '2027-06-05T15:00:01.000Z' },
    ['tell', 'Port engine, 250 h service of Aurelia is due on 2027-06-11.'],
  ],
  [{ dueTenths: 13_500 }, ['tell', 'Port engine, 250 h service of Aurelia is due at 1,350.0 h.']],
  [{ dueTenths: 13_500, meter: null }, undefined],
] as const)('%o', (more, notice) => {
  const [first] = noticesOf(more);
  expect(first && [first.severity, first.message]).toEqual(notice);
});

test('hours that end right before the due hours give no notice', () => {
  expect(noticesOf({ dueTenths: 13_500 }, { ...charter, endDate: '2027-06-12T05:00:00.000Z' })).toEqual([]);
});
