import { sql, type CompiledQuery } from 'kysely';
import { freeSlotsNear, stretchAround, type FreeSlots } from '#domain/schedule/free-slots.ts';
import { blockedBy, overlap } from '#domain/schedule/in-the-way.ts';
import { withTurnaround } from '#domain/schedule/turnaround.ts';
import { bookingTypes, type EventType } from '#domain/schedule/words.ts';
import type { Reader } from '../platform/company.ts';
import { build, within, type ReadScope } from '../platform/database.ts';
import { charterNumberOf, isBanned, isThere } from '../platform/expressions.ts';
import type { Ban } from '../defects/ban.ts';
import { isOpen, sentence, type InTheWay } from './conflicts.ts';
import { turnaroundOf } from '../yachts/turnaround-of.ts';
import { startsEarlyEnough } from './store.ts';

type SlotWish = { yachtId: number; type: EventType; startDate: string; endDate: string; except?: number };

type OtherYacht = FreeSlots['yachts'][number];
/** One entry of the yacht around the requested dates per row; a single row without dates if there is none. */
type TakenRow = Pick<InTheWay, 'yacht' | 'timeZone' | 'formats'> & { companyId: number } & {
  [Key in 'title' | 'type' | 'startDate' | 'endDate' | 'heldUntil' | 'charterNumber']: InTheWay[Key] | null;
} & {
  others: OtherYacht[] | null;
  turnaroundHours: number | null;
};

const maxYachts = 4;

/**
 * The yacht's entries around the requested dates, and the yachts that are free then if this one isn't; no row if there is no such yacht.
 */
export function slotFacts(place: ReadScope, { yachtId, type, startDate, endDate, except }: SlotWish): CompiledQuery<TakenRow> {
  const { from, to } = stretchAround({ startDate, endDate });
  const { conflict, question } = blockedBy[type];
  const types = [...conflict, ...question];
  return sql<TakenRow>`
    with wished as (select y.company_id, y.id, y.name, y.house_rules from yachts y where ${within(place, 'y')} and y.id = ${yachtId}),
    taken as (
      select e.title, e.type, e.start_date, e.end_date, e.held_until, ${charterNumberOf('e')} as charter_number
      from wished y join schedule_events e on e.company_id = y.company_id and e.yacht_id = y.id
        left join maintenance r on r.company_id = e.company_id and r.id = e.maintenance_id
      where ${within(place, 'e')} and e.type = any(${types}) and e.id <> ${except ?? 0} and ${isOpen} and ${isThere('e')}
        and e.end_date > ${from} and e.start_date < ${to} and ${startsEarlyEnough(place, from)}
    ),
    others as (
      select o.id, o.name from wished y join yachts o on o.company_id = y.company_id and o.id <> y.id and o.status = 'active'
      where ${within(place, 'o')} and ${bookingTypes.includes(type)} and not ${isBanned('o', sql`${startDate}`)}
        and (${isBanned('y', sql`${startDate}`)} or exists (select from taken t where t.end_date > ${startDate} and t.start_date < ${endDate}))
        and not exists (
          select from schedule_events e left join maintenance r on r.company_id = e.company_id and r.id = e.maintenance_id
          where ${within(place, 'e')} and e.company_id = o.company_id and e.yacht_id = o.id and e.type = any(${types}) and ${isOpen} and ${isThere('e')}
            and e.end_date > ${startDate} and e.start_date < ${endDate} and ${startsEarlyEnough(place, startDate)})
      order by lower(o.name), o.id limit ${maxYachts}
    )
    select y.company_id, y.name as yacht, c.time_zone, c.formats, t.title, t.type, t.start_date, t.end_date, t.held_until, t.charter_number, (select json_agg(json_build_object('id', o.id, 'name', o.name)) from others o) as others,
      ${turnaroundOf('y', 'c')}::float8 as turnaround_hours
    from wished y join companies c on c.id = y.company_id left join taken t on true
    order by t.start_date`.compile(build);
}

type ReadingFacts = { now: string; reader: Reader; /** What keeps her from sailing then. */ ban: Ban | null };

/** The answer to a request, from the entries around it, in the reader's formats. */
export function freeSlotsOf(wish: SlotWish, rows: TakenRow[], { now, reader, ban }: ReadingFacts): Omit<FreeSlots, 'notices'> {
  const busy = rows.filter((row): row is TakenRow & InTheWay => row.startDate !== null);
  const inTheWay = busy.filter((each) => overlap(each, wish));
  const booked = inTheWay.find(({ type }) => blockedBy[wish.type].conflict.includes(type));
  const spaced = busy.map((each) => withTurnaround(each, wish, each.turnaroundHours));
  const near = () => freeSlotsNear({ wish, busy: spaced, timeZone: rows[0]?.timeZone ?? 'UTC', now });
  if (ban && !booked) return bannedSlots(wish, { busy: spaced, ban, now, first: rows[0] });
  const first = booked ?? inTheWay[0];
  // A booking that leaves too little time for the turnaround is allowed, but never proposed.
  if (!first) return { conflict: null, slots: spaced.some((each) => overlap(each, wish)) ? near() : [], yachts: [] };
  return {
    conflict: { code: booked ? 'schedule_conflict' : 'schedule_overlap', message: sentence(wish.type, first, reader) },
    slots: near(),
    yachts: first.others ?? [],
  };
}

/** A yacht that may not sail then becomes free once she is expected back, and never if nobody knows when. */
function bannedSlots(
  wish: SlotWish,
  { busy, ban, now, first }: { busy: InTheWay[]; ban: Ban; now: string; first: TakenRow | undefined },
): Omit<FreeSlots, 'notices'> {
  const away = { startDate: new Date(0).toISOString(), endDate: ban.until ?? '' };
  return {
    conflict: { code: 'may_not_sail', message: ban.message },
    slots: ban.until ? freeSlotsNear({ wish, busy: [...busy, away], timeZone: first?.timeZone ?? 'UTC', now }) : [],
    yachts: first?.others ?? [],
  };
}
