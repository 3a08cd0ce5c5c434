import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { CrewMember, CrewSort } from '#domain/crew/crew-member.ts';
import type { CertificateFilter } from '#domain/crew/words.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { bestFirst, pageOf, containsWords, type PageQuery } from '../platform/lists.ts';
import { daysLeft, isInState, stateOf } from '../platform/expiry.ts';

type CrewFilter = PageQuery & {
  yachtId?: number;
  companyId?: number;
  role?: string;
  certificates?: CertificateFilter;
  sort?: CrewSort;
};

// The certificates of the crew member `m`: whether there are any, and the day the first one expires. A renewed certificate is stored next
// to the previous one, so of each type the one that expires last counts.
const theirs = sql`from certificates k where k.company_id = m.company_id and k.crew_id = m.id`;
const hasAny = sql<boolean>`exists (select ${theirs})`;
const lastOfType = sql`select case when bool_and(k.expiry_date is not null) then max(k.expiry_date) end as expiry_date ${theirs} group by lower(k.type)`;
export const firstExpiry = sql<string | null>`(select min(l.expiry_date) from (${lastOfType}) l)`;

// All fields of a crew member in the API. The row is called `m`.
const answered = sql`
  m.id, m.name, m.role, m.email, m.phone, m.certifications, m.experience, m.image_url, m.yacht_id, ${answeredCompanyOf('m')}, m.created_at, m.updated_at,
  (select y.name from yachts y where y.company_id = m.company_id and y.id = m.yacht_id) as yacht_name,
  exists (select from yachts y where y.company_id = m.company_id and y.captain_id = m.id) as is_captain,
  case when ${hasAny} then ${stateOf(daysLeft('m', firstExpiry))} end as certificate_state, ${daysLeft('m', firstExpiry)} as certificate_days_left`;

// Sorted as people sort names: Étienne among the Es, regardless of case. The id decides between equal names.
const order: Record<CrewSort, RawBuilder<unknown>> = {
  name: sql`m.name collate "und-x-icu", m.id`,
  '-name': sql`m.name collate "und-x-icu" desc, m.id desc`,
  role: sql`m.role collate "und-x-icu", m.name collate "und-x-icu", m.id`,
  '-role': sql`m.role collate "und-x-icu" desc, m.name collate "und-x-icu" desc, m.id desc`,
  id: sql`m.id`,
  '-id': sql`m.id desc`,
};

/** A page of the crew, by name unless sorted otherwise, with the count of all that match on every row. */
export function crewPage(place: ReadScope, filter: CrewFilter): CompiledQuery<CrewMember & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const conditions = [within(place, 'm')];
  if (filter.yachtId) conditions.push(sql<boolean>`m.yacht_id = ${filter.yachtId}`);
  if (filter.companyId) conditions.push(sql<boolean>`m.company_id = ${filter.companyId}`);
  if (filter.role) conditions.push(sql<boolean>`lower(m.role) = lower(${filter.role})`);
  if (filter.certificates)
    conditions.push(
      filter.certificates === 'none'
        ? sql<boolean>`not ${hasAny}`
        : sql<boolean>`${hasAny} and ${isInState('m', firstExpiry, filter.certificates)}`,
    );
  if (filter.q?.trim()) conditions.push(containsWords(filter.q, sql`m.name`, sql`m.role`));
  const sorted = filter.sort ? order[filter.sort] : bestFirst(filter.q, sql`m.name`, order.name);
  return sql<CrewMember & { total: number }>`
    with m as (
      select *, count(*) over () as total from crew m
      where ${sql.join(conditions, sql` and `)} order by ${sorted} limit ${limit} offset ${offset}
    )
    select ${answered}, m.total from m order by ${sorted}`.compile(build);
}

/** The existing roles without duplicates, for the filter. */
export function rolesAboard(place: ReadScope): CompiledQuery<{ role: string }> {
  return sql<{
    role: string;
  }>`select min(m.role) as role from crew m where ${within(place, 'm')} group by lower(m.role) order by 1 limit 200`.compile(build);
}

/** One crew member as the API returns it. */
export function crewMemberById(place: ReadScope, id: number): CompiledQuery<CrewMember> {
  return sql<CrewMember>`select ${answered} from crew m where ${within(place, 'm')} and m.id = ${id}`.compile(build);
}

/** The crew member, held until the transaction ends; 404 where this scope has none of that id. */
export function holdCrewMember(t: Transaction, scope: Scope, id: number): Promise<Held<CrewMember>> {
  return hold(t, scope, 'crew', id, crewMemberById);
}

/** One crew member as the API returns it, within a transaction. */
export function readCrewMember(t: Transaction, scope: Scope, id: number): Promise<CrewMember> {
  return readOne(t, crewMemberById(scope, id));
}

/** The file addresses of a crew member's certificates. */
export async function papersOf(t: Transaction, companyId: number, crewId: number): Promise<(string | null)[]> {
  const papers = await t
    .selectFrom('certificates')
    .select('fileUrl')
    .where('companyId', '=', companyId)
    .where('crewId', '=', crewId)
    .execute();
  return papers.map(({ fileUrl }) => fileUrl);
}

/** Takes a crew member off whatever they do in a company: the command of yachts, the crew lists of charters and assigned work. */
export async function relieveOfDuties(t: Transaction, companyId: number, crewId: number): Promise<void> {
  await t.updateTable('yachts').set({ captainId: null }).where('companyId', '=', companyId).where('captainId', '=', crewId).execute();
  await t.deleteFrom('charterCrew').where('companyId', '=', companyId).where('crewId', '=', crewId).execute();
  await t
    .updateTable('maintenance')
    .set({ assigneeId: null })
    .where('companyId', '=', companyId)
    .where('assigneeId', '=', crewId)
    .execute();
}
