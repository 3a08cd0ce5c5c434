// A yacht may not sail with a confirmed open defect of that severity.
import { sql, type CompiledQuery } from 'kysely';
import { maySailNot } from '#domain/defects/defect.ts';
import { bookingTypes } from '#domain/schedule/words.ts';
import { datesIn, shortDate } from '#domain/shared/date-words.ts';
import { formatsOf, type ChosenFormats } from '#domain/shared/formats.ts';
import { build, type Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import { blockedUntil, isBlocking } from '../platform/expressions.ts';
import type { BookingWish, QueryRunner } from '../platform/notice-source.ts';

type Row = { yachtName: string; title: string; until: string | null; timeZone: string; formats: ChosenFormats };
/** Why a booking is refused, and until when. */
export type Ban = { message: string; until: string | null };

/** The defect that blocks this booking, in the reader's formats; if there are several, the one that lasts longest. */
export async function banOn(run: QueryRunner, wish: BookingWish, { ownFormats }: { ownFormats: ChosenFormats }): Promise<Ban | null> {
  if (!bookingTypes.includes(wish.type)) return null;
  const { rows } = await run.executeQuery(bansOn(wish));
  const [ban] = rows;
  if (!ban) return null;
  const { until, timeZone, formats } = ban;
  const day = until && datesIn(timeZone, formatsOf(ownFormats, formats)).date(until, shortDate);
  return { message: maySailNot(ban, day && day.replaceAll('\u00a0', ' ')), until };
}

function bansOn({ companyId, yachtId, startDate }: BookingWish): CompiledQuery<Row> {
  return sql<Row>`
    select y.name as yacht_name, d.title, ${blockedUntil} as until, c.time_zone, c.formats
    from defects d join yachts y on y.company_id = d.company_id and y.id = d.yacht_id join companies c on c.id = d.company_id
    where d.company_id = ${companyId} and d.yacht_id = ${yachtId} and ${isBlocking} and (${blockedUntil} is null or ${blockedUntil} > ${startDate})
    order by ${blockedUntil} desc nulls first, d.id limit 1`.compile(build);
}

/** Refuses a booking of a yacht that may not sail, even with flags that allow overlaps. The yacht is held, as when a ban is set. */
export async function refuseBanned(t: Transaction, reader: { ownFormats: ChosenFormats }, wish: BookingWish): Promise<void> {
  const ban = await banOn(t, wish, reader);
  if (ban) throw new Refusal(409, 'may_not_sail', ban.message);
}
