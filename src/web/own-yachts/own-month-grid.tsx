import type { OwnCalendarEntry } from '#domain/own-yachts/own-yacht.ts';
import { daysTouched, type Day } from '#domain/shared/calendar-days.ts';
import { useTimeZone } from '../platform/dates.ts';
import { monthWeeks, sayWeekday } from '../platform/day-words.ts';
import { solidTone } from '../ui/badge.tsx';
import { eventTypeLooks } from '../words/event-words.tsx';

/** A month at a glance: busy days in the color of their event. The list below has the same in words. */
export function OwnMonthGrid({ month, today, entries }: { month: Day; today: Day; entries: OwnCalendarEntry[] }) {
  const timeZone = useTimeZone();
  const weeks = monthWeeks(month);
  const lanes = inLanes(entries.map(({ type, from, to }) => ({ type, ...daysTouched(timeZone, { startDate: from, endDate: to }) })));
  return (
    <div aria-hidden className="card overflow-hidden">
      <div className="grid grid-cols-7 text-center text-xs font-medium text-ink-3">
        {weeks[0]?.map((day) => (
          <span key={day} className="py-2">
            {sayWeekday(day, 'short')}
          </span>
        ))}
      </div>
      {weeks.map((days) => (
        <div key={days[0]} className="grid grid-cols-7 border-t">
          {days.map((day) => (
            <DayBox
              key={day}
              day={day}
              inMonth={day.slice(0, 7) === month.slice(0, 7)}
              isToday={day === today}
              lanes={lanes.map((lane) => lane.find(({ first, last }) => first <= day && last >= day))}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type Stretch = Pick<OwnCalendarEntry, 'type'> & { first: Day; last: Day };
type Box = { day: Day; inMonth: boolean; isToday: boolean; lanes: (Stretch | undefined)[] };

// Only so many fit below a day; the list has them all.
const maxLanes = 4;

/** Puts each entry into the first free lane. */
function inLanes(stretches: Stretch[]): Stretch[][] {
  const lanes: Stretch[][] = [];
  for (const stretch of stretches.toSorted((one, other) => one.first.localeCompare(other.first))) {
    const free = lanes.find((lane) => (lane.at(-1)?.last ?? '') < stretch.first);
    if (free) free.push(stretch);
    else lanes.push([stretch]);
  }
  return lanes.slice(0, maxLanes);
}

function DayBox({ day, inMonth, isToday, lanes }: Box) {
  return (
    <div className="flex min-h-14 flex-col gap-0.5 pt-1.5 pb-1">
      <span
        className={`tnum mx-auto grid size-6 place-items-center rounded-full text-xs ${isToday ? 'bg-primary font-semibold text-on-primary' : inMonth ? 'text-ink' : 'text-ink-3'}`}
      >
        {Number(day.slice(8))}
      </span>
      {inMonth &&
        lanes.map((stretch, lane) => (
          <i
            key={lane}
            className={`block h-1.5 ${stretch ? solidTone[eventTypeLooks[stretch.type].tone] : ''} ${day === stretch?.first ? 'ml-1 rounded-l-full' : ''} ${day === stretch?.last ? 'mr-1 rounded-r-full' : ''}`}
          />
        ))}
    </div>
  );
}
