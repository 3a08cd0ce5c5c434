import { Link } from '@tanstack/react-router';
import type { Bar } from '#domain/schedule/week-bars.ts';
import { useDates } from '../../platform/dates.ts';
import { useNow } from '../../platform/now.ts';
import { toneOf, workWords } from '../../words/event-words.tsx';
import { barLook, barPlace, BarWords } from './event-bar.tsx';
import type { PlacedEvent } from './event-days.ts';
import { weekLaneHeight } from './lanes-layout.ts';

/** An event above the hours of a week, as a link to its page. Separate from the bar, which the dashboard loads as well. */
export function EventBarLink({ bar }: { bar: Bar<PlacedEvent> }) {
  const { event } = bar.item;
  const dates = useDates();
  const now = useNow();
  const tone = toneOf(event, now);
  return (
    <Link
      to="/schedule/$eventId"
      params={{ eventId: String(event.id) }}
      data-event={event.id}
      className={`h-5 -outline-offset-2 hover:brightness-97 dark:hover:brightness-125 ${barLook(bar)}`}
      style={{ ...barPlace(bar, tone), top: bar.lane * weekLaneHeight }}
    >
      {/* The words of an event that began earlier stay in view beside the hours. */}
      <BarWords bar={bar} tone={tone} className="sticky left-17" />
      <span className="sr-only">{[dates.period(event.startDate, event.endDate), workWords(event, now)].filter(Boolean).join(', ')}</span>
    </Link>
  );
}
