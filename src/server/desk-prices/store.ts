import { sql, type CompiledQuery } from 'kysely';
import type { Agency } from '#domain/desk/agency.ts';
import { usualTerms, type CharterTerms, type CharterTermsChanges } from '#domain/desk/charter-terms.ts';
import type { Extra } from '#domain/desk/extra.ts';
import type { Season, YachtTerms } from '#domain/desk/yacht-terms.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { notThere } from '../platform/errors.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { bestFirst, mailFor, pageOf, containsWords, type PageQuery } from '../platform/lists.ts';

/** The seasons of the yacht called `y`, by time. */
export const seasonsOfYacht = sql`coalesce((select json_agg(json_build_object('fromDay', s.from_day, 'toDay', s.to_day, 'week', s.week::text, 'night', s.night::text,
  'day', s.day::text, 'halfDay', s.half_day::text, 'seat', s.seat::text, 'childSeat', s.child_seat::text) order by s.from_day)
  from yacht_seasons s where s.company_id = y.company_id and s.yacht_id = y.id), '[]')`;

/** The charter terms of the yacht called `y`, with its company as `o` and its own terms as `t`. */
export const termsOfYacht = sql`y.id as yacht_id, y.name as yacht_name, coalesce(t.currency, y.house_rules->>'currency', o.default_currency) as currency,
  coalesce(t.check_in_days, '{}') as check_in_days,
  coalesce(t.check_in_time, y.house_rules->>'checkIn', o.house_rules->>'checkIn', '17:00') as check_in_time,
  coalesce(t.check_out_time, y.house_rules->>'checkOut', o.house_rules->>'checkOut', '09:00') as check_out_time,
  coalesce(t.min_nights, 1) as min_nights, t.max_guests`;

/** The terms of a yacht. What isn't set comes from its house rules, its company's, or the defaults. */
export function yachtTermsById(place: ReadScope, yachtId: number): CompiledQuery<YachtTerms> {
  return sql<YachtTerms>`
    select ${termsOfYacht}, coalesce(t.deposit, 0)::numeric(10, 2) as deposit, coalesce(t.is_public, false) as is_public, t.blurb, t.registration, t.call_sign, ${seasonsOfYacht} as seasons,
      coalesce(t.updated_at, y.updated_at) as updated_at
    from yachts y join companies o on o.id = y.company_id left join yacht_terms t on t.company_id = y.company_id and t.yacht_id = y.id
    where ${within(place, 'y')} and y.id = ${yachtId}`.compile(build);
}

/** The terms of a yacht, held until the transaction ends. */
export async function holdYachtTerms(t: Transaction, scope: Scope, yachtId: number): Promise<Held<YachtTerms>> {
  return hold(t, scope, 'yachts', yachtId, yachtTermsById);
}

export function readYachtTerms(t: Transaction, scope: Scope, yachtId: number): Promise<YachtTerms> {
  return readOne(t, yachtTermsById(scope, yachtId));
}

type StoredTerms = Partial<Omit<YachtTerms, 'yachtId' | 'yachtName' | 'seasons' | 'updatedAt' | 'currency'>> & { currency?: string | null };

/** Stores the given terms of a yacht, and replaces all its seasons if they are given. */
export async function keepYachtTerms(
  t: Transaction,
  { companyId, yachtId }: { companyId: number; yachtId: number },
  terms: StoredTerms,
  given: Season[] | undefined,
): Promise<void> {
  await t
    .insertInto('yachtTerms')
    .values({ companyId, yachtId, ...terms })
    .onConflict((is) => is.columns(['companyId', 'yachtId']).doUpdateSet({ ...terms, yachtId }))
    .execute();
  if (!given) return;
  await t.deleteFrom('yachtSeasons').where('companyId', '=', companyId).where('yachtId', '=', yachtId).execute();
  if (given.length > 0)
    await t
      .insertInto('yachtSeasons')
      .values(given.map((season) => ({ companyId, yachtId, ...season })))
      .execute();
}

/** A company's rules for charters, or the defaults. */
export async function readCharterTerms(t: Transaction, companyId: number): Promise<CharterTerms> {
  const { rows } = await sql<CharterTerms & { isStored: boolean; usualTaxRate: string }>`
    select o.id as company_id, c.company_id is not null as is_stored, c.option_days, c.option_time, c.short_notice_days, c.short_notice_hours,
      c.challenge_hours, c.max_discount, c.tax_rate, c.discounts, c.plan, c.policy_kind, c.policy, c.template, c.guest_data_days, c.handovers, o.public_slug,
      c.public_open, c.public_options, c.public_option_hours, c.public_most, c.public_origins, c.public_words,
      coalesce((o.house_rules->>'taxRate')::numeric, 0)::numeric(5, 2) as usual_tax_rate, coalesce(c.updated_at, o.created_at) as updated_at
    from companies o left join charter_terms c on c.company_id = o.id where o.id = ${companyId}`.execute(t);
  if (!rows[0]) throw notThere();
  const { isStored, usualTaxRate, ...terms } = rows[0];
  if (isStored) return terms;
  return { ...usualTerms, taxRate: usualTaxRate, publicSlug: terms.publicSlug, companyId, updatedAt: terms.updatedAt };
}

const extra = sql`
  x.id, x.name, x.unit, x.price, x.currency, x.obligatory, x.payable, x.tax_exempt, x.yacht_id,
  (select y.name from yachts y where y.company_id = x.company_id and y.id = x.yacht_id) as yacht_name,
  ${answeredCompanyOf('x')}, x.created_at, x.updated_at`;

type PriceListQuery = PageQuery & { companyId?: number };

/** A page of the extras, by name, with the count of all that match on every row; for a yacht, those available on it. */
export function extraPage(place: ReadScope, filter: PriceListQuery & { yachtId?: number }): CompiledQuery<Extra & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const conditions = [within(place, 'x')];
  if (filter.companyId) conditions.push(sql<boolean>`x.company_id = ${filter.companyId}`);
  if (filter.yachtId) conditions.push(sql<boolean>`(x.yacht_id is null or x.yacht_id = ${filter.yachtId})`);
  if (filter.q?.trim()) conditions.push(containsWords(filter.q, sql`x.name`));
  return sql<Extra & { total: number }>`
    select ${extra}, count(*) over () as total from extras x
    where ${sql.join(conditions, sql` and `)} order by lower(x.name), x.id limit ${limit} offset ${offset}`.compile(build);
}

export function extraById(place: ReadScope, id: number): CompiledQuery<Extra> {
  return sql<Extra>`select ${extra} from extras x where ${within(place, 'x')} and x.id = ${id}`.compile(build);
}

export function holdExtra(t: Transaction, scope: Scope, id: number): Promise<Held<Extra>> {
  return hold(t, scope, 'extras', id, extraById);
}

export function readExtra(t: Transaction, scope: Scope, id: number): Promise<Extra> {
  return readOne(t, extraById(scope, id));
}

const agency = sql`
  a.id, a.name, a.email, a.phone, a.address, a.commission_percent, a.notes, ${answeredCompanyOf('a')}, a.created_at, a.updated_at`;

/** A page of the agencies, by name or the best match first, with the count of all that match on every row. */
export function agencyPage(place: ReadScope, filter: PriceListQuery): CompiledQuery<Agency & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const { q } = filter;
  const conditions = [within(place, 'a')];
  if (filter.companyId) conditions.push(sql<boolean>`a.company_id = ${filter.companyId}`);
  if (q?.trim()) conditions.push(containsWords(q, sql`a.name`, mailFor(q, sql`a.email`)));
  const sorted = bestFirst(q, sql`a.name`, sql`lower(a.name), a.id`);
  return sql<Agency & { total: number }>`
    select ${agency}, count(*) over () as total from agencies a
    where ${sql.join(conditions, sql` and `)} order by ${sorted} limit ${limit} offset ${offset}`.compile(build);
}

export function agencyById(place: ReadScope, id: number): CompiledQuery<Agency> {
  return sql<Agency>`select ${agency} from agencies a where ${within(place, 'a')} and a.id = ${id}`.compile(build);
}

export function holdAgency(t: Transaction, scope: Scope, id: number): Promise<Held<Agency>> {
  return hold(t, scope, 'agencies', id, agencyById);
}

export function readAgency(t: Transaction, scope: Scope, id: number): Promise<Agency> {
  return readOne(t, agencyById(scope, id));
}

/** How many charters of an agency are beyond an enquiry and neither lost nor expired. */
export async function chartersOfAgency(t: Transaction, companyId: number, agencyId: number): Promise<number> {
  const { rows } = await sql<{ charters: number }>`
    select count(*) as charters from charters
    where company_id = ${companyId} and agency_id = ${agencyId} and state not in ('enquiry', 'lost', 'expired')`.execute(t);
  return rows[0]?.charters ?? 0;
}

/** Removes an agency from its charters. */
export async function leaveAgency(t: Transaction, companyId: number, agencyId: number): Promise<void> {
  await t.updateTable('charters').set({ agencyId: null }).where('companyId', '=', companyId).where('agencyId', '=', agencyId).execute();
}

/** The default currency of a yacht, or else of the company. */
export async function usualCurrency(t: Transaction, companyId: number, yachtId: number | null | undefined): Promise<string> {
  const { rows } = await sql<{ currency: string }>`
    select coalesce(t.currency, y.house_rules->>'currency', o.default_currency) as currency from companies o
    left join yachts y on y.company_id = o.id and y.id = ${yachtId ?? null}
    left join yacht_terms t on t.company_id = y.company_id and t.yacht_id = y.id where o.id = ${companyId}`.execute(t);
  return rows[0]?.currency ?? 'EUR';
}

/**
 * The rules of a company, held until the transaction ends. A missing row is added with the defaults, so that concurrent changes wait for
 * each other.
 */
export async function holdCharterTerms(t: Transaction, companyId: number, usual: CharterTerms): Promise<CharterTerms> {
  const made = await t
    .insertInto('charterTerms')
    .values({ companyId, taxRate: usual.taxRate })
    .onConflict((is) => is.column('companyId').doNothing())
    .returning('companyId')
    .executeTakeFirst();
  await t.selectFrom('charterTerms').select('companyId').where('companyId', '=', companyId).forUpdate().execute();
  return made ? usual : readCharterTerms(t, companyId);
}

/** Stores changed rules; the address of the public page is stored with the company. */
export async function changeCharterTerms(
  t: Transaction,
  companyId: number,
  { discounts, plan, policy, publicSlug, publicOrigins, ...rest }: Omit<CharterTermsChanges, 'companyId'>,
): Promise<void> {
  const lists = { discounts, plan, policy: policy?.toSorted((a, b) => b.fromDays - a.fromDays) };
  const listColumns = Object.entries(lists).flatMap(([name, list]) => (list ? [[name, JSON.stringify(list)]] : []));
  await t
    .updateTable('charterTerms')
    .set({
      ...rest,
      ...(publicOrigins && { publicOrigins: [...new Set(publicOrigins)] }),
      ...(Object.fromEntries(listColumns) as Record<string, never>),
      updatedAt: sql<string>`now()`,
    })
    .where('companyId', '=', companyId)
    .execute();
  if (publicSlug !== undefined) await t.updateTable('companies').set({ publicSlug }).where('id', '=', companyId).execute();
}
