import { expect, test } from 'vitest';
import { blankRow, pasted, rowOfSeason, rowsOf, seasonsOf } from './seasons-entry.ts';

const reading = { dateOrder: 'dmy', mark: 'comma', today: '2026-11-24' } as const;

test('a spreadsheet pasted into the first cell becomes rows, without its headings', () => {
  const rows = pasted(
    [blankRow],
    'From\tTo\tWeek\tNight\r\n5.6.2027\t2.7.2027\t3.500,00\t600\r\n3.7.2027\t27.8.2027\t4900\t\r\n',
    {
      row: 0,
      column: 0,
    },
    reading,
  );
  expect(seasonsOf(rows ?? [], reading)).toMatchObject([
    { fromDay: '2027-06-05', toDay: '2027-07-02', week: '3500.00', night: '600.00', day: null },
    { fromDay: '2027-07-03', toDay: '2027-08-27', week: '4900.00', night: null },
  ]);
});

test('a column pasted into a cell fills downwards from there, and a single cell is left to its field', () => {
  const rows = [
    { ...blankRow, fromDay: '5 Jun 2027' },
    { ...blankRow, fromDay: '3 Jul 2027' },
  ];
  expect(pasted(rows, '3500\n4900\n3900', { row: 0, column: 2 }, reading)?.map(({ fromDay, week }) => [fromDay, week])).toEqual([
    ['5 Jun 2027', '3500'],
    ['3 Jul 2027', '4900'],
    ['', '3900'],
  ]);
  expect(pasted(rows, '3500', { row: 0, column: 2 }, reading)).toBeNull();
});

test('stored seasons read back unchanged, however days and amounts are written', () => {
  const seasons = [
    { fromDay: '2027-06-05', toDay: '2027-07-02', week: '3500.50', night: null, day: null, halfDay: null, seat: null, childSeat: null },
  ];
  for (const dateOrder of ['dmy', 'mdy', 'ymd'] as const)
    for (const mark of ['comma', 'point'] as const) {
      const by = { dateOrder, mark, today: '2026-11-24' };
      expect(seasonsOf(rowsOf(seasons, by), by)).toEqual(seasons);
    }
});

test('empty rows are left out, and an error is shown at its row', () => {
  const rows = [blankRow, { ...blankRow, fromDay: 'never', week: 'much' }];
  expect(seasonsOf(rows, reading)).toMatchObject([{ fromDay: 'never', toDay: '', week: 'much' }]);
  expect(rowOfSeason(rows, 0)).toBe(1);
});
