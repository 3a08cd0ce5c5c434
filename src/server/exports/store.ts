import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Export, ExportSort } from '#domain/exports/export.ts';
import { build, within, type Database, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { readOne } from '../platform/held.ts';
import { pageOf, type PageQuery } from '../platform/lists.ts';

const answered = sql`e.id, e.company_id, e.status, e.progress, e.size, e.failure, e.requested_by_name, e.created_at, e.finished_at, e.expires_at`;

const order: Record<ExportSort, RawBuilder<unknown>> = { created: sql`e.id`, '-created': sql`e.id desc` };

/** A page of exports, latest first by default. */
export function exportPage(
  place: ReadScope,
  filter: PageQuery & { companyId?: number; sort?: ExportSort },
): CompiledQuery<Export & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const ofCompany = filter.companyId ? sql`e.company_id = ${filter.companyId}` : sql`true`;
  return sql<Export & { total: number }>`
    select ${answered}, count(*) over () as total from exports e
    where ${within(place, 'e')} and ${ofCompany} and (e.expires_at is null or e.expires_at > now()) order by ${order[filter.sort ?? '-created']} limit ${limit} offset ${offset}`.compile(
    build,
  );
}

/** Starts an export and returns its id; undefined if the company already has one running. */
export async function startExport(
  t: Transaction,
  values: { companyId: number; requestedBy: number | null; requestedByName: string },
): Promise<number | undefined> {
  const started = await t
    .insertInto('exports')
    .values(values)
    // Written out, because with parameters PostgreSQL stops using the index once it has cached a generic plan.
    .onConflict((conflict) =>
      conflict
        .column('companyId')
        .where(sql<boolean>`status in ('queued', 'running')`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return started?.id;
}

/** One export as returned by the API, within a transaction. */
export function readExport(t: Transaction, id: number): Promise<Export> {
  return readOne(t, sql<Export>`select ${answered} from exports e where e.id = ${id}`.compile(build));
}

/** What downloading a finished export needs: its file, and the company's name. No row if there is nothing to download. */
export function exportToTake(db: Database, scope: Scope, id: number) {
  return db
    .in(scope)
    .selectFrom('exports')
    .innerJoin('companies', 'companies.id', 'exports.companyId')
    .select(['exports.storedAs', 'exports.size', 'exports.createdAt', 'companies.name'])
    .where(within(scope, 'exports'))
    .where('exports.id', '=', id)
    .where('exports.status', '=', 'ready')
    .where('exports.expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst();
}
