import { useMemo, useRef, useState } from 'react';
import type { DayLine, DayRange } from '#domain/schedule/day-line.ts';
import type { Span } from '#domain/schedule/shifting.ts';
import { addDays, startOfDay, type Day } from '#domain/shared/calendar-days.ts';
import { isDay } from '#domain/shared/is-day.ts';
import type { Drawing } from '../events/drawn-event-state.ts';
import type { Stretch } from './gestures.ts';
import { barIn, type Measures } from './timeline-layout.ts';
import type { Row } from './row-layout.ts';
import { spanWords } from './span-words.ts';

/** A new event on the row of its yacht, and its position there. */
type Marked = DayRange & { row: Row; span: Span };

/** Days of a yacht that are marked for a new event: first by drawing, then by the form that opens for it. */
export function useStretch(timeZone: string, rows: Row[], line: DayLine, { draft, span: reported, open }: Drawing) {
  // As with carried events: the pointer may be released before its last move is rendered.
  const inHand = useRef<Stretch | null>(null);
  const [stretch, setStretch] = useState<Stretch | null>(null);

  const marked = useMemo((): Marked | null => {
    const days = (first: Day, last: Day) => ({ startDate: startOfDay(timeZone, first), endDate: startOfDay(timeZone, addDays(last, 1)) });
    const span = stretch
      ? days(line.dayAt(stretch.from), line.dayAt(stretch.to))
      : (reported ??
        (draft &&
          (isDay(draft.start) && isDay(draft.end) ? days(draft.start, draft.end) : { startDate: draft.start, endDate: draft.end })));
    const row = rows.find(({ yacht }) => yacht.id === (stretch?.yachtId ?? reported?.yachtId ?? draft?.on));
    return row && span ? { row, span, ...line.inHalves(span) } : null;
  }, [timeZone, rows, line, stretch, draft, reported]);

  /** Opens the form by the address: one day is a day trip, several are a charter. */
  function add({ yachtId, from, to }: Stretch) {
    open({ new: from === to ? 'day_rent' : 'charter', on: yachtId, start: line.dayAt(from), end: line.dayAt(to) });
  }

  function mark(next: Stretch) {
    const known = inHand.current;
    inHand.current = known && known.from === next.from && known.to === next.to ? known : next;
    setStretch(inHand.current);
  }

  /** Ends the marking, and returns what was marked. */
  function finish(): Stretch | null {
    const known = inHand.current;
    inHand.current = null;
    setStretch(null);
    return known;
  }

  return { marked, mark, finish, add };
}

type Props = Marked & { line: DayLine; measures: Measures };

export function NewStretch({ from, to, row, span, line, measures: { day, side, dense } }: Props) {
  const days = Math.ceil(to) - Math.floor(from);
  const width = (to - from) * day - 3;
  const { top, height } = barIn(row.height, { lane: 0, lanes: 1 }, dense);
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 z-[5]">
      <div
        data-drawn
        className="tnum absolute grid place-items-center rounded-md border border-dashed border-ring bg-accent-soft text-xs font-medium text-accent"
        style={{ left: side + from * day + 1.5, width, top: row.top + top, height }}
      >
        {width > 44 && <span className="truncate px-1.5">{days === 1 ? '1 day' : `${days} days`}</span>}
      </div>
      <div className="absolute" style={{ left: side + from * day, right: 0, top: row.top + row.height - 6 }}>
        <div
          className="tnum sticky w-fit rounded-lg border bg-surface px-2.5 py-1.5 text-xs font-medium shadow-3"
          style={{ left: side + 4 }}
        >
          {row.yacht.name}, {spanWords(line, span)}
        </div>
      </div>
    </div>
  );
}
