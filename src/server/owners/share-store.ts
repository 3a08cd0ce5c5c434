// Shares of yachts and the management agreements for them: both are valid from one day to another.
import { sql, type CompiledQuery } from 'kysely';
import type { ManagementAgreement, YachtShare } from '#domain/finance/yacht-owner.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { pageOf, type PageQuery } from '../platform/lists.ts';

type ShareFilter = PageQuery & { yachtId?: number; ownerId?: number; companyId?: number };

// The row is called `s` in both.
const yachtName = sql`(select y.name from yachts y where y.company_id = s.company_id and y.id = s.yacht_id) as yacht_name`;

const shareAnswered = sql`
  s.id, ${answeredCompanyOf('s')}, s.yacht_id, ${yachtName}, s.owner_id,
  (select o.name from yacht_owners o where o.company_id = s.company_id and o.id = s.owner_id) as owner_name,
  s.share, s.valid_from, s.valid_to, s.created_at, s.updated_at`;

const agreementAnswered = sql`
  s.id, ${answeredCompanyOf('s')}, s.yacht_id, ${yachtName}, s.fee_percent, s.fee_monthly, s.fee_tax_rate_id,
  (select r.name from tax_rates r where r.company_id = s.company_id and r.id = s.fee_tax_rate_id) as fee_tax_rate_name,
  (select r.percent from tax_rates r where r.company_id = s.company_id and r.id = s.fee_tax_rate_id) as fee_tax_percent,
  s.passed_on, s.valid_from, s.valid_to, s.created_at, s.updated_at`;

function matching(place: ReadScope, { yachtId, ownerId, companyId }: ShareFilter) {
  const conditions = [within(place, 's')];
  if (yachtId) conditions.push(sql<boolean>`s.yacht_id = ${yachtId}`);
  if (ownerId) conditions.push(sql<boolean>`s.owner_id = ${ownerId}`);
  if (companyId) conditions.push(sql<boolean>`s.company_id = ${companyId}`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** A page of shares, by yacht and day, with the count of all that match on every row. */
export function sharePage(place: ReadScope, filter: ShareFilter): CompiledQuery<YachtShare & { total: number }> {
  const { limit, offset } = pageOf(filter);
  return sql<YachtShare & { total: number }>`
    select ${shareAnswered}, count(*) over () as total from yacht_shares s where ${matching(place, filter)}
    order by s.yacht_id, s.valid_from, s.id limit ${limit} offset ${offset}`.compile(build);
}

export function shareById(place: ReadScope, id: number): CompiledQuery<YachtShare> {
  return sql<YachtShare>`select ${shareAnswered} from yacht_shares s where ${within(place, 's')} and s.id = ${id}`.compile(build);
}

/** A page of agreements, by yacht and day, with the count of all that match on every row. */
export function agreementPage(
  place: ReadScope,
  filter: Omit<ShareFilter, 'ownerId'>,
): CompiledQuery<ManagementAgreement & { total: number }> {
  const { limit, offset } = pageOf(filter);
  return sql<ManagementAgreement & { total: number }>`
    select ${agreementAnswered}, count(*) over () as total from management_agreements s where ${matching(place, filter)}
    order by s.yacht_id, s.valid_from, s.id limit ${limit} offset ${offset}`.compile(build);
}

export function agreementById(place: ReadScope, id: number): CompiledQuery<ManagementAgreement> {
  return sql<ManagementAgreement>`
    select ${agreementAnswered} from management_agreements s where ${within(place, 's')} and s.id = ${id}`.compile(build);
}

/** The share, locked until the transaction ends; 404 if this scope has none with that id. */
export function holdShare(t: Transaction, scope: Scope, id: number): Promise<Held<YachtShare>> {
  return hold(t, scope, 'yachtShares', id, shareById);
}

export function readShare(t: Transaction, scope: Scope, id: number): Promise<YachtShare> {
  return readOne(t, shareById(scope, id));
}

/** The agreement, locked until the transaction ends; 404 if this scope has none with that id. */
export function holdAgreement(t: Transaction, scope: Scope, id: number): Promise<Held<ManagementAgreement>> {
  return hold(t, scope, 'managementAgreements', id, agreementById);
}

export function readAgreement(t: Transaction, scope: Scope, id: number): Promise<ManagementAgreement> {
  return readOne(t, agreementById(scope, id));
}

type YachtOfScope = { id: number; name: string; companyId: number };

/** A yacht of this scope. */
export async function yachtOf(t: Transaction, scope: Scope, id: number, lock = sql``): Promise<YachtOfScope | null> {
  const { rows } = await sql<YachtOfScope>`
    select y.id, y.name, y.company_id from yachts y where ${within(scope, 'y')} and y.id = ${id} ${lock}`.execute(t);
  return rows[0] ?? null;
}

/** The same, locked until the transaction ends: changes to what her statements are based on and issuing one wait for each other. */
export function holdYachtOf(t: Transaction, scope: Scope, id: number): Promise<YachtOfScope | null> {
  return yachtOf(t, scope, id, sql`for update`);
}

/** The last day that a yacht's statements cover, if any. */
export async function issuedUntilOf(t: Transaction, companyId: number, yachtId: number): Promise<string | null> {
  const { day } = await t
    .selectFrom('yachtStatements')
    .select(({ fn }) => fn.max('toDay').as('day'))
    .where('companyId', '=', companyId)
    .where('yachtId', '=', yachtId)
    .executeTakeFirstOrThrow();
  return day;
}
