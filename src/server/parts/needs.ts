// The parts that services need, in SQL: those needed soon by open work count as missing.
import { sql, type RawBuilder } from 'kysely';
import { isOpenWork } from '../platform/expressions.ts';
import { within, type ReadScope } from '../platform/database.ts';

/** The stock a yacht takes a part from: the one on board, else the store ashore that has the most. */
export function takenFrom({ companyId, partId, yachtId }: { [key in 'companyId' | 'partId' | 'yachtId']: RawBuilder<unknown> }) {
  return sql<
    number | null
  >`(select s.id from part_stocks s where s.company_id = ${companyId} and s.part_id = ${partId} and (s.yacht_id = ${yachtId} or s.yacht_id is null)
    order by s.yacht_id is null, s.quantity desc, s.id limit 1)`;
}

// The parts `n` of plans `p` whose open turns are covered by open work that starts within 60 days.
const neededSoon = sql`
  plan_parts n join service_plans p on p.company_id = n.company_id and p.id = n.plan_id
    join job_plans j on j.company_id = p.company_id and j.plan_id = p.id and j.cycle = p.cycle
    join maintenance r on r.company_id = j.company_id and r.id = j.maintenance_id and ${isOpenWork}
    join schedule_events e on e.company_id = r.company_id and e.maintenance_id = r.id and e.start_date < now() + interval '60 days'`;
const itsPlace = takenFrom({ companyId: sql`n.company_id`, partId: sql`n.part_id`, yachtId: sql`p.yacht_id` });

/** How many of the stock `k` open work will need soon. */
export const plannedOf = sql`coalesce((
  select sum(n.quantity) from ${neededSoon} where n.company_id = k.company_id and n.part_id = k.part_id and ${itsPlace} = k.id), 0)`;

/** How many are missing at the stock `k`: the minimum plus what is planned, less the quantity. */
export const missingOf = sql`greatest(k.minimum + ${plannedOf} - k.quantity, 0)::float8`;

/** What to order, with the missing quantity: for stocks, and for yachts that need parts of which there is no stock on board or ashore. */
export function toOrder(place: ReadScope): RawBuilder<unknown> {
  return sql`
    with needed as (
      select n.company_id, n.part_id, p.yacht_id, ${itsPlace} as stock_id, sum(n.quantity) as quantity from ${neededSoon}
      where ${within(place, 'n')} group by n.company_id, n.part_id, p.yacht_id
    ),
    planned as (select d.company_id, d.stock_id, sum(d.quantity) as quantity from needed d where d.stock_id is not null group by d.company_id, d.stock_id)
    select k.company_id, k.part_id, k.id as stock_id, k.yacht_id, k.store, k.quantity, k.minimum, coalesce(d.quantity, 0) as planned,
      k.minimum + coalesce(d.quantity, 0) - k.quantity as missing
    from part_stocks k left join planned d on d.company_id = k.company_id and d.stock_id = k.id
    where ${within(place, 'k')} and k.minimum + coalesce(d.quantity, 0) > k.quantity
    union all
    select d.company_id, d.part_id, null, d.yacht_id, null, 0, 0, d.quantity, d.quantity from needed d where d.stock_id is null`;
}
