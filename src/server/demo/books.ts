import type { Insertable } from 'kysely';
import type { InvoiceStatus } from '#domain/finance/words.ts';
import { daysBetween } from '#domain/shared/calendar-days.ts';
import { daysWords } from '#domain/shared/date-words.ts';
import { decimalOf, type Cents } from '#domain/shared/money.ts';
import { several } from '#domain/shared/words.ts';
import type { InvoiceItems, Invoices } from '../tables.ts';
import { dayOf, daysAfter, type Day, type WallClock } from './calendar.ts';
import { demoFormats, type DemoCompany } from './demo-company.ts';
import type { PlacedEvent } from './placed-event.ts';

export type PlacedInvoice = Omit<Insertable<Invoices>, 'companyId' | 'customerId' | 'eventId'> & {
  /** Position of its event in the calendar. */
  event: number;
  issueDate: Day;
  dueDate: Day;
  status: InvoiceStatus;
  items: Omit<Insertable<InvoiceItems>, 'companyId' | 'invoiceId'>[];
};

/** An invoice for each charter up to seven weeks from now, numbered without a gap within each year of issue. */
export function placeInvoices({ taxRate, currency }: DemoCompany, events: PlacedEvent[], now: WallClock): PlacedInvoice[] {
  const today = dayOf(now);
  const last = new Map<string, number>();
  return events
    .flatMap((event, position) => (event.type === 'charter' && dayOf(event.start) <= daysAfter(today, 49) ? [{ event, position }] : []))
    .map((charter, count) => ({ ...charter, ...standing(charter.event, count, now) }))
    .toSorted((a, b) => (a.issueDate < b.issueDate ? -1 : a.issueDate > b.issueDate ? 1 : a.position - b.position))
    .map(({ event, position, issueDate, dueDate, status }) => {
      const year = issueDate.slice(0, 4);
      const number = (last.get(year) ?? 0) + 1;
      last.set(year, number);
      const { items, subtotal, tax } = itemsOf(event, taxRate, position);
      return {
        event: position,
        invoiceNumber: `INV-${year}-${String(number).padStart(4, '0')}`,
        issueDate,
        dueDate,
        status,
        currency,
        items,
        subtotal: decimalOf(subtotal),
        taxRate: decimalOf(taxRate * 100),
        taxAmount: decimalOf(tax),
        total: decimalOf(subtotal + tax),
        notes:
          status === 'cancelled'
            ? 'Cancelled by the customer, deposit kept.'
            : position % 5 === 0
              ? 'Thank you for sailing with us.'
              : null,
      };
    });
}

/** The highest number taken in each year. */
export function countersOf(invoices: PlacedInvoice[]): { year: number; lastNumber: number }[] {
  const counters = new Map<number, number>();
  for (const { issueDate } of invoices) {
    const year = Number(issueDate.slice(0, 4));
    counters.set(year, (counters.get(year) ?? 0) + 1);
  }
  return [...counters].map(([year, lastNumber]) => ({ year, lastNumber }));
}

/** Guests pay before they board; what lies far ahead is not sent yet. */
function standing({ start }: PlacedEvent, count: number, now: WallClock): { issueDate: Day; dueDate: Day; status: InvoiceStatus } {
  const today = dayOf(now);
  const board = dayOf(start);
  if (start <= now)
    return { issueDate: daysAfter(board, -25), dueDate: daysAfter(board, -5), status: count % 8 === 3 ? 'overdue' : 'paid' };
  if (board <= daysAfter(today, 21)) return { issueDate: daysAfter(board, -25), dueDate: daysAfter(board, 5), status: 'sent' };
  return { issueDate: daysAfter(today, -1), dueDate: daysAfter(today, 29), status: count % 6 === 2 ? 'cancelled' : 'draft' };
}

function itemsOf(
  { title, yacht, price, start, end }: PlacedEvent,
  taxRate: number,
  position: number,
): { items: PlacedInvoice['items']; subtotal: Cents; tax: Cents } {
  const fee = price ?? 0;
  const [first, last] = [dayOf(start), dayOf(end)];
  const lines = [
    {
      description: `${title}\n${yacht}, ${daysWords(first, last, demoFormats)}, ${several(daysBetween(first, last), 'night')}`,
      quantity: 1,
      unitPrice: fee,
      taxExempt: false,
    },
    // The guests' own money, held for fuel and food.
    { description: 'Advance provisioning allowance', quantity: 1, unitPrice: Math.trunc(fee / 4), taxExempt: true },
    ...(position % 2 === 0 ? [{ description: 'Airport transfer', quantity: 2, unitPrice: 87_35, taxExempt: false }] : []),
  ].map((line) => ({ ...line, total: line.quantity * line.unitPrice }));
  const sum = (of: typeof lines): Cents => of.reduce((total, line) => total + line.total, 0);
  // Half a cent goes up: these are never negative.
  const tax = Math.trunc((sum(lines.filter((line) => !line.taxExempt)) * taxRate + 50) / 100);
  const items = lines.map(({ quantity, unitPrice, total, ...line }, place) => ({
    ...line,
    position: place + 1,
    quantity: decimalOf(quantity * 100),
    unitPrice: decimalOf(unitPrice),
    total: decimalOf(total),
  }));
  return { items, subtotal: sum(lines), tax };
}
