// Sorts the lines of a calendar (RFC 5545, 3.1) into its entries and time zones before they are parsed, so that a broken entry doesn't
// affect the others.
import { refusedCalendar } from './refused-calendar.ts';

/** The text of each entry, reduced to the properties we use, and of each time zone. */
type Sorted = { entries: string[]; zones: string[] };

const matters = /^(UID|SUMMARY|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|SEQUENCE)[;:]/i;
const lineEnd = /\r\n|\n|\r/;

/** Whether a text starts like a calendar. */
export function beginsAsCalendar(text: string): boolean {
  return /^\ufeff?\s*BEGIN:VCALENDAR\s*(\r|\n|$)/i.test(text.slice(0, 200));
}

/**
 * Sorts the lines of a calendar. A calendar that is cut off, or in which an entry doesn't end, is refused: otherwise the missing entries
 * would free their dates.
 */
export function sortedLines(text: string, maxEntries: number): Sorted {
  if (!beginsAsCalendar(text)) throw refusedCalendar('This isn’t a calendar file');
  const lines = text
    .replace(/^\ufeff/, '')
    // PostgreSQL can't store it.
    .replaceAll('\0', '')
    .replaceAll(/(\r\n|\n|\r)[ \t]/g, '')
    .split(lineEnd);
  const sorted: Sorted = { entries: [], zones: [] };
  const open: string[] = [];
  let entryLines: string[] = [];
  for (const line of lines) {
    const [, keyword, component = ''] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line) ?? [];
    const name = component.toUpperCase();
    if (keyword?.toUpperCase() === 'BEGIN') {
      if (name === 'VEVENT' && open.includes('VEVENT')) throw damaged();
      open.push(name);
    }
    const [outer, inner] = open;
    if (outer === 'VCALENDAR' && (inner === 'VTIMEZONE' || (inner === 'VEVENT' && open.length === 2 && matters.test(line))))
      entryLines.push(line);
    if (keyword?.toUpperCase() !== 'END' || !open.includes(name)) continue;
    const at = open.lastIndexOf(name);
    if (open.slice(at + 1).includes('VEVENT')) throw damaged();
    if (at === 1 && name === 'VEVENT') sorted.entries.push(['BEGIN:VEVENT', ...entryLines, 'END:VEVENT'].join('\r\n'));
    if (at === 1 && name === 'VTIMEZONE') sorted.zones.push(entryLines.join('\r\n'));
    if (at <= 1) entryLines = [];
    open.length = at;
    if (sorted.entries.length > maxEntries) throw refusedCalendar('This calendar has more than 2,000 entries');
  }
  if (open.length > 0) throw refusedCalendar('This calendar is incomplete');
  return sorted;
}

function damaged() {
  return refusedCalendar('This calendar is damaged: one of its entries has no end');
}
