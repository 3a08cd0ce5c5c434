import { sql, type CompiledQuery } from 'kysely';
import { openDefectStatuses } from '#domain/defects/words.ts';
import type { EngineeringOverview } from '#domain/engineering/engineering-overview.ts';
import { neededDocuments, stillCounts, withNewest } from '../documents/store.ts';
import { isInUse } from '../equipment/store.ts';
import { toOrder } from '../parts/needs.ts';
import { build, within, type ReadScope } from '../platform/database.ts';
import { isInState } from '../platform/expiry.ts';
import { isBlocking, todayAt } from '../platform/expressions.ts';
import { standingPlans } from '../services/plan-standing.ts';

const openDefects = sql.join(openDefectStatuses.map((status) => sql.lit(status)));
const isExpired = isInState('d', sql`v.expires_on`, 'expired');
const isDue = isInState('d', sql`v.expires_on`, 'due');

/** All figures of the overview in one query. */
export function engineeringOverview(place: ReadScope): CompiledQuery<EngineeringOverview> {
  return sql<EngineeringOverview>`
    with ${standingPlans(place, { plans: sql<boolean>`p.ended_at is null`, meters: sql<boolean>`true` })},
    needed as (${neededDocuments(place)})
    select
      (select json_build_object('overdue', count(*) filter (where p.state = 'overdue'), 'due', count(*) filter (where p.state = 'due')) from standing p) as services,
      (select json_build_object('open', count(*), 'mayNotSail', count(*) filter (where ${isBlocking})) from defects d
        where ${within(place, 'd')} and d.status in (${openDefects})) as defects,
      (select json_build_object('expired', count(*) filter (where ${isExpired}), 'due', count(*) filter (where ${isDue}), 'missing', (
          select count(*) from needed n where not exists (
            select from documents h where h.company_id = n.company_id and coalesce(h.yacht_id, 0) = coalesce(n.yacht_id, 0) and lower(h.type) = n.type and ${isInUse('h', 'equipmentId')})))
        from ${withNewest} where ${within(place, 'd')} and (${isExpired} or ${isDue}) and ${stillCounts}) as documents,
      (select json_build_object('low', count(*)) from (${toOrder(place)}) k) as parts,
      (select json_build_object('stale', count(*)) from running u join meters m on m.company_id = u.company_id and m.id = u.id
        where u.per_day > 0 and u.read_at < now() - interval '30 days'
          and not exists (select from retired q where q.company_id = m.company_id and q.id = m.equipment_id)) as meters,
      (select floor(100.0 * count(*) filter (where s.on_time) / nullif(count(*), 0))::integer from services s join companies o on o.id = s.company_id
        where ${within(place, 's')} and s.on_time is not null and s.done_on > ${todayAt('o')} - interval '12 months') as on_time`.compile(
    build,
  );
}
