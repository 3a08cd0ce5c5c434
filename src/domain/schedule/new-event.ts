import { addDays } from '../shared/calendar-days.ts';
import { instantIn, wallClockIn, type WallClock } from '../shared/zoned-time.ts';
import type { EventType } from './words.ts';

export const askedTypes = ['day_rent', 'charter', 'maintenance'] as const;
export const askedDurations = ['day', 'charter'] as const;

/** What a link may say about the event it leads to. */
export type EventDefaults = {
  type?: (typeof askedTypes)[number];
  duration?: (typeof askedDurations)[number];
  start?: string;
  end?: string;
};

/** What a new event begins with. Days and times are what the calendar and the clock say in the company's time zone. */
export type NewEvent = { type: EventType; title: string; description: string; start: WallClock; end: WallClock };

const usualStart = '09:00';
const usualEnd = '16:00';
const dayTripHours = 8;
const charterDays = 3;
const charterEnd = '12:00';

/** A new event as the link to it says, and for all it doesn't say, as events usually are. */
export function newEvent(defaults: EventDefaults, timeZone: string, now: string): NewEvent {
  const start = isInstant(defaults.start)
    ? wallClockIn(timeZone, defaults.start)
    : { day: wallClockIn(timeZone, now).day, time: usualStart };
  return { ...wordsOf(defaults), start, end: endOf(defaults, start, timeZone, now) };
}

function wordsOf({ type, duration }: EventDefaults): Pick<NewEvent, 'type' | 'title' | 'description'> {
  if (duration === 'day') return { type: 'day_rent', title: 'Day Trip', description: 'Day yacht excursion' };
  if (duration === 'charter') return { type: type ?? 'charter', title: 'Charter Booking', description: 'Multi-day charter booking' };
  if (type === 'maintenance') return { type, title: 'Maintenance Schedule', description: 'Scheduled maintenance work' };
  return { type: type ?? 'charter', title: '', description: '' };
}

function endOf(defaults: EventDefaults, start: WallClock, timeZone: string, now: string): WallClock {
  if (isInstant(defaults.start) && isInstant(defaults.end) && Date.parse(defaults.end) > Date.parse(defaults.start))
    return wallClockIn(timeZone, defaults.end);
  if (defaults.duration === 'charter') return { day: addDays(start.day, charterDays), time: charterEnd };
  const usual =
    defaults.duration === 'day' && defaults.start === undefined
      ? hoursLater(now, dayTripHours, timeZone)
      : { day: start.day, time: usualEnd };
  // Early in the morning or late in the day, what is usual would end before it starts.
  return isAfter(usual, start) ? usual : hoursLater(instantIn(timeZone, start) ?? now, dayTripHours, timeZone);
}

function hoursLater(at: string, hours: number, timeZone: string): WallClock {
  return wallClockIn(timeZone, new Date(Date.parse(at) + hours * 3_600_000).toISOString());
}

function isAfter(one: WallClock, other: WallClock): boolean {
  return `${one.day}${one.time}` > `${other.day}${other.time}`;
}

function isInstant(written: string | undefined): written is string {
  return written !== undefined && !Number.isNaN(Date.parse(written));
}
