import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { addDays, addMonths, firstOfMonth, type Day } from '#domain/shared/calendar-days.ts';
import { monthWeeks, sayMonth, sayWeekday, sayWholeDay, weekOf } from './day-words.ts';

type Props = {
  ref: RefObject<HTMLDivElement | null>;
  /** The first days of the visible months. */
  months: Day[];
  cursor: Day;
  day: Day;
  today: Day;
  /** The days that are struck out, and the words for that. */
  struck: ReadonlySet<Day> | undefined;
  struckWords: string | undefined;
  isOutside: (day: Day) => boolean;
  onMove: (day: Day) => void;
  onPick: (day: Day) => void;
};

/** Months side by side, a grid of days each. Arrow keys move through them as if they were one. */
export function DateGrids({ ref, months, cursor, onMove, ...grid }: Props) {
  const byKey = useRef(false);
  useEffect(() => {
    if (byKey.current) ref.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    byKey.current = false;
  });

  function keyDown(event: KeyboardEvent) {
    const next = dayBeside(cursor, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    byKey.current = true;
    onMove(next);
  }

  return (
    <div ref={ref} className="flex justify-center gap-6">
      {months.map((month) => (
        <MonthGrid key={month} month={month} cursor={cursor} onKeyDown={keyDown} {...grid} />
      ))}
    </div>
  );
}

type GridProps = Omit<Props, 'ref' | 'months' | 'onMove'> & { month: Day; onKeyDown: (event: KeyboardEvent) => void };

function MonthGrid({ month, cursor, day, today, struck, struckWords, isOutside, onKeyDown, onPick }: GridProps) {
  const weeks = monthWeeks(month);

  function lookOf(each: Day): string {
    if (each === day) return 'bg-primary text-on-primary font-semibold';
    const color = each === today ? 'font-semibold text-accent' : '';
    return struck?.has(each) ? 'text-ink-3 line-through hover:bg-hover' : `hover:bg-hover ${color}`;
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- A grid of dates, as the ARIA practices have it.
    <table role="grid" aria-label={sayMonth(month)} className="mt-1 self-start" onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {(weeks[0] ?? []).map((each) => (
            <th key={each} scope="col" abbr={sayWeekday(each, 'long')} className="h-8 text-xs font-medium text-ink-3">
              {sayWeekday(each, 'short').slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((each) =>
              firstOfMonth(each) === month ? (
                <td key={each} aria-selected={each === day} className="p-0">
                  <button
                    type="button"
                    tabIndex={each === cursor ? 0 : -1}
                    aria-label={[sayWholeDay(each), struck?.has(each) && struckWords].filter(Boolean).join(', ')}
                    aria-current={each === today ? 'date' : undefined}
                    disabled={isOutside(each)}
                    onClick={() => onPick(each)}
                    className={`tnum grid size-9 place-items-center rounded-lg text-sm disabled:opacity-55 ${lookOf(each)}`}
                  >
                    {Number(each.slice(8))}
                  </button>
                </td>
              ) : (
                <td key={each}>{'\u00a0'}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The day that a key moves to, or null if it moves nowhere. */
function dayBeside(day: Day, key: string, isShifted: boolean): Day | null {
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[key];
  if (by) return addDays(day, by);
  if (key === 'Home') return weekOf(day);
  if (key === 'End') return addDays(weekOf(day), 6);
  if (key === 'PageUp') return addMonths(day, isShifted ? -12 : -1);
  return key === 'PageDown' ? addMonths(day, isShifted ? 12 : 1) : null;
}
