import { sql, type CompiledQuery } from 'kysely';
import type { ChosenFormats } from '#domain/shared/formats.ts';
import { asHours } from '../equipment/hours-of.ts';
import { build, within, type Place } from '../platform/database.ts';

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
};

/** Whose book it is, and how its company says days. */
export type BookOf = {
  yacht: string;
  type: string;
  year: number | null;
  flag: string | null;
  /** The equipment that it is about, where it is about one. */ equipment: string | null;
  company: string;
  timeZone: string;
  formats: ChosenFormats;
  lines: BookLine[];
};

/** The whole service book of a yacht, or of a piece of her equipment, oldest first; no row where there is no such yacht. */
export function wholeBook(
  place: Place,
  { yachtId, equipmentId }: { yachtId: number; equipmentId: number | undefined },
): CompiledQuery<BookOf> {
  const ofEquipment = equipmentId === undefined ? sql`` : sql`and v.equipment_id = ${equipmentId}`;
  return sql<BookOf>`
    select y.name as yacht, y.type, y.year, y.flag_country as flag, o.name as company, o.time_zone, o.formats,
      (select q.name from equipment q where q.company_id = y.company_id and q.yacht_id = y.id and q.id = ${equipmentId ?? null}) as equipment,
      coalesce((select json_agg(json_build_object('doneOn', v.done_on, 'equipment', q.name, 'title', v.title, 'hours', ${asHours(sql`v.tenths`)}, 'doneBy', v.done_by, 'notes', v.notes,
          'wasDueOn', v.was_due_on, 'wasDueHours', ${asHours(sql`v.was_due_tenths`)}, 'onTime', v.on_time) order by v.done_on, v.id)
        from services v left join equipment q on q.company_id = v.company_id and q.id = v.equipment_id
        where v.company_id = y.company_id and v.yacht_id = y.id ${ofEquipment}), '[]') as lines
    from yachts y join companies o on o.id = y.company_id where ${within(place, 'y')} and y.id = ${yachtId}`.compile(build);
}
