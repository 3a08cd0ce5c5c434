import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { addDays, type Day } from '#domain/shared/calendar-days.ts';
import { useToday } from '../../platform/dates.ts';
import { sayWholeDay } from '../../platform/day-words.ts';
import { Button } from '../../ui/button.tsx';

type Props = {
  day: Day;
  /** Shows a day; undefined means today. */ onShow: (day: Day | undefined) => void;
  /** A summary of the day. */ summary?: ReactNode;
  /** Actions other than printing it. */ children?: ReactNode;
};

/** The shown day, with buttons and arrow keys for the next and the previous one. */
export function DayToolbar({ day, onShow, summary, children }: Props) {
  const today = useToday();
  const show = (next: Day) => onShow(next === today ? undefined : next);
  useArrowKeys((days) => show(addDays(day, days)));
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="flex items-center gap-1.5">
        <Button size="icon" aria-label="Previous day" onClick={() => show(addDays(day, -1))}>
          <ChevronLeft />
        </Button>
        <Button size="icon" aria-label="Next day" onClick={() => show(addDays(day, 1))}>
          <ChevronRight />
        </Button>
        <Button onClick={() => show(today)}>Today</Button>
        <Button size="icon" aria-label="Print" className="sm:hidden" onClick={() => print()}>
          <Printer />
        </Button>
      </div>
      <h2 aria-live="polite" className="tnum text-page font-semibold">
        {sayWholeDay(day)}
      </h2>
      {summary && <p className="tnum text-nav text-ink-2">{summary}</p>}
      <div className="flex gap-2 max-sm:w-full max-sm:*:grow sm:ml-auto">
        {children}
        <Button className="max-sm:hidden" onClick={() => print()}>
          <Printer />
          Print
        </Button>
      </div>
    </div>
  );
}

/** Left and right, unless something on the page has its own use for them. */
function useArrowKeys(turn: (days: 1 | -1) => void) {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const days = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : null;
      const inControl =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]');
      if (days === null || inControl || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      turn(days);
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
