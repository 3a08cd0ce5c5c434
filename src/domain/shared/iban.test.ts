import { describe, expect, test } from 'vitest';
import { Iban, ibanInGroups } from './iban.ts';

describe('an IBAN', () => {
  // The examples of the IBAN registry (ISO 13616).
  test.each([
    ['FR14 2004 1010 0505 0001 3M02 606', 'FR1420041010050500013M02606'],
    ['de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['GB29-NWBK-6016-1331-9268-19', 'GB29NWBK60161331926819'],
    ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'MT84MALT011000012345MTLCAST001S'],
    ['NO93 8601 1117 947', 'NO9386011117947'],
    ['\tHR12 1001 0051 8630 0016 0 ', 'HR1210010051863000160'],
  ])('%j is stored as %s', (typed, stored) => {
    expect(Iban.parse(typed)).toBe(stored);
  });

  test.each([
    ['FR14 2004 1010 0505 0001 3M02 607'],
    ['DE89 3704 0044 0532 0130 01'],
    // Two swapped digits.
    ['DE89 3704 0044 0532 0310 00'],
    ['89 3704 0044 0532 0130 00'],
    ['DE89'],
    ['DE89 3704 0044 0532 0130 0é'],
    ['IBAN DE89 3704 0044 0532 0130 00'],
  ])('%j is refused', (typed) => {
    expect(Iban.safeParse(typed).error?.issues[0]?.message).toBe('This isn’t a valid IBAN. Please check it digit by digit.');
  });

  test('is printed in groups of four', () => {
    expect(ibanInGroups('FR1420041010050500013M02606')).toBe('FR14 2004 1010 0505 0001 3M02 606');
    expect(ibanInGroups('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
    expect(ibanInGroups('GB29NWBK60161331926819AA')).toBe('GB29 NWBK 6016 1331 9268 19AA');
  });
});
