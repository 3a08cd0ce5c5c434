import { isIssued } from '../finance/invoice.ts';
import { centsOf, decimalOf, type Cents } from '../shared/money.ts';
import type { Act, DossierInvoice, Money, Sum } from './dossier.ts';
import type { ActKind } from './words.ts';

type Priced = { price: Cents | null; currency: string };

/**
 * The total of a booking and its invoiced, paid and open amounts, by currency. Drafts claim nothing yet, but what they contain isn't left
 * to invoice; cancelled invoices don't count. If it was invoiced in another currency than the price, the invoices replace the price,
 * because the two can't be compared.
 */
export function moneyOf(booking: Priced, invoices: readonly DossierInvoice[]): Money {
  const issued = invoices.filter(({ status }) => isIssued(status));
  const isElsewhere = issued.some(({ currency }) => currency !== booking.currency);
  const price = isElsewhere ? 0 : (booking.price ?? 0);
  const currencies = new Set([...(price > 0 ? [booking.currency] : []), ...issued.map(({ currency }) => currency)]);
  const sums = [...currencies].map((currency) => sumOf(currency, currency === booking.currency ? price : 0, issued));
  const current = invoices.filter(({ status, currency }) => status !== 'cancelled' && currency === booking.currency);
  const rest = price - totalOf(current, 'total');
  const toInvoice = rest > 0 ? decimalOf(rest) : null;
  return { sums, toInvoice, invoices: [...invoices], act: actOf(invoices, toInvoice) };
}

function sumOf(currency: string, price: Cents, issued: readonly DossierInvoice[]): Sum {
  const ours = issued.filter((invoice) => invoice.currency === currency);
  const invoiced = totalOf(ours, 'total');
  const [paid, credited, open] = [totalOf(ours, 'paid'), totalOf(ours, 'credited'), totalOf(ours, 'open')];
  const total = Math.max(price, invoiced) - credited;
  return {
    currency,
    total: decimalOf(total),
    invoiced: decimalOf(invoiced),
    paid: decimalOf(paid),
    credited: decimalOf(credited),
    open: decimalOf(open),
    share: shareOf(paid, total),
  };
}

/** In whole percent, rounded down, but at least 1 if anything is paid. */
function shareOf(paid: Cents, total: Cents): number {
  if (total <= 0 || paid >= total) return 100;
  return paid <= 0 ? 0 : Math.max(1, Math.floor((paid * 100) / total));
}

function totalOf(invoices: readonly DossierInvoice[], figure: 'total' | 'paid' | 'credited' | 'open'): Cents {
  return invoices.reduce((sum, invoice) => sum + (centsOf(invoice[figure]) ?? 0), 0);
}

/** The next step about the money: overdue invoices first, then unsent drafts, then what isn't invoiced, then open invoices. */
function actOf(invoices: readonly DossierInvoice[], toInvoice: string | null): Act | null {
  const first = (is: DossierInvoice['status']) => invoices.find(({ status }) => status === is);
  const [overdue, draft, sent] = [first('overdue'), first('draft'), first('sent')];
  if (overdue) return about('remind', overdue);
  if (draft) return about('send_invoice', draft);
  if (toInvoice !== null) return about('create_invoice');
  return sent ? about('record_payment', sent) : null;
}

function about(kind: ActKind, invoice?: DossierInvoice): Act {
  return { kind, invoiceId: invoice?.id ?? null, blocker: null };
}
