import { expect, test } from 'vitest';
import { csvOf, readCsv } from './csv.ts';

async function csvWith(cell: string): Promise<string> {
  async function* rows() {
    yield [[cell]];
  }
  let text = '';
  for await (const part of csvOf(['said'], rows())) text += part;
  return text;
}

test.each(['=1+1', "'=1+1", "''=1+1", '+33 6 12 34 56 78', "'+33 6", '-12.50', '-1-1', '@home', '＝1', 'Ada', "'t Smidje", "'"])(
  'a cell that says %s is the same after it was written and read',
  async (cell) => {
    expect(readCsv(await csvWith(cell)).rows).toEqual([{ said: cell }]);
  },
);

test.each([
  '=1+1',
  "'=1+1",
  '@home',
  '+1+1',
  '+1-1',
  '-1-1',
  '+A1',
  '+SUM(1234567)',
  '+33 6 12 34 56 78+1',
  '+1-305-555-0134',
  '+49/30/1234567',
])('a spreadsheet doesn’t run the cell %s', async (cell) => {
  expect(/^\ufeffsaid\r\n"?'/.test(await csvWith(cell))).toBe(true);
});

test.each([
  '+33612345678',
  '+33 6 12 34 56 78',
  '+33.6.12.34.56.78',
  '+1 305-555-0134',
  '+1 (305) 555-0134',
  '+44 (0)20 7946 0958',
  '+(33) 612345678',
  '+33\u00a06\u00a012\u00a034\u00a056\u00a078',
])('the phone number %s is written as it is', async (phone) => {
  expect((await csvWith(phone)).split('\r\n')[1]).toBe(phone);
});
