import { sql, type CompiledQuery } from 'kysely';
import type { ReportLink } from '#domain/defects/report-link.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { readOne } from '../platform/held.ts';
import { pageOf, containsWords, type PageQuery } from '../platform/lists.ts';
import { addRow, changeRow } from '../platform/rows.ts';

// A link is called `k`, its yacht `y`.
const answered = sql`k.id, k.yacht_id, y.name as yacht_name, ${answeredCompanyOf('k')}, k.user_name, k.last_used_at, k.created_at`;
const links = sql`report_links k join yachts y on y.company_id = k.company_id and y.id = k.yacht_id`;

/** A page of the links, by yacht name. */
export function linkPage(place: ReadScope, filter: PageQuery & { companyId?: number }): CompiledQuery<ReportLink & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const words = filter.q?.trim() ? containsWords(filter.q, sql`y.name`) : sql`true`;
  const ofCompany = filter.companyId ? sql`k.company_id = ${filter.companyId}` : sql`true`;
  return sql<ReportLink & { total: number }>`
    select ${answered}, count(*) over () as total from ${links} where ${within(place, 'k')} and ${ofCompany} and ${words}
    order by lower(y.name), k.id limit ${limit} offset ${offset}`.compile(build);
}

/** One link, held until the transaction ends; 404 where this scope has none of that id. */
export function holdLink(t: Transaction, scope: Scope, id: number): Promise<ReportLink> {
  return readOne(
    t,
    sql<ReportLink>`select ${answered} from ${links} where ${within(scope, 'k')} and k.id = ${id} for update of k`.compile(build),
  );
}

/** Adds a yacht's link in place of an earlier one, and returns its id. Concurrent calls wait for each other. */
export async function replaceLink(
  t: Transaction,
  link: { companyId: number; yachtId: number; tokenHash: Buffer; userName: string },
): Promise<number> {
  const { companyId, yachtId } = link;
  await sql`select from yachts where company_id = ${companyId} and id = ${yachtId} for no key update`.execute(t);
  await t.deleteFrom('reportLinks').where('companyId', '=', companyId).where('yachtId', '=', yachtId).execute();
  return addRow(t, 'reportLinks', link);
}

/** Stores that the link was just used. */
export function noteUse(t: Transaction, key: { companyId: number; id: number }): Promise<void> {
  return changeRow(t, 'reportLinks', key, { lastUsedAt: sql`now()` });
}
