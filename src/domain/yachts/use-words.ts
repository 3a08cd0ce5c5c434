import { addDays, type Day } from '../shared/calendar-days.ts';
import { datesIn, timeWords } from '../shared/date-words.ts';
import type { Formats } from '../shared/formats.ts';
import { wallClockIn } from '../shared/zoned-time.ts';
import type { CurrentUse } from './current-use.ts';
import { yachtUseLabels } from './words.ts';

type Told = { now: Date; timeZone: string; formats: Formats };

/**
 * What a yacht is doing, in words: "On charter until Nov 28", "Free until 5:00 PM", "In the yard, overdue since Nov 20". What changes
 * within the day is told by the hour, what changes later by the day, in another year with it. What ends with a day, as all-day work does,
 * lasts until that day; what begins with one leaves her free until then. Work whose end is past is overdue.
 */
export function wordsOfUse({ use, useUntil }: CurrentUse, told: Told): string {
  const label = yachtUseLabels[use];
  if (useUntil === null) return label;
  const isPast = Date.parse(useUntil) <= told.now.getTime();
  // What else should have changed by now is read again in a moment.
  if (isPast) return use === 'yard' ? `${label}, overdue since ${pointWords(useUntil, told)}` : label;
  return `${label} until ${use === 'free' ? pointWords(useUntil, told) : endWords(useUntil, told)}`;
}

function endWords(until: string, told: Told): string {
  const { day, time } = wallClockIn(told.timeZone, until);
  if (time !== '00:00') return pointWords(until, told);
  const last = addDays(day, -1);
  return last === todayOf(told) ? 'midnight' : wordsOfDay(last, told);
}

function pointWords(at: string, told: Told): string {
  const { day, time } = wallClockIn(told.timeZone, at);
  return day === todayOf(told) ? timeWords(time, told.formats) : wordsOfDay(day, told);
}

function wordsOfDay(day: Day, told: Told): string {
  return datesIn(told.timeZone, told.formats, todayOf(told).slice(0, 4)).calendarDay(day);
}

function todayOf({ now, timeZone }: Told): Day {
  return wallClockIn(timeZone, now.toISOString()).day;
}
