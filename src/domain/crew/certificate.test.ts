import { describe, expect, test } from 'vitest';
import { CertificateEntry, NewCertificate } from './certificate.ts';

const entry = { type: 'ENG1 Medical Certificate' };

describe('the fields of a certificate', () => {
  test('need only a type, and empty ones mean none', () => {
    expect(NewCertificate.parse({ type: ' Passport ', number: '', issueDate: ' ', expiryDate: null, fileUrl: '' })).toEqual({
      type: 'Passport',
      number: null,
      issueDate: null,
      expiryDate: null,
      fileUrl: null,
    });
  });

  test('may contain a moment instead of a day, which is cut to its day', () => {
    expect(NewCertificate.parse({ ...entry, issueDate: '2026-11-21T23:30:00+02:00' }).issueDate).toBe('2026-11-21');
  });

  test.each([
    [{ type: '  ' }, 'type'],
    [{ type: 'x'.repeat(121) }, 'type'],
    [{ ...entry, expiryDate: '2026-02-30' }, 'expiryDate'],
    [{ ...entry, issueDate: 'soon' }, 'issueDate'],
    [{ ...entry, fileUrl: 'https://example.com/paper.pdf' }, 'fileUrl'],
    [{ ...entry, issueDate: '2026-06-02', expiryDate: '2026-06-01' }, 'expiryDate'],
  ])('%j is refused at its field', (wrong, field) => {
    expect(CertificateEntry.safeParse(wrong).error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });

  test('allow expiry on the day of issue', () => {
    expect(CertificateEntry.safeParse({ ...entry, issueDate: '2026-06-01', expiryDate: '2026-06-01' }).success).toBe(true);
  });
});
