import { sql } from 'kysely';
import { blockedBy } from '#domain/schedule/in-the-way.ts';
import { bookingTypes, type EventType } from '#domain/schedule/words.ts';
import { datesIn, shortDay } from '#domain/shared/date-words.ts';
import { formatsOf, type ChosenFormats } from '#domain/shared/formats.ts';
import { refuseBanned } from '../defects/ban.ts';
import type { Reader } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import { charterNumberOf } from '../platform/expressions.ts';
import { noticesToAnswer } from './notices.ts';
import { holdYachts, settle } from './settling.ts';

/** A period that someone wants on a yacht's calendar. `except` is the entry itself when it is moved. */
export type Wish = {
  companyId: number;
  yachtId: number;
  type: EventType;
  startDate: string;
  endDate: string;
  except?: number;
  allowOverlap?: boolean;
  allowNotices?: boolean;
};

export type InTheWay = {
  title: string;
  type: EventType;
  startDate: string;
  endDate: string;
  yacht: string;
  timeZone: string;
  formats: ChosenFormats;
  /** How long it is held, if it is an option. */ heldUntil: string | null;
  charterNumber: string | null;
};

/**
 * Prevents double bookings: two bookings of a yacht, options included, never overlap, and a booking over maintenance or an inspection (or
 * the reverse) is refused until it is confirmed. Simultaneous requests for one yacht wait for each other here; the exclusion constraint in
 * the database backs this up.
 */
export async function refuseConflicts(t: Transaction, reader: Reader, wish: Wish): Promise<void> {
  await holdYachts(t, wish.companyId, [wish.yachtId]);
  await settle(t, wish);
  const booked = await conflictingBooking(t, wish);
  if (booked) throw new Refusal(409, 'schedule_conflict', sentence(wish.type, booked, reader));
  await refuseStandstill(t, reader, wish);
}

/** The booking or current option that conflicts with this wish, once the yacht is settled. */
export function conflictingBooking(t: Transaction, wish: Wish): Promise<InTheWay | undefined> {
  return firstConflict(t, wish, blockedBy[wish.type].conflict);
}

/** Refuses a booking of a yacht that may not sail, and an overlap that may be confirmed until it is. */
export async function refuseStandstill(t: Transaction, reader: Reader, wish: Wish): Promise<void> {
  await refuseBanned(t, reader, wish);
  if (wish.allowOverlap) return;
  const still = await firstConflict(t, wish, blockedBy[wish.type].question);
  // So that the next question can be answered along with this one.
  if (still)
    throw new Refusal(
      409,
      'schedule_overlap',
      `${sentence(wish.type, still, reader)} Save it anyway?`,
      await noticesToAnswer(t, reader, wish),
    );
}

/** The conflict as a sentence, with days and hours in the reader's own format, or else the company's. */
export function sentence(wishedType: EventType, conflict: InTheWay, { ownFormats }: Reader): string {
  if (conflict.heldUntil) return `${onOption(conflict, conflict.heldUntil, ownFormats)}.`;
  const { yacht, title, type, ...dates } = conflict;
  const isBooking = bookingTypes.includes(type);
  const what = !isBooking
    ? `has ${type === 'inspection' ? 'an inspection' : 'maintenance'}`
    : bookingTypes.includes(wishedType)
      ? 'is already booked'
      : 'is booked';
  return `${yacht} ${what} ${period(dates, ownFormats)}: ${title}.`;
}

function onOption({ yacht, charterNumber, timeZone, formats }: InTheWay, until: string, own: ChosenFormats): string {
  const when = datesIn(timeZone, formatsOf(own, formats)).moment(until, shortDay).replaceAll('\u00a0', ' ');
  return `${yacht} is on option until ${when} (${charterNumber})`;
}

/** Completed or cancelled work conflicts with nothing. The event's maintenance record, if it has one, is called `r`. */
export const isOpen = sql<boolean>`coalesce(r.status, 'pending') in ('pending', 'in_progress')`;

/** Half-open: the end of one may be the start of the next. */
async function firstConflict(
  t: Transaction,
  { companyId, yachtId, startDate, endDate, except }: Wish,
  types: readonly EventType[],
): Promise<InTheWay | undefined> {
  if (types.length === 0) return undefined;
  const { rows } = await sql<InTheWay>`
    select e.title, e.type, e.start_date, e.end_date, y.name as yacht, c.time_zone, c.formats, e.held_until, ${charterNumberOf('e')} as charter_number
    from schedule_events e
      join yachts y on y.company_id = e.company_id and y.id = e.yacht_id
      join companies c on c.id = e.company_id
      left join maintenance r on r.company_id = e.company_id and r.id = e.maintenance_id
    where e.company_id = ${companyId} and e.yacht_id = ${yachtId} and e.type = any(${types}) and e.id <> ${except ?? 0}
      and tstzrange(e.start_date, e.end_date) && tstzrange(${startDate}, ${endDate})
      and ${isOpen}
    order by e.held_until is not null, e.start_date limit 1`.execute(t);
  return rows[0];
}

function period(
  { startDate, endDate, timeZone, formats }: Pick<InTheWay, 'startDate' | 'endDate' | 'timeZone' | 'formats'>,
  own: ChosenFormats,
): string {
  const dates = datesIn(timeZone, formatsOf(own, formats));
  return `from ${dates.moment(startDate, shortDay)} to ${dates.moment(endDate, shortDay)}`.replaceAll('\u00a0', ' ');
}
