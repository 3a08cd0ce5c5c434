// The one place where dates and times are put into words: pages, letters, PDFs and refusals say them alike.
import type { Day } from './calendar-days.ts';
import type { Formats } from './formats.ts';
import { wallClockIn, type WallClock } from './zoned-time.ts';

export const monthNames = 'January February March April May June July August September October November December'.split(' ');
export const weekdayNames = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** What is said of a day, in the terms of Intl. */
export type DayParts = { weekday?: 'long' | 'short' | 'narrow'; month?: 'long' | 'short'; day?: 'numeric'; year?: 'numeric' };

export const shortDay = { month: 'short', day: 'numeric' } as const;
const shortDate = { ...shortDay, year: 'numeric' } as const;
export const longDate = { month: 'long', day: 'numeric', year: 'numeric' } as const;

/** A day of the calendar in words: Nov 21, 2026, or 21 Nov 2026, or 2026-11-21. */
export function dayWords(day: Day, parts: DayParts, { dateOrder }: Pick<Formats, 'dateOrder'>): string {
  const weekday = parts.weekday && weekdayWords(day, parts.weekday);
  const month = parts.month && cut(monthNames[Number(day.slice(5, 7)) - 1] ?? '', parts.month);
  const year = parts.year && day.slice(0, 4);
  if (!parts.day) return [weekday, month, year].filter(Boolean).join(' ');
  const number = String(Number(day.slice(8, 10)));
  const inMonth = dateOrder === 'dmy' ? `${number} ${month}` : `${month} ${number}`;
  const date = !year ? inMonth : dateOrder === 'ymd' ? day : inMonth + (dateOrder === 'dmy' ? ' ' : ', ') + year;
  return weekday ? weekday + (dateOrder === 'dmy' ? ' ' : ', ') + date : date;
}

/** The days from one to another: Nov 30 – Dec 6, 2026. What they share is said once. */
export function daysWords(first: Day, last: Day, formats: Pick<Formats, 'dateOrder'>): string {
  const [from, to] = [dayWords(first, shortDate, formats), dayWords(last, shortDate, formats)];
  if (first === last) return from;
  if (formats.dateOrder === 'ymd' || first.slice(0, 4) !== last.slice(0, 4)) return `${from} – ${to}`;
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  if (formats.dateOrder === 'mdy') {
    const end = isOneMonth ? to.slice(to.indexOf(' ') + 1) : to;
    return `${dayWords(first, shortDay, formats)} – ${end}`;
  }
  return `${isOneMonth ? Number(first.slice(8)) : dayWords(first, shortDay, formats)} – ${to}`;
}

/** The same where the year goes without saying because it is this one: Jul 18 – 25, Jul 28 – Aug 4. */
export function daysNearWords(first: Day, last: Day, thisYear: string, formats: Pick<Formats, 'dateOrder'>): string {
  if (first.slice(0, 4) !== thisYear || last.slice(0, 4) !== thisYear) return daysWords(first, last, formats);
  const [from, to] = [dayWords(first, shortDay, formats), dayWords(last, shortDay, formats)];
  if (first === last) return from;
  if (first.slice(0, 7) !== last.slice(0, 7)) return `${from} – ${to}`;
  return formats.dateOrder === 'dmy' ? `${Number(first.slice(8))} – ${to}` : `${from} – ${Number(last.slice(8))}`;
}

/** A time of day, '09:30', as the clock shows it: 9:30 AM, or 09:30. It stays on one line. */
export function timeWords(time: string, { clock }: Pick<Formats, 'clock'>): string {
  if (clock === '24') return time;
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)}\u00a0${hour < 12 ? 'AM' : 'PM'}`;
}

/** From one time of a day to another: 9:00 – 11:00 AM, 9:00 AM – 5:00 PM, 09:00 – 17:00. */
export function hoursWords(from: string, to: string, formats: Pick<Formats, 'clock'>): string {
  const [start, end] = [timeWords(from, formats), timeWords(to, formats)];
  const isOneHalf = formats.clock === '12' && start.slice(-2) === end.slice(-2);
  return `${isOneHalf ? start.slice(0, -3) : start} – ${end}`;
}

/** Instants in words, as the calendar and the clock of a time zone say them. */
export function datesIn(timeZone: string, formats: Formats) {
  const wall = (at: string | Date) => wallClockIn(timeZone, new Date(at).toISOString());
  const say = ({ day }: WallClock, parts: DayParts) => dayWords(day, parts, formats);
  const momentIn = (at: WallClock, parts: DayParts) => `${say(at, parts)}, ${timeWords(at.time, formats)}`;
  const range = (from: string, to: string, parts: DayParts) => {
    const [start, end] = [wall(from), wall(to)];
    return start.day === end.day
      ? `${say(start, parts)}, ${hoursWords(start.time, end.time, formats)}`
      : `${momentIn(start, parts)} – ${momentIn(end, parts)}`;
  };

  return {
    /** Nov 21 */
    day: (at: string | Date) => say(wall(at), shortDay),
    /** Nov 21, 2026, or what else is wanted of it. */
    date: (at: string | Date, parts: DayParts = shortDate) => say(wall(at), parts),
    /** Nov 21, 2026, for a calendar day, which is the same everywhere. */
    calendarDay: (day: Day) => dayWords(day.slice(0, 10), shortDate, formats),
    /** Nov 21, 2026, 9:00 AM, or what else is wanted of the day. */
    moment: (at: string | Date, parts: DayParts = shortDate) => momentIn(wall(at), parts),
    /** Sat, Nov 21, 9:00 AM */
    dayAndTime: (at: string) => momentIn(wall(at), { weekday: 'short', ...shortDay }),
    /** Saturday, November 21 */
    weekday: (at: string | Date) => say(wall(at), { weekday: 'long', month: 'long', day: 'numeric' }),
    /** The hour of the day there, 0 to 23. */
    hour: (at: Date) => Number(wall(at).time.slice(0, 2)),
    /** Nov 21, 2026, 9:00 AM – 5:00 PM, or both dates where they differ. */
    span: (from: string, to: string | null) => {
      if (!to) return momentIn(wall(from), shortDate);
      const [start, end] = [wall(from), wall(to)];
      return start.day === end.day ? range(from, to, shortDate) : `${say(start, shortDate)} – ${say(end, shortDate)}`;
    },
    /** Nov 21, 9:00 AM – 5:00 PM, or Nov 14, 5:00 PM – Nov 21, 9:00 AM */
    times: (from: string, to: string) => range(from, to, shortDay),
    /** Jul 18 – 25, or Jul 18, 9:00 AM – 5:00 PM within a day; with the year where that isn't this one. */
    stay: (from: string, to: string, today: Day) => {
      const [start, end] = [wall(from), wall(to)];
      const year = today.slice(0, 4);
      const days = daysNearWords(start.day, end.day, year, formats);
      return start.day === end.day ? `${days}, ${hoursWords(start.time, end.time, formats)}` : days;
    },
    /** 9:00 AM – 5:00 PM, with the days where they differ. */
    hours: (from: string, to: string) => {
      const [start, end] = [wall(from), wall(to)];
      return start.day === end.day ? hoursWords(start.time, end.time, formats) : range(from, to, shortDay);
    },
    /** 9:00 AM */
    time: (at: string) => timeWords(wall(at).time, formats),
    /** Nov 21, 2026, 9:00 AM – 5:00 PM, or both with their year. */
    period: (from: string, to: string) => range(from, to, shortDate),
    /** Sat, Nov 21, 9:00 AM – 5:00 PM, or both days where they differ. */
    weekdays: (from: string, to: string) => range(from, to, { weekday: 'short', ...shortDay }),
  };
}

function weekdayWords(day: Day, length: NonNullable<DayParts['weekday']>): string {
  return cut(weekdayNames[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '', length);
}

function cut(name: string, length: 'long' | 'short' | 'narrow'): string {
  return length === 'long' ? name : name.slice(0, length === 'short' ? 3 : 1);
}
