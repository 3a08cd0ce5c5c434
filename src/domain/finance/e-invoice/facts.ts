// Turns a stored invoice or credit note into the content of an electronic one.
import { centsOf, decimalOf, type Cents } from '../../shared/money.ts';
import { fullName } from '../../shared/words.ts';
import type { CreditNote } from '../credit-note.ts';
import type { Invoice, InvoiceTax } from '../invoice.ts';
import { usualReasons, type PriceMode, type TaxCategory, type Unit } from '../tax-words.ts';
import type { EInvoice, EInvoiceChange, EInvoiceLine, EInvoiceParty } from './e-invoice.ts';
import { lineOf, type WrittenLine } from './lines.ts';

type Optional<Name extends string> = { [name in Name]?: string | null };
type Address = Optional<'address' | 'postCode' | 'city' | 'country'>;
type Numbers = Optional<'vatNumber' | 'registrationNumber' | 'electronicAddress' | 'electronicScheme'>;

/** The seller and the buyer as stored when it was issued. Fields that didn't exist then are missing. */
export type EInvoiceParties = {
  seller: { name: string } & Address &
    Numbers &
    Optional<'contactPhone' | 'contactEmail' | 'taxNumber' | 'iban' | 'legalName' | 'contactName' | 'street' | 'bic' | 'accountName'>;
  buyer: { name: string; firstName: string; lastName: string } & Address &
    Numbers &
    Optional<'organisation' | 'buyerReference' | 'email' | 'phone'>;
};

/** What the document itself doesn't contain: preceding invoices, and its tax in the currency of the books. */
export type EInvoiceContext = {
  preceding?: EInvoice['preceding'];
  reporting?: EInvoice['reporting'];
  prepaid?: string;
};

type Sums = Pick<Invoice, 'currency' | 'prices' | 'taxes' | 'subtotal' | 'taxAmount' | 'total' | 'discountTotal'>;
/** The electronic invoice, and the lines without a tax rate, which prevent issuing it. */
export type EInvoiceFacts = { invoice: EInvoice; prices: PriceMode; untaxed: { place: number; name: string }[] };

/** The facts of an invoice or a deposit invoice. */
export function factsOfInvoice(
  invoice: Invoice & { kind?: 'invoice' | 'deposit' },
  parties: EInvoiceParties,
  context: EInvoiceContext = {},
): EInvoiceFacts {
  const { kind = 'invoice', invoiceNumber, issueDate, dueDate, notes, purchaseOrder, serviceFrom, serviceTo, items } = invoice;
  const own = { kind, number: invoiceNumber, issueDate, dueDate, note: notes, purchaseOrder, serviceFrom, serviceTo };
  return factsOf(own, invoice, items, parties, context);
}

/** The facts of a credit note, with the invoice's days of service and order. */
export function factsOfNote(
  note: CreditNote,
  { issueDate, serviceFrom, serviceTo, purchaseOrder }: Pick<Invoice, 'issueDate' | 'serviceFrom' | 'serviceTo' | 'purchaseOrder'>,
  parties: EInvoiceParties,
  context: EInvoiceContext = {},
): EInvoiceFacts {
  const own = { kind: 'credit_note' as const, number: note.number, issueDate: note.issueDate, dueDate: null, note: note.reason };
  const items = note.items.map((item) => ({ ...item, ...oneOf(item.amount), total: item.amount, unit: null }));
  const preceding = [{ number: note.invoiceNumber, day: issueDate }];
  return factsOf({ ...own, purchaseOrder, serviceFrom, serviceTo }, note, items, parties, { preceding, ...context });
}

/** An amount as a quantity of one and its price, which is never negative (BR-27). */
function oneOf(amount: string): { quantity: string; unitPrice: string } {
  return { quantity: amount.startsWith('-') ? '-1.00' : '1.00', unitPrice: amount.replace('-', '') };
}

type Own = Pick<EInvoice, 'kind' | 'number' | 'issueDate' | 'dueDate' | 'note' | 'purchaseOrder' | 'serviceFrom' | 'serviceTo'>;
type Item = WrittenLine & { unit: Unit | null; taxCategory: TaxCategory | null };

function factsOf(own: Own, sums: Sums, items: readonly Item[], parties: EInvoiceParties, context: EInvoiceContext): EInvoiceFacts {
  const isOutside = sums.taxes.some(({ category }) => category === 'O');
  const { lines, changes } = fitted(
    items.flatMap((item) => lineOf(item, sums.prices)),
    sums,
  );
  const sum = (amounts: readonly string[]) => decimalOf(amounts.reduce((total, each) => total + cents(each), 0));
  const ofKind = (isCharge: boolean) => sum(changes.filter((change) => change.isCharge === isCharge).map(({ amount }) => amount));
  const { currency, subtotal, taxAmount, total } = sums;
  const prepaid = context.prepaid ?? '0.00';
  return {
    prices: sums.prices,
    untaxed: items.flatMap(({ taxCategory, description }, place) => (taxCategory === null ? [{ place, name: description }] : [])),
    invoice: {
      ...own,
      currency,
      buyerReference: textOrNull(parties.buyer.buyerReference),
      preceding: context.preceding ?? [],
      seller: sellerOf(parties.seller, isOutside),
      buyer: buyerOf(parties.buyer, isOutside),
      isDelivered: sums.taxes.some(({ category }) => category === 'K'),
      payment: paymentOf(parties.seller),
      lines,
      changes,
      taxes: sums.taxes.map(taxOf),
      reporting: context.reporting ?? null,
      lineTotal: sum(lines.map(({ net }) => net)),
      allowances: ofKind(false),
      charges: ofKind(true),
      subtotal,
      taxAmount,
      total,
      prepaid,
      due: decimalOf(cents(total) - cents(prepaid)),
    },
  };
}

const cents = (amount: string): Cents => centsOf(amount) ?? 0;
const textOrNull = (text: string | null | undefined) => text?.trim() || null;

/** An untaxed group states its reason and code; exemption has no standard reason. */
function taxOf({ category, percent, taxable, tax, reason }: InvoiceTax): EInvoice['taxes'][number] {
  const isCharged = category === 'S' || category === 'Z' || category === null;
  const usual = category === null ? undefined : usualReasons[category];
  return {
    category: category ?? 'S',
    percent,
    taxable,
    tax,
    reason: isCharged ? null : (reason ?? usual?.reason ?? 'Exempt'),
    reasonCode: usual?.code ?? null,
  };
}

/**
 * The lines and the allowances of each tax, so that both add up to its taxable amount. Without an allowance, as on a credit note for the
 * last of a tax, the last line absorbs the rounding difference.
 */
function fitted(lines: EInvoiceLine[], { taxes, discountTotal }: Sums): { lines: EInvoiceLine[]; changes: EInvoiceChange[] } {
  const fits = [...lines];
  const changes: EInvoiceChange[] = [];
  for (const { category: of, percent, taxable } of taxes) {
    const category = of ?? 'S';
    const own = fits.filter((line) => line.category === category && cents(line.percent) === cents(percent));
    const over = own.reduce((total, { net }) => total + cents(net), 0) - cents(taxable);
    const last = own.at(-1);
    if (over === 0) continue;
    if (discountTotal === '0.00' && last) fits[fits.indexOf(last)] = { ...last, ...repriced(last, cents(last.net) - over) };
    else if (over > 0) changes.push({ category, percent, isCharge: false, amount: decimalOf(over), reason: 'Discount' });
    else changes.push({ category, percent, isCharge: true, amount: decimalOf(-over), reason: 'Rounding' });
  }
  return { lines: fits, changes };
}

/** A line with a different amount; its price is then for the whole quantity. */
function repriced({ quantity }: EInvoiceLine, net: Cents): Pick<EInvoiceLine, 'net' | 'price' | 'perQuantity' | 'discount'> {
  const isOne = cents(quantity) === 100;
  return { net: decimalOf(net), price: decimalOf(Math.abs(net)), perQuantity: isOne ? null : quantity.replace('-', ''), discount: null };
}

function sellerOf(seller: EInvoiceParties['seller'], isOutside: boolean): EInvoiceParty {
  const name = textOrNull(seller.legalName) ?? seller.name;
  const vatNumber = isOutside ? null : textOrNull(seller.vatNumber);
  const taxNumber = textOrNull(seller.taxNumber);
  const isSame = taxNumber?.replaceAll(/[^A-Z\d]/gi, '').toUpperCase() === textOrNull(seller.vatNumber);
  return {
    name,
    tradingName: name === seller.name ? null : seller.name,
    ...whereOf(seller),
    street: textOrNull(seller.street) ?? streetOf(seller),
    vatNumber,
    taxNumber: isSame ? null : taxNumber,
    registrationNumber: textOrNull(seller.registrationNumber),
    ...reachedAt(seller),
    contact: { name: textOrNull(seller.contactName), phone: textOrNull(seller.contactPhone), email: textOrNull(seller.contactEmail) },
  };
}

function buyerOf(buyer: EInvoiceParties['buyer'], isOutside: boolean): EInvoiceParty {
  return {
    name: buyer.name,
    tradingName: null,
    ...whereOf(buyer),
    street: streetOf(buyer),
    vatNumber: isOutside ? null : textOrNull(buyer.vatNumber),
    taxNumber: null,
    registrationNumber: textOrNull(buyer.registrationNumber),
    ...reachedAt(buyer),
    contact: {
      name: textOrNull(buyer.organisation) ? textOrNull(fullName(buyer)) : null,
      phone: textOrNull(buyer.phone),
      email: textOrNull(buyer.email),
    },
  };
}

function whereOf({ postCode, city, country }: Address): Pick<EInvoiceParty, 'postCode' | 'city' | 'country'> {
  return { postCode: textOrNull(postCode), city: textOrNull(city), country: textOrNull(country) };
}

function reachedAt({ electronicAddress, electronicScheme }: Numbers): Pick<EInvoiceParty, 'electronicAddress' | 'electronicScheme'> {
  const isWhole = textOrNull(electronicAddress) && textOrNull(electronicScheme);
  return isWhole ? { electronicAddress: textOrNull(electronicAddress), electronicScheme: textOrNull(electronicScheme) } : unreached;
}

const unreached = { electronicAddress: null, electronicScheme: null };

/** An address without the city, if that is in a field of its own as well. */
function streetOf({ address, postCode, city }: Address): string | null {
  const isPlace = (part: string) =>
    (textOrNull(postCode) && part.includes(textOrNull(postCode) ?? '')) || part.toLowerCase() === city?.trim().toLowerCase();
  const parts = (address ?? '').split(/\n|, /).map((part) => part.trim());
  const place = parts.findIndex((part, at) => at > 0 && isPlace(part));
  return textOrNull((place < 0 ? parts : parts.slice(0, place)).filter(Boolean).join(', '));
}

function paymentOf({ iban, bic, accountName, legalName, name }: EInvoiceParties['seller']): EInvoice['payment'] {
  const account = textOrNull(iban);
  return account ? { iban: account, bic: textOrNull(bic), accountName: textOrNull(accountName) ?? textOrNull(legalName) ?? name } : null;
}
