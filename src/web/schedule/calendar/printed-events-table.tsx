import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { eventTypeLabels } from '#domain/schedule/words.ts';
import type { Day } from '#domain/shared/calendar-days.ts';
import { useDates } from '../../platform/dates.ts';
import { sayDays } from '../../platform/day-words.ts';
import { useNow } from '../../platform/now.ts';
import { workWords } from '../../words/event-words.tsx';
import { usePrinting } from './printing-state.ts';
import { useYachtWords } from '../../yachts/yacht-words.ts';

type Props = { events: readonly ScheduleEvent[]; first: Day; last: Day };

/** Every event of these days in words, for printing: paper can't scroll, and "2 more" can't be opened. */
export function PrintedEventsTable(props: Props) {
  return usePrinting() && <Events {...props} />;
}

function Events({ events, first, last }: Props) {
  const dates = useDates();
  const yachtOf = useYachtWords();
  const now = useNow();
  const inOrder = events.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1));
  return (
    <table className="w-full text-left text-xs">
      <caption className="py-2 text-left text-panel font-semibold">{sayDays(first, last)}</caption>
      <thead>
        <tr className="border-b">
          {['When', 'Yacht', 'Event', 'Type', 'Customer'].map((title) => (
            <th key={title} scope="col" className="py-1.5 font-medium">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inOrder.map((event) => (
          <tr key={event.id} className="border-b align-top">
            <td className="tnum py-1.5">{dates.period(event.startDate, event.endDate)}</td>
            <td className="py-1.5">{yachtOf(event)}</td>
            <td className="py-1.5">{[event.title, workWords(event, now)].filter(Boolean).join(', ')}</td>
            <td className="py-1.5">{eventTypeLabels[event.type]}</td>
            <td className="py-1.5">{event.customerFullName}</td>
          </tr>
        ))}
        {events.length === 0 && (
          <tr>
            <td colSpan={5} className="py-1.5">
              No events
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
