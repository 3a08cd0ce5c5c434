import { expect, test } from 'vitest';
import { csvOf, readCsv } from './csv.ts';

async function written(cell: string): Promise<string> {
  async function* rows() {
    yield [[cell]];
  }
  let text = '';
  for await (const part of csvOf(['said'], rows())) text += part;
  return text;
}

test.each(['=1+1', "'=1+1", "''=1+1", '+33 6 12 34 56 78', "'+33 6", '-12.50', '-1-1', '@home', '＝1', 'Ada', "'t Smidje", "'"])(
  'a cell that says %s says so again after it was written and read',
  async (cell) => {
    expect(readCsv(await written(cell)).rows).toEqual([{ said: cell }]);
  },
);

test.each(['=1+1', "'=1+1", '@home', '+1+1', '-1-1'])('a spreadsheet runs no cell that says %s', async (cell) => {
  expect(/^\ufeffsaid\r\n"?'/.test(await written(cell))).toBe(true);
});
