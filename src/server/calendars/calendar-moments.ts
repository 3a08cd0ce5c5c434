// Converts times in a calendar, as ical.js parses them, with the time zone named in their property, to the domain's moments.
import ICAL from 'ical.js';
import { instantOf, knownZone, type Local, type Moment } from '#domain/calendars/stretches.ts';
import { wallClockIn } from '#domain/shared/zoned-time.ts';

/** The context for reading a calendar: the time zones it defines itself, and the relevant window. */
export type Reading = Local & { zones: Map<string, ICAL.Timezone>; from: string; to: string };

/** The time zones that a calendar defines. Times in one that can't be parsed use the known zone of that name, or else the company's. */
export function zonesIn(texts: readonly string[]): Map<string, ICAL.Timezone> {
  const zones = new Map<string, ICAL.Timezone>();
  for (const text of texts) {
    try {
      const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(text)));
      zones.set(zone.tzid, zone);
    } catch {
      continue;
    }
  }
  return zones;
}

/** The moment in a property of an entry, or null without that property. */
export function momentIn(component: ICAL.Component, name: string, reading: Reading): Moment | null {
  const property = component.getFirstProperty(name);
  return property ? momentOf(property.getFirstValue() as ICAL.Time, zoneOf(property), reading) : null;
}

export function zoneOf(property: ICAL.Property | null): string | null {
  const zone = property?.getParameter('tzid');
  return (Array.isArray(zone) ? zone[0] : zone) ?? null;
}

export function momentOf(time: ICAL.Time, zone: string | null, { zones }: Reading): Moment {
  if (time.isDate) return { day: dayOf(time) };
  if (isUtc(time)) return { at: time.toJSDate().toISOString() };
  const described = zone === null ? undefined : zones.get(zone);
  if (!described) return { day: dayOf(time), time: time.toString().slice(11, 16), zone };
  return { at: new Date(new ICAL.Time(fieldsOf(time), described).toUnixTime() * 1000).toISOString() };
}

/** The day of a time in its own time zone. */
export function dayOf(time: ICAL.Time): string {
  return time.toString().slice(0, 10);
}

/** The end of a rule in the entry's own time zone, like all its times. */
export function ruleEnd(until: ICAL.Time, first: ICAL.Time, zone: string | null, { zones, timeZone }: Reading): ICAL.Time {
  if (until.isDate || first.isDate || !isUtc(until) || isUtc(first)) return until;
  const described = zone === null ? undefined : zones.get(zone);
  if (described) return ICAL.Time.fromData(fieldsOf(until.convertToZone(described)));
  const { day, time } = wallClockIn(knownZone(zone, timeZone), until.toJSDate().toISOString());
  return ICAL.Time.fromDateTimeString(`${day}T${time}:59`);
}

/** Identifies one occurrence of a recurring entry: its day, or its instant regardless of notation. */
export function nameOf(moment: Moment, reading: Reading): string {
  return isWholeDay(moment) ? moment.day : (instantOf(moment, reading) ?? '');
}

function isWholeDay(moment: Moment): moment is { day: string } {
  return 'day' in moment && !('time' in moment);
}

function isUtc(time: ICAL.Time): boolean {
  return time.zone === ICAL.Timezone.utcTimezone;
}

function fieldsOf({ year, month, day, hour, minute, second }: ICAL.Time) {
  return { year, month, day, hour, minute, second, isDate: false };
}
