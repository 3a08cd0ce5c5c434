import { datesIn } from '../shared/date-words.ts';
import type { Formats } from '../shared/formats.ts';

type Said = { startDate: string; endDate: string };

/** What is noted on a charter that came from a portal whose calendar says otherwise now: other dates, or none. It is kept, so it says the year. */
export function portalNotice(label: string, said: Said | null, { timeZone, formats }: { timeZone: string; formats: Formats }): string {
  if (said === null) return `${label} no longer has this booking.`;
  return `${label} has this booking on ${datesIn(timeZone, formats).period(said.startDate, said.endDate)} now.`;
}
