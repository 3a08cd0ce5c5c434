import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amount, IdInAddress, nameText, optionalText, ownFileId, Page, PictureUrl, requiredText, respelled } from './fields.ts';
import { z } from './zod.ts';

test.each([
  ['1', 1],
  ['999999999999999', 999_999_999_999_999],
])('%s is an id', (text, id) => {
  expect(IdInAddress.parse(text)).toBe(id);
});

test.each(['0', '-1', '1.0', '0x10', ' 1', '1e3', '', '+1', '٣', '9999999999999999'])('%j is no id', (text) => {
  expect(IdInAddress.safeParse(text).success).toBe(false);
});

test('an accepted id has exactly the given digits', () => {
  assert(
    property(string(), (text) => {
      const { success, data } = IdInAddress.safeParse(text);
      expect(!success || (Number.isSafeInteger(data) && data > 0 && /^\d+$/.test(text))).toBe(true);
    }),
  );
});

describe('an optional text', () => {
  const Record = z.object({ note: optionalText(10) });

  test.each([
    [{}, {}],
    [{ note: null }, { note: null }],
    [{ note: '' }, { note: null }],
    [{ note: '   ' }, { note: null }],
    [{ note: ' a ' }, { note: 'a' }],
  ])('of %j is %j', (input, expected) => {
    expect(Record.parse(input)).toEqual(expected);
  });

  test('that is too long is refused as such', () => {
    expect(Record.safeParse({ note: 'x'.repeat(11) }).error?.issues).toMatchObject([{ path: ['note'], message: 'At most 10 characters' }]);
  });
});

test.each([undefined, null, '', '  ', 7, {}])('a required text that is %j is reported as missing', (input) => {
  expect(requiredText('Name is required').safeParse(input).error?.issues[0]?.message).toBe('Name is required');
});

test.each(['https://example.com/a.jpg', 'https://x.example/ä?at=ada@x.example', '/api/files/abcdefghijklmnopqrstuv'])(
  '%s may be a picture',
  (url) => {
    expect(PictureUrl.safeParse(url).success).toBe(true);
  },
);

test.each([
  'javascript:alert(1)',
  'http://example.com/a.jpg',
  'https://ada:secret@example.com/a.jpg',
  'data:image/png;base64,AA',
  '//evil.example/a',
  '/api/files/../yachts',
  '/api/files/short',
  'file:///etc/passwd',
  'https://a b',
  'vbscript:x',
  '\tjavascript:alert(1)',
  'https://x"onerror=',
])('%s may not', (url) => {
  expect(PictureUrl.safeParse(url).success).toBe(false);
});

test('only a file of ours has an id', () => {
  expect(ownFileId('/api/files/abcdefghijklmnopqrstuv')).toBe('abcdefghijklmnopqrstuv');
  for (const other of [null, undefined, '', 'https://example.com/api/files/abcdefghijklmnopqrstuv', '/api/files/abc'])
    expect(ownFileId(other)).toBeNull();
});

test.each([
  ['1', 1],
  ['500', 500],
])('a page may have %s rows', (text, limit) => {
  expect(Page.parse({ limit: text }).limit).toBe(limit);
});

test.each(['0', '501', '1e9', '-1', '1.5', 'all'])('a page may not have %s rows', (limit) => {
  expect(Page.safeParse({ limit }).success).toBe(false);
});

test('an amount is stored with two places, or refused with a reason', () => {
  const Cost = amount({ min: 0, tooSmall: 'Cost cannot be negative' });
  expect(Cost.parse(1250.5)).toBe('1250.50');
  expect(Cost.parse(' 7 ')).toBe('7.00');
  for (const [wrong, message] of [
    ['-1', 'Cost cannot be negative'],
    ['much', 'Please enter an amount'],
    [true, 'Please enter an amount'],
    ['99999999999.99', 'This amount is too large'],
  ] as const) {
    expect(Cost.safeParse(wrong).error?.issues[0]?.message).toBe(message);
  }
});

test.each([
  'Ada',
  'Åsa-Maria',
  'O’Brien',
  'Ḥ. عائشة',
  'Aurelia II (ex “Zephyr”)',
  '海風',
  'Σαλαμίνα',
  'M/Y Orion',
  'Crew: day shift',
  '🚤',
])('%s is a name', (name) => {
  expect(nameText('Name is required').parse(` ${name} `)).toBe(name);
});

const oneLine = 'Please enter a single line without control characters';
test.each([
  ['', 'Name is required'],
  [' \u200b\u2060 ', 'Name is required'],
  ['\u3164\u2800', 'Name is required'],
  ['Ada\nBcc: you@x.example', oneLine],
  ['Ada\u2028Lovelace', oneLine],
  ['Ada \u202egpj.exe', oneLine],
  ['Ada\u0007', oneLine],
  ['Your account is locked. Open https://x.example', 'Please leave out web addresses'],
  ['See WWW.x.example', 'Please leave out web addresses'],
  ['a'.repeat(101), 'At most 100 characters'],
])('%j is no name', (name, message) => {
  expect(nameText('Name is required').safeParse(name).error?.issues[0]?.message).toBe(message);
});

test('a body gets our spellings, and anything else stays unchanged', () => {
  const respell = respelled({ image_url: 'imageUrl' });
  expect(respell({ image_url: 'a', name: 'b' })).toEqual({ image_url: 'a', imageUrl: 'a', name: 'b' });
  expect(respell({ image_url: 'a', imageUrl: 'b', constructor: 'c' })).toEqual({ image_url: 'a', imageUrl: 'b', constructor: 'c' });
  for (const given of [[], [{ image_url: 'a' }], null, 7, 'text', undefined]) expect(respell(given)).toBe(given);
});
