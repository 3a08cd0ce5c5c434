import type { UsualTerms } from '../companies/usual-terms.ts';
import { addDays } from '../shared/calendar-days.ts';
import { instantIn, wallClockIn, type WallClock } from '../shared/zoned-time.ts';
import { bookingTypes, type EventType } from './words.ts';

export const linkDurations = ['day', 'charter'] as const;

/** What a link may prefill for a new event. */
export type EventDefaults = {
  type?: EventType;
  duration?: (typeof linkDurations)[number];
  start?: string;
  end?: string;
};

/** The initial values of a new event. Days and times are in the company's time zone. */
export type NewEvent = { type: EventType; title: string; description: string; start: WallClock; end: WallClock };

/** The company's hours at which charters and work begin and end; null where it has none. */
type HouseHours = Pick<UsualTerms, 'checkIn' | 'checkOut' | 'workBegins' | 'workEnds'>;

const noHours: HouseHours = { checkIn: null, checkOut: null, workBegins: null, workEnds: null };
const dayTripHours = 8;
const charterDays = 3;
const charterEnd = '12:00';

/** The default start and end of events of a type, in the company's local time: '09:00'. */
export function usualHours(type: EventType, { checkIn, checkOut, workBegins, workEnds }: HouseHours): { start: string; end: string } {
  if (type === 'charter') return { start: checkIn ?? '09:00', end: checkOut ?? '16:00' };
  if (type === 'maintenance') return { start: workBegins ?? '09:00', end: workEnds ?? '16:00' };
  return { start: '09:00', end: '16:00' };
}

/** A new event from its link; what the link leaves out comes from the house rules, else from the defaults. */
export function newEvent(defaults: EventDefaults, timeZone: string, now: string, rules: HouseHours = noHours): NewEvent {
  const words = wordsOf(defaults);
  const start = isInstant(defaults.start)
    ? wallClockIn(timeZone, defaults.start)
    : { day: wallClockIn(timeZone, now).day, time: usualHours(words.type, rules).start };
  return { ...words, start, end: endOf({ ...defaults, type: words.type }, start, rules, timeZone, now) };
}

type Words = Pick<NewEvent, 'title' | 'description'>;

const words: Record<EventType, Words> = {
  charter: { title: 'Charter Booking', description: 'Multi-day charter booking' },
  day_rent: { title: 'Day Trip', description: 'Day yacht excursion' },
  maintenance: { title: 'Maintenance Schedule', description: 'Scheduled maintenance work' },
  inspection: { title: 'Inspection', description: '' },
  crew_change: { title: 'Crew change', description: '' },
  other: { title: '', description: '' },
};

/** The default title and description of an event of a type. */
export function usualWords(type: EventType): Words {
  return words[type];
}

function wordsOf({ type, duration }: EventDefaults): Words & { type: EventType } {
  if (duration === 'day') return { type: 'day_rent', ...words.day_rent };
  if (duration === 'charter') return { type: type ?? 'charter', ...words.charter };
  if (type && !bookingTypes.includes(type)) return { type, ...words[type] };
  return { type: type ?? 'charter', title: '', description: '' };
}

type EventWithType = Omit<EventDefaults, 'type'> & { type: EventType };

function endOf(defaults: EventWithType, start: WallClock, rules: HouseHours, timeZone: string, now: string): WallClock {
  if (isInstant(defaults.start) && isInstant(defaults.end) && Date.parse(defaults.end) > Date.parse(defaults.start))
    return wallClockIn(timeZone, defaults.end);
  const charterOver = { day: addDays(start.day, charterDays), time: rules.checkOut ?? charterEnd };
  if (defaults.duration === 'charter') return charterOver;
  const usual =
    defaults.duration === 'day' && defaults.start === undefined
      ? hoursLater(now, dayTripHours, timeZone)
      : { day: start.day, time: usualHours(defaults.type, rules).end };
  if (isAfter(usual, start)) return usual;
  // With a check-in later in the day than the check-out, the charter lasts several days.
  if (defaults.type === 'charter' && rules.checkOut !== null) return charterOver;
  // Late in the day, the usual end would be before the start.
  return hoursLater(instantIn(timeZone, start) ?? now, dayTripHours, timeZone);
}

function hoursLater(at: string, hours: number, timeZone: string): WallClock {
  return wallClockIn(timeZone, new Date(Date.parse(at) + hours * 3_600_000).toISOString());
}

function isAfter(one: WallClock, other: WallClock): boolean {
  return `${one.day}${one.time}` > `${other.day}${other.time}`;
}

function isInstant(text: string | undefined): text is string {
  return text !== undefined && !Number.isNaN(Date.parse(text));
}
