import { eventTypeLabels } from '../schedule/words.ts';
import { dayIn, type Day } from '../shared/calendar-days.ts';
import { datesAt, type DateContext } from '../shared/date-words.ts';
import type { OwnCalendarEntry, OwnYacht } from './own-yacht.ts';

/** The owner's share on a day, if they have one. */
export function shareOn({ shares }: Pick<OwnYacht, 'shares'>, day: Day): OwnYacht['shares'][number] | undefined {
  return shares.find(({ from, to }) => from <= day && (to === null || to >= day));
}

/**
 * What a yacht does now, by her calendar: "Charter until Sat, Nov 28, 9:00 AM", "Free until 5:00 PM" or "Free today". Null while her owner
 * has no share, because their calendar leaves out those days.
 */
export function nowInWords(yacht: Pick<OwnYacht, 'shares'>, entries: readonly OwnCalendarEntry[], reader: DateContext): string | null {
  const [now, dates] = [reader.now.toISOString(), datesAt(reader)];
  const today = dayIn(reader.timeZone, now);
  if (!shareOn(yacht, today)) return null;
  const current = entries.filter(({ from, to }) => from <= now && to > now);
  if (current.length > 0) return current.map(({ type, to }) => `${eventTypeLabels[type]} until ${dates.moment(to)}`).join(' · ');
  const next = entries.find(({ from }) => from > now);
  return next && dayIn(reader.timeZone, next.from) === today ? `Free until ${dates.time(next.from)}` : 'Free today';
}
