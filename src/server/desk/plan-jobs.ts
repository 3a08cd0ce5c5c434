// Drafts the invoice of an installment on the morning some days before it is due (R21); a user sends it.
import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { invoicedAhead } from '#domain/desk/plan.ts';
import { morning } from '#domain/reminders/days.ts';
import type { Database } from '../platform/database.ts';
import { isRefusal, logged } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { asCompany, asPlatform } from '../platform/scope.ts';
import { recordByFairlead } from '../platform/write.ts';
import { invoiceInstalment } from './plan.ts';
import { holdCharter } from './store.ts';

const quarterOfAnHour = 15 * 60_000;

export function planJobs({ log }: App, { db, jobs }: Pick<Parts, 'db' | 'jobs'>): void {
  jobs.run('charters: installments to invoice', ({ signal }) => invoiceDue({ db, log, signal }, new Date()), {
    every: quarterOfAnHour,
    lane: 'mornings',
  });
}

type Drafting = { db: Database; log: FastifyBaseLogger; signal?: AbortSignal };

/**
 * Drafts due invoices in every company where it is morning: each once, and the last one only after the others were sent. One that fails
 * doesn't block the others.
 */
export async function invoiceDue({ db, log, signal }: Drafting, now: Date): Promise<void> {
  const { rows } = await sql<{ companyId: number; charterId: number; id: number }>`
    select p.company_id, p.charter_id, p.id from charter_instalments p
      join charters c on c.company_id = p.company_id and c.id = p.charter_id and c.state = 'booked'
      join companies o on o.id = p.company_id
    where p.kind = 'fee' and p.invoice_id is null and p.drafted_on is null
      and p.due_date <= (${now.toISOString()}::timestamptz at time zone o.time_zone - ${morning}::time)::date + ${sql.lit(invoicedAhead)}
      and (exists (select from charter_instalments l where l.company_id = p.company_id and l.charter_id = p.charter_id and l.kind = 'fee'
          and l.id <> p.id and l.invoice_id is null)
        or not exists (select from charter_instalments l join invoices i on i.company_id = l.company_id and i.id = l.invoice_id
          where l.company_id = p.company_id and l.charter_id = p.charter_id and i.status in ('draft', 'cancelled')))
    order by p.due_date, p.position, p.id`.execute(asPlatform(db, 'daily jobs run for every company').query);
  for (const row of rows) {
    signal?.throwIfAborted();
    await draft(db, row).catch(logged(log, 'could not draft the invoice of an installment'));
  }
}

async function draft(db: Database, { companyId, charterId, id }: { companyId: number; charterId: number; id: number }): Promise<void> {
  const scope = asCompany(companyId);
  try {
    await db.transaction(scope, async (t) => {
      const { row: charter } = await holdCharter(t, scope, charterId);
      await invoiceInstalment(t, charter, id, (activity) => recordByFairlead(t, activity));
    });
  } catch (error) {
    // What can't be invoiced is shown on the charter's page; it doesn't block the others.
    if (!isRefusal(error)) throw error;
  }
}
