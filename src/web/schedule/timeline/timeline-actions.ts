import { useNavigate } from '@tanstack/react-router';
import { useEffect, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { mayChange } from '#domain/schedule/changeable.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { undoLast } from '../../platform/undo-store.ts';
import { scheduleSearch } from '../schedule-query.ts';
import { openFromBar } from './bar-animation.ts';
import type { Proposal } from './carry-state.ts';
import { cursorOn, freeOf, type Step } from './cursor-state.ts';
import { ownClicks, placeAt, rowUnder, useGestures } from './gestures.ts';
import { answerKey, changeOf, type Change, type Hold } from './keyboard.ts';
import type { Measures } from './timeline-layout.ts';
import { berthOf } from './moves.ts';
import { reveal } from './focus-state.ts';
import type { TimelineState } from './timeline-state.ts';

/** The pointer and keyboard actions of the timeline. */
export function useHandling(state: TimelineState, frame: RefObject<HTMLDivElement | null>, onHelp: () => void) {
  const { line, measures, rows, roving, moves, saving, carrying, stretch, setOpened } = state;
  const { proposal } = carrying;
  const navigate = useNavigate();

  useEffect(() => {
    if (frame.current && proposal?.by === 'keys')
      reveal(frame.current, proposal.row, Math.floor(line.placeOf(proposal.startDate)), measures);
  }, [frame, line, measures, proposal]);

  function carryByKeys(event: ScheduleEvent, change: Change) {
    if (mayChange(event) && !saving.has(event.id)) carrying.carry(event, 'keys', change);
  }

  function settle() {
    const dropped = carrying.drop();
    giveBackFocus(dropped);
    if (dropped?.differs) moves.move(dropped.event, berthOf(dropped));
  }

  function giveUp() {
    giveBackFocus(carrying.drop());
    stretch.finish();
  }

  function giveBackFocus(dropped: Proposal | null) {
    // The focus was on the event, or on a button that no longer exists.
    if (dropped?.by === 'keys')
      roving.go({ yachtId: dropped.yachtId, day: Math.floor(line.placeOf(dropped.startDate)), eventId: dropped.event.id });
  }

  const hands = useGestures({
    frame,
    rows,
    measures,
    busy: (id) => saving.has(id) || proposal?.by === 'keys',
    onCarry: (event, shift, yachtId) => carrying.carry(event, 'pointer', () => ({ shift, yachtId })),
    onStretch: stretch.mark,
    onDrop: () => {
      const marked = stretch.finish();
      if (marked) stretch.add(marked);
      else settle();
    },
    onCancel: giveUp,
  });

  function onKeyDown(event: KeyboardEvent) {
    // The elements above the rows have keys of their own.
    if ((event.target as HTMLElement).closest('[data-head], [data-group]') && !proposal) return;
    const answered = answerKey(event, {
      rows,
      cursor: roving.cursor,
      carrying: proposal?.by === 'keys' ? proposal.event : null,
      seen: seenDays(frame.current, measures),
      today: line.indexOf(state.today),
      onGo: roving.go,
      onCarry: carryByKeys,
      onDrop: settle,
      onCancel: giveUp,
      onUndo: undoLast,
      onHelp,
      onAdd: ({ yachtId, day }) => stretch.add({ yachtId, from: day, to: day }),
      onDay: ({ day }) =>
        void navigate({ to: '/schedule', search: (shown) => ({ ...scheduleSearch(shown), view: 'day', date: line.dayAt(day) }) }),
      onDelete: ({ id }) => setOpened({ id, deleting: true }),
    });
    if (answered) event.preventDefault();
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    if (hands.wasDrag() || proposal) return;
    const target = event.target as HTMLElement;
    const id = target.closest<HTMLElement>('[data-event]')?.dataset['event'];
    if (id !== undefined) return openFromBar(Number(id), () => setOpened({ id: Number(id), deleting: false }));
    const { cursor } = roving;
    if (target.closest('[data-free]')) return cursor && stretch.add({ yachtId: cursor.yachtId, from: cursor.day, to: cursor.day });
    const row = target.closest(ownClicks) ? undefined : rowUnder(event.clientY, rows, frame.current);
    if (!row) return;
    const at = cursorOn(row, Math.floor(placeAt(event.clientX, { frame, measures })));
    roving.go(freeOf(row, at.day) ? { ...at, eventId: null } : at);
  }

  return {
    onPointerDown: hands.onPointerDown,
    onClick,
    onKeyDown,
    settle,
    giveUp,
    pickUp: (event: ScheduleEvent) => {
      setOpened(null);
      carryByKeys(event, () => ({}));
    },
    onStep: (event: ScheduleEvent, where: Step, held: Hold) => carryByKeys(event, changeOf(where, held, rows)),
  };
}

/** The first and the last fully visible day. */
export function seenDays(
  frame: Pick<HTMLElement, 'scrollLeft' | 'clientWidth'> | null,
  { day, side }: Measures,
): { first: number; last: number } {
  const { scrollLeft = 0, clientWidth = 0 } = frame ?? {};
  const first = Math.ceil(scrollLeft / day);
  return { first, last: first + Math.max(1, Math.floor((clientWidth - side) / day)) - 1 };
}
