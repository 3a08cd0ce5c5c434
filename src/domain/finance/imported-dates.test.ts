import { describe, expect, test } from 'vitest';
import { dateReadingOf, importedDay } from './imported-dates.ts';

describe('the dates of a column are read in the order', () => {
  test.each([
    ['in which they all make sense', ['05/06/2026', '28/11/2026'], 'mdy', 'dmy', null],
    ['in which they all make sense, months first', ['05/06/2026', '11/28/2026'], 'dmy', 'mdy', null],
    ['of the company where nothing in the file tells', ['05/06/2026', '07/08/2026'], 'mdy', 'mdy', '05/06/2026'],
    ['of the company where nothing in the file tells, days first', ['2026-01-05', '07/08/2026'], 'dmy', 'dmy', '07/08/2026'],
    [
      'of the company where some make sense in one order alone and as many in the other',
      ['28/11/2026', '11/28/2026', '5/6/2026'],
      'dmy',
      'dmy',
      '5/6/2026',
    ],
    ['that doesn’t matter where each begins with its year', ['2026-06-05', '2026/11/28'], 'mdy', 'mdy', null],
    ['that doesn’t matter where each names its month', ['5 Jun 2026', 'Nov 28, 2026'], 'mdy', 'mdy', null],
    ['that doesn’t matter where there are none', ['', 'soon'], 'dmy', 'dmy', null],
    ['of years before months where the company writes so', ['26-06-05', '26-11-28'], 'ymd', 'ymd', '26-06-05'],
    ['that only some can have, without guessing at the rest', ['31-01-02', '31-12-99'], 'mdy', 'dmy', null],
  ] as const)('%s: %j', (_, texts, usual, order, doubtful) => {
    expect(dateReadingOf(texts, usual)).toEqual({ order, doubtful });
  });
});

test.each([
  ['18/11/2026', '2026-11-18'],
  [' 18.11.2026 ', '2026-11-18'],
  ['18-Nov-2026', '2026-11-18'],
  ['18/11/26', '2026-11-18'],
  ['18/11/2026 14:30', '2026-11-18'],
  ['18/11/2026 2:30:00 PM', '2026-11-18'],
  ['2026-11-18T14:30:00Z', '2026-11-18'],
  ['18/11', null],
  ['tomorrow', null],
  ['46344', null],
  ['', null],
])('a cell with %j is %j', (texts, day) => {
  expect(importedDay(texts, 'dmy')).toBe(day);
});
