import { sql } from 'kysely';
import { formatsOf, type ChosenFormats, type Formats } from '#domain/shared/formats.ts';
import type { Transaction } from '../platform/database.ts';
import { notThere } from '../platform/errors.ts';

/** The yacht's and the charter's details above the names in a list. */
export type Ship = {
  number: string;
  company: string;
  timeZone: string;
  formats: Formats;
  yacht: string | null;
  flag: string | null;
  registration: string | null;
  callSign: string | null;
  startDate: string | null;
  endDate: string | null;
};

export async function readShip(t: Transaction, companyId: number, charterId: number): Promise<Ship> {
  const { rows } = await sql<Ship>`
    select c.number, o.name as company, o.time_zone, o.formats, y.name as yacht, y.flag_country as flag, r.registration, r.call_sign,
      coalesce(c.start_date, z.start_date) as start_date, coalesce(c.end_date, z.end_date) as end_date
    from charters c join companies o on o.id = c.company_id left join schedule_events z on z.company_id = c.company_id and z.id = c.departure_id
      left join yachts y on y.company_id = c.company_id and y.id = coalesce(c.yacht_id, z.yacht_id)
      left join yacht_terms r on r.company_id = y.company_id and r.yacht_id = y.id
    where c.company_id = ${companyId} and c.id = ${charterId}`.execute(t);
  if (!rows[0]) throw notThere();
  return { ...rows[0], formats: formatsOf(rows[0].formats as ChosenFormats) };
}
