// The totals of a credit note: the chosen lines, with the taxes and the share of the discount that they had on the invoice.
import { centsOf, moneyInWords, decimalOf, smallestCoin, type Cents } from '../shared/money.ts';
import type { CreditNote } from './credit-note.ts';
import { invoiceTotals, type InvoiceLine } from './invoice-totals.ts';
import type { Invoice, InvoiceItem, InvoiceTax } from './invoice.ts';
import { fraction, hundredths } from './reckoning.ts';

/** An invoice, as far as crediting it depends on it. */
export type Credited = Pick<
  Invoice,
  | 'currency'
  | 'prices'
  | 'discountPercent'
  | 'discountAmount'
  | 'items'
  | 'taxes'
  | 'lineTotal'
  | 'discountTotal'
  | 'subtotal'
  | 'taxAmount'
  | 'total'
>;
/** What was credited before. */
export type Earlier = Pick<CreditNote, 'items' | 'taxes' | 'lineTotal' | 'discountTotal' | 'total'>;
/** How much of a line is credited, in hundredths, in the invoice's price mode. */
type Chosen = { itemId: number; amount: Cents };

type CreditGroup = Omit<InvoiceTax, 'percent' | 'taxable' | 'tax'> & { percent: Cents; taxable: Cents; tax: Cents };
export type Crediting = {
  lines: { item: InvoiceItem; amount: Cents; net: Cents; outside: Cents }[];
  taxes: CreditGroup[];
  lineTotal: Cents;
  discountTotal: Cents;
  subtotal: Cents;
  taxAmount: Cents;
  total: Cents;
  /** Whether it credits all that was left of every line. */ isWhole: boolean;
};

const cents = (text: string | null | undefined) => centsOf(text ?? '0') ?? 0;
const sum = (amounts: readonly Cents[]) => amounts.reduce((total, each) => total + each, 0);

/** What is left to credit of each line, in the invoice's price mode. Negative for a line that deducts a deposit. */
export function leftToCredit(invoice: Pick<Credited, 'items'>, earlier: readonly Earlier[]): Chosen[] {
  const before = earlier.flatMap(({ items }) => items);
  return invoice.items.map(({ id, total }) => ({
    itemId: id,
    amount: cents(total) - sum(before.filter(({ itemId }) => itemId === id).map(({ amount }) => cents(amount))),
  }));
}

/** What is left to credit of the whole invoice, with its tax. */
export function leftInAll({ total }: Pick<Credited, 'total'>, earlier: readonly Pick<Earlier, 'total'>[]): Cents {
  return cents(total) - sum(earlier.map((note) => cents(note.total)));
}

/** Why these lines can't be credited, with the line and the rule, or null if they can. */
export function creditFault(
  invoice: Credited & Pick<Invoice, 'invoiceNumber'>,
  earlier: readonly Earlier[],
  chosen: readonly Chosen[],
): { code: 'credited_more' | 'unfit'; path: string; message: string } | null {
  const { currency, invoiceNumber } = invoice;
  const inAll = leftInAll(invoice, earlier);
  const left = leftToCredit(invoice, earlier);
  // Where the price was reduced by all that was left to pay, the rest of it and its deposits are still to be credited.
  const isInFull = inAll <= 0 && !left.some(({ amount }) => amount < 0);
  if (isInFull) return { code: 'credited_more', path: 'items', message: `${invoiceNumber} is credited in full.` };
  for (const [place, { itemId, amount }] of chosen.entries()) {
    const path = `items.${place}`;
    const line = left.find((each) => each.itemId === itemId);
    if (!line) return { code: 'unfit', path: `${path}.itemId`, message: `This line isn’t on ${invoiceNumber}` };
    if (chosen.findIndex((each) => each.itemId === itemId) !== place)
      return { code: 'unfit', path: `${path}.itemId`, message: 'This line is named twice' };
    if (amount % smallestCoin(currency) !== 0) return { code: 'unfit', path: `${path}.amount`, message: `${currency} has no decimals` };
    if (Math.abs(amount) > Math.abs(line.amount) || Math.sign(amount) !== Math.sign(line.amount)) {
      const rest = moneyInWords(decimalOf(Math.max(0, line.amount)), currency);
      return { code: 'credited_more', path: `${path}.amount`, message: `${rest} of this line is left to credit.` };
    }
  }
  const { total, isWhole } = creditTotals(invoice, earlier, chosen);
  if (total <= 0 && !isWhole) return { code: 'unfit', path: 'items', message: 'This credit note comes to nothing' };
  if (total <= inAll) return null;
  return {
    code: 'credited_more',
    path: 'items',
    message: `${moneyInWords(decimalOf(inAll), currency)} of ${invoiceNumber} is left to credit.`,
  };
}

/**
 * The totals of a credit note for these lines. Its taxes are calculated like an invoice's, but the note that credits the last of a tax
 * takes exactly what is left, so that all credit notes together equal the invoice.
 */
export function creditTotals(invoice: Credited, earlier: readonly Earlier[], chosen: readonly Chosen[]): Crediting {
  const lines = chosen.flatMap(({ itemId, amount }) => {
    const item = invoice.items.find(({ id }) => id === itemId);
    return item && amount !== 0 ? [{ item, amount }] : [];
  });
  const own = invoiceTotals(
    lines.map(({ item, amount }) => ({ ...lineOf(item), quantity: 1, unitPrice: decimalOf(amount) })),
    { ...invoice, discountAmount: discountOf(invoice, lines) },
  );
  const left = leftToCredit(invoice, earlier).map(({ itemId, amount }) => ({
    itemId,
    amount: amount - sum(lines.filter(({ item }) => item.id === itemId).map((line) => line.amount)),
  }));
  const isWhole = left.every(({ amount }) => amount === 0);
  const taxes = (isWhole ? invoice.taxes.map(groupOf) : own.taxes)
    .map((group) => {
      const rest = restOf(invoice, earlier, group);
      const isLast = left.every(({ itemId, amount }) => amount === 0 || !bears(invoice, itemId, group));
      if (isLast) return { ...group, ...rest };
      // A separately rounded part may be a cent more than what is left. On invoices that deduct a deposit, more than what is left is
      // refused.
      if (invoice.items.some(isDeposit)) return group;
      return { ...group, taxable: Math.min(group.taxable, rest.taxable), tax: Math.min(group.tax, rest.tax) };
    })
    .filter((group) => group.taxable !== 0 || group.tax !== 0 || lines.some(({ item }) => bears(invoice, item.id, group)));
  const subtotal = sum(taxes.map(({ taxable }) => taxable));
  const taxAmount = sum(taxes.map(({ tax }) => tax));
  const discountTotal = isWhole ? cents(invoice.discountTotal) - sum(earlier.map((note) => cents(note.discountTotal))) : own.discountTotal;
  const lineTotal = subtotal + discountTotal;
  const nets = own.lines.map(({ net }) => net);
  const astray = lineTotal - sum(nets);
  return {
    lines: lines.map((line, place) => ({
      ...line,
      outside: own.lines[place]?.outside ?? 0,
      net: (nets[place] ?? 0) + (place === lines.length - 1 ? astray : 0),
    })),
    taxes,
    lineTotal,
    discountTotal,
    subtotal,
    taxAmount,
    total: subtotal + taxAmount,
    isWhole,
  };
}

function isDeposit({ total }: Pick<InvoiceItem, 'total'>): boolean {
  return total.startsWith('-');
}

function lineOf(item: InvoiceItem): Pick<InvoiceLine, 'tax' | 'outside' | 'isDeposit'> {
  const { taxCategory, taxPercent, taxReason, outsideShare, outsideCategory, outsideReason } = item;
  return {
    tax: { category: taxCategory, percent: taxPercent, reason: taxReason },
    outside:
      outsideShare && outsideCategory
        ? { share: outsideShare, tax: { category: outsideCategory, percent: 0, reason: outsideReason } }
        : null,
    isDeposit: isDeposit(item),
  };
}

/** The share of these lines in a discount that is an amount. */
function discountOf({ discountAmount, items, currency }: Credited, lines: { item: InvoiceItem; amount: Cents }[]): string | null {
  if (!discountAmount) return null;
  const basis = sum(items.filter((item) => !isDeposit(item)).map(({ total }) => cents(total)));
  const part = sum(lines.filter(({ item }) => !isDeposit(item)).map(({ amount }) => amount));
  if (basis === 0) return null;
  return decimalOf(Number(fraction(hundredths(discountAmount) * BigInt(part), BigInt(basis), BigInt(smallestCoin(currency)))));
}

function groupOf({ percent, taxable, tax, ...group }: InvoiceTax): CreditGroup {
  return { ...group, percent: cents(percent), taxable: cents(taxable), tax: cents(tax) };
}

type Kind = Pick<CreditGroup, 'category' | 'percent'>;
const isSame = (group: Kind, category: Kind['category'], percent: string) =>
  group.category === category && group.percent === cents(percent);

/** The part of one tax that hasn't been credited yet. */
function restOf({ taxes }: Credited, earlier: readonly Earlier[], group: Kind): { taxable: Cents; tax: Cents } {
  const ofGroup = (all: readonly InvoiceTax[]) => all.filter(({ category, percent }) => isSame(group, category, percent));
  const before = ofGroup(earlier.flatMap((note) => note.taxes));
  const inAll = ofGroup(taxes);
  return {
    taxable: sum(inAll.map(({ taxable }) => cents(taxable))) - sum(before.map(({ taxable }) => cents(taxable))),
    tax: sum(inAll.map(({ tax }) => cents(tax))) - sum(before.map(({ tax }) => cents(tax))),
  };
}

/** Whether all or part of a line bears this tax. */
function bears({ items }: Credited, itemId: number, group: Kind): boolean {
  const item = items.find(({ id }) => id === itemId);
  if (!item) return false;
  const { taxCategory, taxPercent, outsideAmount, outsideCategory, total } = item;
  const outside = cents(outsideAmount);
  return (isSame(group, taxCategory, taxPercent) && cents(total) !== outside) || (outside !== 0 && isSame(group, outsideCategory, '0'));
}
