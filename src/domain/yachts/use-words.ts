import { addDays, dayIn } from '../shared/calendar-days.ts';
import { datesAt, timeWords, type DateContext } from '../shared/date-words.ts';
import { wallClockIn } from '../shared/zoned-time.ts';
import type { CurrentUse } from './current-use.ts';
import { yachtUseLabels } from './words.ts';

/**
 * What a yacht is doing, in words: "On charter until Nov 28", "Free until 5:00 PM", "In the yard, overdue since Nov 20". Changes within the
 * day show the time, later ones the day, with the year if it is another. Entries that end with a day, such as all-day work, are shown until
 * that day; one that begins with a day leaves her free until then. Work past its end is overdue.
 */
export function wordsOfUse({ use, useUntil }: CurrentUse, reader: DateContext): string {
  const label = yachtUseLabels[use];
  if (useUntil === null) return label;
  const isPast = Date.parse(useUntil) <= reader.now.getTime();
  // Anything else that should have changed by now will be refreshed in a moment.
  if (isPast) return use === 'yard' ? `${label}, overdue since ${pointWords(useUntil, reader)}` : label;
  return `${label} until ${use === 'free' ? pointWords(useUntil, reader) : endWords(useUntil, reader)}`;
}

function endWords(until: string, reader: DateContext): string {
  const { day, time } = wallClockIn(reader.timeZone, until);
  if (time !== '00:00') return pointWords(until, reader);
  const last = addDays(day, -1);
  return last === todayOf(reader) ? 'midnight' : datesAt(reader).calendarDay(last);
}

function pointWords(at: string, reader: DateContext): string {
  const { day, time } = wallClockIn(reader.timeZone, at);
  return day === todayOf(reader) ? timeWords(time, reader.formats) : datesAt(reader).calendarDay(day);
}

function todayOf({ now, timeZone }: DateContext) {
  return dayIn(timeZone, now.toISOString());
}
