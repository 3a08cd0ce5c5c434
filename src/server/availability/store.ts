import { sql, type CompiledQuery } from 'kysely';
import {
  calendarIn,
  cellsOf,
  type Ban,
  type Calendar,
  type CellTerms,
  type Clash,
  type TakenEntry,
  type Waiting,
} from '#domain/desk/cells.ts';
import type { YachtAvailability } from '#domain/desk/availability.ts';
import { usualTerms } from '#domain/desk/charter-terms.ts';
import { standstillTypes } from '#domain/schedule/in-the-way.ts';
import { bookingTypes } from '#domain/schedule/words.ts';
import { addDays, dayIn, type Day } from '#domain/shared/calendar-days.ts';
import { isOpen } from '../schedule/conflicts.ts';
import { startsEarlyEnough } from '../schedule/store.ts';
import { seasonsOfYacht, termsOfYacht } from '../desk-prices/store.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { blockedUntil, importLabelOf, isBlocking } from '../platform/expressions.ts';
import { build, within, type ReadScope } from '../platform/database.ts';

type Look = {
  from: Day;
  to: Day;
  step: 'week' | 'day';
  yachtId?: number | undefined;
  /** in whole weeks, or as long as her shortest charter where that is longer */ asSold?: boolean;
};

/** A yacht with everything needed for its cells. */
type Row = Omit<YachtAvailability, 'cells' | 'isPriced'> &
  Omit<CellTerms, 'discounts' | 'maxDiscount'> & {
    discounts: CellTerms['discounts'] | null;
    maxDiscount: string | null;
    taken: TakenRow[] | null;
    waiting: Waiting[] | null;
    blocks: Block[] | null;
    ban: Ban | null;
  };
type TakenRow = TakenEntry & { blockId: number | null };
type Block = Clash & { id: number };

const maxYachts = 500;

/** The yachts by name, each with its terms, seasons and bookings in these days, one row per yacht in a single query. */
export function fleetIn(place: ReadScope, { from, to, yachtId }: Look): CompiledQuery<Row> {
  // In any time zone, the company's days fall within this range; a week that begins on the last day ends within eight days.
  const [first, last] = [`${addDays(from, -1)}T00:00:00Z`, `${addDays(to, 9)}T00:00:00Z`];
  const types = [...bookingTypes, ...standstillTypes];
  return sql<Row>`
    with taken as (
      select e.company_id, e.yacht_id, json_agg(json_build_object('id', e.id, 'type', e.type, 'label', coalesce(k.last_name, ${importLabelOf('e')}, e.title), 'charterId', e.charter_id, 'blockId', e.block_id,
        'heldUntil', wire_instant(e.held_until), 'startDate', wire_instant(e.start_date), 'endDate', wire_instant(e.end_date))) as entries
      from schedule_events e
        left join maintenance r on r.company_id = e.company_id and r.id = e.maintenance_id
        left join customers k on k.company_id = e.company_id and k.id = e.customer_id
      where ${within(place, 'e')} and e.type = any(${types}) and ${isOpen}
        and e.end_date > ${first} and e.start_date < ${last} and ${startsEarlyEnough(place, first)}
        ${yachtId ? sql`and e.yacht_id = ${yachtId}` : sql``}
      group by e.company_id, e.yacht_id
    ), queues as (
      select w.company_id, w.yacht_id, json_agg(json_build_object('startDate', wire_instant(w.start_date), 'endDate', wire_instant(w.end_date))) as waiting
      from charters w where ${within(place, 'w')} and w.state = 'waiting' and w.start_date > now() and w.end_date > ${first} and w.start_date < ${last}
      group by w.company_id, w.yacht_id
    ), unplaced as (
      select b.company_id, b.yacht_id, json_agg(json_build_object('id', b.id, 'startDate', wire_instant(b.start_date), 'endDate', wire_instant(b.end_date))) as blocks
      from imported_blocks b where ${within(place, 'b')} and not b.placed and not b.same and b.end_date > ${first} and b.start_date < ${last}
      group by b.company_id, b.yacht_id
    )
    select y.type as yacht_type, ${answeredCompanyOf('y')}, ${termsOfYacht}, ${seasonsOfYacht} as seasons, o.time_zone, c.discounts, c.max_discount,
      n.entries as taken, q.waiting, b.blocks, (
        select json_build_object('until', case when bool_and(${blockedUntil} is not null) then wire_instant(max(${blockedUntil})) end)
        from defects d where d.company_id = y.company_id and d.yacht_id = y.id and ${isBlocking} having count(*) > 0) as ban
    from yachts y join companies o on o.id = y.company_id
      left join yacht_terms t on t.company_id = y.company_id and t.yacht_id = y.id
      left join charter_terms c on c.company_id = y.company_id
      left join taken n on n.company_id = y.company_id and n.yacht_id = y.id
      left join queues q on q.company_id = y.company_id and q.yacht_id = y.id
      left join unplaced b on b.company_id = y.company_id and b.yacht_id = y.id
    where ${within(place, 'y')} ${yachtId ? sql`and y.id = ${yachtId}` : sql``}
    order by lower(y.name), y.id limit ${maxYachts}`.compile(build);
}

/** Blocks from imported calendars that overlap another booking: the overlapping part of each, excluding the block itself. */
function clashesOf(blocks: readonly Block[], taken: readonly TakenRow[]): Clash[] {
  return blocks.flatMap((block) =>
    taken
      .filter(({ type, blockId }) => blockId !== block.id && bookingTypes.some((each) => each === type))
      .map(({ startDate, endDate }) => ({
        startDate: startDate > block.startDate ? startDate : block.startDate,
        endDate: endDate < block.endDate ? endDate : block.endDate,
      }))
      .filter(({ startDate, endDate }) => startDate < endDate),
  );
}

/** The availability of these yachts at a moment. Days are in the time zone of each yacht's company. */
export function availabilityOf(rows: readonly Row[], { from, to, step, asSold }: Look, now: string): YachtAvailability[] {
  const calendars = new Map<string, Calendar>();
  return rows.map(
    ({
      taken,
      waiting,
      blocks,
      ban,
      discounts,
      maxDiscount,
      yachtId,
      yachtName,
      yachtType,
      companyId,
      companyName,
      maxGuests,
      minNights,
      ...terms
    }) => {
      const calendar = calendars.get(terms.timeZone) ?? calendarIn(terms.timeZone);
      calendars.set(terms.timeZone, calendar);
      const cells = cellsOf(
        {
          ...terms,
          discounts: discounts ?? usualTerms.discounts,
          maxDiscount: maxDiscount ?? usualTerms.maxDiscount,
        },
        { taken: taken ?? [], waiting: waiting ?? [], clashes: clashesOf(blocks ?? [], taken ?? []), ban },
        { from, to, step, now, today: dayIn(terms.timeZone, now), nights: asSold ? Math.max(7, minNights) : undefined },
        calendar,
      );
      const { checkInDays, currency, seasons } = terms;
      return {
        yachtId,
        yachtName,
        yachtType,
        companyId,
        companyName,
        maxGuests,
        checkInDays: [...checkInDays],
        minNights,
        currency,
        isPriced: seasons.length > 0,
        cells,
      };
    },
  );
}
