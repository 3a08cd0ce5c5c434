import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { closedStatuses } from '#domain/maintenance/words.ts';
import type { Wish } from '#domain/search/wish.ts';
import type { Candidate } from '#domain/search/ranking.ts';
import type { SearchHit } from '#domain/search/search.ts';
import type { FoundKind } from '#domain/search/words.ts';
import { bookingTypes } from '#domain/schedule/words.ts';
import { build, within, type ReadScope } from '../platform/database.ts';
import { customerNameOf, fullNameOf, isThere, openOfInvoice } from '../platform/expressions.ts';

/** How a hit of each kind is shown. Its record is called `x`, its yacht `y`, its customer `c`. */
type HitColumns = {
  from: RawBuilder<unknown>;
  label: RawBuilder<unknown>;
  note: RawBuilder<unknown>;
  at?: RawBuilder<unknown>;
  /** Whether it is ahead, under way or over. */ phase?: RawBuilder<unknown>;
  type?: RawBuilder<unknown>;
  picture?: RawBuilder<unknown>;
  owed?: RawBuilder<unknown>;
};

const yacht = sql`join yachts y on y.company_id = x.company_id and y.id = x.yacht_id`;
const customer = sql`customers c on c.company_id = x.company_id and c.id = x.customer_id`;
const closed = sql.join(closedStatuses.map((status) => sql.lit(status)));
const phaseByStatus = sql`case when x.status in (${closed}) then 'over' when x.status = 'in_progress' then 'now' else 'ahead' end`;

const outstanding = sql`coalesce((select json_agg(json_build_object('currency', m.currency, 'total', m.open::text) order by m.currency) from (
  select i.currency, sum(${openOfInvoice}) as open from invoices i where i.company_id = x.company_id and i.customer_id = x.id and i.status in ('sent', 'overdue') group by 1
) m where m.open > 0), '[]')`;

const entry = {
  label: sql`x.title`,
  at: sql`x.start_date`,
  phase: sql`case when x.end_date <= now() then 'over' when x.start_date <= now() then 'now' else 'ahead' end`,
  type: sql`x.type`,
};
const seats = sql`left join schedule_events d on d.company_id = x.company_id and d.id = x.departure_id`;

const hitColumns: Record<FoundKind, HitColumns> = {
  yacht: {
    from: sql`yachts x`,
    label: sql`x.name`,
    note: sql`coalesce(x.location, 'Unknown')`,
    picture: sql`json_build_object('type', x.type, 'length', x.length, 'imageUrl', x.image_url)`,
  },
  crew: { from: sql`crew x left ${yacht}`, label: sql`x.name`, note: sql`concat_ws(', ', x.role, y.name)` },
  customer: { from: sql`customers x`, label: fullNameOf('x'), note: sql`concat_ws(', ', x.organisation, x.email)`, owed: outstanding },
  schedule: {
    from: sql`schedule_events x ${yacht} left join ${customer}`,
    note: sql`concat_ws(', ', y.name, ${customerNameOf('c')})`,
    ...entry,
  },
  departure: { from: sql`schedule_events x ${yacht}`, note: sql`y.name`, ...entry },
  charter: {
    // Seats belong to the yacht of their departure, when it sails.
    from: sql`charters x ${seats} left join yachts y on y.company_id = x.company_id and y.id = coalesce(x.yacht_id, d.yacht_id) left join ${customer}`,
    label: sql`x.number`,
    note: sql`concat_ws(', ', y.name, coalesce(${customerNameOf('c')}, nullif(concat_ws(' ', x.contact_first_name, x.contact_last_name), '')))`,
    at: sql`coalesce(x.start_date, d.start_date)`,
    phase: sql`case when x.state in ('lost', 'cancelled', 'closed') or coalesce(x.end_date, d.end_date) <= now() then 'over'
      when x.state = 'booked' and coalesce(x.start_date, d.start_date) <= now() then 'now' else 'ahead' end`,
  },
  trip: {
    from: sql`trips x ${yacht}`,
    label: sql`x.departure_location || ' – ' || x.arrival_location`,
    note: sql`y.name`,
    at: sql`x.departure_date`,
    phase: phaseByStatus,
  },
  invoice: {
    from: sql`invoices x join ${customer}`,
    label: sql`x.invoice_number`,
    note: customerNameOf('c'),
  },
  credit_note: {
    from: sql`credit_notes x join ${customer}`,
    label: sql`x.number`,
    note: customerNameOf('c'),
  },
  maintenance: {
    from: sql`maintenance x ${yacht}`,
    label: sql`x.title`,
    note: sql`y.name`,
    at: sql`x.scheduled_date`,
    phase: phaseByStatus,
  },
  defect: {
    from: sql`defects x ${yacht}`,
    label: sql`x.title`,
    note: sql`y.name`,
    at: sql`x.reported_at`,
    phase: sql`case when x.status in ('fixed', 'dismissed') then 'over' else 'now' end`,
  },
  equipment: {
    from: sql`equipment x ${yacht}`,
    label: sql`x.name`,
    note: sql`concat_ws(', ', y.name, x.maker, x.model)`,
    phase: sql`case when x.retired_on is not null then 'over' end`,
  },
  part: { from: sql`parts x`, label: sql`x.name`, note: sql`nullif(concat_ws(', ', x.part_number, x.maker), '')` },
  document: {
    from: sql`documents x left ${yacht}`,
    label: sql`x.type`,
    note: sql`coalesce(y.name, (select o.name from companies o where o.id = x.company_id))`,
  },
};

const entryOrDeparture = sql`case when exists (select from departures d where d.company_id = b.company_id and d.id = b.id) then 'departure' else 'schedule' end`;

/** The rows of one kind that come with each hit of another kind, at nearly its rank. */
function brought(kind: FoundKind, by: FoundKind, rows: RawBuilder<unknown>): RawBuilder<unknown> {
  const named = kind === 'schedule' ? entryOrDeparture : sql.lit(kind);
  return sql`select ${named} as kind, b.company_id, b.id, f.score * 0.9 as score, true as brought from found f, lateral (${rows}) b where f.kind = ${sql.lit(by)}`;
}

/**
 * The records that come with a hit, at nearly its rank: a yacht's current and next booking, captain, open jobs and, if the query asks for
 * trips, last trips; a customer's next bookings, or else their last, undecided charters, newest invoices and, if requested, credit notes.
 * If the query names a type of booking, only bookings of that type.
 */
function withFound(wish: Wish | null): RawBuilder<unknown> {
  const types = sql.join((wish?.types ?? bookingTypes).map((type) => sql.lit(type)));
  const ofYacht = sql`b.company_id = f.company_id and b.yacht_id = f.id`;
  const ofCustomer = sql`b.company_id = f.company_id and b.customer_id = f.id`;
  const key = sql`b.company_id, b.id`;
  return sql.join(
    [
      brought(
        'schedule',
        'yacht',
        sql`select ${key} from schedule_events b where ${ofYacht} and b.type in (${types}) and ${isThere('b')} and b.end_date > now() order by b.end_date limit 2`,
      ),
      brought(
        'crew',
        'yacht',
        sql`select y.company_id, y.captain_id as id from yachts y where y.company_id = f.company_id and y.id = f.id and y.captain_id is not null`,
      ),
      brought(
        'maintenance',
        'yacht',
        sql`select ${key} from maintenance b where ${ofYacht} and b.status in ('pending', 'in_progress') order by b.scheduled_date limit 2`,
      ),
      ...(wish?.kind === 'departure'
        ? [
            brought(
              'departure',
              'yacht',
              sql`select ${key} from schedule_events b join departures d on d.company_id = b.company_id and d.id = b.id where ${ofYacht} and b.end_date > now() order by b.end_date limit 2`,
            ),
          ]
        : []),
      ...(wish?.kind === 'trip'
        ? [brought('trip', 'yacht', sql`select ${key} from trips b where ${ofYacht} order by b.departure_date desc limit 2`)]
        : []),
      brought(
        'schedule',
        'customer',
        sql`select ${key} from schedule_events b where ${ofCustomer} and b.type in (${types}) and ${isThere('b')} order by b.end_date <= now(), abs(extract(epoch from b.start_date - now())) limit 2`,
      ),
      // A charter that holds its yacht is already found as an entry of the calendar.
      brought(
        'charter',
        'customer',
        sql`select ${key} from charters b where ${ofCustomer} and b.state in ('enquiry', 'quote', 'waiting') order by b.start_date, b.id limit 2`,
      ),
      brought('invoice', 'customer', sql`select ${key} from invoices b where ${ofCustomer} order by b.issue_date desc, b.id desc limit 2`),
      ...(wish?.kind === 'credit_note'
        ? [brought('credit_note', 'customer', sql`select ${key} from credit_notes b where ${ofCustomer} order by b.id desc limit 2`)]
        : []),
    ],
    sql` union all `,
  );
}

const maxPerKind = 6;

/**
 * The records that match these words, and those that come with them, the best of each kind; anything that matches less than half as well as
 * the best is left out. Migrations 0012 and 0038 explain how candidates are found; here they are read by their keys, within the company and
 * its row-level security, in one statement. The domain ranks them.
 */
export function candidatesFor(
  place: ReadScope,
  { words, wish }: { words: string; wish: Wish | null },
): CompiledQuery<Candidate & SearchHit> {
  const lookUp = place.kind === 'platform' ? sql`found_everywhere` : sql`found_in_company`;
  const none = sql`null`;
  const hits = Object.entries(hitColumns).map(
    ([kind, { from, label, note, at = sql`null::timestamptz`, phase = none, type = none, picture = none, owed: balance = none }]) => sql`
    select f.kind, x.id, f.score, f.brought as is_brought, ${label} as label, ${note} as note, ${at} as at, ${phase}::text as phase, ${type}::text as type,
      ${picture}::json as picture, ${balance}::json as owed, x.company_id
    from fitting f join ${from} on x.company_id = f.company_id and x.id = f.id where f.kind = ${sql.lit(kind)} and ${within(place, 'x')}`,
  );
  const company = place.kind === 'platform' ? sql`(select o.name from companies o where o.id = h.company_id and o.id <> 0)` : none;
  return sql<Candidate & SearchHit>`
    with found as materialized (select * from (select f.*, max(score) over () as best from ${lookUp}(searchable(${words})) f) f where score > best / 2),
    fitting as (
      select * from (select a.*, row_number() over (partition by kind order by score desc, id) as place from (
        select kind, company_id, id, max(score) as score, bool_and(brought) as brought
        from (select kind, company_id, id, score, false as brought from found union all ${withFound(wish)}) one group by kind, company_id, id) a) r where place <= ${maxPerKind}
    ),
    hits as (${sql.join(hits, sql` union all `)})
    select h.kind, h.id, h.score, h.is_brought, h.label, h.note, h.at, h.phase, h.type, h.picture, h.owed, ${company} as company_name from hits h`.compile(
    build,
  );
}
