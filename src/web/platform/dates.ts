import { dayIn } from '#domain/shared/calendar-days.ts';
import { datesIn } from '#domain/shared/date-words.ts';
import { formatsOf, type ChosenFormats } from '#domain/shared/formats.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { shownFormats } from './formats.ts';
import { useNow } from './now.ts';
import { useSession } from './session.tsx';

/** Dates in words, in the time zone of the company: everybody in it sees the same day, wherever they are. The current year is left out. */
export function useDates() {
  const timeZone = useTimeZone();
  return datesIn(timeZone, shownFormats(), yearIn(timeZone));
}

/** The same for somebody without an account, in the formats of the company whose page they see. */
export function useDatesOf(timeZone: string, formats: ChosenFormats) {
  return datesIn(timeZone, formatsOf(formats), yearIn(timeZone));
}

function yearIn(timeZone: string): string {
  return dayIn(timeZone, new Date().toISOString()).slice(0, 4);
}

/** Today's date where the company is. */
export function useToday(): string {
  return dayIn(useTimeZone(), useNow().toISOString());
}

export function useTimeZone(): string {
  return timeZoneOf(useSession().data);
}

/**
 * The company's time zone. The platform's admins see companies of many zones in the server's zone; without a session it is the browser's.
 */
export function timeZoneOf(session: SessionUser | null | undefined): string {
  return session ? (session.timeZone ?? 'UTC') : new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
