import { daysBetween, daysTouched } from '../shared/calendar-days.ts';
import type { datesIn } from '../shared/date-words.ts';
import { inWords, several } from '../shared/words.ts';
import { wallClockIn } from '../shared/zoned-time.ts';
import type { EventType } from './words.ts';

/** Shown for unreadable dates. */
const unknownLength = 'Length unknown';

type InTime = { startDate: string; endDate: string };

const minute = 60_000;
const dayInMinutes = 24 * 60;

/**
 * The duration in minutes, hours or days. From a day on, it follows local time: Saturday to Saturday is seven days, even across a daylight
 * saving change.
 */
export function durationWords(timeZone: string, event: InTime): string {
  const passed = Math.round((Date.parse(event.endDate) - Date.parse(event.startDate)) / minute);
  if (Number.isNaN(passed)) return unknownLength;
  const minutes = passed < dayInMinutes ? passed : minutesOnTheWall(timeZone, event);
  const days = Math.floor(minutes / dayInMinutes);
  const hours = Math.floor((minutes % dayInMinutes) / 60);
  // Next to days, minutes don't matter.
  return inWords([several(days, 'day'), several(hours, 'hour'), days === 0 ? several(minutes % 60, 'minute') : null]) || '0 minutes';
}

/** The duration as the trade states it: a charter in nights, anything else as in `durationWords`. */
export function lengthWords(timeZone: string, event: InTime & { type: EventType }): string {
  return nightsWords(timeZone, event) ?? durationWords(timeZone, event);
}

/** The exact duration if `lengthWords` gives nights; null if that is already exact. */
export function exactLengthWords(timeZone: string, event: InTime & { type: EventType }): string | null {
  return nightsWords(timeZone, event) === null ? null : durationWords(timeZone, event);
}

/** The time span as lists show it: a charter by days and nights (Sat 18 – Sat 25 Jul · 7 nights), anything else by hours or days. */
export function whenWords({ span, timeZone }: ReturnType<typeof datesIn>, event: InTime & { type: EventType }): string {
  return [span(event.startDate, event.endDate), nightsWords(timeZone, event)].filter(Boolean).join(' · ');
}

/** The duration in short: 7 nights, 8 h, 4 h 30 min. Without nights, days are given in hours. */
export function shortLengthWords(timeZone: string, event: InTime & { type: EventType }): string {
  const nights = nightsWords(timeZone, event);
  const minutes = Math.round((Date.parse(event.endDate) - Date.parse(event.startDate)) / minute);
  if (Number.isNaN(minutes)) return unknownLength;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return nights || [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ') || '0 min';
}

/**
 * Whether the length fits the type: a day trip lasts 24 hours or less, a charter longer. Those that don't fit are still listed by their
 * type.
 */
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
