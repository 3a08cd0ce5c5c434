import type { Day } from '#domain/shared/calendar-days.ts';
import { datesIn, dayWords, shortDay } from '#domain/shared/date-words.ts';
import type { Formats } from '#domain/shared/formats.ts';
import type { Changeover, Today } from '#domain/today/today.ts';
import { hoursInWords, reasonInWords } from '#domain/today/words.ts';
import type { LetterTable } from '../platform/letter.ts';

type TableContext = { timeZone: string; formats: Formats; address: string };

/** The maximum number of yachts listed one by one. */
const maxRows = 20;

/** The day's changeover for an email: each yacht with who returns and who departs when, and why she isn't ready. */
export function dayTable({ rows, more }: Today, { timeZone, formats, address }: TableContext): LetterTable {
  const dates = datesIn(timeZone, formats);
  const moved = (at: string, who: string) => `${dates.time(at)} ${who}`;
  const formatDay = (day: Day) => dayWords(day, shortDay, formats);
  const rest = Math.max(0, rows.length - maxRows) + more;
  return {
    columns: ['Yacht', 'Back', 'Between', 'Out'],
    rows: rows.slice(0, maxRows).map(({ yacht, back, gapHours, out, blockers }) => ({
      cells: [
        yacht.name,
        back ? moved(back.at, back.party ?? back.title) : '',
        gapHours === null ? '' : hoursInWords(gapHours),
        out ? moved(out.at, out.party ?? out.title) : '',
      ],
      note: blockers.length > 0 ? `Not ready: ${blockers.map((blocker) => reasonInWords(blocker, formatDay)).join('; ')}` : undefined,
      url: `${address}/schedule/${eventOf({ back, out })}`,
    })),
    more: rest > 0 ? `and ${rest} more` : undefined,
  };
}

function eventOf({ back, out }: Pick<Changeover, 'back' | 'out'>): number {
  return out?.eventId ?? back?.eventId ?? 0;
}

/** Whether any yacht returns or departs on this day. */
export function isBusy(reading: Today | null | undefined): reading is Today {
  return Boolean(reading && reading.back + reading.out > 0);
}
