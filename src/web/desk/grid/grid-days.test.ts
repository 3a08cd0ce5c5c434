import { expect, test } from 'vitest';
import { columnsFrom, endOf, inColumns, monthBeside } from './grid-days.ts';

test('weeks begin on the last Saturday up to the day, days on the day itself', () => {
  expect(columnsFrom('2027-06-01', 'week').slice(0, 2)).toEqual(['2027-05-29', '2027-06-05']);
  expect(columnsFrom('2027-06-05', 'week')[0]).toBe('2027-06-05');
  expect(columnsFrom('2027-12-31', 'day').slice(0, 2)).toEqual(['2027-12-31', '2028-01-01']);
  expect(endOf(columnsFrom('2027-06-05', 'week'), 'week')).toBe('2027-08-07');
  expect(endOf(columnsFrom('2027-06-01', 'day'), 'day')).toBe('2027-07-02');
});

test('the previous and the next month begin on their first day, also in another year', () => {
  expect([monthBeside('2027-12-15', 1), monthBeside('2027-01-31', -1), monthBeside('2027-03-31', -1)]).toEqual([
    '2028-01-01',
    '2026-12-01',
    '2027-02-01',
  ]);
});

test('a cell is in the column of its first day in the company’s time zone, together with others if need be', () => {
  const cells = ['2027-06-05T15:00:00.000Z', '2027-06-08T23:30:00.000Z', '2027-06-11T23:00:00.000Z'].map((startDate) => ({ startDate }));
  const columns = ['2027-06-05', '2027-06-12'];
  expect(inColumns(cells, columns, 'Europe/Paris').map((column) => column.length)).toEqual([2, 1]);
  expect(inColumns(cells, columns, 'UTC').map((column) => column.length)).toEqual([3, 0]);
});
