import { array, assert, constantFrom, integer, option, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsOf, decimalOf } from '../shared/money.ts';
import { creditFault, creditTotals, leftInAll, leftToCredit, type Credited, type Crediting, type Earlier } from './crediting.ts';
import { invoiceTotals, type InvoiceLine } from './invoice-totals.ts';
import type { InvoiceItem } from './invoice.ts';
import { priceModes, type PriceMode, type TaxCategory } from './tax-words.ts';

type Terms = { prices?: PriceMode; discountPercent?: string | null; discountAmount?: string | null };
type Invoice = Credited & { invoiceNumber: string };

/** An invoice with these lines, as returned. */
function anInvoice(lines: InvoiceLine[], { prices = 'net', discountPercent = null, discountAmount = null }: Terms = {}): Invoice {
  const totals = invoiceTotals(lines, { currency: 'EUR', prices, discountPercent, discountAmount });
  const items = lines.map(({ tax, outside }, place) => {
    const calculated = totals.lines[place];
    const item: Partial<InvoiceItem> = {
      id: place + 1,
      total: decimalOf(calculated?.total ?? 0),
      net: decimalOf(calculated?.net ?? 0),
      taxCategory: tax.category,
      taxPercent: String(tax.percent),
      taxReason: tax.reason ?? null,
      outsideShare: outside ? String(outside.share) : null,
      outsideAmount: outside ? decimalOf(calculated?.outside ?? 0) : null,
      outsideCategory: outside?.tax.category ?? null,
      outsideReason: outside?.tax.reason ?? null,
    };
    return item as InvoiceItem;
  });
  const { lineTotal, discountTotal, subtotal, taxAmount, total } = totals;
  return {
    invoiceNumber: 'INV-2026-0042',
    currency: 'EUR',
    prices,
    discountPercent,
    discountAmount,
    items,
    taxes: totals.taxes.map((tax) => ({
      ...tax,
      percent: decimalOf(tax.percent),
      taxable: decimalOf(tax.taxable),
      tax: decimalOf(tax.tax),
    })),
    lineTotal: decimalOf(lineTotal),
    discountTotal: decimalOf(discountTotal),
    subtotal: decimalOf(subtotal),
    taxAmount: decimalOf(taxAmount),
    total: decimalOf(total),
  };
}

/** A credit note as returned. */
function creditNoteOf({ lines, taxes, lineTotal, discountTotal, total }: Crediting): Earlier {
  return {
    items: lines.map(({ item, amount, net }) => ({ itemId: item.id, amount: decimalOf(amount), net: decimalOf(net) })) as Earlier['items'],
    taxes: taxes.map((tax) => ({ ...tax, percent: decimalOf(tax.percent), taxable: decimalOf(tax.taxable), tax: decimalOf(tax.tax) })),
    lineTotal: decimalOf(lineTotal),
    discountTotal: decimalOf(discountTotal),
    total: decimalOf(total),
  };
}

const standard = (percent: string) => ({ category: 'S' as const, percent });
const charter = anInvoice(
  [
    { quantity: 7, unitPrice: '1850.00', discountPercent: '10', tax: standard('20') },
    { quantity: 1, unitPrice: '333.33', tax: standard('10') },
    { quantity: 3, unitPrice: '19.99', tax: standard('10') },
  ],
  { discountPercent: '5' },
);

describe('a credit note', () => {
  test('of a seventh of a charter has a seventh of its tax and discount', () => {
    expect(creditTotals(charter, [], [{ itemId: 1, amount: 166_500 }])).toMatchObject({
      lineTotal: 166_500,
      discountTotal: 83_25,
      subtotal: 158_175,
      taxAmount: 316_35,
      total: 189_810,
    });
  });

  test('has its share of a discount that is an amount', () => {
    const invoice = anInvoice(
      [
        { quantity: 1, unitPrice: '1000.00', tax: standard('20') },
        { quantity: 1, unitPrice: '200.00', tax: standard('10') },
      ],
      { discountAmount: '120.00' },
    );
    expect(creditTotals(invoice, [], [{ itemId: 2, amount: 200_00 }])).toMatchObject({
      discountTotal: 20_00,
      taxes: [{ percent: 1000, taxable: 180_00, tax: 18_00 }],
      total: 198_00,
    });
  });

  test('of a line that was partly outside EU waters has the same part of it', () => {
    const outside = { share: '42.86', tax: { category: 'E' as const, percent: 0, reason: 'Outside EU waters' } };
    const invoice = anInvoice([{ quantity: 1, unitPrice: '40000.00', tax: standard('20'), outside }]);
    expect(creditTotals(invoice, [], [{ itemId: 1, amount: 1000_00 }])).toMatchObject({
      taxes: [
        { category: 'S', taxable: 571_40, tax: 114_28 },
        { category: 'E', taxable: 428_60, tax: 0, reason: 'Outside EU waters' },
      ],
      total: 1114_28,
    });
  });

  test('in gross prices credits what the customer paid', () => {
    const invoice = anInvoice([{ quantity: 3, unitPrice: '19.99', tax: standard('20') }], { prices: 'gross' });
    expect(creditTotals(invoice, [], [{ itemId: 1, amount: 19_99 }]).total).toBe(19_99);
  });

  test('of all that is left may come to nothing, with a deposit that was deducted, and then has their tax', () => {
    const invoice = anInvoice([
      { quantity: 1, unitPrice: '1000.00', tax: standard('20') },
      { quantity: 1, unitPrice: '50.00', tax: standard('10') },
      { quantity: -1, unitPrice: '500.00', tax: standard('20'), isDeposit: true },
    ]);
    const wine = creditNoteOf(creditTotals(invoice, [], [{ itemId: 2, amount: 50_00 }]));
    const lower = creditNoteOf(creditTotals(invoice, [wine], [{ itemId: 1, amount: 500_00 }]));
    const left = leftToCredit(invoice, [wine, lower]).filter(({ amount }) => amount !== 0);
    expect(creditFault(invoice, [wine, lower], left)).toBeNull();
    expect(creditTotals(invoice, [wine, lower], left)).toMatchObject({ total: 0, taxes: [{ percent: 2000, taxable: 0, tax: 0 }] });
    expect(creditFault(invoice, [wine, lower], [{ itemId: 1, amount: 100_00 }])?.code).toBe('credited_more');
    const rest = creditNoteOf(creditTotals(invoice, [wine, lower], left));
    expect(creditFault(invoice, [wine, lower, rest], [])).toMatchObject({ message: 'INV-2026-0042 is credited in full.' });
  });

  test.each([
    ['a line that isn’t on the invoice', [{ itemId: 9, amount: 1 }], 'items.0.itemId', 'This line isn’t on INV-2026-0042'],
    [
      'a line twice',
      [
        { itemId: 2, amount: 1_00 },
        { itemId: 2, amount: 1_00 },
      ],
      'items.1.itemId',
      'This line is named twice',
    ],
    ['more than a line', [{ itemId: 2, amount: 333_34 }], 'items.0.amount', '€333.33 of this line is left to credit.'],
    ['less than nothing', [{ itemId: 2, amount: -1 }], 'items.0.amount', '€333.33 of this line is left to credit.'],
  ])('of %s is refused', (_, chosen, path, message) => {
    expect(creditFault(charter, [], chosen)).toMatchObject({ path, message });
  });

  test('of an invoice that is credited in full is refused', () => {
    const whole = creditNoteOf(creditTotals(charter, [], leftToCredit(charter, [])));
    expect(creditFault(charter, [whole], [])).toMatchObject({ code: 'credited_more', message: 'INV-2026-0042 is credited in full.' });
  });
});

const taxes = constantFrom<{ category: TaxCategory; percent: string; reason?: string }>(standard('20'), standard('10'), standard('5.5'), {
  category: 'E',
  percent: '0',
  reason: 'Exempt',
});
const someLine = record({
  quantity: integer({ min: 1, max: 900 }).map((hundredths) => decimalOf(hundredths)),
  unitPrice: integer({ min: 1, max: 5_000_00 }).map((cents) => decimalOf(cents)),
  discountPercent: option(integer({ min: 1, max: 50 }).map(String)),
  tax: taxes,
  outside: option(
    record({
      share: integer({ min: 1, max: 10_000 }).map(decimalOf),
      tax: constantFrom({ category: 'E' as const, percent: '0', reason: 'At sea' }),
    }),
  ),
});
const someTerms = record({
  prices: constantFrom(...priceModes),
  discount: constantFrom<Omit<Terms, 'prices'>>({}, { discountPercent: '7.5' }, { discountAmount: '0.37' }),
});

test('all credited parts of an invoice, in any order, add up to the invoice, to the cent and for each tax', () => {
  assert(
    property(
      array(someLine, { minLength: 1, maxLength: 6 }),
      someTerms,
      array(record({ line: integer({ min: 0, max: 5 }), share: integer({ min: 1, max: 100 }) }), { maxLength: 8 }),
      (lines, { prices, discount }, parts) => {
        const invoice = anInvoice(lines, { prices, ...discount });
        if (invoice.items.some(({ total }) => total === '0.00') || Number(invoice.total) <= 1) return;
        const notes: Earlier[] = [];
        for (const { line, share } of parts) {
          const left = leftToCredit(invoice, notes)[line];
          const amount = Math.floor(((left?.amount ?? 0) * share) / 100);
          if (!left || amount < 1) continue;
          const chosen = [{ itemId: left.itemId, amount }];
          if (creditFault(invoice, notes, chosen)) continue;
          const note = creditTotals(invoice, notes, chosen);
          expect(note.lines.reduce((sum, { net }) => sum + net, 0)).toBe(note.lineTotal);
          expect(note.taxes.every(({ taxable, tax }) => taxable >= 0 && tax >= 0)).toBe(true);
          notes.push(creditNoteOf(note));
        }
        const rest = leftInAll(invoice, notes);
        if (rest > 0)
          notes.push(
            creditNoteOf(
              creditTotals(
                invoice,
                notes,
                leftToCredit(invoice, notes).filter(({ amount }) => amount !== 0),
              ),
            ),
          );
        const together = (of: (note: Earlier) => string) => notes.reduce((sum, note) => sum + (centsOf(of(note)) ?? 0), 0);
        expect(together(({ total }) => total)).toBe(centsOf(invoice.total));
        for (const { category, percent, taxable, tax } of invoice.taxes) {
          const group = (note: Earlier) =>
            note.taxes.find((each) => each.category === category && Number(each.percent) === Number(percent));
          expect([together((note) => group(note)?.taxable ?? '0'), together((note) => group(note)?.tax ?? '0')]).toEqual([
            centsOf(taxable),
            centsOf(tax),
          ]);
        }
      },
    ),
    { numRuns: 400 },
  );
});
