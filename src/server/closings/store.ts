import { createHash } from 'node:crypto';
import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Closing, ClosingProblem } from '#domain/finance/closing.ts';
import { several } from '#domain/shared/words.ts';
import type { JournalOf } from '../journal/journal-documents.ts';
import { journalLines, missingRates } from '../journal/journal-query.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Transaction } from '../platform/database.ts';
import { allocatedToInvoice } from '../platform/expressions.ts';
import { pageOf, type PageQuery } from '../platform/lists.ts';

// All fields of a closing in the API. The row is called `c`.
const answered = sql`
  c.id, ${answeredCompanyOf('c')}, c.from_day as "from", c.until_day as until, c.currency, c.entries, c.debit, c.credit, c.sha256, c.closed_by, c.created_at, c.updated_at`;

/** A page of the closings, latest first, with the count of all on every row. */
export function closingPage(place: ReadScope, filter: PageQuery & { companyId?: number }): CompiledQuery<Closing & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const conditions = [within(place, 'c')];
  if (filter.companyId) conditions.push(sql<boolean>`c.company_id = ${filter.companyId}`);
  return sql<Closing & { total: number }>`
    select ${answered}, count(*) over () as total from closings c
    where ${sql.join(conditions, sql` and `)} order by c.until_day desc, c.id limit ${limit} offset ${offset}`.compile(build);
}

/** One closing as the API returns it. */
export function closingById(place: ReadScope, id: number): CompiledQuery<Closing> {
  return sql<Closing>`select ${answered} from closings c where ${within(place, 'c')} and c.id = ${id}`.compile(build);
}

/** The last closed day, if any. */
export async function closedUntil(t: Transaction, companyId: number): Promise<string | null> {
  const row = await t.selectFrom('booksSettings').select('closedUntil').where('companyId', '=', companyId).executeTakeFirst();
  return row?.closedUntil ?? null;
}

/** What prevents closing the books up to a day. */
export async function problemsUntil(
  t: Transaction,
  of: JournalOf,
  days: { from: string | undefined; to: string },
): Promise<ClosingProblem[]> {
  const { companyId } = of;
  const { rows } = await sql<{ drafts: number; missing: number; unpaid: number }>`
    select (select count(*)::int from invoices i where i.company_id = ${companyId} and i.status = 'draft' and i.issue_date <= ${days.to}::date) as drafts,
      (${missingRates(of, days)}) as missing,
      (select count(*)::int from invoices i where i.company_id = ${companyId} and i.status = 'paid' and i.issue_date <= ${days.to}::date
        and (${days.from ?? null}::date is null or i.issue_date >= ${days.from ?? null}::date) and i.total > ${allocatedToInvoice}) as unpaid`.execute(
    t,
  );
  const [{ drafts, missing, unpaid } = { drafts: 0, missing: 0, unpaid: 0 }] = rows;
  return [
    ...(drafts > 0
      ? [
          {
            path: 'drafts' as const,
            message: `${several(drafts, 'invoice is still a draft', 'invoices are still drafts')}. Send or delete drafts, or change their date.`,
          },
        ]
      : []),
    ...(missing > 0
      ? [
          {
            path: 'exchangeRates' as const,
            message: `${several(missing, 'document has', 'documents have')} no exchange rate. Import the rates for these days.`,
          },
        ]
      : []),
    ...(unpaid > 0
      ? [
          {
            path: 'payments' as const,
            message: `${several(unpaid, 'invoice is', 'invoices are')} marked as paid without a payment. Record what was paid.`,
          },
        ]
      : []),
  ];
}

/** What is worth knowing before closing: open bank lines, and gaps in the invoice numbers. */
export async function notesUntil(t: Transaction, companyId: number, until: string): Promise<string[]> {
  const { rows } = await sql<{ lines: number; numbers: number }>`
    select (select count(*)::int from bank_lines l where l.company_id = ${companyId} and l.day <= ${until}::date and not l.ignored
        and not exists (select from payments p where p.company_id = l.company_id and p.bank_line_id = l.id)
        and not exists (select from expenses x where x.company_id = l.company_id and x.bank_line_id = l.id)) as lines,
      (select coalesce(sum(cardinality(freed_numbers)), 0)::int from invoice_counters k where k.company_id = ${companyId} and k.year <= extract(year from ${until}::date)) as numbers`.execute(
    t,
  );
  const [{ lines, numbers } = { lines: 0, numbers: 0 }] = rows;
  return [
    ...(lines > 0 ? [`${several(lines, 'bank line')} ${lines === 1 ? 'is' : 'are'} open.`] : []),
    ...(numbers > 0 ? [`${several(numbers, 'invoice number')} ${numbers === 1 ? 'is' : 'are'} unused.`] : []),
  ];
}

/**
 * A cell of the file, as `quoted` writes it. Most cells start with a letter or a digit and need no quoting, so `quoted` is called only for
 * the others.
 */
function cell(name: string): RawBuilder<string> {
  const column = sql.ref(name);
  return sql`case when ${column} ~ '^[[:alnum:]][^",\\r\\n]*$' then ${column} else quoted(${column}) end`;
}

type Kept = { content: string; entries: number; debit: string; credit: string };

/** The journal of a period as its file stores it, by account keys and record ids, because names may change. */
export async function journalFile(t: Transaction, of: JournalOf, days: { from: string; to: string }): Promise<Kept> {
  const { rows } = await sql<Kept>`
    with j as materialized (${journalLines(of, days)})
    select (select count(*)::int from (select from j group by source_type, source_id) e) as entries,
      coalesce(sum(greatest(base, 0)), 0)::numeric(20, 2) as debit, coalesce(sum(greatest(-base, 0)), 0)::numeric(20, 2) as credit,
      'date,entry,text,account,debit,credit,currency,amount,tax,yacht,customer,source' || e'\r\n' || coalesce(string_agg(concat_ws(',', day, ${cell('entry')}, ${cell('text')}, account,
        greatest(base, 0)::numeric(20, 2), greatest(-base, 0)::numeric(20, 2), currency, amount::numeric(20, 2), coalesce(tax_category, '') || coalesce(' ' || tax_percent, ''),
        coalesce(yacht_id::text, ''), coalesce(customer_id::text, ''), source_type || ' ' || source_id), e'\r\n' order by day, source_type, source_id, place, account), '') || e'\r\n' as content
    from j`.execute(t);
  return rows[0] ?? { content: '', entries: 0, debit: '0.00', credit: '0.00' };
}

/** The hash of a closing includes that of the previous one. */
export function chained(before: string | null, content: string): string {
  return createHash('sha256')
    .update(`${before ?? ''}\n${content}`)
    .digest('hex');
}

/** The hash of the closing before the one that starts on this day. */
export async function hashBefore(t: Transaction, companyId: number, from: string): Promise<string | null> {
  const before = await t
    .selectFrom('closings')
    .select('sha256')
    .where('companyId', '=', companyId)
    .where('untilDay', '<', from)
    .orderBy('untilDay', 'desc')
    .limit(1)
    .executeTakeFirst();
  return before?.sha256 ?? null;
}

/** The stored file of a closing. */
export async function closingFile(t: Transaction, companyId: number, closingId: number): Promise<string> {
  const { content } = await t
    .selectFrom('closingFiles')
    .select('content')
    .where('companyId', '=', companyId)
    .where('closingId', '=', closingId)
    .executeTakeFirstOrThrow();
  return content;
}
