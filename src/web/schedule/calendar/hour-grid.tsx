import { useEffect, useRef, type ReactNode } from 'react';
import { sheetWidth } from '../../ui/sheet-width.ts';
import { HourColumn, hourHeight, type Column } from './hour-column.tsx';

type HourRow = { label: string; minutes: number };

type Props = {
  label: string;
  hours: HourRow[];
  columns: Column[];
  /** Sticks above the hours. */
  above: ReactNode;
  /** The column that is scrolled into view if they don't all fit, and the minimum width of a column. */
  first?: number;
  minWidth: string;
  onAdd: (column: string, from: number, to: number) => void;
};

/** Hours down, columns across. It opens at the start of the working day. */
export function HourGrid({ label, hours, columns, above, first = 0, minWidth, onAdd }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const within = scroller.current;
    const column = within?.querySelectorAll<HTMLElement>('[data-column]')[first];
    within?.scrollTo({ top: 7 * hourHeight - 12, left: column ? column.offsetLeft - gutter : 0 });
  }, [first]);

  const drawnAt = columns.findIndex(({ drawn }) => drawn);
  useEffect(() => {
    const within = scroller.current;
    const column = within?.querySelectorAll<HTMLElement>('[data-column]')[drawnAt];
    if (!within || !column) return;
    // The form at the side covers part of the grid.
    const right = Math.min(within.getBoundingClientRect().right, innerWidth - sheetWidth());
    const hidden = column.getBoundingClientRect().right - right;
    // What was drawn by hand is in view; what was started by a key or a button may be at hidden hours.
    const [frame, mark] = [within.getBoundingClientRect(), column.querySelector('[data-drawn]')?.getBoundingClientRect()];
    const below = mark ? Math.max(0, mark.bottom + 8 - frame.bottom) : 0;
    within.scrollBy({ left: hidden > 0 ? hidden + 8 : 0, top: below });
  }, [drawnAt]);

  const tracks = { gridTemplateColumns: `${gutter}px repeat(${columns.length}, minmax(${minWidth}, 1fr))` };
  return (
    <section
      ref={scroller}
      aria-label={label}
      data-paper="none"
      className="card relative max-h-[max(26rem,calc(100dvh-12.25rem))] overflow-auto overscroll-contain"
    >
      <div className="w-max min-w-full" style={{ paddingRight: drawnAt < 0 ? undefined : sheetWidth() }}>
        <div className="sticky top-0 z-20 border-b bg-surface">
          <div className="grid" style={tracks}>
            <div className="sticky left-0 z-10 bg-surface" />
            {columns.map(({ key, head }) => (
              <div key={key} className="min-w-0 border-l">
                {head}
              </div>
            ))}
          </div>
          <div className="grid" style={tracks}>
            <div className="sticky left-0 z-10 bg-surface" />
            {above}
          </div>
        </div>
        <div className="grid" style={tracks}>
          <div aria-hidden className="sticky left-0 z-10 bg-surface text-xs text-ink-3">
            {hours.map(({ label: hour, minutes }, at) => (
              <div key={at} className="relative" style={{ height: (minutes / 60) * hourHeight }}>
                {at > 0 && <span className="tnum absolute -top-2 right-2 whitespace-nowrap">{hour}</span>}
              </div>
            ))}
          </div>
          {columns.map((column) => (
            <HourColumn
              key={column.key}
              column={column}
              minutes={hours.reduce((sum, { minutes }) => sum + minutes, 0)}
              onAdd={(from, to) => onAdd(column.key, from, to)}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

const gutter = 60;
