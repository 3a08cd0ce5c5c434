import { sql, type CompiledQuery } from 'kysely';
import { withoutPapers, type CrewPapers, type Guest, type GuestList, type NewGuest, type StoredCrewPapers } from '#domain/desk/guest.ts';
import { careFields, paperFields } from '#domain/desk/guest-fields.ts';
import { charterEnds, charterYacht } from '../platform/expressions.ts';
import { build, within, type ReadScope, type Transaction } from '../platform/database.ts';
import { asPlatform } from '../platform/scope.ts';
import type { Database } from '../platform/database.ts';

const guestColumns = ['familyName', 'givenNames', 'role', ...paperFields, ...careFields] as const;
const crewColumns = [
  'familyName',
  'givenNames',
  'gender',
  'birthDate',
  'birthPlace',
  'nationality',
  'documentType',
  'documentNumber',
  'issuingState',
  'documentExpiry',
] as const;

/** An object of these columns of a row, as JSON. */
const jsonFields = (row: string, columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql`${sql.lit(column)}, ${sql.ref(`${row}.${column}`)}`),
    sql`, `,
  );

const guests = sql`coalesce((select json_agg(json_build_object(${jsonFields('g', guestColumns)}) order by g.position, g.id)
  from charter_guests g where g.company_id = c.company_id and g.charter_id = c.id), '[]')`;

// The yacht's crew and anyone chosen in addition, with their documents.
const crew = sql`coalesce((select json_agg(json_build_object('crewId', m.id, 'name', m.name, 'role', m.role, 'isChosen', k.id is not null, ${jsonFields('p', crewColumns)}) order by m.name, m.id)
  from crew m left join charter_crew k on k.company_id = m.company_id and k.charter_id = c.id and k.crew_id = m.id
    left join crew_papers p on p.company_id = m.company_id and p.crew_id = m.id
  where m.company_id = c.company_id and (m.yacht_id = ${charterYacht('c')} or k.id is not null)), '[]')`;

const changedAt = sql`greatest(c.created_at, (select max(g.updated_at) from charter_guests g where g.company_id = c.company_id and g.charter_id = c.id),
  (select max(k.created_at) from charter_crew k where k.company_id = c.company_id and k.charter_id = c.id))`;

type Stored = GuestList & { number: string; companyId: number; yachtId: number | null };

/** The people on board during a charter. */
export function guestsOfCharter(place: ReadScope, id: number): CompiledQuery<Stored> {
  return sql<Stored>`
    select c.company_id, c.number, c.yacht_id, ${guests} as guests, ${crew} as crew, true as has_papers, wire_instant(${changedAt}) as updated_at
    from charters c where ${within(place, 'c')} and c.id = ${id}`.compile(build);
}

/** What an API token may see: names only. */
export function forProgram(list: GuestList): GuestList {
  return { ...list, guests: list.guests.map(withoutPapers), crew: list.crew.map(withNameAlone), hasPapers: false };
}

function withNameAlone(member: GuestList['crew'][number]): GuestList['crew'][number] {
  const papers = crewColumns.filter((column) => column !== 'familyName' && column !== 'givenNames');
  return { ...member, ...Object.fromEntries(papers.map((column) => [column, null])) };
}

type Key = { companyId: number; id: number };

/** Replaces the guests of a charter. */
export async function keepGuests(t: Transaction, { companyId, id }: Key, given: readonly NewGuest[]): Promise<void> {
  await t.deleteFrom('charterGuests').where('companyId', '=', companyId).where('charterId', '=', id).execute();
  if (given.length > 0)
    await t
      .insertInto('charterGuests')
      .values(given.map((guest, position) => ({ companyId, charterId: id, position, ...stored(guest) })))
      .execute();
}

function stored(guest: NewGuest): Guest {
  return Object.fromEntries(guestColumns.map((column) => [column, guest[column] ?? null])) as unknown as Guest;
}

/** Stores the chosen crew of a charter. */
export async function keepCrew(t: Transaction, { companyId, id }: Key, crewIds: readonly number[]): Promise<void> {
  await t.deleteFrom('charterCrew').where('companyId', '=', companyId).where('charterId', '=', id).execute();
  const chosen = [...new Set(crewIds)];
  if (chosen.length > 0)
    await t
      .insertInto('charterCrew')
      .values(chosen.map((crewId) => ({ companyId, charterId: id, crewId })))
      .execute();
}

/** Those of these ids that aren't in the company's crew. */
export async function strangersAmong(t: Transaction, companyId: number, crewIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select x.id from unnest(${crewIds}::bigint[]) x(id) where not exists (select from crew m where m.company_id = ${companyId} and m.id = x.id)`.execute(
    t,
  );
  return rows.map(({ id }) => id);
}

type StoredPapers = StoredCrewPapers & { companyId: number; name: string };

/** The documents of a crew member: all null if there are none. */
export function papersOfCrew(place: ReadScope, id: number): CompiledQuery<StoredPapers> {
  return sql<StoredPapers>`
    select m.company_id, m.name, ${sql.join(crewColumns.map((column) => sql.ref(`p.${column}`)))}, coalesce(p.updated_at, m.created_at) as updated_at
    from crew m left join crew_papers p on p.company_id = m.company_id and p.crew_id = m.id where ${within(place, 'm')} and m.id = ${id}`.compile(
    build,
  );
}

export async function keepPapers(t: Transaction, { companyId, id }: Key, papers: CrewPapers): Promise<void> {
  const values = Object.fromEntries(crewColumns.map((column) => [column, papers[column] ?? null])) as Record<string, never>;
  await t
    .insertInto('crewPapers')
    .values({ companyId, crewId: id, ...values })
    .onConflict((is) => is.columns(['companyId', 'crewId']).doUpdateSet({ ...values, crewId: id }))
    .execute();
}

/** Deletes guests' documents and health details the number of days after their charter that their company has set; names stay. */
export async function sweepGuests(db: Database): Promise<void> {
  const personal = [...paperFields, ...careFields].filter((field) => field !== 'healthConsent');
  await sql`
    update charter_guests g set health_consent = false, ${sql.join(personal.map((field) => sql`${sql.ref(field)} = null`))}
    from charters c left join charter_terms r on r.company_id = c.company_id
    where c.company_id = g.company_id and c.id = g.charter_id
      and coalesce(${charterEnds('c')}, c.created_at) + make_interval(days => coalesce(r.guest_data_days, 90)) < now()
      and (g.health_consent or num_nonnulls(${sql.join(personal.map((field) => sql.ref(`g.${field}`)))}) > 0)`.execute(
    asPlatform(db, 'guest documents are deleted after the charter').query,
  );
}
