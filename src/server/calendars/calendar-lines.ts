// The lines of a calendar (RFC 5545, 3.1), sorted into its entries and its zones before anything is read: so what is broken breaks alone.
import { refusedCalendar } from './refused-calendar.ts';

/** The text of each entry, with what matters of it, and of each time zone. */
type Sorted = { entries: string[]; zones: string[] };

const matters = /^(UID|SUMMARY|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|SEQUENCE)[;:]/i;
const lineEnd = /\r\n|\n|\r/;

/** Whether a text begins as calendars do. */
export function beginsAsCalendar(text: string): boolean {
  return /^\ufeff?\s*BEGIN:VCALENDAR\s*(\r|\n|$)/i.test(text.slice(0, 200));
}

/**
 * Sorts the lines of a calendar. One that breaks off, or in which an entry doesn't end, is refused: whoever believed it would free what the rest
 * of it says.
 */
export function sortedLines(text: string, maxEntries: number): Sorted {
  if (!beginsAsCalendar(text)) throw refusedCalendar('This is no calendar');
  const lines = text
    .replace(/^\ufeff/, '')
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
