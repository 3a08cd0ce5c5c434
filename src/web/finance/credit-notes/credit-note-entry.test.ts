import { describe, expect, test } from 'vitest';
import type { CreditNote } from '#domain/finance/credit-note.ts';
import { anInvoice, anInvoiceItem } from '../../testing/given.ts';
import { blankCreditNote, bodyOf, creditingOf, faultsOf, type CreditNoteForm } from './credit-note-entry.ts';

const item = (id: number, total: string) => anInvoiceItem({ id, total, unitPrice: total, net: total });
const tax = (taxable: string) => [{ category: null, name: null, percent: '0.00', taxable, tax: '0.00', reason: null }] as never;
const sums = (total: string) => ({ lineTotal: total, subtotal: total, total, taxes: tax(total) });

/** A week for 100.00 and fuel for 50.50. */
const invoice = anInvoice({ items: [item(1, '100.00'), item(2, '50.50')], ...sums('150.50') });
/** The same with a deposit of 30.00 deducted. */
const withDeposit = anInvoice({ items: [item(1, '100.00'), item(2, '50.50'), item(3, '-30.00')], ...sums('120.50') });

const noteOf = (items: { itemId: number; amount: string }[], total: string) =>
  ({ items, ...sums(total), discountTotal: '0.00' }) as unknown as CreditNote;
const formOf = (amounts: Record<number, string>, more: Partial<CreditNoteForm> = {}): CreditNoteForm => ({
  reason: 'Engine failure',
  issueDate: '2026-06-10',
  items: Object.entries(amounts).map(([itemId, amount]) => ({ itemId: Number(itemId), amount })),
  ...more,
});

describe('a new credit note', () => {
  test('is for everything, dated today', () => {
    expect(blankCreditNote(invoice, [], '2026-06-10')).toEqual({
      reason: '',
      issueDate: '2026-06-10',
      items: [
        { itemId: 1, amount: '100' },
        { itemId: 2, amount: '50.50' },
      ],
    });
  });

  test('isn’t dated before an invoice of the future', () => {
    expect(blankCreditNote(invoice, [], '2026-06-05').issueDate).toBe('2026-06-06');
  });

  test('is for what earlier ones left, without lines that are credited, and without deposits', () => {
    const earlier = [noteOf([{ itemId: 1, amount: '100.00' }], '100.00'), noteOf([{ itemId: 2, amount: '0.50' }], '0.50')];
    expect(blankCreditNote(withDeposit, earlier, '2026-06-10').items).toEqual([{ itemId: 2, amount: '50' }]);
  });
});

describe('what is sent', () => {
  test('has no lines if everything is credited, however the amounts are written', () => {
    const whole = { reason: 'Engine failure', issueDate: '2026-06-10' };
    expect(bodyOf(formOf({ 1: '100', 2: '50.5' }), invoice, [])).toEqual(whole);
    expect(bodyOf(formOf({ 1: '100.00', 2: '50.50' }), withDeposit, [])).toEqual(whole);
    expect(bodyOf(formOf({ 2: '50.50' }), invoice, [noteOf([{ itemId: 1, amount: '100.00' }], '100.00')])).toEqual(whole);
  });

  test('has the lines with an amount, with two decimals, if a part is credited', () => {
    expect(bodyOf(formOf({ 1: '0', 2: '20.5' }), invoice, []).items).toEqual([{ itemId: 2, amount: '20.50' }]);
    expect(bodyOf(formOf({ 1: '100', 2: '0' }), withDeposit, []).items).toEqual([{ itemId: 1, amount: '100.00' }]);
  });
});

describe('the totals', () => {
  test.each([
    ['everything', invoice, { 1: '100', 2: '50.50' }, 15_050],
    ['everything but the deposit', withDeposit, { 1: '100', 2: '50.50' }, 12_050],
    ['a part', invoice, { 1: '33.33', 2: '0' }, 3_333],
  ])('of %s come to what is credited', (_what, of, amounts, total) => {
    expect(creditingOf(formOf(amounts), of, [])?.total).toBe(total);
  });

  test.each([
    ['nothing is entered', { 1: '0', 2: '0.00' }],
    ['an amount can’t be read', { 1: 'a lot', 2: '50.50' }],
    ['an amount is missing', { 1: '', 2: '50.50' }],
    ['more is entered than is left', { 1: '100.01', 2: '0' }],
  ])('aren’t known while %s', (_what, amounts) => {
    expect(creditingOf(formOf(amounts), invoice, [])).toBeNull();
  });
});

describe('the faults', () => {
  test('are none if it can be sent', () => {
    expect(faultsOf(formOf({ 1: '100', 2: '50.50' }), invoice, [])).toEqual({});
    expect(faultsOf(formOf({ 1: '0', 2: '0.01' }, { issueDate: '2026-06-06' }), invoice, [])).toEqual({});
  });

  test.each([
    [{ reason: '  ' }, { reason: { message: 'Reason is required' } }],
    [{ issueDate: '' }, { issueDate: { message: 'Date must be a date' } }],
    [{ issueDate: '2026-02-29' }, { issueDate: { message: 'Date must be a date' } }],
    [{ issueDate: '2026-06-05' }, { issueDate: { message: 'A credit note can’t be dated before its invoice' } }],
  ])('of %j are %j', (more, faults) => {
    expect(faultsOf(formOf({ 1: '100', 2: '0' }, more), invoice, [])).toMatchObject(faults);
  });

  test.each([
    ['100.01', '€100.00 of this line is left to credit.'],
    ['-1', '€100.00 of this line is left to credit.'],
    ['', 'Amount must be a number'],
    ['a lot', 'Amount must be a number'],
  ])('of the amount %j are shown at its line, also below a line without one', (amount, message) => {
    const { items } = faultsOf(
      {
        ...formOf({}),
        items: [
          { itemId: 2, amount: '0' },
          { itemId: 1, amount },
        ],
      },
      invoice,
      [],
    );
    expect([items?.[0], items?.[1]?.amount?.message]).toEqual([undefined, message]);
  });

  test('of all lines together are shown below them', () => {
    expect(faultsOf(formOf({ 1: '0', 2: '0' }), invoice, []).items?.root?.message).toBe('Please enter what to credit');
    // A line within itself can be more than what is left of an invoice that deducts a deposit.
    const deducting = anInvoice({ items: [item(1, '100.00'), item(2, '50.50'), item(3, '-90.00')], ...sums('60.50') });
    expect(faultsOf(formOf({ 1: '100', 2: '0' }), deducting, []).items?.root?.message).toBe('€60.50 of INV-2026-0001 is left to credit.');
  });

  test('of an invoice in yen are amounts with decimals', () => {
    const inYen = anInvoice({ currency: 'JPY', items: [item(1, '1000.00')], ...sums('1000.00') });
    expect(faultsOf(formOf({ 1: '500.50' }), inYen, []).items?.[0]?.amount?.message).toBe('JPY has no decimals');
    expect(faultsOf(formOf({ 1: '500' }), inYen, [])).toEqual({});
  });

  test('of an invoice that is credited in full are shown below the lines', () => {
    const all = [
      noteOf(
        [
          { itemId: 1, amount: '100.00' },
          { itemId: 2, amount: '50.50' },
        ],
        '150.50',
      ),
    ];
    expect(faultsOf(formOf({}), invoice, all).items?.root?.message).toBe('Please enter what to credit');
    expect(faultsOf(formOf({ 1: '10' }), invoice, all)).not.toEqual({});
  });
});
