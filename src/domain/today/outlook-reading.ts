import { expiryState } from '../shared/expiry.ts';
import type { MaintenanceStatus } from '../maintenance/words.ts';
import { bookingTypes } from '../schedule/words.ts';
import { addDays, dayIn, daysBetween, startOfDay, type Day } from '../shared/calendar-days.ts';
import type { OutlookEntry, YachtOutlook } from './outlook.ts';
import { blockersOf, type BookingFact } from './reading.ts';
import { occupancyOf, seasonOf } from './season.ts';
import { outlookDays } from './shown.ts';
import type { Blocker } from './today.ts';
import { blockerKinds } from './words.ts';

/** A departure within this many days has to be ready; for a later one, only overdue things count. */
const soonDays = 7;

type Paper = { crewId: number; name: string; type: string; day: Day | null };
type Job = { id: number; title: string; startDate: string; endDate: string; status: MaintenanceStatus };

/** The facts of one yacht. What the user may not see is empty, with null as the count of its tab. */
export type YachtFacts = {
  timeZone: string;
  /** The bookings that ended today or are under way, and the next one. */
  bookings: BookingFact[];
  /** The destination of the last trip of the booking under way. */
  port: string | null;
  entries: OutlookEntry[];
  /** The certificates of her captain and the people aboard, without replaced ones. */
  papers: Paper[];
  jobs: Job[];
  money: { currency: string; income: string; expenses: string }[];
  booked: number;
  bookedLastYear: number;
  counts: { crew: number | null; maintenance: number | null; schedule: number | null; trips: number | null; documents: number | null };
  /** Trips still under way past their arrival. */
  lateTrips: number;
  /** Her expired documents, without replaced ones. */
  expiredDocuments: number;
};

/** The outlook of a yacht at a moment, in her company's time zone. */
export function outlookOf(facts: YachtFacts, now: Date): YachtOutlook {
  const { timeZone, bookings, entries, counts } = facts;
  const at = now.toISOString();
  const day = dayIn(timeZone, at);
  const out = outOf(facts, at);
  const next = bookings.filter(({ startDate }) => startDate > at).toSorted(byStart)[0];
  const blockers = [...blockersOfNext(next, timeZone, now), ...expiredAboard(facts.papers, day)]
    .filter(onlyOnce)
    .toSorted((a, b) => blockerKinds.indexOf(a.kind) - blockerKinds.indexOf(b.kind));
  const overdue = facts.jobs.filter(({ endDate }) => endDate < at).length;
  const season = seasonOf(day);
  const isBlockedBy = (...kinds: Blocker['kind'][]) => blockers.some(({ kind }) => kinds.includes(kind));
  return {
    day,
    out,
    held: out && !out.isLate ? null : heldBy(facts, at),
    next: next ? { ...bookingOf(next), freeNights: freeNightsBefore(next, facts, now) } : null,
    blockers,
    entries,
    season: {
      from: season.from,
      to: season.to,
      money: facts.money,
      occupancy: occupancyOf(season, facts.booked, facts.bookedLastYear),
    },
    papers: papersOf(facts.papers, day),
    jobs: counts.maintenance ? { open: facts.jobs.length, overdue } : null,
    tabs: {
      crew: part(counts.crew, isBlockedBy('certificate', 'captain')),
      maintenance: part(counts.maintenance, overdue > 0 || isBlockedBy('work')),
      schedule: part(counts.schedule, Boolean(out?.isLate) || isBlockedBy('inspection', 'gap', 'balance')),
      trips: part(counts.trips, facts.lateTrips > 0),
      documents: part(counts.documents, facts.expiredDocuments > 0),
    },
  };
}

function part(count: number | null, isWrong: boolean) {
  return count === null ? null : { count, isWrong };
}

/** The booking under way, else the last one that should be over but isn't. */
function outOf({ bookings, port }: YachtFacts, at: string): YachtOutlook['out'] {
  const started = bookings.filter(({ startDate }) => startDate <= at).toSorted(byStart);
  const underWay = started.find(({ endDate }) => endDate > at);
  if (underWay) return { ...bookingOf(underWay), port, isLate: false };
  const late = started.findLast(({ isUnderWay }) => isUnderWay);
  return late ? { ...bookingOf(late), port: null, isLate: true } : null;
}

/** The work or inspection that holds her now, chosen like in `currentUseAt`: work first, and the one that ends last. */
function heldBy({ jobs, entries }: YachtFacts, at: string): YachtOutlook['held'] {
  const job = jobs
    .filter(({ startDate, endDate, status }) => startDate <= at && (endDate > at || status === 'in_progress'))
    .toSorted(byEnd)
    .at(-1);
  if (job) return { kind: 'work', id: job.id, title: job.title };
  const inspection = entries
    .filter(({ type, startDate, endDate }) => type === 'inspection' && startDate <= at && endDate > at)
    .toSorted(byEnd)
    .at(-1);
  return inspection ? { kind: 'inspection', id: inspection.id, title: inspection.title } : null;
}

function blockersOfNext(next: BookingFact | undefined, timeZone: string, now: Date): Blocker[] {
  if (!next) return [];
  const isSoon = daysBetween(dayIn(timeZone, now.toISOString()), dayIn(timeZone, next.startDate)) <= soonDays;
  return blockersOf(next, timeZone, now).filter(({ daysLeft }) => isSoon || (daysLeft !== null && daysLeft < 0));
}

/** A person aboard without a valid certificate keeps her from sailing, whether she is booked or not. */
function expiredAboard(papers: readonly Paper[], today: Day): Blocker[] {
  return papers.flatMap(({ crewId, name, type, day }) =>
    day !== null && day < today
      ? [
          {
            kind: 'certificate' as const,
            resourceId: crewId,
            label: type,
            of: name,
            day,
            daysLeft: daysBetween(today, day),
            amount: null,
            currency: null,
            hours: null,
          },
        ]
      : [],
  );
}

function onlyOnce(blocker: Blocker, at: number, all: Blocker[]): boolean {
  const same = ({ kind, resourceId, label }: Blocker) =>
    kind === blocker.kind && resourceId === blocker.resourceId && label === blocker.label;
  return all.findIndex(same) === at;
}

/** The free nights before the next booking, counted from the last entry before it, or from today; null beyond the known days. */
function freeNightsBefore(next: BookingFact, { entries, timeZone }: YachtFacts, now: Date): number | null {
  const today = dayIn(timeZone, now.toISOString());
  if (next.startDate >= startOfDay(timeZone, addDays(today, outlookDays))) return null;
  const ends = entries
    .filter(({ id, type, startDate }) => id !== next.eventId && holds.includes(type) && startDate < next.startDate)
    .map(({ endDate }) => endDate);
  const from = [now.toISOString(), ...ends].toSorted().at(-1) as string;
  return Math.max(0, daysBetween(dayIn(timeZone, from), dayIn(timeZone, next.startDate)));
}

const holds: readonly string[] = [...bookingTypes, 'maintenance', 'inspection'];

function papersOf(papers: readonly Paper[], today: Day): YachtOutlook['papers'] {
  if (papers.length === 0) return null;
  const dated = papers.map((paper) => ({ ...paper, daysLeft: paper.day === null ? null : daysBetween(today, paper.day) }));
  const count = (state: string) => dated.filter(({ daysLeft }) => expiryState(daysLeft) === state).length;
  const first = dated
    .flatMap(({ day, daysLeft, ...paper }) => (day === null || daysLeft === null ? [] : [{ ...paper, day, daysLeft }]))
    .toSorted((a, b) => a.daysLeft - b.daysLeft)[0];
  return { valid: count('valid'), due: count('due'), expired: count('expired'), first: first ?? null };
}

function bookingOf({ eventId, type, title, party, startDate, endDate }: BookingFact) {
  return { eventId, type, title, party, startDate, endDate };
}

function byStart(a: { startDate: string }, b: { startDate: string }): number {
  return a.startDate.localeCompare(b.startDate);
}

function byEnd(a: { endDate: string }, b: { endDate: string }): number {
  return a.endDate.localeCompare(b.endDate);
}
