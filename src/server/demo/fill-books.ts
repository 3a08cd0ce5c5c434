import { isIssued } from '#domain/finance/invoice.ts';
import { decimalOf } from '#domain/shared/money.ts';
import type { Transaction } from '../platform/database.ts';
import { countersOf, type PlacedInvoice } from './books.ts';
import { dayOf, daysAfter, type Day, type WallClock } from './calendar.ts';
import type { DemoCompany } from './demo-company.ts';
import { placeYearBefore } from './year-before.ts';
import { madeBefore } from './fill-calendar.ts';
import type { PlacedEvent } from './placed-event.ts';
import { at, idsOf, of, type Stored } from './stored.ts';

type Placed = { events: PlacedEvent[]; eventIds: number[]; invoices: PlacedInvoice[]; now: WallClock };

/** Stores invoices with their items, and what came in and went out. */
export async function fillBooks(t: Transaction, company: DemoCompany, stored: Stored, placed: Placed): Promise<void> {
  const { companyId, yachts } = stored;
  const today = dayOf(placed.now);
  const invoiceIds = await fillInvoices(t, stored, placed);
  await t
    .insertInto('income')
    .values([
      ...paidInvoices(company, stored, placed, invoiceIds),
      ...paidDayTrips(company, stored, placed),
      ...paidBefore(company, stored, today),
    ])
    .execute();
  const expenses = company.expenses.flatMap(({ days, amount, yacht, ...expense }) =>
    days.map((day) => {
      const expenseDate = daysAfter(today, day);
      return {
        ...expense,
        companyId,
        currency: company.currency,
        yachtId: yacht === null ? null : of(yachts, yacht),
        amount: decimalOf(amount),
        expenseDate,
        ...madeBefore(expenseDate, -1, today),
      };
    }),
  );
  await t.insertInto('expenses').values(expenses).execute();
}

async function fillInvoices(
  t: Transaction,
  { companyId, customers }: Stored,
  { events, eventIds, invoices, now }: Placed,
): Promise<number[]> {
  const rows = invoices.map(({ items: _items, event, ...invoice }) => {
    const made = madeBefore(invoice.issueDate, 0, dayOf(now));
    return {
      ...invoice,
      companyId,
      eventId: at(eventIds, event),
      customerId: at(customers, events[event]?.customer ?? 0),
      sentAt: isIssued(invoice.status) ? made.createdAt : null,
      ...made,
    };
  });
  const ids = idsOf(await t.insertInto('invoices').values(rows).returning('id').execute());
  const items = invoices.flatMap((invoice, place) =>
    invoice.items.map((item) => ({ ...item, companyId, invoiceId: at(ids, place), createdAt: `${invoice.issueDate} 11:20` })),
  );
  await t.insertInto('invoiceItems').values(items).execute();
  await t
    .insertInto('invoiceCounters')
    .values(countersOf(invoices).map((counter) => ({ ...counter, companyId })))
    .execute();
  return ids;
}

function paidInvoices(
  { currency }: DemoCompany,
  { companyId, customers, yachts }: Stored,
  { events, invoices, now }: Placed,
  invoiceIds: number[],
) {
  return invoices.flatMap(({ event, status, total, dueDate, invoiceNumber }, place) => {
    const charter = events[event];
    if (!charter || (status !== 'paid' && status !== 'overdue')) return [];
    const incomeDate = daysAfter(dueDate, -2);
    return [
      {
        companyId,
        customerId: at(customers, charter.customer ?? 0),
        yachtId: of(yachts, charter.yacht),
        invoiceId: at(invoiceIds, place),
        category: 'charter',
        description: `${charter.title} (${invoiceNumber})`,
        amount: total,
        currency,
        incomeDate,
        paymentStatus: status,
        paymentMethod: status === 'paid' ? 'bank_transfer' : null,
        ...madeBefore(incomeDate, 0, dayOf(now)),
      },
    ];
  });
}

/** What was sailed before the calendar begins is in the books all the same. */
function paidBefore(company: DemoCompany, { companyId, customers, yachts }: Stored, today: Day) {
  return placeYearBefore(company, today).map(({ yacht, customer, day, ...income }) => ({
    ...income,
    companyId,
    customerId: at(customers, customer),
    yachtId: of(yachts, yacht),
    invoiceId: null,
    currency: company.currency,
    incomeDate: day,
    paymentStatus: 'paid' as const,
    ...madeBefore(day, 0, today),
  }));
}

/** Day trips are paid on the quay; a few ahead are expected. */
function paidDayTrips({ currency }: DemoCompany, { companyId, customers, yachts }: Stored, { events, now }: Placed) {
  const today = dayOf(now);
  return events
    .filter(({ type, start }) => type === 'day_rent' && dayOf(start) <= daysAfter(today, 10))
    .map(({ title, yacht, customer, price, start }, count) => {
      const isPaid = start <= now;
      return {
        companyId,
        customerId: at(customers, customer ?? 0),
        yachtId: of(yachts, yacht),
        invoiceId: null,
        category: 'day_trip',
        description: title,
        amount: decimalOf(price ?? 0),
        currency,
        incomeDate: dayOf(start),
        paymentStatus: isPaid ? ('paid' as const) : ('pending' as const),
        paymentMethod: isPaid ? (count % 4 === 0 ? 'cash' : 'credit_card') : null,
        ...madeBefore(start, 3, today),
      };
    });
}
