import { sql, type CompiledQuery } from 'kysely';
import type { Part, PartMovement, PartReorder, PartStock } from '#domain/parts/part.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { bestFirst, pageOf, containsWords, type PageQuery } from '../platform/lists.ts';
import { missingOf, plannedOf, toOrder } from './needs.ts';

const planned = sql`${plannedOf}::float8`;
const yachtName = sql`(select y.name from yachts y where y.company_id = k.company_id and y.id = k.yacht_id)`;

// All fields of a part. Its row is called `p`, each of its stocks `k`.
const answered = sql`
  p.id, p.name, p.part_number, p.maker, p.unit, p.supplier, ${answeredCompanyOf('p')}, p.created_at, p.updated_at,
  coalesce((select sum(k.quantity) from part_stocks k where k.company_id = p.company_id and k.part_id = p.id), 0)::float8 as quantity,
  (select count(*)::int from plan_parts n where n.company_id = p.company_id and n.part_id = p.id) as services,
  coalesce((
    select json_agg(json_build_object('id', k.id, 'yachtId', k.yacht_id, 'yachtName', ${yachtName}, 'store', k.store, 'quantity', k.quantity::float8,
      'minimum', k.minimum::float8, 'planned', ${planned}, 'missing', ${missingOf}, 'unitCost', k.unit_cost::text, 'currency', k.currency) order by k.yacht_id nulls last, lower(k.store), k.id)
    from part_stocks k where k.company_id = p.company_id and k.part_id = p.id
  ), '[]') as stocks`;

type PartFilter = PageQuery & { yachtId?: number };

/** A page of parts by name, with the count of all that match on every row. */
export function partPage(place: ReadScope, filter: PartFilter): CompiledQuery<Part & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const conditions = [within(place, 'p')];
  if (filter.yachtId)
    conditions.push(
      sql<boolean>`exists (select from part_stocks k where k.company_id = p.company_id and k.part_id = p.id and k.yacht_id = ${filter.yachtId})`,
    );
  if (filter.q?.trim()) conditions.push(containsWords(filter.q, sql`p.name`, sql`p.part_number`, sql`p.maker`, sql`p.supplier`));
  const sorted = bestFirst(filter.q, sql`p.name`, sql`lower(p.name), p.id`);
  return sql<Part & { total: number }>`
    with p as (
      select *, count(*) over () as total from parts p where ${sql.join(conditions, sql` and `)} order by ${sorted} limit ${limit} offset ${offset}
    )
    select ${answered}, p.total from p order by ${sorted}`.compile(build);
}

/** One part as returned by the API. */
export function partById(place: ReadScope, id: number): CompiledQuery<Part> {
  return sql<Part>`select ${answered} from parts p where ${within(place, 'p')} and p.id = ${id}`.compile(build);
}

/** The part, locked until the transaction ends; 404 if this scope has none with that id. */
export function holdPart(t: Transaction, scope: Scope, id: number): Promise<Held<Part>> {
  return hold(t, scope, 'parts', id, partById);
}

/** One part as returned by the API, within a transaction. */
export function readPart(t: Transaction, scope: Scope, id: number): Promise<Part> {
  return readOne(t, partById(scope, id));
}

/** One stock as returned by the API. */
export function stockById(place: ReadScope, id: number): CompiledQuery<PartStock> {
  return sql<PartStock>`
    select k.id, k.part_id, p.name as part_name, k.yacht_id, ${yachtName} as yacht_name, k.store, k.quantity::float8, k.minimum::float8, ${planned} as planned,
      ${missingOf} as missing, k.unit_cost, k.currency, ${answeredCompanyOf('k')}, k.created_at, k.updated_at
    from part_stocks k join parts p on p.company_id = k.company_id and p.id = k.part_id where ${within(place, 'k')} and k.id = ${id}`.compile(
    build,
  );
}

/** The stock, locked until the transaction ends; 404 if this scope has none with that id. */
export function holdStock(t: Transaction, scope: Scope, id: number): Promise<Held<PartStock>> {
  return hold(t, scope, 'partStocks', id, stockById);
}

/** One stock as returned by the API, within a transaction. */
export function readStock(t: Transaction, scope: Scope, id: number): Promise<PartStock> {
  return readOne(t, stockById(scope, id));
}

/** Locks these stocks until the transaction ends, in the order of their ids. */
export async function holdStocks(t: Transaction, scope: Scope, ids: readonly number[]): Promise<void> {
  await sql`select from part_stocks where ${within(scope, 'partStocks')} and id = any(${ids}) order by id for update`.execute(t);
}

/** How many movements of these stocks belong to work or services, without those that were returned. */
export async function usesOf(t: Transaction, companyId: number, of: { partId: number } | { stockId: number }): Promise<number> {
  const stocks = 'partId' in of ? sql<boolean>`k.part_id = ${of.partId}` : sql<boolean>`k.id = ${of.stockId}`;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from part_movements v join part_stocks k on k.company_id = v.company_id and k.id = v.stock_id
    where v.company_id = ${companyId} and v.kind = 'used' and (v.maintenance_id is not null or v.service_id is not null) and ${stocks}
      and not exists (select from part_movements u where u.company_id = v.company_id and u.returns_id = v.id)`.execute(t);
  return rows[0]?.count ?? 0;
}

/** A page of movements of a stock, newest first, with the count of all on every row. */
export function movementPage(
  place: ReadScope,
  { stockId, ...page }: PageQuery & { stockId: number },
): CompiledQuery<PartMovement & { total: number }> {
  const { limit, offset } = pageOf(page);
  return sql<PartMovement & { total: number }>`
    select v.id, v.stock_id, v.at, v.kind, v.delta::float8, v.unit_cost, v.currency, v.maintenance_id,
      (select r.title from maintenance r where r.company_id = v.company_id and r.id = v.maintenance_id) as maintenance_title, v.expense_id, v.by_name,
      count(*) over () as total
    from part_movements v where ${within(place, 'v')} and v.stock_id = ${stockId} order by v.at desc, v.id desc limit ${limit} offset ${offset}`.compile(
    build,
  );
}

/** A page of parts to order, scarcest first, with the count of all on every row. */
export function reorderPage(place: ReadScope, filter: PageQuery): CompiledQuery<PartReorder & { total: number }> {
  const { limit, offset } = pageOf(filter);
  return sql<PartReorder & { total: number }>`
    select p.id as part_id, p.name, p.part_number, p.unit, p.supplier, k.stock_id, k.yacht_id, ${yachtName} as yacht_name, k.store, k.quantity::float8,
      k.minimum::float8, k.planned::float8, k.missing::float8, ${answeredCompanyOf('k')}, count(*) over () as total
    from (${toOrder(place)}) k join parts p on p.company_id = k.company_id and p.id = k.part_id
    order by k.missing desc, lower(p.name), k.stock_id, k.yacht_id limit ${limit} offset ${offset}`.compile(build);
}
