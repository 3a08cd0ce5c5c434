import { sql, type CompiledQuery } from 'kysely';
import type { Movement, MovementQuery } from '#domain/schedule/movement.ts';
import { listLimit } from '#domain/shared/fields.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope } from '../platform/database.ts';
import { fullNameOf, isBooking } from '../platform/expressions.ts';
import { startsEarlyEnough } from './store.ts';

/** The bookings within a period, by their start, each with its guest and the crew on its yacht. */
export function movementsIn(place: ReadScope, { from, to }: MovementQuery): CompiledQuery<Movement> {
  return sql<Movement>`
    select e.id as event_id, e.title, e.type, e.yacht_id, y.name as yacht_name, e.start_date, e.end_date,
      e.customer_id, ${fullNameOf('c')} as customer_name, c.phone, ${answeredCompanyOf('e')},
      coalesce((
        select jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'role', k.role, 'isCaptain', k.id is not distinct from y.captain_id)
          order by k.id is not distinct from y.captain_id desc, lower(k.name), k.id)
        from crew k where k.company_id = e.company_id and k.yacht_id = e.yacht_id
      ), '[]') as crew
    from schedule_events e join yachts y on y.company_id = e.company_id and y.id = e.yacht_id
      left join customers c on c.company_id = e.company_id and c.id = e.customer_id
    where ${within(place, 'e')} and ${isBooking('e')} and e.end_date > ${from} and e.start_date < ${to} and ${startsEarlyEnough(place, from)}
    order by e.start_date, e.id limit ${listLimit}`.compile(build);
}
