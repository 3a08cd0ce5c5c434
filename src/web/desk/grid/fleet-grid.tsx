import { Fragment, useRef, useState, type KeyboardEvent } from 'react';
import type { AvailabilityCell, YachtAvailability } from '#domain/desk/availability.ts';
import type { CellStep } from '#domain/desk/cell-words.ts';
import { isWeekend, weekdayOf, type Day } from '#domain/shared/calendar-days.ts';
import { several } from '#domain/shared/words.ts';
import { wallClockIn } from '#domain/shared/zoned-time.ts';
import { CompanyOf } from '../../platform/company-of.tsx';
import { useDates } from '../../platform/dates.ts';
import { sayShortDay, sayWeekday } from '../../platform/day-words.ts';
import { useYachtWords } from '../../yachts/yacht-words.ts';
import { nameOfCell } from './cell-words.ts';
import { GridCell } from './grid-cell.tsx';
import { inColumns } from './grid-days.ts';
import { cellAfter, isPlain, stretchedTo, type At, type Stretch } from './grid-keyboard.ts';

type Props = {
  yachts: readonly YachtAvailability[];
  columns: readonly Day[];
  step: CellStep;
  /** Called to act on a cell, or on several free ones. */
  onOpen: (yacht: YachtAvailability, first: AvailabilityCell, last: AvailabilityCell, key?: string) => void;
};

const saturday = 5;

/** The fleet in rows, weeks or nights in columns. Arrow keys move, Shift with an arrow key selects several free cells, Enter opens. */
export function FleetGrid({ yachts, columns, step, onOpen }: Props) {
  const dates = useDates();
  const yachtOf = useYachtWords();
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<At | null>(null);
  const [stretch, setStretch] = useState<(Stretch & { from: At }) | null>(null);
  const first = yachts.find(({ cells }) => cells.length > 0);
  const active = yachts.some(({ yachtId, cells }) => yachtId === at?.yachtId && cells.some(({ startDate }) => startDate === at.start))
    ? at
    : first && { yachtId: first.yachtId, start: first.cells[0]?.startDate ?? '' };

  function goTo(next: At) {
    setAt(next);
    table.current?.querySelector<HTMLElement>(`[data-yacht="${next.yachtId}"] [data-start="${next.start}"]`)?.focus();
  }

  function open(yacht: YachtAvailability, cell: AvailabilityCell, key?: string) {
    const chosen = stretch?.yachtId === yacht.yachtId && stretch.first <= cell.startDate && cell.startDate <= stretch.last ? stretch : null;
    const cellAt = (start: string | undefined) => yacht.cells.find(({ startDate }) => startDate === start) ?? cell;
    onOpen(yacht, cellAt(chosen?.first), cellAt(chosen?.last), key);
  }

  function stretchTo(from: At, to: At) {
    const next = stretchedTo(yachts, from, to);
    setStretch(next && { ...next, from });
    return next;
  }

  function onKeyDown(event: KeyboardEvent, yacht: YachtAvailability, cell: AvailabilityCell) {
    if (!isPlain(event)) return;
    const here = { yachtId: yacht.yachtId, start: cell.startDate };
    const isAct = ['o', 'q', 'b'].includes(event.key.toLowerCase()) && cell.state === 'free';
    const next = cellAfter(yachts, here, event.key);
    if (!isAct && !next && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (isAct) return open(yacht, cell, event.key.toLowerCase());
    if (!next || !event.shiftKey) setStretch(null);
    if (!next) return;
    if (!event.shiftKey) return goTo(next);
    const from = stretch?.from ?? here;
    const selected = next.yachtId === here.yachtId ? stretchTo(from, next) : null;
    if (selected && selected.first <= next.start && next.start <= selected.last) goTo(next);
  }

  return (
    <div className="card overflow-x-auto">
      <table ref={table} className="w-full" style={{ borderCollapse: 'separate', borderSpacing: 0 }}>
        <caption className="sr-only">Availability. Arrow keys move, Shift with an arrow key selects several, Enter opens.</caption>
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 z-10 border-r border-b bg-surface px-3 py-2 text-left text-xs font-medium text-ink-3">
              Yacht
            </th>
            {columns.map((day) => (
              <th
                key={day}
                scope="col"
                className={`tnum border-b px-1 py-2 text-center text-xs font-medium text-ink-3 ${step === 'day' && isWeekend(day) ? 'bg-weekend' : ''}`}
              >
                {step === 'day' && <span className="block">{sayWeekday(day, 'short')}</span>}
                <span className="whitespace-nowrap">{sayShortDay(day)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {yachts.map((yacht) => (
            <tr key={yacht.yachtId} data-yacht={yacht.yachtId}>
              <th
                scope="row"
                className="sticky left-0 z-10 border-r border-b bg-surface px-3 py-1 text-left font-medium"
                style={{ minWidth: '9rem', maxWidth: '13rem' }}
              >
                <span className="block truncate">{yacht.yachtName}</span>
                <CompanyOf record={yacht} className="truncate text-xs font-normal text-ink-3" />
                <span className="block truncate text-xs font-normal text-ink-3">
                  {[yacht.yachtType, yacht.maxGuests !== null && several(yacht.maxGuests, 'guest')].filter(Boolean).join(' · ')}
                </span>
              </th>
              {inColumns(yacht.cells, columns, dates.timeZone).map((cells, column) => (
                <td
                  key={columns[column]}
                  className="border-b p-0.5 align-middle"
                  style={{ minWidth: step === 'week' ? '6.25rem' : '4.25rem' }}
                >
                  {cells.map((cell) => {
                    const here = { yachtId: yacht.yachtId, start: cell.startDate };
                    const { day } = wallClockIn(dates.timeZone, cell.startDate);
                    return (
                      <Fragment key={cell.startDate}>
                        {step === 'week' && weekdayOf(day) !== saturday && (
                          <span className="block text-center text-xs text-ink-3">{sayWeekday(day, 'short')}</span>
                        )}
                        <GridCell
                          cell={cell}
                          currency={yacht.currency}
                          name={nameOfCell(yachtOf(yacht), cell, yacht.currency, dates)}
                          isActive={active?.yachtId === here.yachtId && active.start === here.start}
                          isChosen={stretch?.yachtId === here.yachtId && stretch.first <= here.start && here.start <= stretch.last}
                          onFocus={() => setAt(here)}
                          onOpen={({ shiftKey }) => (shiftKey ? void stretchTo(stretch?.from ?? at ?? here, here) : open(yacht, cell))}
                          onKeyDown={(event) => onKeyDown(event, yacht, cell)}
                        />
                      </Fragment>
                    );
                  })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
