import { sql } from 'kysely';
import { includedTax } from '#domain/finance/included-tax.ts';
import { isIssued } from '#domain/finance/invoice.ts';
import { isValidOn, reasonOf } from '#domain/finance/tax-rate.ts';
import { addMonths } from '#domain/shared/calendar-days.ts';
import { decimalOf } from '#domain/shared/money.ts';
import type { Transaction } from '../platform/database.ts';
import { openOfInvoice } from '../platform/expressions.ts';
import { countersOf, type PlacedInvoice } from './books.ts';
import { dayOf, daysAfter, type Day, type WallClock } from './calendar.ts';
import type { DemoCompany, DemoExpense } from './demo-company.ts';
import { inParts } from './in-parts.ts';
import { runningCosts } from './running-costs.ts';
import { madeBefore } from './fill-calendar.ts';
import type { PlacedEvent } from './placed-event.ts';
import { at, idsOf, of, type Stored } from './stored.ts';

type Placed = { events: PlacedEvent[]; eventIds: number[]; invoices: PlacedInvoice[]; now: WallClock };

// Exchange rates to the euro for the days before today, latest last.
const perEuro = new Map([
  ['USD', ['1.0862', '1.0847', '1.0850', '1.0871', '1.0866']],
  ['GBP', ['0.8432', '0.8429', '0.8441', '0.8437', '0.8444']],
]);

/** Stores the tax and exchange rates of a company, and its bookkeeping settings. */
export async function fillRates(
  t: Transaction,
  { rates, issuedStays, seller }: DemoCompany,
  companyId: number,
  { now, ...made }: { now: WallClock; createdAt: string; updatedAt: string },
): Promise<void> {
  const rows = rates.map(({ category, reason, ...rate }) => ({ ...rate, category, ...reasonOf(category, reason), companyId, ...made }));
  await t
    .insertInto('exchangeRates')
    .values(
      [...perEuro].flatMap(([currency, each]) =>
        each.map((rate, place) => ({ companyId, currency, perEuro: rate, day: daysAfter(dayOf(now), place - each.length), ...made })),
      ),
    )
    .execute();
  const ids = idsOf(await t.insertInto('taxRates').values(rows).returning('id').execute());
  await t
    .insertInto('booksSettings')
    .values({ companyId, taxRateId: at(ids, 0), issuedStays, ...seller, ...made })
    .execute();
}

/** Stores invoices with their items, income and expenses. Returns the ids of the invoices, and of their income in the same order. */
export async function fillBooks(
  t: Transaction,
  company: DemoCompany,
  stored: Stored,
  placed: Placed,
): Promise<{ invoiceIds: number[]; incomeIds: number[] }> {
  const { companyId, yachts } = stored;
  const today = dayOf(placed.now);
  const invoiceIds = await fillInvoices(t, stored, placed);
  const income = [...paidInvoices(company, stored, placed, invoiceIds), ...paidDayTrips(company, stored, placed)];
  const incomeIds = idsOf(await inParts(income, (part) => t.insertInto('income').values(part).returning('id').execute()));
  await sql`select adopt_payments(${companyId})`.execute(t);
  await fillReminders(t, companyId, today);
  const expenses = [...company.expenses.flatMap(onItsDays(today)), ...runningCosts(company, placed.events, placed.invoices, placed.now)];
  const taxed = await standardTax(t, company, companyId);
  const rows = expenses.map(({ yacht, amount, ...expense }) => ({
    ...expense,
    ...taxed(expense.category, expense.expenseDate, decimalOf(amount)),
    companyId,
    currency: company.currency,
    yachtId: yacht === null ? null : of(yachts, yacht),
    amount: decimalOf(amount),
    ...madeBefore(expense.expenseDate, -1, today),
  }));
  await inParts(rows, (part) => t.insertInto('expenses').values(part).execute());
  await fillRecurring(t, company, stored, today);
  return {
    invoiceIds,
    incomeIds: incomeIds.slice(
      0,
      placed.invoices.reduce((sum, { payments }) => sum + payments.length, 0),
    ),
  };
}

// Wages, insurance and duties include no tax.
const untaxed = ['salaries', 'insurance', 'taxes'];

/** The tax included in purchases, at the company's standard rate. */
async function standardTax(t: Transaction, { currency }: DemoCompany, companyId: number) {
  // As text, because not every connection that fills the demo parses dates as strings.
  const rates = await t
    .selectFrom('taxRates')
    .select(['id', 'name', 'percent', sql<Day>`valid_from::text`.as('validFrom'), sql<Day | null>`valid_to::text`.as('validTo')])
    .where('companyId', '=', companyId)
    .where('category', '=', 'S')
    .execute();
  const highest = rates.toSorted((one, other) => Number(other.percent) - Number(one.percent))[0]?.name;
  return (category: string, day: Day, amount: string) => {
    const rate = rates.find((each) => each.name === highest && isValidOn(each, day));
    if (!rate || untaxed.includes(category)) return { taxRateId: null, taxAmount: null };
    return { taxRateId: rate.id, taxAmount: includedTax(amount, rate.percent, currency) };
  };
}

/** The next expense of each berth recurs automatically, a month after the last one. */
async function fillRecurring(
  t: Transaction,
  { expenses, currency }: DemoCompany,
  { companyId, yachts }: Stored,
  today: Day,
): Promise<void> {
  const berths = expenses.filter(({ subcategory }) => subcategory === 'Berth');
  const rows = berths.map(({ yacht, amount, days, category, subcategory, description, vendor, paymentMethod }) => {
    const startsOn = addMonths(daysAfter(today, Math.max(...days)), 1);
    const yachtId = yacht === null ? null : of(yachts, yacht);
    const body = JSON.stringify({
      category,
      subcategory,
      description,
      vendor,
      paymentMethod,
      amount: decimalOf(amount),
      currency,
      yachtId,
    });
    return { companyId, kind: 'expense', every: 1, unit: 'month', startsOn, nextOn: startsOn, body, ...madeBefore(today, 5, today) };
  });
  if (rows.length > 0) await t.insertInto('recurring').values(rows).execute();
}

/** Invoices due more than two weeks ago have had their first reminder. */
async function fillReminders(t: Transaction, companyId: number, today: Day): Promise<void> {
  await sql`
    insert into payment_reminders (company_id, invoice_id, level, day, sent_to, open, created_at)
    select i.company_id, i.id, 1, i.due_date + 8, c.email, ${openOfInvoice}, (i.due_date + 8) + time '09:40'
    from invoices i join customers c on c.company_id = i.company_id and c.id = i.customer_id
    where i.company_id = ${companyId} and i.status in ('sent', 'overdue') and i.due_date < ${today}::date - 15 and ${openOfInvoice} > 0 and c.email is not null`.execute(
    t,
  );
}

function onItsDays(today: Day) {
  return ({ days, ...expense }: DemoExpense) => days.map((day) => ({ ...expense, expenseDate: daysAfter(today, day) }));
}

async function fillInvoices(
  t: Transaction,
  { companyId, customers, yachts }: Stored,
  { events, eventIds, invoices, now }: Placed,
): Promise<number[]> {
  const rows = invoices.map(({ items: _items, taxes: _taxes, payments: _payments, event, ...invoice }) => {
    const made = madeBefore(invoice.issueDate, 0, dayOf(now));
    return {
      ...invoice,
      companyId,
      eventId: at(eventIds, event),
      yachtId: of(yachts, events[event]?.yacht ?? ''),
      customerId: at(customers, events[event]?.customer ?? 0),
      sentAt: isIssued(invoice.status) ? made.createdAt : null,
      ...made,
    };
  });
  const ids = idsOf(await inParts(rows, (part) => t.insertInto('invoices').values(part).returning('id').execute()));
  const items = invoices.flatMap((invoice, place) =>
    invoice.items.map(({ deposit, ...item }) => ({
      ...item,
      depositInvoiceId: deposit === undefined ? null : at(ids, deposit),
      companyId,
      invoiceId: at(ids, place),
      createdAt: `${invoice.issueDate} 11:20`,
    })),
  );
  await inParts(items, (part) => t.insertInto('invoiceItems').values(part).execute());
  const deducted = items.flatMap(({ depositInvoiceId: depositId, invoiceId }) =>
    depositId === null ? [] : [{ companyId, depositId, invoiceId }],
  );
  await inParts(deducted, (part) => t.insertInto('depositDeductions').values(part).execute());
  const taxes = invoices.flatMap((invoice, place) => invoice.taxes.map((tax) => ({ ...tax, companyId, invoiceId: at(ids, place) })));
  await inParts(taxes, (part) => t.insertInto('invoiceTaxes').values(part).execute());
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
  return invoices.flatMap(({ event, payments, invoiceNumber }, place) => {
    const charter = events[event];
    if (!charter) return [];
    return payments.map(({ day, amount, status, half }) => ({
      companyId,
      customerId: at(customers, charter.customer ?? 0),
      yachtId: of(yachts, charter.yacht),
      invoiceId: at(invoiceIds, place),
      category: 'charter',
      description: `${half} of ${charter.title} (${invoiceNumber})`,
      amount,
      currency,
      incomeDate: day,
      paymentStatus: status,
      paymentMethod: status === 'paid' ? 'bank_transfer' : null,
      ...madeBefore(day, 0, dayOf(now)),
    }));
  });
}

/** Day trips are paid at the quay; a few upcoming ones are expected income. */
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
