// Parses calendars from third parties (RFC 5545). The server does this in a worker: see workshops/calendars.ts.
import { createHash } from 'node:crypto';
import ICAL from 'ical.js';
import { maxEntries, stretchesOf, windowAround, type Local, type CalendarEntry, type Stretch } from '#domain/calendars/stretches.ts';
import { isOwnUid } from '#domain/schedule/calendar-feed.ts';
import { Refusal } from '../platform/refusal.ts';
import { sortedLines } from './calendar-lines.ts';
import { momentIn, momentOf, nameOf, zoneOf, zonesIn, type Reading } from './calendar-moments.ts';
import { recurs, timesOf } from './recurring.ts';
import { refusedCalendar } from './refused-calendar.ts';

/** A yacht's dates in a calendar, and the keys of entries that couldn't be parsed. */
export type CalendarRead = { stretches: Stretch[]; skipped: number; unread: string[] };

/** An entry, or one occurrence of a recurring one. */
type Occurrence = Omit<CalendarEntry, 'key'> & {
  uid: string;
  /** The occurrence of a series that it is or replaces. */ time: string | null;
  isInstead: boolean;
  sequence: number;
  blocks: boolean;
};

/** The blocked dates in a calendar. Anything that isn't a calendar, or is too large, is refused with a message. */
export async function readCalendar({ ics, ...local }: Local & { ics: string }): Promise<CalendarRead> {
  const { entries, zones } = sortedLines(ics, maxEntries);
  const reading: Reading = { ...local, ...windowAround(local), zones: zonesIn(zones) };
  const occurrences: Occurrence[] = [];
  const unread: string[] = [];
  for (const text of entries) {
    const found = occurrencesIn(text, reading);
    if (found) occurrences.push(...found);
    else unread.push(uidIn(text));
    if (occurrences.length > maxEntries) throw refusedCalendar('This calendar has more than 2,000 entries');
  }
  const { stretches, skipped } = stretchesOf(named(occurrences), local);
  return { stretches, skipped: skipped + unread.length, unread: unread.filter((uid) => uid !== '').map(asKey) };
}

/** All occurrences of an entry, or null if it can't be parsed. */
function occurrencesIn(text: string, reading: Reading): Occurrence[] | null {
  try {
    const component = new ICAL.Component(ICAL.parse(text));
    const event = new ICAL.Event(component);
    const uid = event.uid ?? '';
    if (isOwnUid(uid)) return [];
    const start = momentIn(component, 'dtstart', reading);
    if (!start) return null;
    const entry = {
      uid,
      summary: wordOf(component, 'summary'),
      sequence: Number(wordOf(component, 'sequence')) || 0,
      blocks: wordOf(component, 'status').toUpperCase() !== 'CANCELLED' && wordOf(component, 'transp').toUpperCase() !== 'TRANSPARENT',
    };
    const instead = momentIn(component, 'recurrence-id', reading);
    if (!instead && recurs(component))
      return timesOf(component, event, reading).map(({ name, ...time }) => ({ ...entry, ...time, time: name, isInstead: false }));
    const end = endOf(component, event, reading);
    return [{ ...entry, start, end, time: instead && nameOf(instead, reading), isInstead: instead !== null }];
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return null;
  }
}

function endOf(component: ICAL.Component, event: ICAL.Event, reading: Reading) {
  if (!component.hasProperty('duration')) return momentIn(component, 'dtend', reading);
  return momentOf(event.endDate, zoneOf(component.getFirstProperty('dtstart')), reading);
}

function wordOf(component: ICAL.Component, name: string): string {
  const value = component.getFirstPropertyValue(name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function uidIn(text: string): string {
  return /^UID[^:\r\n]*:(.*)$/im.exec(text)?.[1]?.trim() ?? '';
}

/**
 * Entries by their identity. An exception to a series replaces that one occurrence. Of several versions of an entry the latest counts.
 * Entries that share both id and version are treated as different ones, because some calendars reuse ids.
 */
function named(occurrences: readonly Occurrence[]): CalendarEntry[] {
  const byName = new Map<string, Occurrence[]>();
  for (const each of occurrences) {
    const name = each.uid === '' ? contentOf(each) : each.time === null ? each.uid : `${each.uid}#${each.time}`;
    byName.set(name, [...(byName.get(name) ?? []), each]);
  }
  return [...byName].flatMap(([name, versions]) => {
    const counted = versions.some(({ isInstead }) => isInstead) ? versions.filter(({ isInstead }) => isInstead) : versions;
    const latest = Math.max(...counted.map(({ sequence }) => sequence));
    return counted
      .filter(({ sequence, blocks }) => sequence === latest && blocks)
      .map(({ summary, start, end }, place) => ({ key: place === 0 ? asKey(name) : `${asKey(name)}#${place + 1}`, summary, start, end }));
  });
}

/** The identity of an entry without an id. */
function contentOf({ start, end, summary }: Occurrence): string {
  return hashOf(JSON.stringify([start, end, summary]));
}

const maxKeyLength = 200;

function asKey(name: string): string {
  return name.length <= maxKeyLength ? name : hashOf(name);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
