import { describe, expect, it, test } from 'vitest';
import { fileNameOf, reports, titleOf, wordIn, type Column, type Report } from './report.ts';

describe('a report', () => {
  test.each(Object.entries(reports) as [string, Report][])(
    'of %s names no column twice, and says of what currency its money is',
    (_, { columns }) => {
      const all = Object.values(columns);
      expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
      expect(all.some(({ kind }) => kind === 'money')).toBe('currency' in columns);
    },
  );

  it('names the time zone in the headings of moments only', () => {
    expect(titleOf(reports.schedule.columns.start, 'Europe/Paris')).toBe('Start (Europe/Paris)');
    expect(titleOf(reports.expenses.columns.date, 'Europe/Paris')).toBe('Date');
  });

  const { schedule, maintenance, expenses, invoices } = reports;

  it.each<[Column, string, string]>([
    [expenses.columns.category, 'port_fees', 'Port fees'],
    [schedule.columns.type, 'day_rent', 'Day trip'],
    [maintenance.columns.status, 'in_progress', 'In Progress'],
    [invoices.columns.status, 'paid', 'Paid'],
    [expenses.columns.category, 'Dry dock', 'Dry dock'],
    [expenses.columns.category, '', ''],
  ])('calls what %o holds as %j %j', (column, stored, called) => {
    expect(wordIn(column, stored)).toBe(called);
  });

  it.each([
    [{ from: '2026-11-01', to: '2026-11-30' }, 'Fairlead crew 01-11-2026 to 30-11-2026.csv'],
    [{ from: '2026-11-01', to: '2026-11-01' }, 'Fairlead crew 01-11-2026.csv'],
    [{ from: '2026-11-01' }, 'Fairlead crew from 01-11-2026.csv'],
    [{ to: '2026-11-30' }, 'Fairlead crew until 30-11-2026.csv'],
    [{}, 'Fairlead crew.csv'],
  ])('of %j is a file called %j', (period, name) => {
    expect(fileNameOf('crew', period, 'csv', { dateOrder: 'dmy' })).toBe(name);
  });
});
