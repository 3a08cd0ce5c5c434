import { useMemo, useState, type RefObject } from 'react';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import type { EventType } from '#domain/schedule/words.ts';
import type { Day } from '#domain/shared/calendar-days.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { freeOver, type WishedNights } from '#domain/schedule/free-nights.ts';
import { fleetDaysOf } from '#domain/schedule/fleet-days.ts';
import { useTimeZone, useToday } from '../../platform/dates.ts';
import { useNow } from '../../platform/now.ts';
import type { Drawing } from '../events/drawn-event-state.ts';
import type { TimelineZoom } from '../schedule-query.ts';
import { useCarrying } from './carry-state.ts';
import { useFleetEvents } from './fleet-query.ts';
import { useLabelsInSight } from '../rows/label-layout.ts';
import { useLook } from '../rows/look-store.ts';
import { measuresIn } from './timeline-layout.ts';
import { useMoves } from './moves.ts';
import { useStretch } from './new-stretch-bar.tsx';
import { useRoving, useSightOfDrawn } from './focus-state.ts';
import { useRows, type Row } from './row-layout.ts';
import { useExpectedServices } from './services-query.ts';
import { spanWords } from './span-words.ts';
import { useLine, useScrolledView, type View } from './scroll-state.ts';

export type TimelineProps = {
  yachts: Yacht[];
  date: Day;
  zoom: TimelineZoom;
  yachtId?: number;
  type?: EventType;
  wished?: WishedNights;
  onDate: (day: Day) => void;
  drawing: Drawing;
};

export type TimelineState = ReturnType<typeof useTimelineState>;

/** The whole state of the timeline: the visible days, their events, and what is being moved. */
export function useTimelineState(
  { yachts, date, zoom, yachtId, type, wished, onDate, drawing }: TimelineProps,
  frame: RefObject<HTMLDivElement | null>,
  width: number,
) {
  const timeZone = useTimeZone();
  const today = useToday();
  const line = useLine(timeZone, date);
  const [look, setLook] = useLook();
  const measures = useMemo(() => measuresIn(zoom, width, look.dense), [zoom, width, look.dense]);
  const view = useScrolledView({ frame, width, line, measures, date, onDate });
  useLabelsInSight(frame, measures.side);
  const fleet = useFleetEvents(timeZone, line.dayAt(view.from), line.dayAt(view.to), yachtId, wished);
  const services = useExpectedServices(
    line,
    line.dayAt(view.from),
    line.dayAt(view.to),
    yachtId,
    type === undefined || type === 'maintenance',
  );
  const moves = useMoves(
    (event, berth) =>
      `${event.title}: ${yachts.find(({ id }) => id === berth.yachtId)?.name ?? event.yachtName}, ${spanWords(line, berth)}`,
  );
  const { nights, from } = wished ?? {};
  const free = useMemo(
    () => (nights && from && !fleet.waitsForWish ? freeOver(timeZone, yachts, fleet.events, { nights, from }) : yachts),
    [timeZone, yachts, fleet.events, fleet.waitsForWish, nights, from],
  );
  const laid = useRows(line, free, fleet.events, moves.pending, type, look);
  const { rows } = laid;
  const roving = useRoving({ frame, line, rows, measures, startOn: line.indexOf(date) });
  const stretch = useStretch(timeZone, rows, line, drawing);
  useSightOfDrawn({ frame, measures, stretch, roving, rows, drawing });
  const [opened, setOpened] = useState<{ id: number; deleting: boolean } | null>(null);
  const openedEvent = opened && fleet.events.find(({ id }) => id === opened.id);

  return {
    today,
    now: useNow(),
    line,
    look,
    setLook,
    laid,
    free,
    wishedPlace: from && nights ? { from: line.indexOf(from) + 0.5, nights } : null,
    fleetDays: useMemo(() => fleetDaysOf(line, fleetOf(yachts, fleet.events)), [line, yachts, fleet.events]),
    measures,
    view,
    fleet,
    services,
    moves,
    rows,
    roving,
    carrying: useCarrying(timeZone, rows),
    stretch,
    saving: useMemo(() => new Set(moves.pending.map(({ event }) => event.id)), [moves.pending]),
    opened: openedEvent ? { event: openedEvent, deleting: opened.deleting } : null,
    setOpened,
    drawn: width === 0 ? [] : rows.filter((row) => isDrawn(row, view) || row.yacht.id === roving.cursor?.yachtId),
    seesNone:
      fleet.waiting.length === 0 &&
      !fleet.failed &&
      rows.every(({ bars }) => bars.every((bar) => bar.to <= view.from || bar.from >= view.to)),
  };
}

/** What each yacht does, including those in folded groups. */
function fleetOf(yachts: Yacht[], events: ScheduleEvent[]) {
  const byYacht = new Map<number, ScheduleEvent[]>(yachts.map(({ id }) => [id, []]));
  for (const event of events) byYacht.get(event.yachtId)?.push(event);
  return yachts.map(({ id, turnaroundHours }) => ({ events: byYacht.get(id) ?? [], turnaroundHours }));
}

function isDrawn({ top, height }: Row, view: View): boolean {
  return top + height > view.top && top < view.bottom;
}
