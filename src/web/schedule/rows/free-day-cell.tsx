import { Plus } from 'lucide-react';
import type { Day } from '#domain/shared/calendar-days.ts';
import { sayLongDay } from '../../platform/day-words.ts';
import { freeOf } from '../timeline/cursor-state.ts';
import type { Row } from '../timeline/row-layout.ts';
import { barIn, type Measures } from '../timeline/timeline-layout.ts';

/** The free day under the pointer: another click, or N, adds something there. It never covers existing events. */
export function FreeDayCell({
  row,
  day,
  index,
  measures: { day: width, side, dense },
}: {
  row: Row;
  day: Day;
  index: number;
  measures: Measures;
}) {
  const free = freeOf(row, index);
  if (!free) return null;
  const room = (free.to - free.from) * width;
  return (
    <div role="gridcell" aria-colindex={index + 2} className="absolute inset-y-0" style={{ left: side + free.from * width, width: room }}>
      <button
        type="button"
        data-free
        aria-label={`${row.yacht.name}, ${sayLongDay(day)}, free. Add an event`}
        className="absolute inset-x-0.5 grid place-items-center rounded-md border border-dashed border-ring bg-accent-soft text-accent opacity-0 transition-opacity hover:opacity-100 focus:opacity-100 focus-visible:outline-offset-0"
        style={barIn(row.height, { lane: 0, lanes: 1 }, dense)}
      >
        {room >= 20 && <Plus aria-hidden className="size-4" />}
      </button>
    </div>
  );
}
