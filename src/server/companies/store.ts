import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Company, CompanySort, CompanyChanges } from '#domain/companies/company.ts';
import { build, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { readOne } from '../platform/held.ts';
import { bestFirst, mailFor, pageOf, containsWords, type PageQuery } from '../platform/lists.ts';

// All fields of a company in the API. The row is called `c`.
const answered = sql`
  c.id, c.name, c.description, c.address, c.contact_phone, c.contact_email, c.website, c.logo, c.subscription_tier, c.time_zone, c.default_currency, c.house_rules, c.formats, c.tax_number, c.payment_details, c.iban, c.deletion_due,
  c.created_at, c.updated_at`;

// A company's row has no company_id, so visibility needs its own condition. The reserved company is never listed.
function visible(place: ReadScope) {
  if (place.kind === 'platform') return sql<boolean>`c.id <> 0`;
  return place.kind === 'entered' ? sql<boolean>`c.id = current_company()` : sql<boolean>`c.id = ${place.companyId}`;
}

// Ids increase in the order in which companies are added.
const order: Record<CompanySort, RawBuilder<unknown>> = {
  name: sql`lower(c.name), c.id`,
  '-name': sql`lower(c.name) desc, c.id desc`,
  created: sql`c.id`,
  '-created': sql`c.id desc`,
};

/** A page of the companies, by name unless sorted otherwise, with the count of all that match on every row. */
export function companyPage(place: ReadScope, filter: PageQuery & { sort?: CompanySort }): CompiledQuery<Company & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const { q } = filter;
  const matching = q?.trim()
    ? containsWords(q, sql`c.name`, sql`c.description`, mailFor(q, sql`c.contact_email`), sql`c.address`)
    : sql`true`;
  const sorted = filter.sort ? order[filter.sort] : bestFirst(q, sql`c.name`, order.name);
  return sql<Company & { total: number }>`
    select ${answered}, count(*) over () as total from companies c
    where ${visible(place)} and ${matching} order by ${sorted} limit ${limit} offset ${offset}`.compile(build);
}

/** One company as the API returns it. */
export function companyById(place: ReadScope, id: number): CompiledQuery<Company> {
  return sql<Company>`select ${answered} from companies c where ${visible(place)} and c.id = ${id}`.compile(build);
}

/** One company as the API returns it, within a transaction. */
export function readCompany(t: Transaction, scope: Scope, id: number): Promise<Company> {
  return readOne(t, companyById(scope, id));
}

/** The company, held until the transaction ends; 404 where this scope has none of that id. */
export async function holdCompany(t: Transaction, scope: Scope, id: number): Promise<Company> {
  await readOne(t, sql`select 1 from companies c where ${visible(scope)} and c.id = ${id} for update`.compile(build));
  return readCompany(t, scope, id);
}

/** What prevents deleting a company. */
export async function countRecordsOfCompany(t: Transaction, id: number): Promise<{ users: number; yachts: number; customers: number }> {
  return readOne(
    t,
    sql<{ users: number; yachts: number; customers: number }>`
    select (select count(*) from users where company_id = ${id}) as users, (select count(*) from yachts where company_id = ${id}) as yachts,
      (select count(*) from customers where company_id = ${id}) as customers`.compile(build),
  );
}

/** Its managers and its owner, by their ids. */
export async function managersAndOwner(t: Transaction, companyId: number): Promise<{ id: number; email: string }[]> {
  const { rows } = await sql<{ id: number; email: string }>`
    select u.id, u.email from users u join companies c on c.id = u.company_id
    where u.company_id = ${companyId} and u.deactivated_at is null and (u.role = 'manager' or u.id = c.owner_id)`.execute(t);
  return rows;
}

/** Changes the given fields of a company. */
export async function updateCompany(t: Transaction, id: number, changes: CompanyChanges): Promise<void> {
  await t.updateTable('companies').set(changes).where('id', '=', id).execute();
}

/** Deletes a company with everything that belongs to it. */
export async function deleteCompany(t: Transaction, id: number): Promise<void> {
  await t.deleteFrom('companies').where('id', '=', id).execute();
}
