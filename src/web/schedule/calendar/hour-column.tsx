import { Link } from '@tanstack/react-router';
import { useState, type PointerEvent, type ReactNode } from 'react';
import { sideBySide, type SideBySide, type Stretch } from '#domain/schedule/hours.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { useDates } from '../../platform/dates.ts';
import { useNow } from '../../platform/now.ts';
import { barColors, solidTone } from '../../ui/badge.tsx';
import { toneOf, workWords } from '../../words/event-words.tsx';
import { minuteAt, shareWidth, stretchPulled } from './hour-layout.ts';
import { useYachtWords } from '../../yachts/yacht-words.ts';

export const hourHeight = 48;

/** An event within the hours of a day, in minutes from the start of the day. */
export type Block = Stretch & { event: ScheduleEvent };

export type Column = {
  key: string;
  /** Its name, for screen readers. */
  name: string;
  head: ReactNode;
  blocks: Block[];
  /** The current minute, if the day is today. */
  now: number | null;
  /** The event being drawn there. */
  drawn?: Stretch | null;
  /** Its background, if something lasts all day. */
  ground?: string;
  /** The maximum number of events side by side, and the link to the others. */
  sideBySide: number;
  renderMore: (count: number) => ReactNode;
  /** What the column belongs to: a day in a week, a yacht in a day. */
  of: 'day' | 'yacht';
};

type Props = { column: Column; minutes: number; onAdd: (from: number, to: number) => void };

export function HourColumn({ column, minutes, onAdd }: Props) {
  const { wish: pulled, ...pointer } = useWish(minutes, onAdd);
  const wish = pulled ?? column.drawn;
  const { visible, more } = shareWidth(sideBySide(column.blocks), column.sideBySide);
  return (
    <div
      data-column
      className="relative border-l"
      style={{
        height: at(minutes),
        backgroundImage: `repeating-linear-gradient(to bottom, transparent 0 ${hourHeight - 1}px, var(--line) ${hourHeight - 1}px ${hourHeight}px)`,
      }}
    >
      {column.ground && <div aria-hidden className={`absolute inset-0 ${column.ground}`} />}
      {/* Only for the mouse: keyboard and screen reader users have the link in the column's head. */}
      <div aria-hidden className="absolute inset-0 touch-pan-x touch-pan-y" {...pointer} />
      {wish && (
        <div
          aria-hidden
          data-drawn
          className="pointer-events-none absolute inset-x-1 rounded-md border border-ring bg-accent-soft/70"
          style={place(wish)}
        />
      )}
      <ul aria-label={column.name}>
        {visible.map((each) => (
          <EventBlock key={each.item.event.id} laid={each} of={column.of} />
        ))}
        {more.map(({ count, ...stretch }) => (
          <li key={stretch.from} className="absolute px-0.5" style={{ ...place(stretch), right: 0, width: `${100 / column.sideBySide}%` }}>
            {column.renderMore(count)}
          </li>
        ))}
      </ul>
      {column.now !== null && (
        <div aria-hidden className="pointer-events-none absolute inset-x-0 z-10 h-0.5 bg-accent" style={{ top: at(column.now) - 1 }}>
          <i className="absolute -top-1 -left-1 size-2.5 rounded-full bg-accent" />
        </div>
      )}
    </div>
  );
}

function EventBlock({
  laid: {
    item: { event, from, to },
    column,
    columns,
  },
  of,
}: {
  laid: SideBySide<Block>;
  of: Column['of'];
}) {
  const dates = useDates();
  const now = useNow();
  const tone = toneOf(event, now);
  const yachtOf = useYachtWords();
  const [name, note] = of === 'day' ? [yachtOf(event), event.title] : [event.title, event.customerFullName];
  return (
    <li className="absolute p-px" style={{ ...place({ from, to }), left: `${(column * 100) / columns}%`, width: `${100 / columns}%` }}>
      <Link
        to="/schedule/$eventId"
        params={{ eventId: String(event.id) }}
        data-event={event.id}
        style={barColors(tone)}
        className="relative block h-full overflow-hidden rounded-md py-0.5 pr-1 pl-2 text-xs -outline-offset-2 hover:z-10 hover:shadow-2"
      >
        <i aria-hidden className={`absolute inset-y-0 left-0 w-[3px] ${solidTone[tone]}`} />
        <span className="block truncate font-medium">{name}</span>
        {note && <span className="block truncate">{note}</span>}
        <span className="tnum block truncate">
          {[dates.hours(event.startDate, event.endDate), workWords(event, now)].filter(Boolean).join(' · ')}
        </span>
      </Link>
    </li>
  );
}

/** The stretch that somebody drags open with the mouse, from half hour to half hour; a mere click means an hour. */
function useWish(minutes: number, onAdd: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number | null>(null);
  const [to, setTo] = useState(0);
  const minuteOf = (event: PointerEvent) => minuteAt(event.nativeEvent.offsetY / hourHeight, minutes);
  const wish = from === null ? null : stretchPulled(from, to, minutes);

  return {
    wish,
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      // A panning finger would lose the capture anyway, and a tap is recognized by where it ends.
      if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
      setFrom(minuteOf(event));
      setTo(minuteOf(event));
    },
    onPointerMove: (event: PointerEvent) => {
      if (from !== null && event.pointerType === 'mouse') setTo(minuteOf(event));
    },
    onPointerUp: () => {
      if (wish) onAdd(wish.from, wish.to);
      setFrom(null);
    },
    onPointerCancel: () => setFrom(null),
  };
}

function at(minutes: number): number {
  return (minutes / 60) * hourHeight;
}

/** Less than a quarter of an hour is too low to be read. */
function place({ from, to }: Stretch) {
  return { top: at(from), height: Math.max(20, at(to - from)) };
}
