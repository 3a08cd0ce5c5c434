// Invoices and credit notes to check: those of the design, each special case separately, and any number of random ones.
import { creditTotals } from '#domain/finance/crediting.ts';
import type { CreditNote } from '#domain/finance/credit-note.ts';
import type { EInvoiceContext, EInvoiceFacts, EInvoiceParties } from '#domain/finance/e-invoice/facts.ts';
import { factsOfInvoice, factsOfNote } from '#domain/finance/e-invoice/facts.ts';
import { invoiceTotals, type InvoiceLine, type InvoiceTerms } from '#domain/finance/invoice-totals.ts';
import type { Invoice, InvoiceItem } from '#domain/finance/invoice.ts';
import { usualReasons, type TaxCategory, type Unit } from '#domain/finance/tax-words.ts';
import { decimalOf } from '#domain/shared/money.ts';

export type Example = { name: string; facts: EInvoiceFacts };

export const parties: EInvoiceParties = {
  seller: {
    name: 'Azure Charters',
    legalName: 'Azure Charters <SARL> & Fils',
    contactName: 'Maya Laurent',
    contactPhone: '+33 4 99 00 12 34',
    contactEmail: 'hello@azure-charters.example',
    street: '12 quai des Milliardaires',
    postCode: '06600',
    city: 'Antibes',
    country: 'FR',
    vatNumber: 'FR12345678901',
    registrationNumber: '345678901',
    taxNumber: 'FR 12 345678901',
    iban: 'FR7630001007941234567890185',
    bic: 'BVPAFRPPXXX',
    electronicAddress: 'FR12345678901',
    electronicScheme: '9957',
  },
  buyer: {
    name: 'Baltic Events GmbH',
    organisation: 'Baltic Events GmbH',
    firstName: 'Ada',
    lastName: 'Lindgren',
    address: 'Am Strande 3, 18055 Rostock',
    postCode: '18055',
    city: 'Rostock',
    country: 'DE',
    vatNumber: 'DE123456789',
    registrationNumber: 'HRB 4711',
    buyerReference: '04011000-1234512345-06',
    electronicAddress: 'DE123456789',
    electronicScheme: '9930',
    email: 'ada@baltic.example',
    phone: '+49 381 123456',
  },
};

export type Line = Omit<InvoiceLine, 'tax' | 'outside'> & {
  name?: string;
  unit?: Unit;
  category: TaxCategory | null;
  percent: string;
  outside?: { share: string; category: 'E' | 'Z' | 'O' };
};
type Terms = Partial<InvoiceTerms> & { kind?: 'invoice' | 'deposit'; more?: Partial<Invoice> };

const reasonFor = (category: TaxCategory | null) =>
  category === 'E' ? 'Use of the yacht outside EU waters' : category === null ? null : (usualReasons[category]?.reason ?? null);

/** An invoice as stored. */
export function invoiceOf(lines: readonly Line[], { kind = 'invoice', more, ...given }: Terms = {}): Invoice {
  const terms = { currency: 'EUR', prices: 'net' as const, ...given };
  const taxedLines = lines.map(({ category, percent, outside, ...line }) => ({
    ...line,
    tax: { category, percent, reason: reasonFor(category) },
    outside: outside
      ? { share: outside.share, tax: { category: outside.category, percent: 0, reason: reasonFor(outside.category) } }
      : null,
  }));
  const totals = invoiceTotals(taxedLines, terms);
  const items = lines.map((line, place) => itemOf(line, place, totals.lines[place] ?? { total: 0, net: 0, outside: 0 }));
  const sums = Object.fromEntries(
    (['lineTotal', 'discountTotal', 'subtotal', 'taxAmount', 'total'] as const).map((name) => [name, decimalOf(totals[name])]),
  );
  return {
    id: 1,
    kind,
    invoiceNumber: 'INV-2026-0042',
    issueDate: '2026-06-01',
    dueDate: '2026-06-15',
    notes: 'Thank you & see you soon: "fair winds" <3',
    purchaseOrder: 'PO-77',
    serviceFrom: '2026-06-06',
    serviceTo: '2026-06-13',
    discountPercent: null,
    discountAmount: null,
    ...terms,
    ...sums,
    items,
    taxes: totals.taxes.map(({ category, percent, reason, taxable, tax }) => ({
      category,
      percent: decimalOf(percent),
      reason,
      taxable: decimalOf(taxable),
      tax: decimalOf(tax),
    })),
    ...more,
  } as unknown as Invoice;
}

function itemOf(line: Line, place: number, { total, net, outside }: { total: number; net: number; outside: number }): InvoiceItem {
  return {
    id: place + 1,
    description: line.name ?? `Line ${place + 1}`,
    quantity: Number(line.quantity).toFixed(2),
    unitPrice: Number(line.unitPrice).toFixed(2),
    total: decimalOf(total),
    net: decimalOf(net),
    unit: line.unit ?? null,
    discountPercent: line.discountPercent ? String(line.discountPercent) : null,
    taxCategory: line.category,
    taxPercent: Number(line.percent).toFixed(2),
    taxReason: reasonFor(line.category),
    outsideShare: line.outside?.share ?? null,
    outsideAmount: line.outside ? decimalOf(outside) : null,
    outsideCategory: line.outside?.category ?? null,
    outsideReason: line.outside ? reasonFor(line.outside.category) : null,
  } as unknown as InvoiceItem;
}

/** Credit notes for these parts of an invoice, one after the other; the last may take everything that is left. */
export function notesOf(invoice: Invoice, parts: readonly { itemId: number; amount: number }[][]): CreditNote[] {
  const notes: CreditNote[] = [];
  for (const [place, chosen] of parts.entries()) {
    const { lines, taxes, isWhole: _isWhole, ...totals } = creditTotals(invoice, notes, chosen);
    const sums = Object.fromEntries(Object.entries(totals).map(([name, value]) => [name, decimalOf(value)]));
    const { currency, prices, invoiceNumber } = invoice;
    notes.push({
      number: `CN-2026-000${place + 1}`,
      issueDate: '2026-07-01',
      reason: 'A day was lost to weather',
      currency,
      prices,
      invoiceNumber,
      ...sums,
      taxes: taxes.map((tax) => ({ ...tax, percent: decimalOf(tax.percent), taxable: decimalOf(tax.taxable), tax: decimalOf(tax.tax) })),
      items: lines.map(({ item, amount, net, outside }) => ({
        ...item,
        itemId: item.id,
        amount: decimalOf(amount),
        net: decimalOf(net),
        outsideAmount: item.outsideShare ? decimalOf(outside) : null,
      })),
    } as unknown as CreditNote);
  }
  return notes;
}

const charter = { quantity: '1', unitPrice: '40000', category: 'S', percent: '20' } as const;
const outsideCharter: Line = { ...charter, name: 'Aurelia, a week', unit: 'WEE', outside: { share: '42.86', category: 'E' } };
const provisions: Line = { quantity: '1', unitPrice: '1500', category: 'S', percent: '20', name: 'Provisions' };
const single = (category: TaxCategory, percent = '0'): Line[] => [{ quantity: '2', unitPrice: '1250', category, percent }];

function made(name: string, lines: readonly Line[], terms: Terms = {}, context: EInvoiceContext = {}, who = parties): Example {
  return { name, facts: factsOfInvoice(invoiceOf(lines, terms), who, context) };
}

/** The design's worked examples, and each special case separately. */
export function knownExamples(): Example[] {
  const threeLines: Line[] = [
    { quantity: '7', unitPrice: '1850', discountPercent: '10', category: 'S', percent: '20', unit: 'DAY' },
    { quantity: '1', unitPrice: '333.33', category: 'S', percent: '10' },
    { quantity: '3', unitPrice: '19.99', category: 'S', percent: '10', unit: 'LTR' },
  ];
  const rates: Line[] = [
    { quantity: '1', unitPrice: '1000', category: 'S', percent: '20' },
    { quantity: '1', unitPrice: '200', category: 'S', percent: '10' },
    { quantity: '1', unitPrice: '0.99', category: 'S', percent: '5.5' },
  ];
  const gross: Line[] = [
    { quantity: '3', unitPrice: '19.99', category: 'S', percent: '20', unit: 'HUR' },
    { quantity: '1', unitPrice: '35.55', category: 'S', percent: '20' },
  ];
  const lessDeposit: Line = {
    name: 'Less deposit INV-2026-0031 of 2 Mar 2026',
    quantity: '-1',
    unitPrice: '20000',
    category: 'S',
    percent: '20',
    isDeposit: true,
  };
  const atSea = invoiceOf([outsideCharter, provisions]);
  const [seventh, sixth, rest] = notesOf(atSea, [
    [{ itemId: 2, amount: 150_000 }],
    [{ itemId: 1, amount: 571_429 }],
    [{ itemId: 1, amount: 4_000_000 - 571_429 }],
  ]);
  const noted = (name: string, note: CreditNote | undefined, of = atSea): Example[] =>
    note ? [{ name, facts: factsOfNote(note, of, parties) }] : [];
  const final = [charter, { ...provisions, percent: '10' }, lessDeposit];
  const [net, included] = [invoiceOf(final), invoiceOf(final, { prices: 'gross' })];
  const all = [
    { itemId: 1, amount: 4_000_000 },
    { itemId: 2, amount: 150_000 },
    { itemId: 3, amount: -2_000_000 },
  ];
  const [lower, nothing] = notesOf(invoiceOf([charter, lessDeposit]), [
    [{ itemId: 1, amount: 2_000_000 }],
    [
      { itemId: 1, amount: 2_000_000 },
      { itemId: 2, amount: -2_000_000 },
    ],
  ]);
  const dollars = { reporting: { currency: 'EUR', tax: '2075.38' } };
  return [
    made('three lines at two rates, less 5 %', threeLines, { discountPercent: '5' }),
    made('three rates, less 100.00', rates, { discountAmount: '100' }),
    made('gross, one line', [{ quantity: '1', unitPrice: '79.20', category: 'S', percent: '19' }], { prices: 'gross' }),
    made('gross, less 10 %', gross, { prices: 'gross', discountPercent: '10' }),
    made('a part outside EU waters', [outsideCharter, provisions]),
    made('gross, a part outside EU waters', [outsideCharter, provisions], { prices: 'gross' }),
    made('all of it outside EU waters', [{ ...outsideCharter, outside: { share: '100', category: 'E' } }]),
    made('a deposit', [{ quantity: '1', unitPrice: '20000', category: 'S', percent: '20' }], { kind: 'deposit' }),
    made('a final invoice less its deposit', final, {}, { preceding: [{ number: 'INV-2026-0031', day: '2026-03-02' }] }),
    ...noted('a credit note of a line', seventh),
    ...noted('a credit note of a part', sixth),
    ...noted('a credit note of the rest', rest),
    ...noted('a credit note of a final invoice', notesOf(net, [all])[0], net),
    ...noted('a credit note of a final invoice in gross prices', notesOf(included, [all])[0], included),
    ...noted('a lower price of a final invoice', lower),
    ...noted('a credit note of a lower price and its deposit', nothing),
    made('zero rated', single('Z')),
    made('exempt', single('E')),
    made('reverse charge', single('AE')),
    made('an intra-community supply', single('K')),
    made('an export', single('G')),
    made('not subject to VAT', single('O')),
    made('dollars, with its tax in euros', [{ ...charter, unitPrice: '10376.90' }], { currency: 'USD' }, dollars),
    made('yen', [{ quantity: '3', unitPrice: '33333', category: 'S', percent: '10' }], { currency: 'JPY' }),
    made('partly prepaid', [charter], {}, { prepaid: '12000.00' }),
    made('a quantity whose price has no end', [{ quantity: '9999.99', unitPrice: '0.07', category: 'S', percent: '20' }], {
      prices: 'gross',
    }),
    made('letters of all kinds', [{ ...charter, name: 'Ναύλωση “Ἀργώ” & çay, Олександра,\u0007\uD800 <b>]]></b> \u{1F6A4}' }]),
  ];
}

/** Pseudorandom numbers, the same for each seed. */
export function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

/** A random invoice, and sometimes a credit note for a part of it. */
export function randomExample(pick: (below: number) => number, place: number): Example[] {
  const isApart = pick(10) === 0;
  const percents = ['20', '10', '5.5', '19', '7', '25.5', '8.1'];
  const lines: Line[] = Array.from({ length: 1 + pick(8) }, () => {
    const category = isApart ? 'O' : (['S', 'S', 'S', 'S', 'Z', 'E', 'AE', 'G', 'K'] as const)[pick(9)]!;
    return {
      quantity: decimalOf(1 + pick(pick(2) ? 700 : 40_000)),
      unitPrice: decimalOf(1 + pick(pick(3) ? 100_000 : 5_000_000)),
      unit: ([undefined, 'C62', 'DAY', 'WEE', 'HUR', 'LTR'] as const)[pick(6)],
      discountPercent: pick(4) === 0 ? decimalOf(1 + pick(9_999)) : null,
      category,
      percent: category === 'S' ? percents[pick(percents.length)]! : '0',
      ...(category === 'S' && pick(4) === 0 ? { outside: { share: decimalOf(1 + pick(10_000)), category: 'E' as const } } : {}),
    };
  });
  const discount = [{}, {}, { discountPercent: decimalOf(1 + pick(6_000)) }, { discountAmount: '0.01' }][pick(4)];
  const invoice = invoiceOf(lines, {
    prices: pick(2) ? 'net' : 'gross',
    currency: pick(5) ? 'EUR' : 'GBP',
    kind: pick(8) ? 'invoice' : 'deposit',
    ...discount,
  });
  if (Number(invoice.total) <= 0) return [];
  const examples = [{ name: `made up ${place}`, facts: factsOfInvoice(invoice, parties) }];
  const all = invoice.items
    .map(({ id, total }) => ({ itemId: id, amount: Math.round(Number(total) * 100) }))
    .filter(({ amount }) => amount > 0);
  const part = all.map(({ itemId, amount }) => ({ itemId, amount: Math.ceil((amount * (1 + pick(99))) / 100) }));
  const rest = all.map(({ itemId, amount }, of) => ({ itemId, amount: amount - part[of]!.amount })).filter(({ amount }) => amount > 0);
  const notes = pick(3) === 0 ? notesOf(invoice, rest.length > 0 ? [part, rest] : [part]) : [];
  return [
    ...examples,
    ...notes
      .filter(({ total }) => Number(total) > 0)
      .map((note, at) => ({ name: `made up ${place}, credit note ${at + 1}`, facts: factsOfNote(note, invoice, parties) })),
  ];
}
