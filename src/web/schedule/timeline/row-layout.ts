import { useMemo } from 'react';
import type { DayLine } from '#domain/schedule/day-line.ts';
import { whatIsInTheWay } from '#domain/schedule/in-the-way.ts';
import { laidOut, type Laid } from '#domain/schedule/lanes.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { changeoversOf, type Changeover } from '#domain/schedule/turnaround.ts';
import type { EventType } from '#domain/schedule/words.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { groupsOf, type Group } from '../rows/group-layout.ts';
import type { Look } from '../rows/look-store.ts';
import type { Move } from './moves.ts';
import { groupHeight, rowHeight } from './timeline-layout.ts';

/** An event on its row, the free days after it, and whether it overlaps another. */
export type Bar = Laid<ScheduleEvent> & { room: number; clashes: boolean };

/** A yacht's row: its position, its line in the grid, its events, and which of them are shown. */
export type Row = {
  yacht: Yacht;
  index: number;
  line: number;
  top: number;
  height: number;
  events: ScheduleEvent[];
  bars: Bar[];
  changeovers: Changeover<ScheduleEvent>[];
};

/** The head above the rows of a group. */
export type GroupHead = Omit<Group, 'yachts'> & { count: number; line: number; top: number; folded: boolean };

type Rows = { rows: Row[]; heads: GroupHead[]; height: number; lines: number };

/** The head of the grid has two lines of its own. */
const headLines = 2;

const plain: Look = { dense: false, group: 'none', folded: [] };

export function useRows(
  line: DayLine,
  yachts: Yacht[],
  events: ScheduleEvent[],
  pending: Move[],
  type: EventType | undefined,
  look: Look,
): Rows {
  return useMemo(() => laidInRows(line, yachts, underway(events, pending), type, look), [line, yachts, events, pending, type, look]);
}

/** The events, with those being moved in their new places. */
export function underway(events: ScheduleEvent[], pending: Move[]): ScheduleEvent[] {
  if (pending.length === 0) return events;
  const moved = new Map(pending.map(({ event, to }) => [event.id, { ...event, ...to }]));
  return [...events.filter(({ id }) => !moved.has(id)), ...moved.values()];
}

/** A row for each yacht, below the head of its group, with its events laid out side by side. */
export function laidInRows(line: DayLine, yachts: Yacht[], events: ScheduleEvent[], type: EventType | undefined, look: Look): Rows {
  const byYacht = new Map<number, ScheduleEvent[]>(yachts.map(({ id }) => [id, []]));
  for (const event of events) byYacht.get(event.yachtId)?.push(event);
  const laid: Rows = { rows: [], heads: [], height: 0, lines: headLines };
  for (const { yachts: members, ...group } of groupsOf(yachts, look.group)) {
    const folded = look.group !== 'none' && look.folded.includes(group.key);
    if (look.group !== 'none') {
      laid.heads.push({ ...group, count: members.length, line: ++laid.lines, top: laid.height, folded });
      laid.height += groupHeight;
    }
    for (const yacht of folded ? [] : members) {
      const own = byYacht.get(yacht.id) ?? [];
      const bars = barsOf(line, type ? own.filter((event) => event.type === type) : own, own);
      const height = rowHeight(
        bars.reduce((max, { lanes }) => Math.max(max, lanes), 1),
        look.dense,
      );
      const place = { index: laid.rows.length, line: ++laid.lines, top: laid.height, height };
      laid.rows.push({ yacht, ...place, events: own, bars, changeovers: changeoversOf(own, yacht.turnaroundHours) });
      laid.height += height;
    }
  }
  return laid;
}

/** Only the rows, of two lines each and without groups. */
export function rowsOf(line: DayLine, yachts: Yacht[], events: ScheduleEvent[], type: EventType | undefined): Row[] {
  return laidInRows(line, yachts, events, type, plain).rows;
}

function barsOf(line: DayLine, shownEvents: ScheduleEvent[], own: ScheduleEvent[]): Bar[] {
  const laid = laidOut(line, shownEvents);
  return laid.map((bar) => {
    const behind = laid.filter((other) => other.from >= bar.to && (other.lanes !== bar.lanes || other.lane === bar.lane));
    const next = behind.reduce((nearest, { from }) => Math.min(nearest, from), Infinity);
    return { ...bar, room: next - bar.to, clashes: whatIsInTheWay(bar.entry, own).length > 0 };
  });
}

/** The row at a height, or the nearest. */
export function rowAt(rows: Row[], y: number): Row | undefined {
  return rows.findLast(({ top }) => top <= y) ?? rows[0];
}
