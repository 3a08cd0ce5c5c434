import { daysBetween, daysTouched } from '../shared/calendar-days.ts';
import type { datesIn } from '../shared/date-words.ts';
import { inWords, several } from '../shared/words.ts';
import { wallClockIn } from '../shared/zoned-time.ts';
import type { EventType } from './words.ts';

/** What is said of something whose dates nobody can read. */
const unknownLength = 'Length unknown';

type InTime = { startDate: string; endDate: string };

const minute = 60_000;
const dayInMinutes = 24 * 60;

/**
 * How long something lasts, in minutes, hours or days. From a day on it is told by the calendar and the clock on the wall: a week
 * from Saturday to Saturday has seven days, also when the clocks change in it.
 */
export function durationWords(timeZone: string, event: InTime): string {
  const passed = Math.round((Date.parse(event.endDate) - Date.parse(event.startDate)) / minute);
  if (Number.isNaN(passed)) return unknownLength;
  const minutes = passed < dayInMinutes ? passed : minutesOnTheWall(timeZone, event);
  const days = Math.floor(minutes / dayInMinutes);
  const hours = Math.floor((minutes % dayInMinutes) / 60);
  // Beside days, minutes say nothing any more.
  return inWords([several(days, 'day'), several(hours, 'hour'), days === 0 ? several(minutes % 60, 'minute') : null]) || '0 minutes';
}

/** How long a booking lasts as the trade says it: a charter in the nights it goes over, anything else as `durationWords` does. */
export function lengthWords(timeZone: string, event: InTime & { type: EventType }): string {
  return nightsWords(timeZone, event) ?? durationWords(timeZone, event);
}

/** The exact duration of what `lengthWords` gives in nights; null where that is the exact duration already. */
export function exactLengthWords(timeZone: string, event: InTime & { type: EventType }): string | null {
  return nightsWords(timeZone, event) === null ? null : durationWords(timeZone, event);
}

/** When something is, as lists show it: a charter by days and nights (Sat 18 – Sat 25 Jul · 7 nights), anything else by hours or days. */
export function whenWords({ span, timeZone }: ReturnType<typeof datesIn>, event: InTime & { type: EventType }): string {
  return [span(event.startDate, event.endDate), nightsWords(timeZone, event)].filter(Boolean).join(' · ');
}

/** The same in short: 7 nights, 8 h, 4 h 30 min. Without nights, days are given in hours. */
export function shortLengthWords(timeZone: string, event: InTime & { type: EventType }): string {
  const nights = nightsWords(timeZone, event);
  const minutes = Math.round((Date.parse(event.endDate) - Date.parse(event.startDate)) / minute);
  if (Number.isNaN(minutes)) return unknownLength;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return nights || [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ') || '0 min';
}

/** Whether a day trip lasts 24 hours or less and a charter longer than that. Others are listed by their type all the same. */
export function isOfUsualLength({ type, startDate, endDate }: InTime & { type: EventType }): boolean {
  const long = Date.parse(endDate) - Date.parse(startDate) > dayInMinutes * minute;
  return type === 'day_rent' ? !long : type !== 'charter' || long;
}

function nightsWords(timeZone: string, event: InTime & { type: EventType }): string | null {
  const { first, last } = daysTouched(timeZone, event);
  return event.type === 'charter' && first && last ? several(daysBetween(first, last), 'night') : null;
}

function minutesOnTheWall(timeZone: string, { startDate, endDate }: InTime): number {
  return (wallTime(timeZone, endDate) - wallTime(timeZone, startDate)) / minute;
}

function wallTime(timeZone: string, at: string): number {
  const { day, time } = wallClockIn(timeZone, at);
  return Date.parse(`${day}T${time}:00Z`);
}
