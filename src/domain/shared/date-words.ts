// The only module that formats dates and times, so that pages, emails, PDFs and refusals agree.
import type { Day } from './calendar-days.ts';
import type { Formats } from './formats.ts';
import { wallClockIn, type WallClock } from './zoned-time.ts';

export const monthNames = 'January February March April May June July August September October November December'.split(' ');
export const weekdayNames = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** Shown for an unreadable day. */
const unknownDay = 'Date unknown';
const unknownTime = 'Time unknown';

/** The parts of a day to show, as Intl options. */
export type DayParts = {
  weekday?: 'long' | 'short' | 'narrow' | undefined;
  month?: 'long' | 'short';
  day?: 'numeric';
  year?: 'numeric' | undefined;
};

export const shortDay = { month: 'short', day: 'numeric' } as const;
export const longDay = { weekday: 'long', month: 'long', day: 'numeric' } as const;
export const shortDate = { ...shortDay, year: 'numeric' } as const;
export const wholeDate = { ...longDay, year: 'numeric' } as const;
export const longWeekday = { weekday: 'long' } as const;
/** The formats of a day without its year. */
export const plainDay = { month: 'long', day: 'numeric' } as const;
export const longDate = { month: 'long', day: 'numeric', year: 'numeric' } as const;

export const wholeMonth = { month: 'long', year: 'numeric' } as const;

/** A calendar day in words: Nov 21, 2026, or 21 Nov 2026, or 2026-11-21. */
export function dayWords(day: Day, parts: DayParts, { dateOrder }: Pick<Formats, 'dateOrder'>): string {
  if (!isDay(day)) return unknownDay;
  const weekday = parts.weekday && weekdayWords(day, parts.weekday);
  const month = parts.month && cut(monthNames[Number(day.slice(5, 7)) - 1] ?? '', parts.month);
  const year = parts.year && day.slice(0, 4);
  if (!parts.day) return [weekday, month, year].filter(Boolean).join(' ');
  const number = String(Number(day.slice(8, 10)));
  const inMonth = dateOrder === 'dmy' ? `${number} ${month}` : `${month} ${number}`;
  const date = !year ? inMonth : dateOrder === 'ymd' ? day : inMonth + (dateOrder === 'dmy' ? ' ' : ', ') + year;
  return weekday ? weekday + (dateOrder === 'dmy' ? ' ' : ', ') + date : date;
}

/** A day in the name of a file, in digits: 11-21-2026, 21-11-2026 or 2026-11-21. */
export function dayInName(day: Day, { dateOrder }: Pick<Formats, 'dateOrder'>): string {
  const [year, month, date] = day.split('-');
  return { mdy: [month, date, year], dmy: [date, month, year], ymd: [year, month, date] }[dateOrder].join('-');
}

/** How to format a range of days: with the year unless both are in the current one, and optionally with weekdays. */
type DaysFormat = { thisYear?: string | undefined; weekday?: 'short' | undefined };

/** The days from one to another: Nov 30 – Dec 6, 2026, or Sat 18 – Sat 25 Jul. Shared parts appear only once. */
export function daysWords(first: Day, last: Day, formats: Pick<Formats, 'dateOrder'>, { thisYear, weekday }: DaysFormat = {}): string {
  if (!isDay(first) || !isDay(last)) return unknownDay;
  const isNear = [first, last].every((day) => isOfYear(day, thisYear));
  const inYear = { weekday, ...shortDay };
  const whole = isNear ? inYear : { ...inYear, year: 'numeric' as const };
  const to = dayWords(last, whole, formats);
  if (first === last) return to;
  const isIso = formats.dateOrder === 'ymd' && !isNear;
  if (isIso || first.slice(0, 4) !== last.slice(0, 4)) return `${dayWords(first, whole, formats)} – ${to}`;
  const from = dayWords(first, inYear, formats);
  if (first.slice(0, 7) !== last.slice(0, 7)) return `${from} – ${to}`;
  // A shared month is shown with the last day if it follows the day, and with the first if it precedes it; with weekdays it is shown with
  // both.
  if (formats.dateOrder === 'dmy') return `${from.slice(0, from.lastIndexOf(' '))} – ${to}`;
  return `${from} – ${weekday ? to : to.slice(to.indexOf(' ') + 1)}`;
}

/** A time of day, '09:30', in the chosen clock: 9:30 AM, or 09:30. It doesn't break across lines. */
export function timeWords(time: string, { clock }: Pick<Formats, 'clock'>): string {
  if (time === '') return unknownTime;
  if (clock === '24') return time;
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)}\u00a0${hour < 12 ? 'AM' : 'PM'}`;
}

/** From one time of a day to another: 9:00–11:00 AM, 9:00 AM – 5:00 PM, 09:00–17:00. */
export function hoursWords(from: string, to: string, formats: Pick<Formats, 'clock'>): string {
  const [start, end] = [timeWords(from, formats), timeWords(to, formats)];
  if (formats.clock === '24') return `${start}–${end}`;
  return start.slice(-2) === end.slice(-2) ? `${start.slice(0, -3)}–${end}` : `${start} – ${end}`;
}

/**
 * Formats instants in a time zone, for anything that shows when something is. On screens, pass the current year, which is then left out;
 * for emails and files, pass none, so that the year always appears.
 */
export function datesIn(timeZone: string, formats: Formats, thisYear?: string) {
  const wall = (at: string | Date) => wallClockIn(timeZone, typeof at === 'string' ? at : at.toISOString());
  const near = (day: Day, parts: DayParts) => dayWords(day, isOfYear(day, thisYear) ? parts : { ...parts, year: 'numeric' }, formats);
  const withDay = { weekday: 'short', ...shortDay } as const;
  const momentOf = ({ day, time }: WallClock, parts?: DayParts) =>
    day ? `${parts ? dayWords(day, parts, formats) : near(day, withDay)}, ${timeWords(time, formats)}` : unknownDay;
  const rangeOf = (start: WallClock, end: WallClock) => {
    if (!start.day || !end.day) return unknownDay;
    if (start.day === end.day) return `${near(start.day, withDay)}, ${hoursWords(start.time, end.time, formats)}`;
    // A shared year appears once, at the end.
    const saysYear = formats.dateOrder === 'ymd' || start.day.slice(0, 4) !== end.day.slice(0, 4);
    const from = saysYear ? momentOf(start) : `${dayWords(start.day, withDay, formats)}, ${timeWords(start.time, formats)}`;
    return `${from} – ${momentOf(end)}`;
  };

  return {
    timeZone,
    /** Nov 21 */
    day: (at: string | Date) => near(wall(at).day, shortDay),
    /** Nov 21, for a calendar day, which is the same in every zone. */
    calendarDay: (day: Day) => near(day.slice(0, 10), shortDay),
    /** Only the requested parts of the day: November 21, 2026. */
    date: (at: string | Date, parts: DayParts) => dayWords(wall(at).day, parts, formats),
    /** Sat, Nov 21, 9:00 AM, or the requested parts of the day before the time. */
    moment: (at: string | Date, parts?: DayParts) => momentOf(wall(at), parts),
    /** Saturday, November 21 */
    weekday: (at: string | Date) => dayWords(wall(at).day, longDay, formats),
    /** The hour of the day there, 0 to 23. */
    hour: (at: Date) => Number(wall(at).time.slice(0, 2)),
    /** 9:00 AM */
    time: (at: string) => timeWords(wall(at).time, formats),
    /** 9:00 AM, for a time of day, which is the same in every zone. */
    timeOfDay: (time: string) => timeWords(time, formats),
    /** 9:00 AM – 5:00 PM, with the days if they differ. */
    hours: (from: string, to: string) => {
      const [start, end] = [wall(from), wall(to)];
      return start.day && start.day === end.day ? hoursWords(start.time, end.time, formats) : rangeOf(start, end);
    },
    /** Sat, Jul 18, 10:00 AM – 6:00 PM within a day, Sat, Jul 18 – Sat, Jul 25 over several, or only the start if there is no end. */
    span: (from: string, to: string | null) => {
      const [start, end] = [wall(from), to ? wall(to) : null];
      if (!end) return momentOf(start);
      return start.day === end.day ? rangeOf(start, end) : daysWords(start.day, end.day, formats, { thisYear, weekday: 'short' });
    },
    /** Jul 18 – 25, for narrow places. */
    days: (from: string, to: string) => daysWords(wall(from).day, wall(to).day, formats, { thisYear }),
    /** The same to the minute: Sat, Jul 18, 5:00 PM – Sat, Jul 25, 9:00 AM. */
    period: (from: string, to: string) => rangeOf(wall(from), wall(to)),
  };
}

/** The current moment, the time zone and the formats for showing dates. */
export type DateContext = { now: Date; timeZone: string; formats: Formats };

/** The formatter for screens at a moment, which leaves out the current year. */
export function datesAt({ now, timeZone, formats }: DateContext) {
  return datesIn(timeZone, formats, wallClockIn(timeZone, now.toISOString()).day.slice(0, 4));
}

function isDay(day: Day): boolean {
  return /^\d{4}-\d\d/.test(day);
}

function isOfYear(day: Day, year: string | undefined): boolean {
  return day.slice(0, 4) === year;
}

function weekdayWords(day: Day, length: NonNullable<DayParts['weekday']>): string {
  return cut(weekdayNames[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '', length);
}

function cut(name: string, length: 'long' | 'short' | 'narrow'): string {
  return length === 'long' ? name : name.slice(0, length === 'short' ? 3 : 1);
}
