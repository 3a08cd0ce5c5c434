import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { ChosenFormats } from '#domain/shared/formats.ts';
import { asHours } from '../equipment/hours-of.ts';
import { build, within, type ReadScope } from '../platform/database.ts';

export type BookLine = {
  doneOn: string;
  equipment: string | null;
  title: string;
  hours: number | null;
  doneBy: string | null;
  notes: string | null;
  wasDueOn: string | null;
  wasDueHours: number | null;
  onTime: boolean | null;
  /** Its cost by currency. The cost of work is on the first of its lines. */ costs: {
    currency: string;
    amount: string;
  }[];
};

/** A service book, with the date formats of its company. */
export type BookOf = {
  yacht: string;
  type: string;
  year: number | null;
  flag: string | null;
  /** Its equipment, if it is about one piece. */ equipment: string | null;
  company: string;
  timeZone: string;
  formats: ChosenFormats;
  lines: BookLine[];
};

/** The whole service book of a yacht, or of a piece of her equipment, oldest first; no row if there is no such yacht. */
export function wholeBook(
  place: ReadScope,
  { yachtId, equipmentId, costs }: { yachtId: number; equipmentId: number | undefined; costs: boolean },
): CompiledQuery<BookOf> {
  const ofEquipment = (line: string) => (equipmentId === undefined ? sql`` : sql`and ${sql.ref(`${line}.equipmentId`)} = ${equipmentId}`);
  const costsOfLine = costs ? costsOf(ofEquipment('w')) : sql`'[]'::json`;
  return sql<BookOf>`
    select y.name as yacht, y.type, y.year, y.flag_country as flag, o.name as company, o.time_zone, o.formats,
      (select q.name from equipment q where q.company_id = y.company_id and q.yacht_id = y.id and q.id = ${equipmentId ?? null}) as equipment,
      coalesce((select json_agg(json_build_object('doneOn', v.done_on, 'equipment', q.name, 'title', v.title, 'hours', ${asHours(sql`v.tenths`)}, 'doneBy', v.done_by, 'notes', v.notes,
          'wasDueOn', v.was_due_on, 'wasDueHours', ${asHours(sql`v.was_due_tenths`)}, 'onTime', v.on_time, 'costs', ${costsOfLine}) order by v.done_on, v.id)
        from services v left join equipment q on q.company_id = v.company_id and q.id = v.equipment_id
        where v.company_id = y.company_id and v.yacht_id = y.id ${ofEquipment('v')}), '[]') as lines
    from yachts y join companies o on o.id = y.company_id where ${within(place, 'y')} and y.id = ${yachtId}`.compile(build);
}

/** The cost of the line `v`: that of its work if it is the first line of it in this book, and that of its own parts. */
function costsOf(sameBook: RawBuilder<unknown>): RawBuilder<unknown> {
  const isFirst = sql`not exists (
    select from services w where w.company_id = v.company_id and w.maintenance_id = v.maintenance_id and w.id < v.id ${sameBook})`;
  return sql`coalesce((
    select json_agg(json_build_object('currency', c.currency, 'amount', c.amount::text) order by c.currency)
    from (
      select u.currency, sum(u.amount)::numeric(20, 2) as amount from (
        select x.currency, x.amount from expenses x where x.company_id = v.company_id and x.maintenance_id = v.maintenance_id and ${isFirst}
        union all
        select u.currency, round(-u.delta * u.unit_cost, 2) from part_movements u
        where u.company_id = v.company_id and u.unit_cost is not null and (u.service_id = v.id or (u.maintenance_id = v.maintenance_id and ${isFirst}))
      ) u group by u.currency
    ) c where c.amount <> 0), '[]')`;
}
