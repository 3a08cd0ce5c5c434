// What changes along with an APA: its version, and what the payment plan of its charter counts as received.
import { sql } from 'kysely';
import type { Transaction } from '../platform/database.ts';

/**
 * Call after money has moved in these accounts. It raises the version of each, and marks its line in the charter's plan as received, on the
 * day of the last payment, once as much has come in as the line asks for.
 */
export async function followApas(t: Transaction, companyId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update apa_accounts set requested = requested where company_id = ${companyId} and id = any(${[...ids]}::bigint[])`.execute(t);
  await sql`
    with came as (
      select w.charter_id, sum(a.amount) as amount, max(greatest(a.day, p.day)) as day, (array_agg(p.method order by p.day desc, p.id desc))[1] as method
      from apa_accounts w left join allocations a on a.company_id = w.company_id and a.debit_apa_id = w.id
        left join payments p on p.company_id = a.company_id and p.id = a.credit_payment_id
      where w.company_id = ${companyId} and w.id = any(${[...ids]}::bigint[]) group by w.charter_id
    ), wanted as (
      select l.id, case when c.amount >= l.amount then c.day end as day, case when c.amount >= l.amount then c.method end as method
      from charter_instalments l join came c on c.charter_id = l.charter_id where l.company_id = ${companyId} and l.kind = 'apa'
    )
    update charter_instalments l set received_on = w.day, method = w.method from wanted w
    where l.company_id = ${companyId} and l.id = w.id and l.received_on is distinct from w.day`.execute(t);
}
