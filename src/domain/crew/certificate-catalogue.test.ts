import { describe, expect, test } from 'vitest';
import { commonCertificates, usualExpiry, validityInWords } from './certificate-catalogue.ts';

describe('the catalogue of common certificates', () => {
  test('names each once, and every name is valid for a certificate', () => {
    const names = commonCertificates.map(({ type }) => type.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => name.trim() === name && name.length <= 120)).toBe(true);
  });

  test.each([
    ['ENG1 Medical Certificate', '2025-06-30', '2027-06-30'],
    ['eng1 medical certificate ', '2025-06-30', '2027-06-30'],
    ['STCW Basic Safety Training', '2024-02-29', '2029-02-28'],
    ['RYA First Aid', '2026-01-01', '2029-01-01'],
    ['RYA Day Skipper', '2020-01-01', null],
    ['Passport', '2020-01-01', null],
    ['A course of our own', '2020-01-01', null],
    ['ENG1 Medical Certificate', null, null],
  ])('%s issued on %s usually expires on %s', (type, issued, expires) => {
    expect(usualExpiry(type, issued)).toBe(expires);
  });

  test('says how long each is valid, and nothing about unknown ones', () => {
    expect(validityInWords('ENG1 Medical Certificate')).toBe(
      'Usually 2 years from issue. One year under 18; the doctor may shorten it. Source: sstg.org; nymedicals.co.uk.',
    );
    expect(validityInWords('VHF Short Range Certificate')).toBe('Usually without expiry.');
    expect(validityInWords('RYA First Aid')).toBe('Usually 3 years from issue. Source: jollyparrot.co.uk.');
    expect(validityInWords('Driver’s License')).toBe('As printed on it.');
    expect(validityInWords('Seaman’s Book')).toBe('As printed on it.');
    expect(validityInWords('A course of our own')).toBeNull();
  });
});
