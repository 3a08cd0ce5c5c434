import { useMemo } from 'react';
import type { DayLine } from '#domain/schedule/day-line.ts';
import { laidOut, type Laid } from '#domain/schedule/lanes.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import type { EventType } from '#domain/schedule/words.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { rowHeight } from './timeline-layout.ts';
import type { Move } from './moves.ts';

/** A yacht's row: where it lies, what it has on it, and what of that is shown. */
export type Row = { yacht: Yacht; index: number; top: number; height: number; events: ScheduleEvent[]; bars: Laid<ScheduleEvent>[] };

export function useRows(line: DayLine, yachts: Yacht[], events: ScheduleEvent[], pending: Move[], type: EventType | undefined): Row[] {
  return useMemo(() => rowsOf(line, yachts, underway(events, pending), type), [line, yachts, events, pending, type]);
}

/** The events with those that are on the move where they are going. */
export function underway(events: ScheduleEvent[], pending: Move[]): ScheduleEvent[] {
  if (pending.length === 0) return events;
  const moved = new Map(pending.map(({ event, to }) => [event.id, { ...event, ...to }]));
  return [...events.filter(({ id }) => !moved.has(id)), ...moved.values()];
}

/** A row for each yacht, one beneath the other, with its events laid out side by side. */
export function rowsOf(line: DayLine, yachts: Yacht[], events: ScheduleEvent[], type: EventType | undefined): Row[] {
  const byYacht = new Map<number, ScheduleEvent[]>(yachts.map(({ id }) => [id, []]));
  for (const event of events) byYacht.get(event.yachtId)?.push(event);
  let top = 0;
  return yachts.map((yacht, index) => {
    const own = byYacht.get(yacht.id) ?? [];
    const bars = laidOut(line, type ? own.filter((event) => event.type === type) : own);
    const row = { yacht, index, top, height: rowHeight(bars.reduce((most, { lanes }) => Math.max(most, lanes), 1)), events: own, bars };
    top += row.height;
    return row;
  });
}

export function heightOf(rows: Row[]): number {
  const last = rows.at(-1);
  return last ? last.top + last.height : 0;
}

/** The row at a height, or the nearest. */
export function rowAt(rows: Row[], y: number): Row | undefined {
  return rows.findLast(({ top }) => top <= y) ?? rows[0];
}
