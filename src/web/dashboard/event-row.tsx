import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { eventTypeLabels } from '#domain/schedule/words.ts';
import { useDates } from '../platform/dates.ts';
import { useNow } from '../platform/now.ts';
import { softTone } from '../ui/badge.tsx';
import { eventTypeLooks, toneOf, workWords } from '../words/event-words.tsx';
import { RecordLink } from '../words/record-link.tsx';
import { useYachtWords } from '../yachts/yacht-words.ts';
import { rowLink } from './panel.tsx';

/** An event of the schedule in one line. */
export function EventRow({ event }: { event: ScheduleEvent }) {
  const times = useDates().period(event.startDate, event.endDate);
  const yachtOf = useYachtWords();
  const now = useNow();
  const work = workWords(event, now);
  const { icon: Icon } = eventTypeLooks[event.type];
  return (
    <li className="relative flex h-14 items-center gap-3 px-4 hover:bg-hover sm:px-5">
      <span aria-hidden className={`grid size-8 shrink-0 place-items-center rounded-lg ${softTone[toneOf(event, now)]}`}>
        <Icon className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <RecordLink kind="schedule" id={event.id} className={rowLink}>
          {event.title}
        </RecordLink>
        <p className="truncate text-xs text-ink-3">
          {yachtOf(event)}, <span className="max-sm:hidden">{eventTypeLabels[event.type].toLowerCase()}</span>
          <span className="tnum sm:hidden">{times}</span>
          {work && `, ${work.toLowerCase()}`}
        </p>
      </div>
      <p className="tnum shrink-0 text-right text-xs text-ink-2 max-sm:hidden">{times}</p>
    </li>
  );
}
