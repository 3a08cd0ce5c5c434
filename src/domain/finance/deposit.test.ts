import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalOf } from '../shared/money.ts';
import { deductedWords, depositFault, depositLines } from './deposit.ts';
import { invoiceTotals } from './invoice-totals.ts';
import { priceModes } from './tax-words.ts';

const group = (percent: string, taxable: string, tax: string, more: object = {}) => ({
  category: 'S' as const,
  percent,
  taxable,
  tax,
  reason: null,
  ...more,
});
const exempt = { category: 'E' as const, percent: '0.00', tax: '0.00' };
const taxOf = (percent: string) => (percent === '0' ? { ...exempt, reason: 'Exempt' } : { category: 'S' as const, percent });

describe('the lines that deduct a deposit', () => {
  const leftToDeduct = [group('20.00', '20000.00', '4000.00'), group('10.00', '300.05', '30.01')];

  test('are one for each of its taxes, in the price mode of their invoice', () => {
    const prices = priceModes.map((mode) =>
      depositLines({ leftToDeduct }, mode).map(({ quantity, unitPrice }) => `${quantity} × ${unitPrice}`),
    );
    expect(prices[0]).toEqual(['-1 × 20000.00', '-1 × 300.05']);
    expect(prices[1]).toEqual(['-1 × 24000.00', '-1 × 330.06']);
  });

  test('leave out a tax that was fully credited, and are empty for other invoices', () => {
    expect(depositLines({ leftToDeduct: [group('20.00', '0.00', '0.00'), group('10.00', '5.00', '0.50')] }, 'net')).toMatchObject([
      { unitPrice: '5.00', tax: { percent: '10.00' }, isDeposit: true },
    ]);
    expect(depositLines({ leftToDeduct: null }, 'net')).toEqual([]);
  });

  test('don’t repeat a reason that other lines give', () => {
    const reason = 'Outside EU waters; Training';
    const items = ['Outside EU waters', 'Training'].map((why) => ({ quantity: 1, unitPrice: 100, tax: { ...exempt, reason: why } }));
    const deposits = depositLines({ leftToDeduct: [group('0.00', '50.00', '0.00', { ...exempt, taxable: '50.00', reason })] }, 'net');
    expect(invoiceTotals([...items, ...deposits], { currency: 'EUR' }).taxes).toMatchObject([{ reason, taxable: 150_00 }]);
  });

  test('of a whole invoice cancel it out exactly, whatever is on it and in either price mode', () => {
    const line = record({ cents: integer({ min: 1, max: 9_999_999 }), percent: constantFrom('20', '10', '5.5', '0') });
    assert(
      property(array(line, { minLength: 1, maxLength: 10 }), constantFrom(...priceModes), (drawn, prices) => {
        const items = drawn.map(({ cents, percent }) => ({ quantity: 1, unitPrice: decimalOf(cents), tax: taxOf(percent) }));
        const terms = { currency: 'EUR', prices };
        const left = invoiceTotals(items, terms).taxes.map((each) => ({
          ...each,
          percent: decimalOf(each.percent),
          taxable: decimalOf(each.taxable),
          tax: decimalOf(each.tax),
        }));
        const rest = invoiceTotals([...items, ...depositLines({ leftToDeduct: left }, prices)], terms);
        expect([rest.subtotal, rest.taxAmount, rest.total]).toEqual([0, 0, 0]);
        expect(rest.taxes.every(({ taxable, tax }) => taxable === 0 && tax === 0)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a deposit', () => {
  const deposit = {
    kind: 'deposit',
    invoiceNumber: 'INV-2026-0031',
    status: 'paid',
    customerId: 7,
    currency: 'EUR',
    deductedOn: null,
  } as const;
  test.each([
    [{}, null],
    [{ status: 'sent' }, null],
    [{ status: 'overdue' }, null],
    [{ kind: 'invoice' }, 'INV-2026-0031 isn’t a deposit invoice.'],
    [{ status: 'draft' }, 'INV-2026-0031 hasn’t been sent, so it can’t be deducted.'],
    [{ status: 'cancelled' }, 'INV-2026-0031 is cancelled, so there is nothing to deduct.'],
    [{ customerId: 8 }, 'INV-2026-0031 belongs to another customer.'],
    [{ currency: 'USD' }, 'INV-2026-0031 is in USD.'],
  ] as const)('with %j can be deducted, or not: %s', (more, fault) => {
    expect(depositFault({ ...deposit, ...more }, { customerId: 7, currency: 'EUR' })).toBe(fault);
  });

  test('that is deducted names the invoice', () => {
    expect(deductedWords('INV-2026-0031', 'INV-2026-0042')).toBe('INV-2026-0031 is deducted on INV-2026-0042 already.');
  });
});
