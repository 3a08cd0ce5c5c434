import { Popover } from '@base-ui/react/popover';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { addDays, addMonths } from '#domain/shared/calendar-days.ts';
import { Button } from '../ui/button.tsx';
import { popupLook } from '../ui/popup.ts';
import { monthWeeks, sayMonth, sayWeekday, sayWholeDay, weekOf } from './day-words.ts';
import type { TypedDay } from './typed-day.ts';

type Props = {
  id: string;
  label: string;
  typing: TypedDay;
  input: RefObject<HTMLInputElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

/** The months of a field for a day, walked through with the keys of a grid of dates. */
export function DateCalendar({ id, label, typing, input, button, onClose }: Props) {
  const { day, today, min = '', max = '9999-12-31' } = typing;
  const within = (each: string) => (each < min ? min : each > max ? max : each);
  const [cursor, setCursor] = useState(within(day || today));
  const grid = useRef<HTMLTableElement>(null);
  const willType = useRef(false);
  const isFinger = matchMedia('(pointer: coarse)').matches;
  const isOutside = (each: string) => each !== within(each);
  const turn = (each: string) => setCursor(within(each));

  function pick(chosen: string) {
    typing.pick(chosen);
    onClose();
  }

  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={() => input.current}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          // With room for fingers it may need more than lies above or below.
          collisionAvoidance={isFinger ? { side: 'shift' } : undefined}
          className="z-50"
        >
          <Popover.Popup
            id={id}
            aria-label={`Calendar: ${label}`}
            initialFocus={() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]') ?? true}
            // Where a finger has chosen, the keys stay away.
            finalFocus={() => (isFinger && !willType.current ? button.current : input.current)}
            className={`${popupLook} p-3`}
          >
            <Months cursor={cursor} onTurn={turn} />
            <Grid ref={grid} cursor={cursor} day={day} today={today} isOutside={isOutside} onMove={turn} onPick={pick} />
            <div className="mt-2 flex gap-2">
              <Button size="sm" variant="ghost" disabled={isOutside(today)} onClick={() => pick(today)}>
                Today
              </Button>
              {typing.shown !== '' && (
                <Button size="sm" variant="ghost" onClick={() => pick('')}>
                  Clear
                </Button>
              )}
              <span className="hidden pointer-coarse:inline">
                <Button
                  size="sm"
                  variant="ghost"
                  onClick={() => {
                    willType.current = true;
                    onClose();
                    input.current?.focus();
                  }}
                >
                  Type it
                </Button>
              </span>
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

const turns = [
  { by: -12, name: 'Previous year', Icon: ChevronsLeft },
  { by: -1, name: 'Previous month', Icon: ChevronLeft },
  { by: 1, name: 'Next month', Icon: ChevronRight },
  { by: 12, name: 'Next year', Icon: ChevronsRight },
];

function Months({ cursor, onTurn }: { cursor: string; onTurn: (day: string) => void }) {
  const [back, on] = [turns.slice(0, 2), turns.slice(2)].map((some) =>
    some.map(({ by, name, Icon }) => (
      <Button key={name} variant="ghost" size="iconSmall" aria-label={name} onClick={() => onTurn(addMonths(cursor, by))}>
        <Icon aria-hidden />
      </Button>
    )),
  );
  return (
    <div className="flex items-center">
      {back}
      <p aria-live="polite" className="flex-1 text-center text-sm font-semibold">
        {sayMonth(cursor)}
      </p>
      {on}
    </div>
  );
}

type GridProps = {
  ref: RefObject<HTMLTableElement | null>;
  cursor: string;
  day: string;
  today: string;
  isOutside: (day: string) => boolean;
  onMove: (day: string) => void;
  onPick: (day: string) => void;
};

function Grid({ ref, cursor, day, today, isOutside, onMove, onPick }: GridProps) {
  const byKey = useRef(false);
  const weeks = monthWeeks(cursor);
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- A grid of dates, as the ARIA practices have it.
    <table ref={ref} role="grid" aria-label={sayMonth(cursor)} className="mt-1" onKeyDown={keyDown}>
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
            {week.map((each) => (
              <td key={each} aria-selected={each === day} className="p-0">
                <button
                  type="button"
                  tabIndex={each === cursor ? 0 : -1}
                  aria-label={sayWholeDay(each)}
                  aria-current={each === today ? 'date' : undefined}
                  disabled={isOutside(each)}
                  onClick={() => onPick(each)}
                  className={`tnum grid size-9 place-items-center rounded-lg text-sm disabled:opacity-55 ${lookOf(each)}`}
                >
                  {Number(each.slice(8))}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );

  function lookOf(each: string): string {
    if (each === day) return 'bg-primary text-on-primary font-semibold';
    if (each === today) return 'font-semibold text-accent hover:bg-hover';
    return each.slice(0, 7) === cursor.slice(0, 7) ? 'hover:bg-hover' : 'text-ink-3 hover:bg-hover';
  }
}

/** The day that a key leads to, or null if it leads nowhere. */
function dayBeside(day: string, key: string, isShifted: boolean): string | null {
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[key];
  if (by) return addDays(day, by);
  if (key === 'Home') return weekOf(day);
  if (key === 'End') return addDays(weekOf(day), 6);
  if (key === 'PageUp') return addMonths(day, isShifted ? -12 : -1);
  return key === 'PageDown' ? addMonths(day, isShifted ? 12 : 1) : null;
}
