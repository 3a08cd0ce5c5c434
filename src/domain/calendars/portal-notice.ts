import { datesIn } from '../shared/date-words.ts';
import type { Formats } from '../shared/formats.ts';

type PortalDates = { startDate: string; endDate: string };

/** The note on a charter from a portal whose calendar now has other dates for it, or none. It is stored, so it names the year. */
export function portalNotice(
  label: string,
  dates: PortalDates | null,
  { timeZone, formats }: { timeZone: string; formats: Formats },
): string {
  if (dates === null) return `${label} no longer has this booking.`;
  return `${label} has this booking on ${datesIn(timeZone, formats).period(dates.startDate, dates.endDate)} now.`;
}
