import { describe, expect, test } from 'vitest';
import { paymentCode } from './payment-code.ts';

const invoice = {
  payee: 'Azure Charters',
  iban: 'FR7630001007941234567890185',
  amount: '163200.00',
  currency: 'EUR',
  reference: 'INV-2026-0042',
};
// The size in bytes: percent-encoding shows each byte that isn't plain.
const bytes = (code: string | null) => encodeURIComponent(code ?? '').replaceAll(/%../g, '.').length;

describe('the payment code', () => {
  test('contains the lines of a transfer by EPC069-12', () => {
    expect(paymentCode(invoice)?.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      'Azure Charters',
      'FR7630001007941234567890185',
      'EUR163200.00',
      '',
      '',
      'INV-2026-0042',
    ]);
  });

  test.each([
    ['in dollars', { currency: 'USD' }],
    ['without an IBAN', { iban: null }],
    ['of which nothing is open', { amount: '0.00' }],
    ['of more than a transfer carries', { amount: '1000000000.00' }],
  ])('doesn’t exist for an invoice %s', (_what, other) => {
    expect(paymentCode({ ...invoice, ...other })).toBeNull();
  });

  test.each([
    ['one cent', '0.01', 'EUR0.01'],
    ['the most a transfer carries', '999999999.99', 'EUR999999999.99'],
  ])('carries %s', (_what, amount, text) => {
    expect(paymentCode({ ...invoice, amount })?.split('\n')[7]).toBe(text);
  });

  test('gets no extra line from a name or a number, however they are entered', () => {
    const lines = paymentCode({ ...invoice, payee: 'Azure\nCharters\r\nLtd', reference: 'INV\n7' })?.split('\n');
    expect([lines?.length, lines?.[5], lines?.[10]]).toEqual([11, 'Azure Charters Ltd', 'INV 7']);
  });

  test('stays within the size limit in any script, and never cuts a letter in half', () => {
    const latin = paymentCode({ ...invoice, payee: 'A'.repeat(120) });
    expect(latin?.split('\n')[5]).toHaveLength(70);
    const wide = paymentCode({ ...invoice, payee: '𝔸'.repeat(120), reference: 'Ω'.repeat(50) });
    expect(bytes(wide)).toBeLessThanOrEqual(331);
    expect(wide?.split('\n')[5]).toMatch(/^𝔸+$/u);
    expect(wide?.split('\n')[10]).toBe('Ω'.repeat(50));
  });
});
