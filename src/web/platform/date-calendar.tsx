import { Dialog } from '@base-ui/react/dialog';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { addMonths, firstOfMonth, lastOfMonth, type Day } from '#domain/shared/calendar-days.ts';
import { Button } from '../ui/button.tsx';
import { isPhone } from '../ui/phone-screen.ts';
import { Popover } from '../ui/popover.tsx';
import { backdropLook, popupLook } from '../ui/popup.ts';
import { DateGrids } from './date-grid.tsx';
import type { DayMarks } from './day-marks.ts';
import { sayMonth } from './day-words.ts';
import type { TypedDay } from './typed-day.ts';

type Props = {
  id: string;
  label: string;
  typing: TypedDay;
  marks: DayMarks | undefined;
  input: RefObject<HTMLInputElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

/** The months of a date field, with the keyboard of a date grid: two side by side, or one in a sheet on a phone. */
export function DateCalendar({ id, label, typing, marks, input, button, onClose }: Props) {
  const { day, today, min = '', max = '9999-12-31' } = typing;
  const within = (each: Day) => (each < min ? min : each > max ? max : each);
  const isSheet = isPhone();
  const isWide = matchMedia('(min-width: 720px)').matches;
  const [cursor, setCursor] = useState(within(day || today));
  const [first, setFirst] = useState(firstOfMonth(cursor));
  const grids = useRef<HTMLDivElement>(null);
  const willType = useRef(false);
  const isFinger = matchMedia('(pointer: coarse)').matches;
  const isOutside = (each: Day) => each !== within(each);
  const last = isWide ? addMonths(first, 1) : first;
  const months = isWide ? [first, last] : [first];

  const onMonths = marks?.onMonths;
  useEffect(() => onMonths?.(first, lastOfMonth(last)), [onMonths, first, last]);

  /** Moves the months only as far as needed to show a day outside them. */
  function move(to: Day) {
    const next = within(to);
    const month = firstOfMonth(next);
    setCursor(next);
    if (month < first) setFirst(month);
    else if (month > last) setFirst(isWide ? addMonths(month, -1) : month);
  }
  function turn(by: number) {
    setCursor(within(addMonths(cursor, by)));
    setFirst(firstOfMonth(within(addMonths(first, by))));
  }
  function pick(chosen: Day) {
    typing.pick(chosen);
    onClose();
  }
  function typeIt() {
    willType.current = true;
    onClose();
    input.current?.focus();
  }

  return (
    <Frame
      id={id}
      label={label}
      isSheet={isSheet}
      anchor={input}
      onClose={onClose}
      initialFocus={() => grids.current?.querySelector<HTMLElement>('[tabindex="0"]')}
      // After a touch, the on-screen keyboard stays closed.
      finalFocus={() => (isFinger && !willType.current ? button.current : input.current)}
    >
      <Months months={months} onTurn={turn} />
      <DateGrids
        ref={grids}
        months={months}
        cursor={cursor}
        day={day}
        today={today}
        struck={marks?.nights}
        struckWords={marks && 'taken overnight'}
        isOutside={isOutside}
        onMove={move}
        onPick={pick}
      />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button size="sm" variant="ghost" disabled={isOutside(today)} onClick={() => pick(today)}>
          Today
        </Button>
        {typing.text !== '' && (
          <Button size="sm" variant="ghost" onClick={() => pick('')}>
            Clear
          </Button>
        )}
        <span className="hidden pointer-coarse:inline">
          <Button size="sm" variant="ghost" onClick={typeIt}>
            Type it
          </Button>
        </span>
        {marks && marks.nights.size > 0 && <p className="ml-auto px-2 text-xs text-ink-3">Struck out: {marks.whose} is taken overnight</p>}
      </div>
    </Frame>
  );
}

type FrameProps = {
  id: string;
  label: string;
  isSheet: boolean;
  anchor: RefObject<HTMLInputElement | null>;
  initialFocus: () => HTMLElement | null | undefined;
  finalFocus: () => HTMLElement | null;
  onClose: () => void;
  children: ReactNode;
};

/** The container of the months: a sheet at the foot of a phone, a panel at the field elsewhere. */
function Frame({ id, label, isSheet, anchor, initialFocus, finalFocus, onClose, children }: FrameProps) {
  const name = `Calendar: ${label}`;
  if (!isSheet)
    return (
      <Popover
        id={id}
        label={name}
        anchor={anchor}
        gap={6}
        initialFocus={initialFocus}
        finalFocus={finalFocus}
        className="p-3"
        onClose={onClose}
      >
        {children}
      </Popover>
    );
  // Inside a panel the sheet would be behind it.
  const panel = anchor.current?.closest<HTMLElement>('[popover]') ?? undefined;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={panel}>
        <Dialog.Backdrop forceRender className={backdropLook} />
        <Dialog.Popup
          id={id}
          aria-label={name}
          initialFocus={() => initialFocus() ?? true}
          finalFocus={finalFocus}
          className={`${popupLook} fixed inset-x-0 bottom-0 z-50 max-h-dvh overflow-y-auto p-4`}
        >
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const turns = [
  { by: -12, name: 'Previous year', Icon: ChevronsLeft },
  { by: -1, name: 'Previous month', Icon: ChevronLeft },
  { by: 1, name: 'Next month', Icon: ChevronRight },
  { by: 12, name: 'Next year', Icon: ChevronsRight },
];

/** The names of the months, each above its grid, and the buttons to other months. */
function Months({ months, onTurn }: { months: Day[]; onTurn: (by: number) => void }) {
  const [back, on] = [turns.slice(0, 2), turns.slice(2)].map((some) =>
    some.map(({ by, name, Icon }) => (
      <Button key={name} variant="ghost" size="iconSmall" aria-label={name} onClick={() => onTurn(by)}>
        <Icon aria-hidden />
      </Button>
    )),
  );
  return (
    <div className="relative flex items-center justify-between">
      <span>{back}</span>
      <p
        aria-live="polite"
        className="pointer-events-none absolute inset-x-0 grid auto-cols-fr grid-flow-col text-center text-sm font-semibold"
      >
        {months.map((month) => (
          <span key={month}>{sayMonth(month)}</span>
        ))}
      </p>
      <span>{on}</span>
    </div>
  );
}
