import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Found } from '#domain/search/search.ts';
import type { FoundKind } from '#domain/search/words.ts';
import { build, within, type Place } from '../platform/database.ts';
import { fullNameOf } from '../platform/expressions.ts';

/** What each kind says of a record of it, and whether it is over. The record is called `x`, its yacht `y`, its customer `c`. */
type Saying = {
  from: RawBuilder<unknown>;
  label: RawBuilder<unknown>;
  note: RawBuilder<unknown>;
  at: RawBuilder<unknown>;
  over?: RawBuilder<boolean>;
};

const yacht = sql`join yachts y on y.company_id = x.company_id and y.id = x.yacht_id`;
const customer = sql`customers c on c.company_id = x.company_id and c.id = x.customer_id`;
const nothing = sql`null`;

const labelsByKind: Record<FoundKind, Saying> = {
  yacht: { from: sql`yachts x`, label: sql`x.name`, note: sql`coalesce(x.location, 'Unknown')`, at: sql`null::timestamptz` },
  crew: { from: sql`crew x left ${yacht}`, label: sql`x.name`, note: sql`concat_ws(', ', x.role, y.name)`, at: nothing },
  customer: { from: sql`customers x`, label: fullNameOf('x'), note: sql`x.email`, at: nothing },
  schedule: {
    from: sql`schedule_events x ${yacht} left join ${customer}`,
    label: sql`x.title`,
    note: sql`concat_ws(', ', y.name, ${fullNameOf('c')})`,
    at: sql`x.start_date`,
    over: sql<boolean>`x.end_date < now()`,
  },
  trip: {
    from: sql`trips x ${yacht}`,
    label: sql`x.departure_location || ' – ' || x.arrival_location`,
    note: sql`y.name`,
    at: sql`x.departure_date`,
  },
  invoice: {
    from: sql`invoices x join ${customer}`,
    label: sql`x.invoice_number`,
    note: fullNameOf('c'),
    at: nothing,
  },
  maintenance: { from: sql`maintenance x ${yacht}`, label: sql`x.title`, note: sql`y.name`, at: sql`x.scheduled_date` },
};

// What comes with a record that was found, at a lower rank than the record itself: a yacht's present and next booking, a customer's next bookings, else a customer's last, and a customer's newest invoices.
const withIt = sql`
  select 'schedule' as kind, e.company_id, e.id, f.score / 2 as score from found f, lateral (
    select e.company_id, e.id from schedule_events e where e.company_id = f.company_id and e.yacht_id = f.id and e.maintenance_id is null and e.end_date > now() order by e.start_date limit 2) e where f.kind = 'yacht'
  union all
  select 'schedule', e.company_id, e.id, f.score / 2 from found f, lateral (
    select e.company_id, e.id from schedule_events e where e.company_id = f.company_id and e.customer_id = f.id order by abs(extract(epoch from e.start_date - now())) limit 2) e where f.kind = 'customer'
  union all
  select 'invoice', i.company_id, i.id, f.score / 2 from found f, lateral (
    select i.company_id, i.id from invoices i where i.company_id = f.company_id and i.customer_id = f.id order by i.issue_date desc, i.id desc limit 2) i where f.kind = 'customer'`;

const maxPerKind = 6;

/**
 * What fits these words, and what comes with it, kind by kind, the kind of the best first; what fits not half as well as the best is noise beside it. The migration 0012 tells how candidates
 * are looked up; here they are read by their keys, within the company and behind its wall.
 */
export function foundBy(place: Place, words: string): CompiledQuery<Found> {
  const lookUp = place.kind === 'platform' ? sql`found_everywhere` : sql`found_in_company`;
  const hits = Object.entries(labelsByKind).map(
    ([kind, { from, label, note, at, over = sql`false` }]) => sql`
    select f.kind, f.score, x.id, ${label} as label, ${note} as note, ${at} as at, ${over} as over, x.company_id
    from ranked f join ${from} on x.company_id = f.company_id and x.id = f.id where f.kind = ${sql.lit(kind)} and ${within(place, 'x')}`,
  );
  const company = place.kind === 'platform' ? sql`(select o.name from companies o where o.id = h.company_id and o.id <> 0)` : nothing;
  return sql<Found>`
    with found as materialized (select * from (select f.*, max(score) over () as best from ${lookUp}(searchable(${words})) f) f where score > best / 2),
    ranked as (
      select * from (select a.*, row_number() over (partition by kind order by score desc, id) as place from (
        select kind, company_id, id, max(score) as score from (select kind, company_id, id, score from found union all ${withIt}) one group by kind, company_id, id) a) r where place <= ${maxPerKind}
    ),
    hits as (${sql.join(hits, sql` union all `)})
    select h.kind, h.id, h.label, h.note, h.at, ${company} as company_name
    from hits h order by max(h.score) over (partition by h.kind) desc, h.kind, h.over, h.score desc, h.label, h.at, h.id`.compile(build);
}
