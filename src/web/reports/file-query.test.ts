import { array, assert, integer, property } from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { storeToken } from '../platform/token.ts';
import { serve } from '../testing/network.ts';
import { lineCounter, receive } from './file-query.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('the lines of a CSV file', () => {
  test.each([
    ['', 0],
    ['Name,Notes\r\n', 1],
    ['Name,Notes\r\nAurelia,fine\r\n', 2],
    ['Name\r\n"two\nlines"\r\n', 2],
    ['Name\r\n"she said ""go""\nand went"\r\nCalypso\r\n', 3],
    ['Name\r\nnot ended', 1],
  ])('in %j are %i', (text, lines) => {
    expect(lineCounter()(bytes(text))).toBe(lines);
  });

  test('are the rows a spreadsheet shows, however the file is cut', () => {
    const cells = array(
      array(
        integer({ min: 0, max: 3 }).map((at) => ['plain', 'two\nlines', 'a "quote"', '"\n'][at] ?? ''),
        { minLength: 2, maxLength: 2 },
      ),
      { minLength: 1 },
    );
    assert(
      property(cells, integer({ min: 1, max: 20 }), (rows, size) => {
        const file = bytes(`${Papa.unparse(rows)}\r\n`);
        const count = lineCounter();
        let lines = 0;
        for (let at = 0; at < file.length; at += size) lines = count(file.slice(at, at + size));
        expect(lines).toBe(rows.length);
      }),
    );
  });
});

test('a file is downloaded with the token, and its progress is reported', async () => {
  storeToken('a token');
  const [request] = [serve(() => new Response('Name\r\nAurelia\r\n', { headers: { 'content-type': 'text/csv' } }))];
  const progress: object[] = [];
  const file = await receive('/api/reports/fleet', new AbortController().signal, (received) => progress.push(received));
  expect(await file.text()).toBe('Name\r\nAurelia\r\n');
  expect(file.type).toBe('text/csv');
  expect(progress.at(-1)).toEqual({ bytes: 15, lines: 2 });
  expect(request[0]?.headers.get('authorization')).toBe('Bearer a token');
});

test('a refused report isn’t a file', async () => {
  serve(() => Response.json({ message: 'Not yours.' }, { status: 403 }));
  await expect(receive('/api/reports/fleet', new AbortController().signal, () => {})).rejects.toMatchObject({
    status: 403,
    human: 'Not yours.',
  });
});
