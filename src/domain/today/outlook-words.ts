import { dayIn } from '../shared/calendar-days.ts';
import { datesAt, timeWords, type DateContext } from '../shared/date-words.ts';
import { several } from '../shared/words.ts';
import { wallClockIn } from '../shared/zoned-time.ts';
import type { CurrentUse } from '../yachts/current-use.ts';
import { wordsOfUse } from '../yachts/use-words.ts';
import type { YachtOutlook } from './outlook.ts';

/** A sentence that names a record, which the page shows as a link. */
export type Sentence = { before: string; named: { kind: 'schedule' | 'maintenance'; id: number; name: string } | null; after: string };

type OutlookFacts = Pick<YachtOutlook, 'out' | 'held' | 'next'>;

/**
 * What a yacht is doing and until when: "At sea with Ahlefeld, back Sat, Nov 28, 9:00 AM in Antibes.", "Free until Dec 5.", "Leaves at 5:00
 * PM with de Graaf."
 */
export function stateSentence(use: CurrentUse, { out, held, next }: OutlookFacts, context: DateContext): Sentence {
  if (out) {
    const named = { kind: 'schedule' as const, id: out.eventId, name: out.party ?? 'guests' };
    if (out.isLate) return { before: 'Not back yet: ', named, after: ` due ${atWords(out.endDate, context)}.` };
    const port = out.port === null ? '' : ` in ${out.port}`;
    return {
      before: out.type === 'charter' ? 'At sea with ' : 'Out for the day with ',
      named,
      after: `, back ${atWords(out.endDate, context)}${port}.`,
    };
  }
  const words = wordsOfUse(use, context);
  if (held) {
    const kind = held.kind === 'work' ? ('maintenance' as const) : ('schedule' as const);
    return { before: `${words}: `, named: { kind, id: held.id, name: held.title }, after: '.' };
  }
  if (leavesToday(next, context)) {
    const named = { kind: 'schedule' as const, id: next.eventId, name: next.party ?? 'guests' };
    return { before: `Leaves ${atWords(next.startDate, context)} with `, named, after: '.' };
  }
  if (use.use === 'free' && use.useUntil === null) return { before: '', named: null, after: 'Free, nothing is booked.' };
  return { before: '', named: null, after: `${words}.` };
}

/** What comes next: "Next: de Graaf, Dec 5, 7 nights free before." Null if nothing is booked, or the first sentence already says it. */
export function nextSentence({ out, held, next }: OutlookFacts, context: DateContext): Sentence | null {
  if (!next || (!out && !held && leavesToday(next, context))) return null;
  const free = next.freeNights ? `, ${several(next.freeNights, 'night')} free before` : '';
  const named = { kind: 'schedule' as const, id: next.eventId, name: next.party ?? next.title };
  return { before: 'Next: ', named, after: `, ${datesAt(context).day(next.startDate)}${free}.` };
}

/** Whether she leaves before the day is over. */
function leavesToday(next: OutlookFacts['next'], context: DateContext): next is NonNullable<OutlookFacts['next']> {
  return next !== null && dayIn(context.timeZone, next.startDate) === todayOf(context);
}

/** At 9:00 AM, today; Sat, Nov 28, 9:00 AM, on another day. */
function atWords(at: string, context: DateContext): string {
  const { day, time } = wallClockIn(context.timeZone, at);
  return day === todayOf(context) ? `at ${timeWords(time, context.formats)}` : datesAt(context).moment(at);
}

function todayOf({ now, timeZone }: DateContext) {
  return dayIn(timeZone, now.toISOString());
}

type Papers = NonNullable<YachtOutlook['papers']>;

/** "11 in order · 1 in 23 days", "1 expired", "All 12 in order". */
export function papersInWords({ valid, due, expired, first }: Papers): string {
  const parts = [
    expired > 0 && `${expired} expired`,
    valid > 0 && `${due + expired === 0 && valid > 1 ? 'All ' : ''}${valid} in order`,
    due > 0 && (expired > 0 || !first ? `${due} due` : `${due} ${firstWords(due, first.daysLeft)}`),
  ];
  return parts.filter(Boolean).join(' · ');
}

function firstWords(due: number, daysLeft: number): string {
  const when = daysLeft === 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`;
  return due === 1 ? when : `due, the first ${when}`;
}
