import { describe, expect, test } from 'vitest';
import { dayLineOf } from '#domain/schedule/day-line.ts';
import { anEvent, aYacht } from '../../testing/given.ts';
import { factsOf, labelOf } from './bar-words.ts';

const line = dayLineOf('Europe/Paris', '2026-06-01');
const week = { startDate: '2026-07-04T15:00:00.000Z', endDate: '2026-07-11T07:00:00.000Z' };
const before = new Date('2026-07-01T12:00:00.000Z');
const during = new Date('2026-07-05T12:00:00.000Z');
const after = new Date('2026-07-12T12:00:00.000Z');
const aurelia = aYacht({ name: 'Aurelia' });

describe('the facts on a bar', () => {
  test.each([
    ['a booking ahead', before, {}, ['7 nights']],
    ['a booking under way', during, {}, ['Aboard', '7 nights']],
    ['a booking that is over', after, {}, ['7 nights']],
    ['one of which nothing is invoiced', before, { moneyState: 'not_invoiced' }, ['7 nights']],
    ['one that isn’t paid', before, { moneyState: 'due' }, ['Payment due', '7 nights']],
    ['one that should have been paid', during, { moneyState: 'overdue' }, ['Aboard', 'Payment overdue', '7 nights']],
    ['a paid one', after, { moneyState: 'paid' }, ['Paid', '7 nights']],
    ['a night', before, { endDate: '2026-07-05T07:00:00.000Z' }, ['1 night']],
    ['a day trip', before, { type: 'day_rent', endDate: '2026-07-04T19:00:00.000Z' }, []],
    // In Paris it is the next day by then.
    ['a day trip past midnight', before, { type: 'day_rent', endDate: '2026-07-04T22:30:00.000Z' }, ['1 night']],
    [
      'a week in which the clock changes',
      before,
      { startDate: '2026-10-24T15:00:00.000Z', endDate: '2026-10-31T08:00:00.000Z' },
      ['7 nights'],
    ],
    ['a booking into the next year', before, { startDate: '2026-12-28T15:00:00.000Z', endDate: '2027-01-04T08:00:00.000Z' }, ['7 nights']],
    ['an inspection', during, { type: 'inspection' }, []],
    ['work ahead', before, { type: 'maintenance', maintenanceStatus: 'pending' }, []],
    ['overdue work', after, { type: 'maintenance', maintenanceStatus: 'in_progress' }, ['Overdue']],
    ['completed work', before, { type: 'maintenance', maintenanceStatus: 'completed' }, ['Completed']],
    ['cancelled work', after, { type: 'maintenance', maintenanceStatus: 'cancelled' }, ['Cancelled']],
  ] as const)('of %s are right', (_what, now, more, facts) => {
    expect(factsOf(anEvent({ ...week, ...more }), line, now)).toEqual(facts);
  });
});

describe('the name of a bar', () => {
  const named = (more: Parameters<typeof anEvent>[0], now = before, clashes = false) =>
    labelOf({ entry: anEvent({ ...week, ...more }), clashes }, aurelia, line, now);

  test('begins with the yacht and the type, and contains the visible words unchanged', () => {
    expect(named({})).toBe('Aurelia, Charter: Week to Calvi, Jul 4 to Jul 11');
    expect(named({ title: 'Charter to Calvi', customerFullName: 'Eva de Graaf' })).toBe(
      'Aurelia, Charter: Eva de Graaf Calvi, Jul 4 to Jul 11',
    );
    expect(named({ type: 'inspection', title: 'Survey', customerFullName: 'Eva de Graaf' })).toBe(
      'Aurelia, Inspection: Survey Eva de Graaf, Jul 4 to Jul 11',
    );
  });

  test('says one day once, and doesn’t touch the day that begins at its end', () => {
    expect(named({ type: 'day_rent', endDate: '2026-07-04T19:00:00.000Z' })).toBe('Aurelia, Day trip: Week to Calvi, Jul 4');
    expect(named({ endDate: '2026-07-10T22:00:00.000Z' })).toBe('Aurelia, Charter: Week to Calvi, Jul 4 to Jul 10');
  });

  test.each([
    ['under way', {}, during, 'aboard'],
    ['over', {}, after, 'over'],
    ['unpaid and over', { moneyState: 'overdue' }, after, 'Payment overdue, over'],
    ['overdue work', { type: 'maintenance', maintenanceStatus: 'pending' }, after, 'Overdue'],
    // Its state says that it is over.
    ['completed work', { type: 'maintenance', maintenanceStatus: 'completed' }, after, 'Completed'],
    ['cancelled work', { type: 'maintenance', maintenanceStatus: 'cancelled' }, before, 'Cancelled'],
  ] as const)('of what is %s ends with its state', (_what, more, now, state) => {
    expect(named(more, now).split(/Jul 4 to Jul 11,? ?/)[1]).toBe(state);
  });

  test('says last that something else overlaps', () => {
    expect(named({ moneyState: 'paid' }, during, true)).toMatch(/Jul 11, aboard, Paid, overlaps with something else$/);
  });
});
