import { useMemo, useRef, useState } from 'react';
import { whatIsInTheWay, type InTheWay } from '#domain/schedule/in-the-way.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { shifted, type Span } from '#domain/schedule/shifting.ts';
import type { Berth } from './moves.ts';
import type { Row } from './row-layout.ts';

/** The number of days by which a start and an end move. */
export type Shift = { start: number; end: number };

/** An event being carried: how far so far, and to which yacht. */
export type Carried = { event: ScheduleEvent; shift: Shift; yachtId: number; by: 'pointer' | 'keys' };

/** Its new place, with the conflicts there. */
export type Proposal = Berth & {
  event: ScheduleEvent;
  row: Row;
  by: Carried['by'];
  obstacles: InTheWay<ScheduleEvent>[];
  differs: boolean;
};

/** What is being carried, and what would result. */
export function useCarrying(timeZone: string, rows: Row[]) {
  // The pointer may be released before its last move is rendered: the ref has the truth, and the state is what is shown.
  const inHand = useRef<Carried | null>(null);
  const [carried, setCarried] = useState<Carried | null>(null);

  function hold(next: Carried | null) {
    inHand.current = next;
    setCarried(next);
  }

  return {
    proposal: useMemo(() => (carried ? proposalOf(timeZone, rows, carried) : null), [timeZone, rows, carried]),
    carry(event: ScheduleEvent, by: Carried['by'], change: (at: Carried) => Partial<Pick<Carried, 'shift' | 'yachtId'>>) {
      const at =
        inHand.current?.event.id === event.id ? inHand.current : { event, by, shift: { start: 0, end: 0 }, yachtId: event.yachtId };
      const next = { ...at, ...change(at) };
      const same = next.yachtId === at.yachtId && next.shift.start === at.shift.start && next.shift.end === at.shift.end;
      // An end that is pushed past the start stays in place.
      hold(same || !shifted(timeZone, event, next.shift) ? at : next);
    },
    /** Releases it, and returns what was proposed. */
    drop(): Proposal | null {
      const dropped = inHand.current && proposalOf(timeZone, rows, inHand.current);
      hold(null);
      return dropped;
    },
  };
}

/** The new place of a carried event; null if there is no such row, or if nothing would be left of it. */
export function proposalOf(timeZone: string, rows: Row[], { event, shift, yachtId, by }: Carried): Proposal | null {
  const row = rows.find(({ yacht }) => yacht.id === yachtId);
  const span: Span | null = shifted(timeZone, event, shift);
  if (!row || !span) return null;
  const wish = { ...event, ...span, yachtId };
  const differs = yachtId !== event.yachtId || span.startDate !== event.startDate || span.endDate !== event.endDate;
  return { ...span, yachtId, event, row, by, obstacles: differs ? whatIsInTheWay(wish, row.events) : [], differs };
}
