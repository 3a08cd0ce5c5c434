import { sql, type CompiledQuery } from 'kysely';
import type { YachtOwner } from '#domain/finance/yacht-owner.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { owedToOwner } from '../platform/expressions.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { bestFirst, mailFor, pageOf, containsWords, type PageQuery } from '../platform/lists.ts';
import { deleteRow } from '../platform/rows.ts';

type OwnerFilter = PageQuery & { companyId?: number };

const shares = sql`
  (select coalesce(json_agg(json_build_object('id', s.id, 'yachtId', s.yacht_id, 'yachtName', y.name, 'share', s.share::text,
      'validFrom', s.valid_from, 'validTo', s.valid_to) order by lower(y.name), s.valid_from desc, s.id), '[]')
    from yacht_shares s join yachts y on y.company_id = s.company_id and y.id = s.yacht_id
    where s.company_id = h.company_id and s.owner_id = h.id)`;

// All fields of an owner. Its row is called `h`.
const answered = sql`
  h.id, ${answeredCompanyOf('h')}, h.name, h.email, h.address, h.vat_number, h.user_id, ${shares} as shares,
  ${owedToOwner} as balance,
  reporting_currency(h.company_id) as currency, h.created_at, h.updated_at`;

/** A page of owners by name, with names in which a word starts with the search term first, and the count of all that match on every row. */
export function ownerPage(place: ReadScope, filter: OwnerFilter): CompiledQuery<YachtOwner & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const conditions = [within(place, 'h')];
  if (filter.companyId) conditions.push(sql<boolean>`h.company_id = ${filter.companyId}`);
  if (filter.q?.trim())
    conditions.push(sql<boolean>`(${containsWords(filter.q, sql`h.name`, mailFor(filter.q, sql`h.email`))} or exists (
      select from yacht_shares s join yachts y on y.company_id = s.company_id and y.id = s.yacht_id
      where s.company_id = h.company_id and s.owner_id = h.id and ${containsWords(filter.q, sql`y.name`)}))`);
  const order = bestFirst(filter.q, sql`h.name`, sql`lower(h.name), h.id`);
  return sql<YachtOwner & { total: number }>`
    with h as (select *, count(*) over () as total from yacht_owners h where ${sql.join(conditions, sql` and `)}
      order by ${order} limit ${limit} offset ${offset})
    select ${answered}, h.total from h order by ${order}`.compile(build);
}

/** One owner as returned by the API. */
export function ownerById(place: ReadScope, id: number): CompiledQuery<YachtOwner> {
  return sql<YachtOwner>`select ${answered} from yacht_owners h where ${within(place, 'h')} and h.id = ${id}`.compile(build);
}

/** The owner, locked until the transaction ends; 404 if this scope has none with that id. */
export function holdOwner(t: Transaction, scope: Scope, id: number): Promise<Held<YachtOwner>> {
  return hold(t, scope, 'yachtOwners', id, ownerById);
}

/** One owner as returned by the API, within a transaction. */
export function readOwner(t: Transaction, scope: Scope, id: number): Promise<YachtOwner> {
  return readOne(t, ownerById(scope, id));
}

/** How many statements and payments an owner has; either keeps them from being deleted. */
export async function keptOfOwner(t: Transaction, companyId: number, id: number): Promise<{ statements: number; payments: number }> {
  const { rows } = await sql<{ statements: number; payments: number }>`
    select (select count(*) from owner_statements where company_id = ${companyId} and owner_id = ${id}) as statements,
      (select count(*) from payments where company_id = ${companyId} and owner_id = ${id}) as payments`.execute(t);
  return rows[0] ?? { statements: 0, payments: 0 };
}

/** Deletes an owner with their shares. */
export async function deleteOwner(t: Transaction, companyId: number, ownerId: number): Promise<void> {
  await t.deleteFrom('yachtShares').where('companyId', '=', companyId).where('ownerId', '=', ownerId).execute();
  await deleteRow(t, 'yachtOwners', { companyId, id: ownerId });
}
