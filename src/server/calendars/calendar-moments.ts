// When something in a calendar is: a time as ical.js has it, with the zone that its property names, as the domain's moments.
import ICAL from 'ical.js';
import { instantOf, type Local, type Moment } from '#domain/calendars/stretches.ts';
import { wallClockIn } from '#domain/shared/zoned-time.ts';

/** What a calendar is read with: the zones that it describes itself, and the window that matters. */
export type Reading = Local & { zones: Map<string, ICAL.Timezone>; from: string; to: string };

/** The zones that a calendar describes. Times of one that can't be read are those of the known zone of its name, else the company's. */
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

/** The moment that a property of an entry says; null where it has none. */
export function momentIn(component: ICAL.Component, name: string, reading: Reading): Moment | null {
  const property = component.getFirstProperty(name);
  return property ? momentOf(property.getFirstValue() as ICAL.Time, zoneOf(property), reading) : null;
}

export function zoneOf(property: ICAL.Property | null): string | null {
  const zone = property?.getParameter('tzid');
  return (Array.isArray(zone) ? zone[0] : zone) ?? null;
}

export function momentOf(time: ICAL.Time, zone: string | null, { zones }: Reading): Moment {
  const text = time.toString();
  if (time.isDate) return { day: text.slice(0, 10) };
  if (isUtc(time)) return { at: time.toJSDate().toISOString() };
  const described = zone === null ? undefined : zones.get(zone);
  if (!described) return { day: text.slice(0, 10), time: text.slice(11, 16), zone };
  return { at: new Date(new ICAL.Time(fieldsOf(time), described).toUnixTime() * 1000).toISOString() };
}

/** The end of a rule by the clocks of its entry, as all its times are given. */
export function ruleEnd(until: ICAL.Time, first: ICAL.Time, zone: string | null, { zones, timeZone }: Reading): ICAL.Time {
  if (until.isDate || first.isDate || !isUtc(until) || isUtc(first)) return until;
  const described = zone === null ? undefined : zones.get(zone);
  if (described) return ICAL.Time.fromData(fieldsOf(until.convertToZone(described)));
  const { day, time } = wallClockIn(zone ?? timeZone, until.toJSDate().toISOString());
  return ICAL.Time.fromDateTimeString(`${day}T${time}:59`);
}

/** What one time of something that recurs goes by: its day, or its instant however it was written. */
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
