import { sql, type CompiledQuery } from 'kysely';
import type { OwnerStatement, OwnerStatementInFull } from '#domain/finance/owner-statement.ts';
import { inPeriod } from '../finance/books.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { readOne } from '../platform/held.ts';
import { deliveryOf } from '../platform/letters.ts';
import { pageOf, containsWords, type PageQuery } from '../platform/lists.ts';

type StatementFilter = PageQuery & { yachtId?: number; ownerId?: number; from?: string; to?: string };

// The statement is called `s`, that of the whole yacht `w`. Names are those at the time of issue.
const yachtName = sql`(s.issued_as ->> 'yachtName')`;
const ownerName = sql`(s.issued_as -> 'owner' ->> 'name')`;

const answered = sql`
  s.id, ${answeredCompanyOf('s')}, s.number, s.yacht_id, ${yachtName} as yacht_name, s.owner_id, ${ownerName} as owner_name,
  (select o.email from yacht_owners o where o.company_id = s.company_id and o.id = s.owner_id) as owner_email,
  s.share, s.revenue, s.fee, s.fee_tax, s.costs, s.amount, s.opening, s.payouts, s.closing, s.from_day as "from", s.to_day as "to", s.statement_date, s.currency,
  ${deliveryOf('owner_statement', 's')} as delivery, s.created_at, s.updated_at`;

const whole = sql`
  json_build_object('yachtId', w.yacht_id, 'yachtName', ${yachtName}, 'from', w.from_day, 'to', w.to_day, 'statementDate', w.statement_date, 'currency', w.currency,
    'revenue', w.revenue::text, 'feePercent', w.fee_percent::text, 'feeMonthly', w.fee_monthly::text, 'fee', w.fee::text, 'feeTaxName', w.fee_tax_name,
    'feeTaxCategory', w.fee_tax_category, 'feeTaxPercent', w.fee_tax_percent::text, 'feeTaxReason', w.fee_tax_reason, 'feeTax', w.fee_tax::text,
    'costs', w.costs::text, 'result', w.result::text) as whole,
  (select coalesce(json_agg(json_build_object('sourceType', l.source_type, 'sourceId', l.source_id, 'account', l.account, 'day', l.day, 'entry', l.entry,
      'text', l.text, 'amount', l.amount::text, 'isLate', l.is_late, 'invoiceId', case l.source_type when 'invoice' then l.source_id
        when 'credit_note' then (select n.invoice_id from credit_notes n where n.company_id = l.company_id and n.id = l.source_id) end) order by l.place), '[]')
    from yacht_statement_lines l where l.company_id = w.company_id and l.yacht_statement_id = w.id) as lines`;

/** A page of statements, the latest first, with the count of all that match on every row. */
export function statementPage(place: ReadScope, filter: StatementFilter): CompiledQuery<OwnerStatement & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const { yachtId, ownerId, q } = filter;
  const conditions = [within(place, 's'), ...inPeriod('s.statementDate', filter)];
  if (yachtId) conditions.push(sql<boolean>`s.yacht_id = ${yachtId}`);
  if (ownerId) conditions.push(sql<boolean>`s.owner_id = ${ownerId}`);
  if (q?.trim()) conditions.push(containsWords(q, sql`s.number`, yachtName, ownerName));
  return sql<OwnerStatement & { total: number }>`
    with s as (select *, count(*) over () as total from owner_statements s where ${sql.join(conditions, sql` and `)}
      order by s.to_day desc, s.id desc limit ${limit} offset ${offset})
    select ${answered}, s.total from s order by s.to_day desc, s.id desc`.compile(build);
}

/** One statement as returned by the API, with the income and expenses of the whole yacht. */
export function statementById(place: ReadScope, id: number): CompiledQuery<OwnerStatementInFull> {
  return sql<OwnerStatementInFull>`
    select ${answered}, ${whole} from owner_statements s join yacht_statements w on w.company_id = s.company_id and w.id = s.yacht_statement_id
    where ${within(place, 's')} and s.id = ${id}`.compile(build);
}

/** One statement as returned by the API, within a transaction. */
export function readStatement(t: Transaction, scope: Scope, id: number): Promise<OwnerStatementInFull> {
  return readOne(t, statementById(scope, id));
}
