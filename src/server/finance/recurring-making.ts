// Creates recurring expenses and invoices on the morning of their day, once for each day. Nothing is sent automatically.
import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { nextRecurrence, rhythmInWords, type Recurring, type RecurringExpense, type RecurringInvoice } from '#domain/finance/recurring.ts';
import { morning } from '#domain/reminders/days.ts';
import { addDays, type Day } from '#domain/shared/calendar-days.ts';
import { companyPlace } from '../platform/company.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { isRefusal, logged, refusalOf, type Refusal } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, changeRow } from '../platform/rows.ts';
import { asCompany, asPlatform } from '../platform/scope.ts';
import { announce, recordByFairlead } from '../platform/write.ts';
import { currencyFor } from '../yachts/house-rules.ts';
import { refuseReferencesOfOthers } from './books.ts';
import { taxOf } from './included-taxes.ts';
import { withRatesOf } from './invoice-line-taxes.ts';
import { addInvoice } from './invoice-writing.ts';
import { holdRecurring, keepProblem } from './recurring-store.ts';

const quarterOfAnHour = 15 * 60_000;
// The most that is created from one template in one go; a longer backlog continues at the next checks.
const maxAtOnce = 60;

type DueItem = { companyId: number; id: number; today: Day };

export function recurringJobs({ log }: App, { db, jobs }: Pick<Parts, 'db' | 'jobs'>): void {
  jobs.run('recurring: what is due', ({ signal }) => makeRecurring({ db, log, signal }, new Date()), {
    every: quarterOfAnHour,
    lane: 'mornings',
  });
}

type RecurringContext = { db: Database; log: FastifyBaseLogger; signal?: AbortSignal };

/**
 * Creates what is due in every company where it is morning, with the items that failed before last. An item that fails, for whatever
 * reason, doesn't hold up the others.
 */
export async function makeRecurring({ db, log, signal }: RecurringContext, now: Date): Promise<void> {
  const due = await sql<DueItem>`
    select r.company_id, r.id, at.today from recurring r join companies o on o.id = r.company_id
      cross join lateral (select (${now.toISOString()}::timestamptz at time zone o.time_zone - ${morning}::time)::date as today) at
    where r.next_on <= at.today order by r.problem is not null, r.next_on, r.id`.execute(
    asPlatform(db, 'daily jobs run for every company').query,
  );
  for (const { companyId, id, today } of due.rows) {
    signal?.throwIfAborted();
    await makeAll(db, companyId, id, today).catch(logged(log, 'could not create recurring items'));
  }
}

/** Creates one after the other until none is due or one fails; the reason is stored with the item until somebody fixes it. */
async function makeAll(db: Database, companyId: number, id: number, today: Day): Promise<void> {
  try {
    for (let made = 0; made < maxAtOnce; made++) if (!(await makeNext(db, companyId, id, today))) return;
  } catch (error) {
    // This includes a day in a closed period: nothing is created, and the item says why.
    if (!isRefusal(error)) throw error;
    await db.transaction(asCompany(companyId), async (t) => {
      const refusal = refusalOf(error, (await companyPlace(t, companyId)).formats) as Refusal;
      // One that failed for the same reason before keeps its version.
      const isNews = await keepProblem(t, { companyId, id }, wordsOf(refusal));
      if (isNews) await announce(t, { companyId, resourceType: 'recurring', resourceId: id });
    });
  }
}

/** Whether one was due and has been created. */
function makeNext(db: Database, companyId: number, id: number, today: Day): Promise<boolean> {
  const scope = asCompany(companyId);
  return db.transaction(scope, async (t) => {
    const { row } = await holdRecurring(t, scope, id);
    const { nextOn } = row;
    if (!nextOn || nextOn > today) return false;
    await make(t, companyId, row, nextOn);
    await changeRow(t, 'recurring', { companyId, id }, { nextOn: nextRecurrence(row, addDays(nextOn, 1)), problem: null });
    return true;
  });
}

async function make(t: Transaction, companyId: number, row: Recurring, day: Day): Promise<void> {
  await refuseReferencesOfOthers(t, companyId, row.body);
  const recurrence = { recurringId: row.id, recurringOn: day };
  if (row.kind === 'expense') {
    const body = row.body as unknown as RecurringExpense;
    const currency = await currencyFor(t, companyId, body);
    const [rated = body] = await withRatesOf(t, companyId, [body], day);
    const tax = await taxOf(t, companyId, { ...rated, currency }, { day });
    const resourceId = await addRow(t, 'expenses', { ...rated, ...tax, ...recurrence, companyId, currency, expenseDate: day });
    const details = `Logged expense ${body.description}, ${rhythmInWords(row)}`;
    return recordByFairlead(t, { companyId, action: 'create', resourceType: 'expense', resourceId, details });
  }
  const body = row.body as unknown as RecurringInvoice;
  const items = await withRatesOf(t, companyId, body.items, day);
  const resourceId = await addInvoice(t, companyId, { ...body, items, issueDate: day });
  await changeRow(t, 'invoices', { companyId, id: resourceId }, recurrence);
  const details = `Drafted an invoice for ${row.title}, ${rhythmInWords(row)}`;
  return recordByFairlead(t, { companyId, action: 'create', resourceType: 'invoice', resourceId, details });
}

/** The problem, with its field where it has one. */
function wordsOf({ message, more }: Refusal): string {
  return (more.errors?.[0]?.message ?? message).slice(0, 1000);
}
