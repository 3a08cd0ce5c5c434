import ICAL from 'ical.js';
import { instantOf, maxEntries, type Moment } from '#domain/calendars/stretches.ts';
import { dayOf, momentOf, nameOf, ruleEnd, zoneOf, type Reading } from './calendar-moments.ts';
import { refusedCalendar } from './refused-calendar.ts';

const maxSteps = 20_000;
const dayLong = 86_400_000;

/** One occurrence of a recurring entry, identified by its original start. */
type Time = { start: Moment; end: Moment | null; name: string };

/** Whether an entry recurs. */
export function recurs(component: ICAL.Component): boolean {
  return component.hasProperty('rrule') || component.hasProperty('rdate');
}

/** All occurrences within the window: the first, those of its rules and its extra dates, minus the excluded ones. */
export function timesOf(component: ICAL.Component, event: ICAL.Event, reading: Reading): Time[] {
  const first = event.startDate;
  const zone = zoneOf(component.getFirstProperty('dtstart'));
  const long = component.hasProperty('dtend') || component.hasProperty('duration') ? event.endDate.subtractDate(first) : null;
  const earliest = new Date(Date.parse(reading.from) - dayLong).toISOString();
  const leftOut = new Set(datesOf(component, 'exdate', reading).map(({ start }) => nameOf(start, reading)));
  const times = new Map<string, Time>();

  function note(time: ICAL.Time, start: Moment, end: Moment | null): void {
    const name = nameOf(start, reading);
    // An excluded day excludes every occurrence that starts on it.
    if (leftOut.has(name) || leftOut.has(dayOf(time))) return;
    if ((instantOf(end ?? start, reading) ?? '') > earliest) times.set(name, { start, end, name });
    if (times.size > maxEntries) throw refusedCalendar('This calendar has more than 2,000 entries');
  }
  function noteTime(time: ICAL.Time): Moment {
    const start = momentOf(time, zone, reading);
    const end = time.clone();
    if (long) end.addDuration(long);
    note(time, start, long && momentOf(end, zone, reading));
    return start;
  }

  noteTime(first);
  for (const property of component.getAllProperties('rrule')) {
    const rule = property.getFirstValue() as ICAL.Recur;
    if (rule.until) rule.until = ruleEnd(rule.until, first, zone, reading);
    const iterator = rule.iterator(first);
    for (let steps = 1, time = iterator.next(); time; steps++, time = iterator.next()) {
      if (steps > maxSteps) throw refusedCalendar('An entry in this calendar repeats too often');
      if ((instantOf(noteTime(time), reading) ?? reading.to) >= reading.to) break;
    }
  }
  for (const { time, start, end } of datesOf(component, 'rdate', reading)) {
    if (end) note(time, start, end);
    else noteTime(time);
  }
  return [...times.values()];
}

/** The dates in a property; a period has its own end. */
function datesOf(component: ICAL.Component, name: string, reading: Reading): { time: ICAL.Time; start: Moment; end: Moment | null }[] {
  return component.getAllProperties(name).flatMap((property) => {
    const zone = zoneOf(property);
    return property.getValues().map((value: unknown) => {
      const time = value instanceof ICAL.Period ? value.start : (value as ICAL.Time);
      const end = value instanceof ICAL.Period ? momentOf(value.getEnd(), zone, reading) : null;
      return { time, start: momentOf(time, zone, reading), end };
    });
  });
}
