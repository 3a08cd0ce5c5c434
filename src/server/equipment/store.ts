import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Equipment, EquipmentChanges, EquipmentSort, NewEquipment } from '#domain/equipment/equipment.ts';
import { tenthsOf } from '#domain/equipment/hours.ts';
import { categoryOfKind, type EquipmentKind } from '#domain/equipment/words.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { todayAt } from '../platform/expressions.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { bestFirst, pageOf, containsWords, type PageQuery } from '../platform/lists.ts';
import { asHours } from './hours-of.ts';

type EquipmentFilter = PageQuery & { yachtId?: number; kind?: EquipmentKind; retired?: 'true' | 'false'; sort?: EquipmentSort };

// All fields of a piece of equipment. Its row is called `e`, its first meter `m`, the meter's last reading `l`.
const answered = sql`
  e.id, e.yacht_id, (select y.name from yachts y where y.company_id = e.company_id and y.id = e.yacht_id) as yacht_name, e.parent_id, e.depth, e.name,
  e.kind, e.category, e.maker, e.model, e.serial_number, e.identifier, e.quantity, e.location, e.installed_on, e.warranty_until,
  ${asHours(sql`e.warranty_tenths`)} as warranty_hours, e.critical, e.retired_on, e.image_url, e.manual_url, e.notes,
  case when e.warranty_until is not null or e.warranty_tenths is not null then
    coalesce((select ${todayAt('o')} from companies o where o.id = e.company_id) <= e.warranty_until, true) and coalesce(coalesce(l.total_tenths, 0) <= e.warranty_tenths, true)
  end as in_warranty,
  m.id as meter_id, ${asHours(sql`l.total_tenths`)} as hours, ${answeredCompanyOf('e')}, e.created_at, e.updated_at`;
const withFirstMeter = sql`
  left join lateral (select m.id from meters m where m.company_id = e.company_id and m.yacht_id = e.yacht_id and m.equipment_id = e.id order by m.id limit 1) m on true
  left join lateral (select r.total_tenths from meter_readings r where r.company_id = e.company_id and r.meter_id = m.id order by r.at desc, r.id desc limit 1) l on true`;

/** Whether neither the piece of equipment with the id in this column nor any of its parents is retired. True if the column is empty. */
export function isInUse(of: string, column: 'id' | 'equipmentId' = 'id'): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    with recursive up as (
      select x.company_id, x.yacht_id, x.parent_id, x.retired_on from equipment x where x.company_id = ${sql.ref(`${of}.companyId`)} and x.id = ${sql.ref(`${of}.${column}`)}
      union all select x.company_id, x.yacht_id, x.parent_id, x.retired_on from up join equipment x on x.company_id = up.company_id and x.yacht_id = up.yacht_id and x.id = up.parent_id
    ) select from up where up.retired_on is not null)`;
}

const order: Record<EquipmentSort, RawBuilder<unknown>> = {
  name: sql`lower(e.name), e.id`,
  '-name': sql`lower(e.name) desc, e.id desc`,
  id: sql`e.id`,
  '-id': sql`e.id desc`,
};

/** A page of equipment by name, with the count of all that match on every row. */
export function equipmentPage(place: ReadScope, filter: EquipmentFilter): CompiledQuery<Equipment & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const conditions = [within(place, 'e')];
  if (filter.yachtId) conditions.push(sql<boolean>`e.yacht_id = ${filter.yachtId}`);
  if (filter.kind) conditions.push(sql<boolean>`e.kind = ${filter.kind}`);
  if (filter.retired) conditions.push(sql<boolean>`(e.retired_on is not null) = ${filter.retired === 'true'}`);
  if (filter.q?.trim())
    conditions.push(containsWords(filter.q, sql`e.name`, sql`e.maker`, sql`e.model`, sql`e.serial_number`, sql`e.identifier`));
  const sorted = filter.sort ? order[filter.sort] : bestFirst(filter.q, sql`e.name`, order.name);
  return sql<Equipment & { total: number }>`
    with e as (
      select *, count(*) over () as total from equipment e
      where ${sql.join(conditions, sql` and `)} order by ${sorted} limit ${limit} offset ${offset}
    )
    select ${answered}, e.total from e ${withFirstMeter} order by ${sorted}`.compile(build);
}

/** One piece of equipment as returned by the API. */
export function equipmentById(place: ReadScope, id: number): CompiledQuery<Equipment> {
  return sql<Equipment>`select ${answered} from equipment e ${withFirstMeter} where ${within(place, 'e')} and e.id = ${id}`.compile(build);
}

/** The equipment, locked until the transaction ends; 404 if this scope has none with that id. */
export function holdEquipment(t: Transaction, scope: Scope, id: number): Promise<Held<Equipment>> {
  return hold(t, scope, 'equipment', id, equipmentById);
}

/** One piece of equipment as returned by the API, within a transaction. */
export function readEquipment(t: Transaction, scope: Scope, id: number): Promise<Equipment> {
  return readOne(t, equipmentById(scope, id));
}

/** All equipment of a yacht, with its parents. */
export function treeOf(t: Transaction, companyId: number, yachtId: number) {
  return t
    .selectFrom('equipment')
    .select(['id', 'parentId', 'depth', 'name'])
    .where('companyId', '=', companyId)
    .where('yachtId', '=', yachtId)
    .orderBy('id')
    .execute();
}

/** The columns of these fields, with hours as tenths. */
export function columnsOf<Fields extends Omit<NewEquipment, 'withPlans'> | EquipmentChanges>(fields: Fields) {
  const { warrantyHours: hours, ...rest } = fields;
  return { ...rest, ...(hours !== undefined && { warrantyTenths: hours === null ? null : tenthsOf(hours) }) };
}

/** Adds the defaults of new equipment. */
export function completed<Fields extends Omit<NewEquipment, 'withPlans'>>(fields: Fields) {
  const kind = fields.kind ?? 'other';
  return { ...fields, kind, category: fields.category ?? categoryOfKind(kind) };
}

/** How many readings these and their parts have. */
export async function readingsOf(t: Transaction, companyId: number, equipmentIds: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from meter_readings r join meters m on m.company_id = r.company_id and m.id = r.meter_id
    where m.company_id = ${companyId} and m.equipment_id = any(${equipmentIds})`.execute(t);
  return rows[0]?.count ?? 0;
}

/** How many service plans of other equipment count by the meters of these. */
export async function plansOfOthers(t: Transaction, companyId: number, equipmentIds: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from service_plans p join meters m on m.company_id = p.company_id and m.id = p.meter_id
    where m.company_id = ${companyId} and m.equipment_id = any(${equipmentIds}) and p.equipment_id <> all(${equipmentIds})`.execute(t);
  return rows[0]?.count ?? 0;
}

/** The company and the yacht of a piece of equipment, if this scope can see it. */
export function placeOfEquipment(t: Transaction, scope: Scope, id: number): Promise<{ companyId: number; yachtId: number } | undefined> {
  return t
    .selectFrom('equipment')
    .select(['companyId', 'yachtId'])
    .where(within(scope, 'equipment'))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whether this piece of equipment is on board of this yacht. */
export async function isOnYacht(
  t: Transaction,
  { companyId, yachtId }: { companyId: number; yachtId: number },
  equipmentId: number,
): Promise<boolean> {
  const row = await t
    .selectFrom('equipment')
    .select('id')
    .where('companyId', '=', companyId)
    .where('yachtId', '=', yachtId)
    .where('id', '=', equipmentId)
    .executeTakeFirst();
  return row !== undefined;
}
