import { useMemo, useRef, useState } from 'react';
import type { DayLine } from '#domain/schedule/day-line.ts';
import { standstillTypes } from '#domain/schedule/in-the-way.ts';
import { bookingTypes } from '#domain/schedule/words.ts';
import { spanOver, type Span } from '#domain/schedule/shifting.ts';
import type { NewEventSearch } from '../events/new-event-query.ts';
import type { Stretch } from './gestures.ts';
import { barIn, type Measures } from './timeline-layout.ts';
import type { Row } from './row-layout.ts';
import { spanWords } from './span-words.ts';

/** Days of a yacht that are marked for something new, and what that would last. */
export function useStretch(timeZone: string, rows: Row[], line: DayLine) {
  // As with what is carried: a hand may let go before the last of it is drawn.
  const inHand = useRef<Stretch | null>(null);
  const [stretch, setStretch] = useState<Stretch | null>(null);

  const marked = useMemo(() => {
    const row = rows.find(({ yacht }) => yacht.id === stretch?.yachtId);
    return stretch && row ? { ...stretch, row, span: spanOf(timeZone, line, row, stretch) } : null;
  }, [timeZone, rows, line, stretch]);

  /** What the address of the form says: one day is a day trip, several are a charter. */
  function searchFor(wished: Stretch): NewEventSearch {
    const row = rows.find(({ yacht }) => yacht.id === wished.yachtId);
    if (!row) return { yachtId: wished.yachtId };
    const { startDate: start, endDate: end } = spanOf(timeZone, line, row, wished);
    const kind =
      wished.from === wished.to ? ({ type: 'day_rent', duration: 'day' } as const) : ({ type: 'charter', duration: 'charter' } as const);
    return { yachtId: wished.yachtId, ...kind, start, end };
  }

  function mark(next: Stretch) {
    const known = inHand.current;
    inHand.current = known && known.from === next.from && known.to === next.to ? known : next;
    setStretch(inHand.current);
  }

  /** Ends the marking, and answers what was marked. */
  function take(): Stretch | null {
    const taken = inHand.current;
    inHand.current = null;
    setStretch(null);
    return taken;
  }

  return { marked, mark, take, searchFor };
}

function spanOf(timeZone: string, line: DayLine, row: Row, { from, to }: Stretch): Span {
  const taken = row.events.filter(({ type }) => bookingTypes.includes(type) || standstillTypes.includes(type));
  return spanOver(timeZone, line.dayAt(from), line.dayAt(to), taken);
}

type Props = Stretch & { row: Row; span: Span; line: DayLine; measures: Measures };

export function NewStretch({ from, to, row, span, line, measures: { day, side } }: Props) {
  const days = to - from + 1;
  const width = days * day - 3;
  const { top, height } = barIn(row.height, { lane: 0, lanes: 1 });
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 z-[5]">
      <div
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
