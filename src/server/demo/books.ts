import type { Insertable } from 'kysely';
import type { InvoiceStatus } from '#domain/finance/words.ts';
import type { InvoiceKind } from '#domain/finance/words.ts';
import { daysBetween } from '#domain/shared/calendar-days.ts';
import { daysWords, dayWords, shortDate } from '#domain/shared/date-words.ts';
import { centsOf, decimalOf, type Cents } from '#domain/shared/money.ts';
import { several } from '#domain/shared/words.ts';
import type { InvoiceItems, Invoices, InvoiceTaxes } from '../tables.ts';
import { dayOf, daysAfter, type Day, type WallClock } from './calendar.ts';
import { demoFormats, type DemoCompany } from './demo-company.ts';
import type { PlacedEvent } from './placed-event.ts';

export type PlacedInvoice = Omit<Insertable<Invoices>, 'companyId' | 'customerId' | 'eventId'> & {
  /** Position of its event in the calendar. */
  event: number;
  issueDate: Day;
  dueDate: Day;
  kind: InvoiceKind;
  status: InvoiceStatus;
  items: PlacedItem[];
  taxes: Omit<Insertable<InvoiceTaxes>, 'companyId' | 'invoiceId'>[];
  /** Its payments, received or overdue. */
  payments: Payment[];
};

/** A line of an invoice; a deduction names the deposit invoice by its position. */
type PlacedItem = Omit<Insertable<InvoiceItems>, 'companyId' | 'invoiceId' | 'depositInvoiceId'> & { deposit?: number };

/** Half of an invoice: paid on this day, or overdue since. */
type Payment = { day: Day; amount: string; status: 'paid' | 'overdue'; half: 'Deposit' | 'Balance' };

/**
 * An invoice for each charter, numbered without gaps within each year of issue. For some charters a deposit is invoiced first, which the
 * final invoice deducts. A few invoices were cancelled and issued again.
 */
export function placeInvoices({ taxRate, currency }: DemoCompany, events: PlacedEvent[], now: WallClock): PlacedInvoice[] {
  const today = dayOf(now);
  const last = new Map<string, number>();
  const deposits = new Map<number, Deposit>();
  return standings(events, today)
    .toSorted((a, b) => (a.issueDate < b.issueDate ? -1 : a.issueDate > b.issueDate ? 1 : a.position - b.position))
    .map(({ event, position, issueDate, dueDate, status, kind }, place) => {
      const year = issueDate.slice(0, 4);
      const number = (last.get(year) ?? 0) + 1;
      last.set(year, number);
      const invoiceNumber = `INV-${year}-${String(number).padStart(4, '0')}`;
      const lines = kind === 'deposit' ? [depositLine(event)] : [...linesOf(event, position), ...lessDeposit(deposits.get(position))];
      const { items, subtotal, tax } = itemsOf(lines, taxRate);
      if (kind === 'deposit') deposits.set(position, { place, invoiceNumber, issueDate, amount: subtotal });
      return {
        event: position,
        kind,
        invoiceNumber,
        issueDate,
        dueDate,
        status,
        currency,
        items,
        taxes: taxesOf(items, taxRate, tax),
        lineTotal: decimalOf(subtotal),
        subtotal: decimalOf(subtotal),
        taxRate: decimalOf(taxRate * 100),
        taxAmount: decimalOf(tax),
        total: decimalOf(subtotal + tax),
        notes: status === 'cancelled' ? 'Reissued: the address was wrong.' : position % 5 === 0 ? 'Thank you for sailing with us.' : null,
        payments: deposits.has(position)
          ? paidAtOnce({ issueDate, dueDate, status, kind }, subtotal + tax)
          : paymentsOf({ issueDate, dueDate, status }, subtotal + tax, today),
      };
    });
}

/** The highest number used in each year. */
export function countersOf(invoices: PlacedInvoice[]): { year: number; lastNumber: number }[] {
  const counters = new Map<number, number>();
  for (const { issueDate } of invoices) {
    const year = Number(issueDate.slice(0, 4));
    counters.set(year, (counters.get(year) ?? 0) + 1);
  }
  return [...counters].map(([year, lastNumber]) => ({ year, lastNumber }));
}

type Standing = { event: PlacedEvent; position: number; issueDate: Day; dueDate: Day; status: InvoiceStatus; kind: InvoiceKind };

/** A deposit as the final invoice refers to it. */
type Deposit = { place: number; invoiceNumber: string; issueDate: Day; amount: Cents };

/** The invoices of charters, in the order in which they were booked. */
function standings(events: PlacedEvent[], today: Day): Standing[] {
  const charters = events
    .flatMap((event, position) => (event.type === 'charter' && event.booked ? [{ event, position, booked: event.booked }] : []))
    .toSorted((a, b) => (a.booked.day < b.booked.day ? -1 : a.booked.day > b.booked.day ? 1 : a.position - b.position));
  let late = 0;
  return charters.flatMap(({ event, position, booked: { day: issueDate, at } }, count) => {
    const dueDate = later(daysAfter(issueDate, 7), daysAfter(dayOf(event.start), -balanceBefore));
    const invoice = { event, position, issueDate, dueDate, kind: 'invoice' as const };
    if (isMomentAgo(at)) return [{ ...invoice, status: 'draft' }];
    if (count % 9 === 4) return depositAndRest(invoice, today);
    if (dueDate >= today) return [{ ...invoice, status: balanceDay(invoice) < today ? 'paid' : 'sent' }];
    // Some customers pay late, but in the end everyone has paid.
    const isLate = dueDate > daysAfter(today, -50) && late++ % 7 === 2;
    const wrong: Standing[] = count % 37 === 20 ? [{ ...invoice, status: 'cancelled' }] : [];
    return [...wrong, { ...invoice, status: isLate ? 'overdue' : 'paid' }];
  });
}

/** A deposit invoice at booking, and two months before the charter a final invoice that deducts it. */
function depositAndRest(whole: Omit<Standing, 'status'>, today: Day): Standing[] {
  const { event, issueDate } = whole;
  const depositDue = daysAfter(issueDate, 7);
  const restIssued = later(daysAfter(issueDate, 8), daysAfter(dayOf(event.start), -60));
  const rest = { ...whole, issueDate: restIssued, dueDate: later(daysAfter(restIssued, 7), daysAfter(dayOf(event.start), -balanceBefore)) };
  const standing = (invoice: Omit<Standing, 'status'>): Standing => ({ ...invoice, status: paidOn(invoice) < today ? 'paid' : 'sent' });
  return [standing({ ...whole, kind: 'deposit', dueDate: depositDue }), ...(restIssued < today ? [standing(rest)] : [])];
}

/** Guests pay half when they book, and the rest this many days before they board. */
const balanceBefore = 28;

function balanceDay({ dueDate }: { dueDate: Day }): Day {
  return daysAfter(dueDate, -2);
}

/** The day on which a deposit or the balance is paid. */
function paidOn({ kind, issueDate, dueDate }: Pick<Standing, 'kind' | 'issueDate' | 'dueDate'>): Day {
  return kind === 'deposit' ? daysAfter(issueDate, 4) : balanceDay({ dueDate });
}

function paidAtOnce(invoice: Pick<Standing, 'kind' | 'issueDate' | 'dueDate' | 'status'>, total: Cents): Payment[] {
  if (invoice.status !== 'paid') return [];
  const half = invoice.kind === 'deposit' ? 'Deposit' : 'Balance';
  return [{ day: paidOn(invoice), amount: decimalOf(total), status: 'paid', half }];
}

function paymentsOf(
  { issueDate, dueDate, status }: Pick<Standing, 'issueDate' | 'dueDate' | 'status'>,
  total: Cents,
  today: Day,
): Payment[] {
  if (status === 'cancelled' || status === 'draft') return [];
  const half = Math.trunc(total / 2);
  const deposit = { day: daysAfter(issueDate, 4), amount: decimalOf(half), status: 'paid', half: 'Deposit' } as const;
  const balance = { amount: decimalOf(total - half), half: 'Balance' } as const;
  if (status === 'overdue') return [deposit, { ...balance, day: dueDate, status }];
  const paid = [deposit, { ...balance, day: balanceDay({ dueDate }), status: 'paid' } as const];
  return paid.filter(({ day }) => day < today);
}

/** Whether a booking was taken a moment ago: only those have an instant instead of a wall-clock time. */
function isMomentAgo(at: string): boolean {
  return at.endsWith('Z');
}

function later(one: Day, other: Day): Day {
  return one > other ? one : other;
}

type Line = { description: string; quantity: number; unitPrice: Cents; taxExempt: boolean; deposit?: number };

function linesOf({ title, yacht, price, start, end }: PlacedEvent, position: number): Line[] {
  const fee = price ?? 0;
  const [first, last] = [dayOf(start), dayOf(end)];
  return [
    {
      description: `${title}\n${yacht}, ${daysWords(first, last, demoFormats)}, ${several(daysBetween(first, last), 'night')}`,
      quantity: 1,
      unitPrice: fee,
      taxExempt: false,
    },
    // Insurance is exempt from tax.
    { description: 'Cancellation insurance', quantity: 1, unitPrice: Math.trunc(fee / 25), taxExempt: true },
    ...(position % 2 === 0 ? [{ description: 'Airport transfer', quantity: 2, unitPrice: 87_35, taxExempt: false }] : []),
  ];
}

function depositLine({ title, yacht, price }: PlacedEvent): Line {
  return { description: `Deposit of 50%: ${title}\n${yacht}`, quantity: 1, unitPrice: Math.round((price ?? 0) / 2), taxExempt: false };
}

function lessDeposit(deposit: Deposit | undefined): Line[] {
  if (!deposit) return [];
  const { place, invoiceNumber, issueDate, amount } = deposit;
  const description = `Less deposit ${invoiceNumber} of ${dayWords(issueDate, shortDate, demoFormats)}`;
  return [{ description, quantity: -1, unitPrice: amount, taxExempt: false, deposit: place }];
}

function itemsOf(invoiceLines: Line[], taxRate: number): { items: PlacedInvoice['items']; subtotal: Cents; tax: Cents } {
  const lines = invoiceLines.map((line) => ({ ...line, total: line.quantity * line.unitPrice }));
  const sum = (of: typeof lines): Cents => of.reduce((total, line) => total + line.total, 0);
  // Half a cent is rounded up, so a final invoice is never less than the deposit it deducts.
  const tax = Math.trunc((sum(lines.filter((line) => !line.taxExempt)) * taxRate + 50) / 100);
  const items = lines.map(({ quantity, unitPrice, total, ...line }, place) => ({
    ...line,
    position: place + 1,
    quantity: decimalOf(quantity * 100),
    unitPrice: decimalOf(unitPrice),
    total: decimalOf(total),
    net: decimalOf(total),
    taxCategory: line.taxExempt ? 'E' : 'S',
    taxPercent: line.taxExempt ? '0.00' : decimalOf(taxRate * 100),
    taxReason: line.taxExempt ? 'Exempt' : null,
  }));
  return { items, subtotal: sum(lines), tax };
}

/** The tax totals of the lines: the charter first, then what is exempt. */
function taxesOf(items: PlacedInvoice['items'], taxRate: number, tax: Cents): PlacedInvoice['taxes'] {
  const taxable = (category: string) =>
    decimalOf(items.reduce((sum, item) => sum + (item.taxCategory === category ? (centsOf(String(item.total)) ?? 0) : 0), 0));
  const standard = {
    position: 1,
    category: 'S',
    percent: decimalOf(taxRate * 100),
    taxable: taxable('S'),
    tax: decimalOf(tax),
    reason: null,
  };
  const exempt = { position: 2, category: 'E', percent: '0.00', taxable: taxable('E'), tax: '0.00', reason: 'Exempt' };
  return items.some(({ taxExempt }) => taxExempt) ? [standard, exempt] : [standard];
}
