// Which journal lines, called `j`, belong to which part of a report.
import { sql, type RawBuilder } from 'kysely';
import type { ProfitPart, TaxDirection } from '#domain/finance/report-words.ts';
import { accountNames } from '#domain/finance/journal.ts';
import type { JournalOf } from './journal-documents.ts';

/** The part of profit and loss that a line belongs to, if any: the other accounts are in the balance sheet. */
export const profitPartOf = sql<ProfitPart | null>`case when j.account like 'revenue\\_%' then 'revenue'
  when j.account like 'expense\\_%' or j.account = 'exchange_differences' then 'costs'
  when j.account in ('owners_share', 'management_fees') then 'owners_share' end`;

/** Whether a line matters for the tax on sales, or on purchases. */
export const directionOf = sql<TaxDirection | null>`case when j.account like 'revenue\\_%' or j.account in ('deposits', 'management_fees', 'output_tax') then 'output'
  when j.account like 'expense\\_%' or j.account = 'input_tax' then 'input' end`;

/** The lines of a yacht, or those without one. */
export function ofYacht(yachtId: number | 'none' | undefined): RawBuilder<boolean> {
  if (yachtId === undefined) return sql<boolean>`true`;
  return yachtId === 'none' ? sql<boolean>`j.yacht_id is null` : sql<boolean>`j.yacht_id = ${yachtId}`;
}

/** The accounts as `u`, by their key, with the company's own names for them as `b`. */
export function accountNamesOf({ companyId }: JournalOf): RawBuilder<unknown> {
  const usual = sql.join(Object.entries(accountNames).map(([key, name]) => sql`(${key}::text, ${name}::text)`));
  return sql`(values ${usual}) u (key, name) left join books_accounts b on b.company_id = ${companyId} and b.key = u.key`;
}
