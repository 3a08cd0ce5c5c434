import type { SessionUser } from '#domain/session/session.ts';
import { useSession } from './session.tsx';

const day = { month: 'short', day: 'numeric' } as const;
const date = { ...day, year: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;

const formats = new Map<string, Intl.DateTimeFormat>();

// Slow to make, quick to ask, and a calendar asks for hundreds.
function formatOf(timeZone: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([timeZone, parts]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...parts, timeZone });
  formats.set(key, format);
  return format;
}

/** Dates in words, in the time zone of the company: everybody in it sees the same day, wherever they are. */
export function useDates() {
  return datesIn(useTimeZone());
}

/** Dates in words, in a time zone. */
export function datesIn(timeZone: string) {
  const say = (at: string | Date, parts: Intl.DateTimeFormatOptions) => formatOf(timeZone, parts).format(new Date(at));
  // A time and its AM or PM stay on one line.
  const sayRange = (from: string, to: string, parts: Intl.DateTimeFormatOptions) =>
    formatOf(timeZone, parts)
      .formatRange(new Date(from), new Date(to))
      .replaceAll('\u2009', ' ')
      .replaceAll(/\s(?=[AP]M)/g, '\u00a0');

  return {
    /** Nov 21 */
    day: (at: string | Date) => say(at, day),
    /** Nov 21, 2026 */
    date: (at: string | Date) => say(at, date),
    /** Sat, Nov 21, 9:00 AM */
    dayAndTime: (at: string) => say(at, { weekday: 'short', ...day, ...time }).replaceAll(/\s(?=[AP]M)/g, '\u00a0'),
    /** Nov 21, 2026, for a calendar day, which is the same everywhere. */
    calendarDay: (written: string) => formatOf('UTC', date).format(new Date(written)),
    /** Nov 21, 2026, 9:00 AM */
    moment: (at: string | Date) => say(at, { ...date, ...time }),
    /** Saturday, November 21 */
    weekday: (at: Date) => say(at, { weekday: 'long', month: 'long', day: 'numeric' }),
    /** The hour of the day there, 0 to 23. */
    hour: (at: Date) => Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(at)),
    /** Nov 21, 2026, 9:00 AM – 5:00 PM, or both dates where they differ. */
    span: (from: string, to: string | null) => {
      if (!to) return say(from, { ...date, ...time });
      if (say(from, date) === say(to, date)) return `${say(from, date)}, ${say(from, time)} – ${say(to, time)}`;
      return `${say(from, date)} – ${say(to, date)}`;
    },
    /** Nov 21, 9:00 AM – 5:00 PM, or Nov 14, 5:00 PM – Nov 21, 9:00 AM */
    times: (from: string, to: string) => sayRange(from, to, { ...day, ...time }),
    /** 9:00 AM – 5:00 PM, with the days where they differ. */
    hours: (from: string, to: string) => sayRange(from, to, say(from, date) === say(to, date) ? time : { ...day, ...time }),
    /** 9:00 AM */
    time: (at: string) => say(at, time).replace(/\s/, '\u00a0'),
    /** Nov 21, 2026, 9:00 AM – 5:00 PM, or both with their year. */
    period: (from: string, to: string) => sayRange(from, to, { ...date, ...time }),
    /** Sat, Nov 21, 9:00 AM – 5:00 PM, or both days where they differ. */
    weekdays: (from: string, to: string) => sayRange(from, to, { weekday: 'short', ...day, ...time }),
  };
}

export function useTimeZone(): string {
  return timeZoneOf(useSession().data);
}

/** The company's time zone. The platform's admins see companies of many zones on one clock, the server's; nobody yet, their own. */
export function timeZoneOf(session: SessionUser | null | undefined): string {
  return session ? (session.timeZone ?? 'UTC') : new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
