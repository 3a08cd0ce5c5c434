import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { memo } from 'react';
import type { DayLine } from '#domain/schedule/day-line.ts';
import type { Laid } from '#domain/schedule/lanes.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { eventTypeLabels } from '#domain/schedule/words.ts';
import { yachtStatusLabels } from '#domain/yachts/words.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { sayDay } from '../../platform/day-words.ts';
import { solidTone } from '../../ui/badge.tsx';
import { closedWords } from '../../words/event-words.tsx';
import { yachtStatusTones } from '../../words/yacht-words.tsx';
import type { Cursor } from './cursor-state.ts';
import { barIn, leastBar, type Measures } from './timeline-layout.ts';
import type { Row } from './row-layout.ts';
import { spanWords } from './span-words.ts';
import { TimelineBar } from './timeline-bar.tsx';
import { ahead } from './scroll-state.ts';
import { useCompanyWords } from '../../platform/company-of.tsx';

type Props = {
  row: Row;
  line: DayLine;
  from: number;
  to: number;
  measures: Measures;
  /** Where the keyboard is, if it is on this row. */
  cursor: Cursor | null;
  carried: number | null;
  saving: ReadonlySet<number>;
};

/** A yacht, and what it does on the days around those that are seen. */
export const TimelineRow = memo(function TimelineRow({ row, line, from, to, measures, cursor, carried, saving }: Props) {
  const { yacht, top, height } = row;
  const near = row.bars.filter((bar) => (bar.to > from && bar.from < to) || bar.entry.id === cursor?.eventId);
  // Words that stay in sight are dear to scroll: only those have to that may lose their beginning before this is drawn again.
  const mayBeCut = from + (2 * ahead.across) / measures.day;
  return (
    <div role="row" aria-rowindex={row.index + 2} className="absolute inset-x-0 border-b" style={{ top, height }}>
      <YachtName yacht={yacht} width={measures.side} />
      {near.map((bar) => (
        <TimelineBar
          key={bar.entry.id}
          event={bar.entry}
          label={labelOf(bar.entry, yacht, line)}
          column={Math.floor(bar.from) + 2}
          columns={Math.ceil(bar.to) - Math.floor(bar.from)}
          {...boxOf(bar, height, measures)}
          wordsFrom={bar.from < mayBeCut ? measures.side : null}
          tabbable={bar.entry.id === cursor?.eventId}
          state={bar.entry.id === carried ? 'carried' : saving.has(bar.entry.id) ? 'saving' : 'still'}
        />
      ))}
      {cursor && cursor.eventId === null && (
        <FreeDay yacht={yacht} day={line.dayAt(cursor.day)} index={cursor.day} height={height} measures={measures} />
      )}
    </div>
  );
});

/** The pixels of a bar within its row. */
export function boxOf(bar: Pick<Laid<ScheduleEvent>, 'from' | 'to' | 'lane' | 'lanes'>, height: number, { day, side }: Measures) {
  const gap = day < 24 ? 0.5 : 1.5;
  return { left: side + bar.from * day + gap, width: Math.max(leastBar, (bar.to - bar.from) * day - 2 * gap), ...barIn(height, bar) };
}

function labelOf(event: ScheduleEvent, yacht: Yacht, line: DayLine): string {
  // What is to be read on the bar is said in the same words, so that whoever speaks to the screen can say what they see.
  const words = event.customerFullName ? `${event.title} ${event.customerFullName}` : event.title;
  const closed = closedWords(event);
  return `${yacht.name}, ${eventTypeLabels[event.type]}: ${words}, ${spanWords(line, event, 'to')}${closed ? `, ${closed}` : ''}`;
}

function YachtName({ yacht, width }: { yacht: Yacht; width: number }) {
  return (
    <div
      role="rowheader"
      aria-colindex={1}
      aria-label={`${yacht.name}, ${yachtStatusLabels[yacht.status]}`}
      className="sticky left-0 z-10 flex h-full items-center gap-2.5 border-r bg-surface px-3 sm:px-4"
      style={{ width }}
    >
      <i aria-hidden className={`size-2 shrink-0 rounded-full max-sm:hidden ${solidTone[yachtStatusTones[yacht.status]]}`} />
      <span className="min-w-0">
        <Link
          to="/yachts/$yachtId"
          params={{ yachtId: String(yacht.id) }}
          tabIndex={-1}
          className="block truncate text-nav font-medium hover:underline"
        >
          {yacht.name}
        </Link>
        <span className="block truncate text-2xs text-ink-3">
          {useCompanyWords()(yacht) ?? [yacht.length, yacht.location].filter(Boolean).join(', ')}
        </span>
      </span>
    </div>
  );
}

/** The free day that was pointed at: once more, or N, adds something there. */
function FreeDay({
  yacht,
  day,
  index,
  height,
  measures: { day: width, side },
}: {
  yacht: Yacht;
  day: string;
  index: number;
  height: number;
  measures: Measures;
}) {
  return (
    <div role="gridcell" aria-colindex={index + 2} className="absolute inset-y-0" style={{ left: side + index * width, width }}>
      <button
        type="button"
        data-free
        aria-label={`${yacht.name}, ${sayDay(day, { weekday: 'long', month: 'long', day: 'numeric' })}, free. Add an event`}
        className="absolute inset-x-0.5 grid place-items-center rounded-md border border-dashed border-ring bg-accent-soft text-accent opacity-0 transition-opacity hover:opacity-100 focus:opacity-100 focus-visible:outline-offset-0"
        style={{ top: (height - 34) / 2, height: 34 }}
      >
        {width >= 20 && <Plus aria-hidden className="size-4" />}
      </button>
    </div>
  );
}
