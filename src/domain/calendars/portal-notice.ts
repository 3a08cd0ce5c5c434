import { datesIn } from '../shared/date-words.ts';
import type { Formats } from '../shared/formats.ts';

type PortalDates = { startDate: string; endDate: string };

/** The note on a portal's charter when the portal's calendar moves or drops it. It is stored, so its dates include the year. */
export function portalNotice(
  label: string,
  dates: PortalDates | null,
  { timeZone, formats }: { timeZone: string; formats: Formats },
): string {
  if (dates === null) return `${label} no longer has this booking.`;
  return `${label} has this booking on ${datesIn(timeZone, formats).period(dates.startDate, dates.endDate)} now.`;
}
