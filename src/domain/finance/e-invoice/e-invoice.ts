// The content of an electronic invoice, in the terms of EN 16931. Amounts and percentages are decimal text with two places.
import type { TaxCategory } from '../tax-words.ts';

/** The recipients of electronic invoices: any buyer in Europe, public buyers in Germany, or buyers reached through Peppol. */
export const eInvoiceProfiles = ['en16931', 'xrechnung', 'peppol'] as const;
export type EInvoiceProfile = (typeof eInvoiceProfiles)[number];

export const eInvoiceProfileLabels: Record<EInvoiceProfile, string> = {
  en16931: 'EN 16931',
  xrechnung: 'XRechnung 3',
  peppol: 'Peppol BIS 3',
};

/** The two XML syntaxes for the same content. */
export const eInvoiceSyntaxes = ['ubl', 'cii'] as const;
export type EInvoiceSyntax = (typeof eInvoiceSyntaxes)[number];

export type EInvoiceParty = {
  name: string;
  tradingName: string | null;
  street: string | null;
  postCode: string | null;
  city: string | null;
  country: string | null;
  vatNumber: string | null;
  taxNumber: string | null;
  registrationNumber: string | null;
  electronicAddress: string | null;
  electronicScheme: string | null;
  contact: { name: string | null; phone: string | null; email: string | null };
};

type EInvoiceTax = { category: TaxCategory; percent: string };

/** A line bears one tax. If price times quantity isn't the line's amount to the cent, the price is for the whole quantity. */
export type EInvoiceLine = EInvoiceTax & {
  name: string;
  quantity: string;
  unit: string;
  price: string;
  perQuantity: string | null;
  discount: { amount: string; of: string; percent: string } | null;
  net: string;
};

/** An allowance or charge on everything with one tax. */
export type EInvoiceChange = EInvoiceTax & { isCharge: boolean; amount: string; reason: string };

export type EInvoice = {
  kind: 'invoice' | 'deposit' | 'credit_note';
  number: string;
  issueDate: string;
  dueDate: string | null;
  currency: string;
  note: string | null;
  buyerReference: string | null;
  purchaseOrder: string | null;
  /** Preceding invoices: the one that a credit note credits, or the deposits that a final invoice deducts. */
  preceding: { number: string; day: string }[];
  seller: EInvoiceParty;
  buyer: EInvoiceParty;
  serviceFrom: string | null;
  serviceTo: string | null;
  /** Whether it is delivered to the buyer's address, as an intra-Community supply must state. */
  isDelivered: boolean;
  payment: { iban: string; bic: string | null; accountName: string } | null;
  lines: EInvoiceLine[];
  changes: EInvoiceChange[];
  taxes: (EInvoiceTax & { taxable: string; tax: string; reason: string | null; reasonCode: string | null })[];
  /** The tax in the currency of the books, if that is different. */
  reporting: { currency: string; tax: string } | null;
  lineTotal: string;
  allowances: string;
  charges: string;
  subtotal: string;
  taxAmount: string;
  total: string;
  prepaid: string;
  due: string;
};

const billing = 'urn:fdc:peppol.eu:2017:poacc:billing';
/** The identifier of a profile in a document (BT-24), and its process (BT-23). */
export const profileIds: Record<EInvoiceProfile, { id: string; process: string | null }> = {
  en16931: { id: 'urn:cen.eu:en16931:2017', process: null },
  xrechnung: { id: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0', process: `${billing}:01:1.0` },
  peppol: { id: `urn:cen.eu:en16931:2017#compliant#${billing}:3.0`, process: `${billing}:01:1.0` },
};

/** The document's type (BT-3). XRechnung has no prepayment invoice, so a deposit is a partial invoice there. */
export function typeCode({ kind }: Pick<EInvoice, 'kind'>, profile: EInvoiceProfile): string {
  if (kind === 'credit_note') return '381';
  if (kind === 'invoice') return '380';
  return profile === 'xrechnung' ? '326' : '386';
}

/** How it is paid (BT-81): by SEPA in euros, else by transfer; credit notes are set off. */
export function paymentMeans({ kind, currency, payment }: Pick<EInvoice, 'kind' | 'currency' | 'payment'>): string | null {
  if (kind === 'credit_note') return '97';
  if (!payment) return null;
  return currency === 'EUR' ? '58' : '30';
}

/** The payment terms in words, if there is no due date. */
export const setOff = 'Offset against the amount outstanding on the invoice. Any remainder is kept as credit.';
