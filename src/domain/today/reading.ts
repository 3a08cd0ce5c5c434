import { moneyStateOf } from '../finance/money-state.ts';
import type { InvoiceStatus } from '../finance/words.ts';
import { partOfDay } from '../schedule/day-parts.ts';
import { turnaroundBetween } from '../schedule/turnaround.ts';
import type { EventType } from '../schedule/words.ts';
import { addDays, dayIn, daysBetween, daysTouched, type Day } from '../shared/calendar-days.ts';
import { centsOf, decimalOf } from '../shared/money.ts';
import type { Blocker, BookingMoney, Changeover, Today } from './today.ts';
import { blockerKinds } from './words.ts';

/** How many days ahead a quiet day shows. */
const daysAhead = 7;

/** A booking that begins or ends within these days, and its blockers. What the user may not read is empty. */
export type BookingFact = {
  eventId: number;
  title: string;
  type: EventType;
  startDate: string;
  endDate: string;
  party: string | null;
  yacht: Changeover['yacht'];
  companyName: string | null;
  hasCaptain: boolean;
  /** The previous booking; null if there is none. */
  before: { type: EventType; endDate: string } | null;
  turnaroundHours: number | null;
  /** Whether a trip that began on this booking is still under way. */
  isUnderWay: boolean;
  papers: { crewId: number; name: string; type: string; day: Day }[];
  works: { id: number; kind: 'work' | 'inspection'; title: string; endDate: string }[];
  price: number | null;
  currency: string;
  invoices: { id: number; number: string; status: InvoiceStatus; currency: string; total: string; open: string; dueDate: Day }[];
};

/** The facts for a company's day. */
export type DayFacts = { timeZone: string; bookings: BookingFact[]; atSea: number; nextBack: string | null; inYard: number };

/**
 * The reading of the company's current day at a moment, with a maximum number of rows. A booking counts on the day it begins or ends, as on
 * the sheet of departures; one that does both counts once, as out. Readiness matters until she leaves.
 */
export function readingOf({ timeZone, bookings, atSea, nextBack, inYard }: DayFacts, now: Date, maxRows = 60): Today {
  const today = dayIn(timeZone, now.toISOString());
  const rows = bookings.flatMap((booking) => rowsOf(booking, bookings, timeZone, now));
  const ofToday = rows.filter(({ day }) => day === today);
  const listed = (ofToday.length > 0 ? ofToday : rows.filter(({ day }) => day > today && day <= addDays(today, daysAhead))).toSorted(
    byHour,
  );
  const parts = bookings.map((booking) => partOfDay(booking.type, daysTouched(timeZone, booking), today));
  return {
    day: today,
    back: bookings.filter((booking, at) => parts[at] === 'returning' && endsOn(booking, timeZone) === today).length,
    out: bookings.filter((booking, at) => parts[at] === 'departing' && dayIn(timeZone, booking.startDate) === today).length,
    notReady: ofToday.filter(({ blockers }) => blockers.length > 0).length,
    rows: listed.slice(0, maxRows),
    more: Math.max(0, listed.length - maxRows),
    atSea,
    nextBack,
    inYard,
  };
}

/**
 * The rows of a booking: one on the day it leaves, together with the booking that comes back before it; and one on the day it ends, unless
 * another booking leaves then.
 */
function rowsOf(booking: BookingFact, all: readonly BookingFact[], timeZone: string, now: Date): Changeover[] {
  const { first, last } = daysTouched(timeZone, booking);
  const { yacht, companyName } = booking;
  const leaves = rowOfLeaving(booking, all, timeZone, now);
  const isRelieved = all.some((other) => other.yacht.id === yacht.id && previousOn(other, all, timeZone)?.eventId === booking.eventId);
  if (last === first || isRelieved) return [leaves];
  const back: Changeover = {
    day: last,
    yacht,
    companyName,
    back: backOf(booking, now),
    gapHours: null,
    isGapShort: false,
    out: null,
    blockers: [],
  };
  return [leaves, back];
}

function rowOfLeaving(booking: BookingFact, all: readonly BookingFact[], timeZone: string, now: Date): Changeover {
  const { eventId, title, party, startDate, endDate, yacht, companyName } = booking;
  const before = previousOn(booking, all, timeZone);
  return {
    day: dayIn(timeZone, startDate),
    yacht,
    companyName,
    back: before ? backOf(before, now) : null,
    gapHours: before || isShort(booking) ? gapHours(booking) : null,
    isGapShort: isShort(booking),
    out: {
      eventId,
      title,
      party,
      at: startDate,
      until: endDate,
      hasLeft: Date.parse(startDate) <= now.getTime(),
      money: moneyOf(booking),
    },
    blockers: blockersOf(booking, timeZone, now),
  };
}

/** The booking of the same yacht that ends on the day this one begins. */
function previousOn(booking: BookingFact, all: readonly BookingFact[], timeZone: string): BookingFact | undefined {
  const day = dayIn(timeZone, booking.startDate);
  const before = all.filter(
    (other) => other.yacht.id === booking.yacht.id && other.endDate <= booking.startDate && endsOn(other, timeZone) === day,
  );
  return before.toSorted((a, b) => b.endDate.localeCompare(a.endDate))[0];
}

function backOf({ eventId, title, party, endDate, isUnderWay }: BookingFact, now: Date): Changeover['back'] {
  const isOver = Date.parse(endDate) <= now.getTime();
  return { eventId, title, party, at: endDate, state: !isOver ? 'expected' : isUnderWay ? 'late' : 'back' };
}

/**
 * What keeps a booking that hasn't left from leaving, most severe first: a certificate of a person aboard that expires before the last day,
 * no captain, work or an inspection during the departure, too short a turnaround since the previous booking, and payments due by then.
 */
export function blockersOf(booking: BookingFact, timeZone: string, now: Date): Blocker[] {
  if (Date.parse(booking.startDate) <= now.getTime()) return [];
  const today = dayIn(timeZone, now.toISOString());
  const leaves = dayIn(timeZone, booking.startDate);
  const blockers: Blocker[] = [];
  const add = (kind: Blocker['kind'], resourceId: number, more: Partial<Blocker>) =>
    blockers.push({ ...nothingElse, kind, resourceId, ...more });
  for (const { crewId, name, type, day } of booking.papers)
    if (day < endsOn(booking, timeZone)) add('certificate', crewId, { label: type, of: name, day, daysLeft: daysBetween(today, day) });
  if (!booking.hasCaptain) add('captain', booking.yacht.id, { of: booking.yacht.name });
  for (const { id, kind, title, endDate } of booking.works) {
    const day = endsOn({ endDate, startDate: endDate }, timeZone);
    const isOver = Date.parse(endDate) <= now.getTime();
    add(kind, id, {
      label: title,
      of: booking.yacht.name,
      day,
      daysLeft: isOver ? Math.min(-1, daysBetween(today, day)) : daysBetween(today, day),
    });
  }
  if (isShort(booking)) add('gap', booking.eventId, { of: booking.yacht.name, hours: gapHours(booking) });
  for (const { id, number, currency, open, dueDate } of booking.invoices)
    if (isOwed(open) && dueDate <= leaves)
      add('balance', id, {
        label: number,
        of: booking.party ?? booking.title,
        amount: open,
        currency,
        day: dueDate,
        daysLeft: daysBetween(today, dueDate),
      });
  return blockers.toSorted((a, b) => blockerKinds.indexOf(a.kind) - blockerKinds.indexOf(b.kind));
}

const nothingElse = { label: '', of: '', day: null, daysLeft: null, amount: null, currency: null, hours: null };

/** Its payment state, and the largest open amount of any currency; null if nothing was invoiced yet. */
function moneyOf(booking: BookingFact): BookingMoney | null {
  const state = moneyStateOf(booking, booking.invoices);
  if (state === 'not_invoiced') return null;
  const sums = new Map<string, number>();
  for (const { currency, open } of booking.invoices) sums.set(currency, (sums.get(currency) ?? 0) + (centsOf(open) ?? 0));
  const [currency, cents] = [...sums].toSorted((a, b) => b[1] - a[1])[0] ?? [booking.currency, 0];
  return { state, open: decimalOf(cents), currency };
}

function isOwed(open: string): boolean {
  return (centsOf(open) ?? 0) > 0;
}

/** The hours between the previous booking and this one, regardless of daylight saving. */
export function gapHours({ before, startDate }: Pick<BookingFact, 'before' | 'startDate'>): number | null {
  return before === null ? null : Math.max(0, Date.parse(startDate) - Date.parse(before.endDate)) / 3_600_000;
}

function isShort(booking: BookingFact): boolean {
  const gap = gapHours(booking);
  return gap !== null && booking.before !== null && gap < turnaroundBetween(booking.before, booking, booking.turnaroundHours);
}

function endsOn(booking: { startDate: string; endDate: string }, timeZone: string): Day {
  return daysTouched(timeZone, { startDate: booking.startDate, endDate: booking.endDate }).last;
}

/** Sorted by day and by the time of the first event. */
function byHour(a: Changeover, b: Changeover): number {
  return a.day.localeCompare(b.day) || hourOf(a).localeCompare(hourOf(b)) || a.yacht.name.localeCompare(b.yacht.name);
}

function hourOf({ back, out }: Changeover): string {
  return back?.at ?? out?.at ?? '';
}
