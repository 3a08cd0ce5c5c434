import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Certificate, CertificateSort, FirstCertificate } from '#domain/crew/certificate.ts';
import type { CertificateState } from '#domain/crew/words.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { pageOf, containsWords, type PageQuery } from '../platform/lists.ts';
import { daysLeft, isInState, stateOf } from '../platform/expiry.ts';

type CertificateListFilter = PageQuery & { crewId?: number; yachtId?: number; state?: CertificateState; sort?: CertificateSort };

/** Whether a newer certificate of the same type replaced it: one that expires later, or never. The row is called `k`. */
export const isReplaced = sql<boolean>`(k.expiry_date is not null and exists (
    select from certificates n where n.company_id = k.company_id and n.crew_id = k.crew_id and lower(n.type) = lower(k.type) and (n.expiry_date > k.expiry_date or n.expiry_date is null)))`;

// All fields of a certificate in the API. The row is called `k`, its holder `m`. A file's id is the end of its address.
const days = daysLeft('k', sql`k.expiry_date`);
const answered = sql`
  k.id, k.crew_id, m.name as crew_name, m.yacht_id, ${answeredCompanyOf('k')}, k.type, k.number, k.issuing_authority, k.issue_date, k.expiry_date, k.file_url,
  k.created_at, k.updated_at, ${stateOf(days)} as state, ${days} as days_left, ${isReplaced} as is_replaced,
  (select y.name from yachts y where y.company_id = m.company_id and y.id = m.yacht_id) as yacht_name,
  (select f.name from files f where f.company_id = k.company_id and f.id = right(k.file_url, 22)) as file_name`;

// Those that don't expire come last.
const order: Record<CertificateSort, RawBuilder<unknown>> = {
  expiryDate: sql`k.expiry_date nulls last, k.id`,
  '-expiryDate': sql`k.expiry_date desc nulls last, k.id`,
  type: sql`lower(k.type), k.expiry_date nulls last, k.id`,
  '-type': sql`lower(k.type) desc, k.expiry_date nulls last, k.id`,
  id: sql`k.id`,
  '-id': sql`k.id desc`,
};

/** A page of certificates, by default the earliest expiry first; each row has the count of all that match. */
export function certificatePage(place: ReadScope, filter: CertificateListFilter): CompiledQuery<Certificate & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const conditions = [within(place, 'k')];
  if (filter.crewId) conditions.push(sql<boolean>`k.crew_id = ${filter.crewId}`);
  if (filter.yachtId) conditions.push(sql<boolean>`m.yacht_id = ${filter.yachtId}`);
  // The state of a replaced certificate no longer matters.
  if (filter.state) conditions.push(isInState('k', sql`k.expiry_date`, filter.state), sql<boolean>`not ${isReplaced}`);
  if (filter.q?.trim()) conditions.push(containsWords(filter.q, sql`k.type`, sql`m.name`));
  const sorted = order[filter.sort ?? 'expiryDate'];
  return sql<Certificate & { total: number }>`
    with k as (
      select k.*, count(*) over () as total from certificates k join crew m on m.company_id = k.company_id and m.id = k.crew_id
      where ${sql.join(conditions, sql` and `)} order by ${sorted} limit ${limit} offset ${offset}
    )
    select ${answered}, k.total from k join crew m on m.company_id = k.company_id and m.id = k.crew_id order by ${sorted}`.compile(build);
}

/** One certificate as the API returns it. */
export function certificateById(place: ReadScope, id: number): CompiledQuery<Certificate> {
  return sql<Certificate>`select ${answered} from certificates k join crew m on m.company_id = k.company_id and m.id = k.crew_id where ${within(place, 'k')} and k.id = ${id}`.compile(
    build,
  );
}

/** The certificate, held until the transaction ends; 404 where this scope has none of that id. */
export function holdCertificate(t: Transaction, scope: Scope, id: number): Promise<Held<Certificate>> {
  return hold(t, scope, 'certificates', id, certificateById);
}

/** One certificate as the API returns it, within a transaction. */
export function readCertificate(t: Transaction, scope: Scope, id: number): Promise<Certificate> {
  return readOne(t, certificateById(scope, id));
}

/** Stores the certificates of a new crew member. */
export async function addCertificates(t: Transaction, companyId: number, crewId: number, certificates: FirstCertificate[]): Promise<void> {
  await t
    .insertInto('certificates')
    .values(certificates.map((each) => ({ ...each, companyId, crewId })))
    .execute();
}
