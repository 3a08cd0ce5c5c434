import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import type { DayLine, DayRange } from '#domain/schedule/day-line.ts';
import { sheetWidth } from '../../ui/sheet-width.ts';
import type { Drawing } from '../events/drawn-event-state.ts';
import { cursorOn, freeOf, type Cursor } from './cursor-state.ts';
import { headHeight, type Measures } from './timeline-layout.ts';
import type { Row } from './row-layout.ts';

type Roving = { frame: RefObject<HTMLDivElement | null>; line: DayLine; rows: Row[]; measures: Measures; startOn: number };

/** One of the timeline's events and free days is the tab stop; from there the arrow keys move. */
export function useRoving({ frame, line, rows, measures, startOn }: Roving) {
  const [requested, setRequested] = useState<{ line: DayLine; at: Cursor } | null>(null);
  const cursor = cursorNow(rows, requested?.line === line ? requested.at : null, startOn);
  // Whether the timeline has the focus, so that it can be restored when the focused element is rendered elsewhere.
  const ours = useRef(false);
  const shouldFocus = useRef(false);

  useLayoutEffect(() => {
    const lost = ours.current && (document.activeElement === document.body || document.activeElement === null);
    if (!shouldFocus.current && !lost) return;
    shouldFocus.current = false;
    focusable(frame.current)?.focus({ preventScroll: true });
  });

  useEffect(
    () => () => {
      ours.current = false;
    },
    [],
  );

  return {
    cursor,
    /** Moves the focus there, and scrolls the timeline. */
    go(at: Cursor) {
      setRequested({ line, at });
      shouldFocus.current = true;
      const row = rows.find(({ yacht }) => yacht.id === at.yachtId);
      if (row && frame.current) reveal(frame.current, row, at.day, measures);
    },
    onFocus({ target }: FocusEvent<HTMLElement>) {
      ours.current = true;
      const id = target.closest<HTMLElement>('[data-event]')?.dataset['event'];
      if (id === undefined || Number(id) === cursor?.eventId) return;
      const row = rows.find(({ bars }) => bars.some(({ entry }) => entry.id === Number(id)));
      const bar = row?.bars.find(({ entry }) => entry.id === Number(id));
      if (row && bar) setRequested({ line, at: { yachtId: row.yacht.id, day: Math.floor(bar.from), eventId: bar.entry.id } });
    },
    onBlur({ target, relatedTarget }: FocusEvent<HTMLElement>) {
      // An element that loses the focus by being removed doesn't give it up.
      const left = relatedTarget !== null || target.isConnected;
      if (left && !(relatedTarget instanceof Node && frame.current?.contains(relatedTarget)))
        setTimeout(() => {
          if (target.isConnected) ours.current = frame.current?.contains(document.activeElement) ?? false;
        });
    },
  };
}

/** The current position of the cursor: what it was on may have moved, or been deleted. */
export function cursorNow(rows: Row[], requested: Cursor | null, startOn: number): Cursor | null {
  const [first] = rows;
  if (!first) return null;
  if (!requested) return cursorOn(first, startOn);
  if (requested.eventId !== null) {
    const row = rows.find(({ bars }) => bars.some(({ entry }) => entry.id === requested.eventId));
    if (row) return { ...requested, yachtId: row.yacht.id };
  }
  const row = rows.find(({ yacht }) => yacht.id === requested.yachtId) ?? first;
  // A free day may be taken by now.
  return requested.eventId === null && freeOf(row, requested.day) ? { ...requested, yachtId: row.yacht.id } : cursorOn(row, requested.day);
}

function focusable(frame: HTMLElement | null): HTMLElement | null {
  return frame?.querySelector<HTMLElement>('[data-event][tabindex="0"], [data-free]') ?? null;
}

/** Scrolls just far enough to show a day of a row. */
export function reveal(
  frame: Pick<HTMLElement, 'scrollLeft' | 'scrollTop' | 'clientWidth' | 'clientHeight'>,
  row: Row,
  index: number,
  { day, side }: Measures,
) {
  const [left, right] = [index * day, (index + 1) * day];
  const room = frame.clientWidth - side;
  if (left < frame.scrollLeft) frame.scrollLeft = left - 2 * Math.min(day, 60);
  else if (right > frame.scrollLeft + room) frame.scrollLeft = right - room + 2 * Math.min(day, 60);
  if (row.top < frame.scrollTop) frame.scrollTop = row.top;
  else if (row.top + row.height + headHeight > frame.scrollTop + frame.clientHeight)
    frame.scrollTop = row.top + row.height + headHeight - frame.clientHeight;
}

type Drawn = {
  frame: RefObject<HTMLDivElement | null>;
  rows: Row[];
  measures: Measures;
  stretch: { marked: (DayRange & { row: Row }) | null };
  roving: { go: (at: Cursor) => void };
  drawing: Drawing;
};

/** Keeps the event being drawn in view beside its form, and focuses its bar once it is stored. */
export function useSightOfDrawn({ frame, rows, measures, stretch: { marked }, roving, drawing: { draft, stored } }: Drawn) {
  const draftKey = draft && JSON.stringify(draft);
  const isThere = frame.current !== null && marked !== null;
  const show = useEffectEvent(() => frame.current && marked && revealBeside(frame.current, marked, measures));
  useEffect(() => {
    if (draftKey && isThere) show();
  }, [draftKey, isThere]);

  const row = stored === null ? undefined : rows.find(({ bars }) => bars.some(({ entry }) => entry.id === stored));
  const landing = row ? stored : null;
  const land = useEffectEvent(() => {
    const bar = row?.bars.find(({ entry }) => entry.id === stored);
    if (row && bar) roving.go({ yachtId: row.yacht.id, day: Math.floor(bar.from), eventId: bar.entry.id });
  });
  useEffect(() => {
    if (landing !== null) land();
  }, [landing]);
}

/** Scrolls the event being drawn to where its form doesn't cover it: to its beginning if not all of it fits. */
function revealBeside(frame: HTMLElement, { from, to, row }: DayRange & { row: Row }, { day, side }: Measures) {
  const sheet = sheetWidth();
  if (sheet === 0) {
    scrollTo(0, 0);
    frame.scrollTop = row.top;
  }
  const covered = Math.max(0, frame.getBoundingClientRect().right - (innerWidth - sheet));
  const room = frame.clientWidth - side - (sheet === 0 ? 0 : covered);
  const left = Math.min(from * day - 8, Math.max(frame.scrollLeft, to * day - room + 24));
  frame.scrollTo({ left, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' });
}
