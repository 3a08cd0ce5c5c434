import { addDays, dayIn } from '../shared/calendar-days.ts';
import { datesAt, timeWords, type DateContext } from '../shared/date-words.ts';
import { wallClockIn } from '../shared/zoned-time.ts';
import type { CurrentUse } from './current-use.ts';
import { yachtUseLabels } from './words.ts';

/**
 * What a yacht is doing, in words: "On charter until Nov 28", "Free until 5:00 PM", "In the yard, overdue since Nov 20". What changes
 * within the day is told by the hour, what changes later by the day, in another year with it. What ends with a day, as all-day work does,
 * lasts until that day; what begins with one leaves her free until then. Work whose end is past is overdue.
 */
export function wordsOfUse({ use, useUntil }: CurrentUse, told: DateContext): string {
  const label = yachtUseLabels[use];
  if (useUntil === null) return label;
  const isPast = Date.parse(useUntil) <= told.now.getTime();
  // What else should have changed by now is read again in a moment.
  if (isPast) return use === 'yard' ? `${label}, overdue since ${pointWords(useUntil, told)}` : label;
  return `${label} until ${use === 'free' ? pointWords(useUntil, told) : endWords(useUntil, told)}`;
}

function endWords(until: string, told: DateContext): string {
  const { day, time } = wallClockIn(told.timeZone, until);
  if (time !== '00:00') return pointWords(until, told);
  const last = addDays(day, -1);
  return last === todayOf(told) ? 'midnight' : datesAt(told).calendarDay(last);
}

function pointWords(at: string, told: DateContext): string {
  const { day, time } = wallClockIn(told.timeZone, at);
  return day === todayOf(told) ? timeWords(time, told.formats) : datesAt(told).calendarDay(day);
}

function todayOf({ now, timeZone }: DateContext) {
  return dayIn(timeZone, now.toISOString());
}
