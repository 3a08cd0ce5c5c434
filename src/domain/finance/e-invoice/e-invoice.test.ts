import { describe, expect, test } from 'vitest';
import { decimalOf } from '../../shared/money.ts';
import { invoiceTotals, type InvoiceLine, type InvoiceTerms } from '../invoice-totals.ts';
import type { CreditNote } from '../credit-note.ts';
import type { Invoice } from '../invoice.ts';
import { ciiOf } from './cii.ts';
import type { EInvoiceProfile } from './e-invoice.ts';
import { factsOfInvoice, factsOfNote, type EInvoiceContext, type EInvoiceParties } from './facts.ts';
import { missingOf } from './missing.ts';
import { ublOf } from './ubl.ts';

// npm run einvoice:check validates such documents against the official rules.
const parties: EInvoiceParties = {
  seller: {
    name: 'Azure Charters',
    legalName: 'Salt & Sons <SARL>',
    contactName: 'Maya Laurent',
    contactPhone: '+33 4 99 00 12 34',
    contactEmail: 'hello@azure-charters.example',
    address: '12 quai des Milliardaires, 06600 Antibes, France',
    postCode: '06600',
    city: 'Antibes',
    country: 'FR',
    vatNumber: 'FR12345678901',
    taxNumber: 'FR 12 345678901',
    registrationNumber: '345678901',
    iban: 'FR7630001007941234567890185',
    electronicAddress: 'FR12345678901',
    electronicScheme: '9957',
  },
  buyer: {
    name: 'Baltic Events GmbH',
    organisation: 'Baltic Events GmbH',
    firstName: 'Ada',
    lastName: 'Lindgren',
    address: 'Am Strande 3\n18055 Rostock',
    postCode: '18055',
    city: 'Rostock',
    country: 'DE',
    vatNumber: 'DE123456789',
    buyerReference: 'Cost center 12',
    electronicAddress: '4012345000009',
    electronicScheme: '0088',
  },
};

type Line = InvoiceLine & { name?: string; unit?: string };
const taxed = (percent: string) => ({ category: 'S' as const, percent });
const outside = { category: 'E' as const, percent: '0', reason: 'Use outside EU waters' };
const charter: Line = { quantity: '1', unitPrice: '40000', tax: taxed('20'), outside: { share: '42.86', tax: outside } };

function anInvoice(lines: Line[], terms: Partial<InvoiceTerms> & Partial<Invoice> = {}): Invoice {
  const all = { currency: 'EUR', prices: 'net' as const, ...terms };
  const totals = invoiceTotals(lines, all);
  const sums = Object.fromEntries(
    (['lineTotal', 'discountTotal', 'subtotal', 'taxAmount', 'total'] as const).map((name) => [name, decimalOf(totals[name])]),
  );
  const items = lines.map((line, place) => ({
    description: line.name ?? 'A week',
    quantity: Number(line.quantity).toFixed(2),
    unitPrice: Number(line.unitPrice).toFixed(2),
    total: decimalOf(totals.lines[place]?.total ?? 0),
    net: decimalOf(totals.lines[place]?.net ?? 0),
    unit: line.unit ?? null,
    discountPercent: line.discountPercent ?? null,
    taxCategory: line.tax.category,
    taxPercent: Number(line.tax.percent).toFixed(2),
    outsideAmount: line.outside ? decimalOf(totals.lines[place]?.outside ?? 0) : null,
    outsideCategory: line.outside?.tax.category ?? null,
  }));
  const taxes = totals.taxes.map((tax) => ({
    ...tax,
    percent: decimalOf(tax.percent),
    taxable: decimalOf(tax.taxable),
    tax: decimalOf(tax.tax),
  }));
  const own = { invoiceNumber: 'INV-2026-0042', issueDate: '2026-06-01', dueDate: '2026-06-15', notes: null, purchaseOrder: null };
  return { ...own, serviceFrom: '2026-06-06', serviceTo: '2026-06-13', ...all, ...sums, items, taxes } as unknown as Invoice;
}

function factsWith(lines: Line[], terms = {}, { who = parties, ...context }: EInvoiceContext & { who?: EInvoiceParties } = {}) {
  return factsOfInvoice(anInvoice(lines, terms), who, context);
}

const linesOf = (lines: Line[], terms = {}) => factsWith(lines, terms).invoice.lines;

describe('an electronic invoice', () => {
  test('is the same text each time, in both syntaxes, with its content escaped', () => {
    const { invoice } = factsWith([{ ...charter, name: 'Tea <b>&</b> "sail"\u0000\uD800 Ναύλωση' }]);
    for (const write of [ublOf, ciiOf]) {
      const xml = write(invoice, 'en16931');
      expect(write(structuredClone(invoice), 'en16931')).toBe(xml);
      expect(xml).toContain('Tea &lt;b&gt;&amp;&lt;/b&gt; &quot;sail&quot; Ναύλωση<');
      expect(xml).toContain('Salt &amp; Sons &lt;SARL&gt;');
      expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n</);
    }
  });

  test('splits a line partly outside EU waters into one for each tax', () => {
    expect(linesOf([charter]).map(({ category, percent, net }) => [category, percent, net])).toEqual([
      ['S', '20.00', '22856.00'],
      ['E', '0.00', '17144.00'],
    ]);
    const all = { ...charter, outside: { share: '100', tax: outside } };
    expect(linesOf([all]).map(({ category, net }) => [category, net])).toEqual([['E', '40000.00']]);
  });

  test('keeps net prices with their discount, and converts gross ones to net', () => {
    const days = { quantity: '7', unitPrice: '1850', discountPercent: '10', unit: 'DAY', tax: taxed('20') };
    expect(linesOf([days])[0]).toMatchObject({
      unit: 'DAY',
      price: '1850.00',
      perQuantity: null,
      net: '11655.00',
      discount: { amount: '1295.00', of: '12950.00', percent: '10' },
    });
    const gross = { quantity: '3', unitPrice: '19.99', tax: taxed('20') };
    expect(linesOf([gross], { prices: 'gross' })[0]).toMatchObject({ price: '16.656667', net: '49.97', unit: 'C62', discount: null });
    // If six decimals can't produce the line's amount, the price is for the whole quantity.
    const many = { quantity: '99999.99', unitPrice: '0.07', tax: taxed('19') };
    expect(linesOf([many], { prices: 'gross' })[0]).toMatchObject({ price: '5882.35', perQuantity: '99999.99', net: '5882.35' });
  });

  test('takes the discount off each tax, so that lines less discount are the taxable amount', () => {
    const { invoice } = factsWith([charter, { quantity: '1', unitPrice: '1500', tax: taxed('10') }], { discountPercent: '5' });
    for (const { category, percent, taxable } of invoice.taxes) {
      const same = (each: { category: string; percent: string }) => each.category === category && Number(each.percent) === Number(percent);
      const net = invoice.lines.filter(same).reduce((sum, line) => sum + Number(line.net), 0);
      const off = invoice.changes.filter(same).reduce((sum, change) => sum + Number(change.amount), 0);
      expect((net - off).toFixed(2)).toBe(taxable);
    }
    expect(invoice).toMatchObject({ lineTotal: '41500.00', allowances: '2075.00', charges: '0.00', subtotal: '39425.00' });
  });

  test.each([
    ['invoice', 'en16931', '380'],
    ['deposit', 'en16931', '386'],
    ['deposit', 'peppol', '386'],
    ['deposit', 'xrechnung', '326'],
  ] as const)('of kind %s is for %s of type %s', (kind, profile, code) => {
    const { invoice } = factsWith([charter], { kind });
    expect(ublOf(invoice, profile)).toContain(`<cbc:InvoiceTypeCode>${code}<`);
    expect(ciiOf(invoice, profile)).toContain(`<ram:TypeCode>${code}<`);
  });

  test('names its profile, its deposit, what was paid before, and its tax in the currency of the books', () => {
    const context = {
      preceding: [{ number: 'INV-2026-0031', day: '2026-03-02' }],
      prepaid: '1000.00',
      reporting: { currency: 'EUR', tax: '4212.34' },
    };
    const xml = ublOf(factsWith([charter], { currency: 'USD' }, context).invoice, 'peppol');
    for (const text of [
      'billing:3.0</cbc:CustomizationID><cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0<',
      '<cbc:ID>INV-2026-0031</cbc:ID><cbc:IssueDate>2026-03-02<',
      '<cbc:TaxCurrencyCode>EUR<',
      '<cbc:TaxAmount currencyID="EUR">4212.34<',
      '<cbc:PrepaidAmount currencyID="USD">1000.00<',
      '<cbc:PayableAmount currencyID="USD">43571.20<',
      '<cbc:PaymentMeansCode>30<',
    ])
      expect(xml).toContain(text);
    expect(ublOf(factsWith([charter]).invoice, 'en16931')).toContain('<cbc:PaymentMeansCode>58<');
  });

  test('that isn’t subject to VAT shows no VAT number and no percentage', () => {
    const { invoice } = factsWith([
      { quantity: '1', unitPrice: '100', tax: { category: 'O', percent: '0', reason: 'Not subject to VAT' } },
    ]);
    for (const xml of [ublOf(invoice, 'en16931'), ciiOf(invoice, 'en16931')]) {
      expect(xml).not.toMatch(/FR12345678901<\/(cbc:CompanyID|ram:ID)>|DE123456789|Percent/);
      expect(xml).toContain('VATEX-EU-O');
    }
  });

  test('writes the address without repeating postal code and city', () => {
    const { seller, buyer } = factsWith([charter]).invoice;
    expect([seller.street, buyer.street]).toEqual(['12 quai des Milliardaires', 'Am Strande 3']);
    expect([seller.name, seller.tradingName, seller.taxNumber]).toEqual(['Salt & Sons <SARL>', 'Azure Charters', null]);
  });
});

test('a credit note names its invoice and its reason, is positive, and is set off', () => {
  const note = {
    ...anInvoice([{ quantity: '1', unitPrice: '1665', tax: taxed('20') }]),
    number: 'CN-2026-0001',
    issueDate: '2026-07-01',
    reason: 'A day was lost',
    items: [{ description: 'A week', amount: '1665.00', net: '1665.00', taxCategory: 'S', taxPercent: '20.00', outsideAmount: null }],
  } as unknown as CreditNote;
  const invoice = { issueDate: '2026-06-01', serviceFrom: null, serviceTo: null, purchaseOrder: 'PO-7' };
  const { invoice: told381 } = factsOfNote({ ...note, invoiceNumber: 'INV-2026-0042' }, invoice, parties);
  const xml = ublOf(told381, 'xrechnung');
  expect(xml).toMatch(/^<\?xml[^>]*>\n<CreditNote /);
  for (const text of [
    'TypeCode>381<',
    'Note>A day was lost<',
    'ID>INV-2026-0042</cbc:ID><cbc:IssueDate>2026-06-01<',
    'MeansCode>97<',
    '>1998.00<',
  ])
    expect(xml).toContain(text);
});

test.each(['net', 'gross'] as const)(
  'a credit note of a final invoice in %s prices takes its deposit off with a price that isn’t negative',
  (prices) => {
    const whole = anInvoice([charter, { quantity: '-1', unitPrice: '20000', tax: taxed('20'), isDeposit: true }], { prices });
    const items = whole.items.map((item) => ({ ...item, amount: item.total }));
    const note = { ...whole, number: 'CN-2026-0001', issueDate: '2026-07-01', reason: 'Cancelled', items } as unknown as CreditNote;
    const { lines } = factsOfNote(note, whole, parties).invoice;
    const net = prices === 'net' ? '20000.00' : '16666.67';
    expect(lines.at(-1)).toMatchObject({ quantity: '-1.00', price: net, perQuantity: null, discount: null, net: `-${net}` });
    expect(ublOf(factsOfNote(note, whole, parties).invoice, 'en16931')).not.toMatch(/PriceAmount[^>]*>-/);
  },
);

function lacks(who: EInvoiceParties, profile: EInvoiceProfile, lines = [charter]) {
  return missingOf(factsWith(lines, {}, { who }), profile).map(({ term, at, field }) => [term, at, field].join(' '));
}

describe('what is missing', () => {
  const bare: EInvoiceParties = {
    seller: { name: 'Azure Charters' },
    buyer: { name: 'Ada Lindgren', firstName: 'Ada', lastName: 'Lindgren' },
  };
  test('is empty for a complete invoice', () => {
    for (const profile of ['en16931', 'xrechnung', 'peppol'] as const) expect(lacks(parties, profile)).toEqual([]);
  });

  test('is named in words, with the place to enter it', () => {
    expect(lacks(bare, 'en16931')).toEqual(['BT-40 seller country', 'BT-31 seller vatNumber', 'BT-55 customer country']);
    const [country] = missingOf(factsWith([charter], {}, { who: bare }), 'en16931');
    expect(country?.message).toBe('Enter your country (Settings, Books, Seller).');
  });

  test('differs for a German authority and for Peppol', () => {
    expect(lacks(bare, 'xrechnung').slice(3)).toEqual([
      'BT-38 seller postCode',
      'BT-37 seller city',
      'BT-41 seller contactName',
      'BT-42 company contactPhone',
      'BT-43 company contactEmail',
      'BT-84 company iban',
      'BT-53 customer postCode',
      'BT-52 customer city',
      'BT-10 customer buyerReference',
      'BT-34 seller electronicAddress',
      'BT-49 customer electronicAddress',
    ]);
    const byEmail = { ...parties, buyer: { ...parties.buyer, electronicAddress: 'ada@baltic.example', electronicScheme: 'EM' } };
    expect(lacks(byEmail, 'peppol')).toEqual(['BT-49 customer electronicAddress']);
    expect(lacks(byEmail, 'xrechnung')).toEqual([]);
  });

  test('includes the tax rate of each line without one', () => {
    const unsaid: Line = { quantity: '1', unitPrice: '10', name: 'Towels', tax: { category: null, percent: 0 } };
    const [missing] = missingOf(factsWith([charter, unsaid]), 'en16931');
    expect(missing).toEqual({
      term: 'BT-151',
      at: 'invoice',
      field: 'items.1.taxRateId',
      message: 'Choose a tax rate for line 2, “Towels”.',
    });
  });

  test('is the customer’s VAT number under reverse charge, and the seller’s for an export', () => {
    const reverse = [{ ...charter, outside: null, tax: { category: 'AE' as const, percent: 0, reason: 'Reverse charge' } }];
    expect(lacks({ ...parties, buyer: { ...parties.buyer, vatNumber: null } }, 'en16931', reverse)).toEqual(['BT-48 customer vatNumber']);
    const out = [{ ...charter, outside: null, tax: { category: 'G' as const, percent: 0, reason: 'Export outside the EU' } }];
    const seller = { ...parties.seller, vatNumber: null, taxNumber: '12/345' };
    expect(lacks({ ...parties, seller }, 'en16931', out)).toEqual(['BT-31 seller vatNumber']);
  });
});
