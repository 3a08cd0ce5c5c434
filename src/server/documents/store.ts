import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Document, DocumentRecord, DocumentSort, NewDocumentVersion } from '#domain/documents/document.ts';
import type { MatrixFacts } from '#domain/documents/matrix.ts';
import type { StoredDocumentNeed } from '#domain/documents/document-needs.ts';
import type { ExpiryState } from '#domain/shared/expiry.ts';
import { isInUse } from '../equipment/store.ts';
import { answeredCompanyOf, noCompany } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { daysLeft, isInState, stateOf } from '../platform/expiry.ts';
import { todayAt } from '../platform/expressions.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { pageOf, containsWords, type PageQuery } from '../platform/lists.ts';

type DocumentFilter = PageQuery & { yachtId?: number; equipmentId?: number; companyId?: number; state?: ExpiryState; sort?: DocumentSort };

/** Documents as `d`, each with its latest version as `v`. */
export const withNewest = sql`documents d join lateral (
  select v.* from document_versions v where v.company_id = d.company_id and v.document_id = d.id order by v.version desc limit 1) v on true`;

/**
 * Whether there is another document of this type for the same yacht, equipment or company that lasts longer. The document is `d`, its
 * latest version `v`.
 */
const isReplaced = sql<boolean>`(v.expires_on is not null and exists (
  select from documents o join lateral (
    select w.expires_on from document_versions w where w.company_id = o.company_id and w.document_id = o.id order by w.version desc limit 1) w on true
  where o.company_id = d.company_id and (o.yacht_id = d.yacht_id or o.yacht_id is null and d.yacht_id is null) and o.equipment_id is not distinct from d.equipment_id and lower(o.type) = lower(d.type) and (w.expires_on > v.expires_on or w.expires_on is null)))`;

/** Whether the state of a document matters: it isn't replaced, nor about equipment that is retired. The document is `d`, its latest version `v`. */
export const stillCounts = sql<boolean>`(not ${isReplaced} and ${isInUse('d', 'equipmentId')})`;

const fileNameOf = (url: RawBuilder<unknown>) =>
  sql`(select f.name from files f where f.company_id = v.company_id and f.id = right(${url}, 22))`;
const days = daysLeft('d', sql`v.expires_on`);
const answered = sql`
  d.id, d.yacht_id, (select y.name from yachts y where y.company_id = d.company_id and y.id = d.yacht_id) as yacht_name, d.equipment_id,
  (select q.name from equipment q where q.company_id = d.company_id and q.id = d.equipment_id) as equipment_name, ${answeredCompanyOf('d')},
  d.type, v.version, v.number, v.issuer, v.issued_on, v.expires_on, v.file_url, ${fileNameOf(sql`v.file_url`)} as file_name, v.notes,
  ${stateOf(days)} as state, ${days} as days_left, ${isReplaced} as is_replaced, d.created_at, d.updated_at`;

// Those that don't expire come last.
const order: Record<DocumentSort, RawBuilder<unknown>> = {
  expiresOn: sql`v.expires_on nulls last, d.id`,
  '-expiresOn': sql`v.expires_on desc nulls last, d.id`,
  type: sql`lower(d.type), v.expires_on nulls last, d.id`,
  '-type': sql`lower(d.type) desc, v.expires_on nulls last, d.id`,
  id: sql`d.id`,
  '-id': sql`d.id desc`,
};

/** A page of documents, by default the earliest expiry first; each row has the count of all that match. */
export function documentPage(place: ReadScope, filter: DocumentFilter): CompiledQuery<Document & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const conditions = [within(place, 'd')];
  if (filter.yachtId) conditions.push(sql<boolean>`d.yacht_id = ${filter.yachtId}`);
  if (filter.equipmentId) conditions.push(sql<boolean>`d.equipment_id = ${filter.equipmentId}`);
  if (filter.companyId) conditions.push(sql<boolean>`d.company_id = ${filter.companyId}`);
  if (filter.state) conditions.push(isInState('d', sql`v.expires_on`, filter.state), stillCounts);
  if (filter.q?.trim()) conditions.push(containsWords(filter.q, sql`d.type`, sql`v.number`, sql`v.issuer`));
  const sorted = order[filter.sort ?? 'expiresOn'];
  return sql<Document & { total: number }>`
    select ${answered}, count(*) over () as total from ${withNewest}
    where ${sql.join(conditions, sql` and `)} order by ${sorted} limit ${limit} offset ${offset}`.compile(build);
}

/** One document as the API returns it, with all its versions. */
export function documentById(place: ReadScope, id: number): CompiledQuery<DocumentRecord> {
  return sql<DocumentRecord>`
    select ${answered}, (
      select json_agg(json_build_object('version', v.version, 'number', v.number, 'issuer', v.issuer, 'issuedOn', v.issued_on, 'expiresOn', v.expires_on,
        'fileUrl', v.file_url, 'fileName', ${fileNameOf(sql`v.file_url`)}, 'notes', v.notes, 'createdAt', wire_instant(v.created_at)) order by v.version desc)
      from document_versions v where v.company_id = d.company_id and v.document_id = d.id) as versions
    from ${withNewest} where ${within(place, 'd')} and d.id = ${id}`.compile(build);
}

/** The document, held until the transaction ends; 404 where this scope has none of that id. */
export function holdDocument(t: Transaction, scope: Scope, id: number): Promise<Held<DocumentRecord>> {
  return hold(t, scope, 'documents', id, documentById);
}

/** One document as the API returns it, within a transaction. */
export function readDocument(t: Transaction, scope: Scope, id: number): Promise<DocumentRecord> {
  return readOne(t, documentById(scope, id));
}

/** Changes a version of a document. */
export async function changeVersion(
  t: Transaction,
  { companyId, documentId, version }: { companyId: number; documentId: number; version: number },
  changes: Partial<NewDocumentVersion>,
): Promise<void> {
  await t
    .updateTable('documentVersions')
    .set(changes)
    .where('companyId', '=', companyId)
    .where('documentId', '=', documentId)
    .where('version', '=', version)
    .execute();
}

/** The maximum number of yachts of a company in the matrix. */
const maxYachts = 500;

/** The data of the matrix, one row for each company that has yachts, documents or needs. */
export function matrixFacts(place: ReadScope, { companyId }: { companyId?: number | undefined }): CompiledQuery<MatrixFacts> {
  return sql<MatrixFacts>`
    select c.id as company_id, c.name, ${todayAt('c')} as today,
      coalesce((select json_agg(json_build_object('id', y.id, 'name', y.name) order by lower(y.name), y.id) from (
        select y.id, y.name from yachts y where y.company_id = c.id order by lower(y.name), y.id limit ${maxYachts}) y), '[]') as yachts,
      coalesce((select json_agg(json_build_object('id', d.id, 'yachtId', d.yacht_id, 'equipmentId', d.equipment_id, 'type', d.type, 'expiresOn', v.expires_on) order by d.id)
        from ${withNewest} where d.company_id = c.id and ${isInUse('d', 'equipmentId')}), '[]') as documents,
      coalesce((select json_agg(json_build_object('of', n.of, 'yachtId', n.yacht_id, 'type', n.type, 'needed', n.needed) order by n.id)
        from document_needs n where n.company_id = c.id), '[]') as needs
    from companies c where ${ofPlace(place)} ${companyId ? sql`and c.id = ${companyId}` : sql``}
    order by lower(c.name), c.id`.compile(build);
}

// The companies table has no company_id.
function ofPlace(place: ReadScope) {
  if (place.kind === 'platform') return sql`c.id <> ${sql.lit(noCompany)}`;
  return place.kind === 'entered' ? sql`c.id = current_company()` : sql`c.id = ${place.companyId}`;
}

/** The documents required by a rule for the fleet, a yacht or the company, as `isNeeded` in the domain. */
export function neededDocuments(place: ReadScope) {
  return sql`
    select y.company_id, y.id as yacht_id, lower(n.type) as type, n.type as name, n.id as need_id, greatest(n.created_at, y.created_at) as since from yachts y join document_needs n on n.company_id = y.company_id and n.of = 'fleet' and n.needed
    where ${within(place, 'y')} and not exists (
      select from document_needs own where own.company_id = y.company_id and own.of = 'yacht' and own.yacht_id = y.id and lower(own.type) = lower(n.type))
    union all
    select n.company_id, n.yacht_id, lower(n.type), n.type, n.id, n.created_at from document_needs n where ${within(place, 'n')} and n.of in ('yacht', 'company') and n.needed`;
}

/** Whether there is no document for a need `n`, apart from those about equipment that is retired. */
export const isMissing = sql<boolean>`not exists (select from documents h where h.company_id = n.company_id and h.yacht_id is not distinct from n.yacht_id and lower(h.type) = n.type and ${isInUse('h', 'equipmentId')})`;

/**
 * A required type of document that is missing: its need, and the first of the yachts, or the company, that lack it. `lacking` is the total
 * number.
 */
export type MissingDocument = { id: number; type: string; of: string[]; lacking: number; companyId: number; companyName: string };

/** How many yachts without a document are named. */
const namedYachts = 2;

/** The missing types of documents, most affected yachts first, with the count of all types on every row. */
export function missingDocuments(place: ReadScope, limit: number): CompiledQuery<MissingDocument & { total: number }> {
  return sql<MissingDocument & { total: number }>`
    with needed as (${neededDocuments(place)}),
    missing as (
      select n.company_id, n.type, min(n.need_id) as id, min(n.name) as name, count(*)::int as lacking, array_agg(n.yacht_id order by n.yacht_id nulls first) as yachts
      from needed n where ${isMissing}
      group by n.company_id, n.type
    ),
    page as (select m.*, count(*) over () as total from missing m order by m.lacking desc, m.type, m.id limit ${limit})
    select m.id, m.name as type, m.company_id, o.name as company_name, m.total, (
        select json_agg(coalesce(y.name, o.name) order by t.place) from unnest(m.yachts[1:${namedYachts}]) with ordinality t (yacht_id, place)
          left join yachts y on y.company_id = m.company_id and y.id = t.yacht_id) as of, m.lacking
    from page m join companies o on o.id = m.company_id order by m.lacking desc, m.type, m.id`.compile(build);
}

/** Stores whether a type is required. A rule without effect is deleted, and a repeated one keeps its date. */
export async function keepNeed(t: Transaction, companyId: number, { of, yachtId, type, needed }: StoredDocumentNeed): Promise<void> {
  const ofFleet = sql`coalesce((select n.needed from document_needs n where n.company_id = ${companyId} and n.of = 'fleet' and lower(n.type) = lower(${type})), false)`;
  const anyway = of === 'yacht' ? ofFleet : sql`false`;
  await sql`
    delete from document_needs where company_id = ${companyId} and of = ${of} and yacht_id is not distinct from ${yachtId}::bigint and lower(type) = lower(${type})
      and (needed <> ${needed} or ${needed} = ${anyway})`.execute(t);
  await sql`
    insert into document_needs (company_id, of, yacht_id, type, needed)
    select ${companyId}, ${of}, ${yachtId}::bigint, ${type}, ${needed} where ${needed} <> ${anyway}
    on conflict (company_id, of, yacht_id, lower(type)) do update set type = excluded.type`.execute(t);
}

/** Locks the company, so that concurrent changes to needs wait for each other. Returns the name of the yacht, or else of the company. */
export async function holdNeeds(t: Transaction, companyId: number, yachtId: number | null): Promise<string> {
  const company = await t.selectFrom('companies').select('name').where('id', '=', companyId).forNoKeyUpdate().executeTakeFirstOrThrow();
  if (yachtId === null) return company.name;
  const yacht = await t
    .selectFrom('yachts')
    .select('name')
    .where('companyId', '=', companyId)
    .where('id', '=', yachtId)
    .executeTakeFirstOrThrow();
  return yacht.name;
}
