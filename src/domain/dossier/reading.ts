import { statusAt } from '../schedule/event-status.ts';
import type { ScheduleEvent } from '../schedule/schedule-event.ts';
import { bookingTypes } from '../schedule/words.ts';
import type { Action } from '../session/permissions.ts';
import { addDays, daysTouched, windowOf, type Day } from '../shared/calendar-days.ts';
import { blockersOf, type BookingFact } from '../today/reading.ts';
import type { Blocker } from '../today/today.ts';
import type { CrewAboard, SurroundingEntry, Dossier, DossierInvoice, HistoryEntry, Leg, Party } from './dossier.ts';
import { moneyOf } from './money.ts';
import { nextActOf } from './next-act.ts';
import { stagesOf } from './stages.ts';
import { tasksBeforeClosing, tasksBeforeSailing } from './tasks.ts';

/** Everything stored about an entry and its surroundings, regardless of the caller's rights. */
export type DossierFacts = {
  event: ScheduleEvent;
  isDeparture: boolean;
  timeZone: string;
  /** The facts that today's reading uses. */
  booking: BookingFact;
  captain: Dossier['captain'];
  previous: Dossier['previous'];
  next: Dossier['next'];
  invoices: DossierInvoice[];
  customer: Party | null;
  crew: (Omit<CrewAboard, 'papers'> & { papers: Omit<CrewAboard['papers'], 'isShort'> })[];
  trips: Leg[];
  around: SurroundingEntry[];
  history: HistoryEntry[];
};

/** The days around an entry: this many before its first and after its last day, up to a maximum in total. */
const daysBeside = 3;
const maxDays = 31;

// The area of each kind of record in a history. Everyone who reads the entry may read the schedule's own.
const areaOf: Record<string, Action> = { invoice: 'finance:read', income: 'finance:read', maintenance: 'maintenance:read' };

/** The dossier of an entry at a moment, limited to what the caller may read, with the next act they may do. */
export function dossierOf(facts: DossierFacts, may: (action: Action) => boolean, now: Date): Dossier {
  const { timeZone } = facts;
  const allowed = <Value>(action: Action, value: Value) => (may(action) ? value : null);
  const isBooking = bookingTypes.includes(facts.event.type);
  const isOver = statusAt(facts.event, now) === 'completed';
  const event = may('finance:read') ? facts.event : { ...facts.event, moneyState: null, invoiceId: null };
  const money = isBooking ? allowed('finance:read', moneyOf(event, facts.invoices)) : null;
  const trips = isBooking ? allowed('trips:read', facts.trips) : null;
  const isUnderWay = trips !== null && facts.booking.isUnderWay;
  const blockers = isBooking ? blockersOf(readable(facts.booking, may), timeZone, now) : [];
  const captain = isOver ? null : allowed('crew:read', facts.captain);
  const days = daysAround(timeZone, event);
  return {
    event,
    isDeparture: facts.isDeparture,
    captain,
    previous: facts.previous,
    next: facts.next,
    isLate: isBooking && isOver && isUnderWay,
    stages: stagesOf({ ...event, isUnderWay }, now),
    toDo: isBooking ? toDoOf(facts, { money, trips, blockers, may }, now) : null,
    act: nextActOf({ event, timeZone, blockers, money, trips, may }, now),
    money,
    party: allowed('customers:read', facts.customer),
    crew: isBooking && !isOver ? allowed('crew:read', crewOf(facts)) : null,
    trips,
    around: { ...days, entries: within(timeZone, days, facts.around) },
    history: facts.history.filter(({ resourceType }) => may(areaOf[resourceType] ?? 'schedule:read')),
  };
}

/** The parts of a booking that the caller may read. */
function readable(booking: BookingFact, may: (action: Action) => boolean): BookingFact {
  return {
    ...booking,
    papers: may('crew:read') ? booking.papers : [],
    works: may('maintenance:read') ? booking.works : [],
    invoices: may('finance:read') ? booking.invoices : [],
  };
}

type Known = Pick<Dossier, 'money' | 'trips'> & { blockers: Blocker[]; may: (action: Action) => boolean };

function toDoOf({ event, booking, captain }: DossierFacts, { money, trips, blockers, may }: Known, now: Date): Dossier['toDo'] {
  if (statusAt(event, now) !== 'scheduled') return { before: 'closing', tasks: tasksBeforeClosing({ money, trips }) };
  const [readsCrew, readsWork] = [may('crew:read'), may('maintenance:read')];
  const captainName = readsCrew ? (captain?.name ?? null) : null;
  return { before: 'sailing', tasks: tasksBeforeSailing({ booking, blockers, captainName, money, trips, readsCrew, readsWork }) };
}

/** The people aboard, and whether one of their certificates expires before the last day. */
function crewOf({ crew, event, timeZone }: DossierFacts): CrewAboard[] {
  const { last } = daysTouched(timeZone, event);
  return crew.map((member) => ({
    ...member,
    papers: { ...member.papers, isShort: member.papers.first !== null && member.papers.first.day < last },
  }));
}

/** The days around an entry in the company's time zone: three on either side, and only the first month of a long one. */
export function daysAround(timeZone: string, event: { startDate: string; endDate: string }): { first: Day; last: Day } {
  const touched = daysTouched(timeZone, event);
  const first = addDays(touched.first, -daysBeside);
  const [usual, latest] = [addDays(touched.last, daysBeside), addDays(first, maxDays - 1)];
  return { first, last: usual < latest ? usual : latest };
}

function within(timeZone: string, { first, last }: { first: Day; last: Day }, entries: readonly SurroundingEntry[]): SurroundingEntry[] {
  const { from, to } = windowOf(timeZone, first, last);
  return entries.filter(({ startDate, endDate }) => endDate > from && startDate < to);
}
