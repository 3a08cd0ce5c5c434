import { useEffect, useRef, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { mayChange } from '#domain/schedule/changeable.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { followPointer, type Point } from '../../ui/pointer-drag.ts';
import type { Shift } from './carry-state.ts';
import { headHeight, type Measures } from './timeline-layout.ts';
import { rowAt, type Row } from './row-layout.ts';

/** Free days of one yacht, both ends included, as positions on the line. */
export type Stretch = { yachtId: number; from: number; to: number };

/** Which of two opposite edges may scroll the timeline. */
type Freed = { first: boolean; last: boolean };

/** What a pointer is pressed on; where on the screen, on the line of days and on the rows; and which edges may scroll by now. */
type Held = {
  what: { event: ScheduleEvent; edge: 'start' | 'end' | null } | { row: Row };
  from: Point;
  grabbed: number;
  depth: number;
  across: Freed;
  down: Freed;
};

type Hands = {
  frame: RefObject<HTMLDivElement | null>;
  rows: Row[];
  measures: Measures;
  /** Whether the event is being saved and can't be moved now. */
  busy: (id: number) => boolean;
  onCarry: (event: ScheduleEvent, shift: Shift, yachtId: number) => void;
  onStretch: (stretch: Stretch) => void;
  onDrop: () => void;
  onCancel: () => void;
};

/** A mouse has to drag this far to lift something, a finger to rest on it this long; until then a touch scrolls. */
const slack = 4;
const holding = 400;
/** The parts of a row other than its days, which handle clicks themselves. */
export const ownClicks = '[role="rowheader"], [data-group], [data-service]';
/** Something carried this close to an edge of the frame scrolls the timeline. */
const margin = 48;
/** A pointer pressed beside an edge has to move this far towards it to scroll. */
const purpose = 12;
/** An event that is dragged less far up or down stays with its yacht. */
const rowSlack = 20;

/**
 * Mouse, pen and finger on the timeline. Returns the handler of a pressed pointer, and one that tells whether the click that follows was
 * only the end of a drag.
 */
export function useGestures(hands: Hands) {
  const latest = useRef(hands);
  const release = useRef<(() => void) | null>(null);
  const lifted = useRef(false);
  const dropped = useRef(false);

  useEffect(() => {
    latest.current = hands;
  });

  useEffect(() => {
    const frame = hands.frame.current;
    // A finger that carries something doesn't scroll. The browser only respects this from a listener added before the touch.
    const stay = (event: TouchEvent) => lifted.current && event.cancelable && event.preventDefault();
    frame?.addEventListener('touchmove', stay, { passive: false });
    return () => {
      frame?.removeEventListener('touchmove', stay);
      release.current?.();
    };
  }, [hands.frame]);

  function onPointerDown(event: ReactPointerEvent<HTMLElement>) {
    if (event.button !== 0 || !event.isPrimary || release.current) return;
    dropped.current = false;
    const what = pointedAt(event.target as HTMLElement, event.clientY, latest.current);
    if (!what) return;
    const held: Held = {
      what,
      from: { x: event.clientX, y: event.clientY },
      grabbed: placeAt(event.clientX, latest.current),
      depth: depthAt(event.clientY, latest.current),
      across: { first: false, last: false },
      down: { first: false, last: false },
    };
    const carry = (at: Point) => carryOn(held, at, latest.current);
    release.current = followPointer(event, {
      slack,
      hold: holding,
      onLift(at) {
        lifted.current = true;
        carry(at);
      },
      onMove: carry,
      onFrame(at) {
        if (scrollBy(held, at, latest.current)) carry(at);
      },
      onEnd(outcome) {
        release.current = null;
        lifted.current = false;
        if (outcome !== 'pressed') settle(outcome);
      },
    });
  }

  function settle(outcome: 'dropped' | 'cancelled') {
    dropped.current = true;
    // The click that ends a drag comes before this. A cancelled drag ends when the pointer is released.
    const forget = () =>
      setTimeout(() => {
        dropped.current = false;
      });
    if (outcome === 'dropped') forget();
    else addEventListener('pointerup', forget, { once: true });
    if (outcome === 'dropped') latest.current.onDrop();
    else latest.current.onCancel();
  }

  return { onPointerDown, wasDrag: () => dropped.current };
}

function pointedAt(target: HTMLElement, clientY: number, { rows, frame, busy }: Hands): Held['what'] | null {
  const row = rowUnder(clientY, rows, frame.current);
  if (!row || target.closest(ownClicks)) return null;
  const id = target.closest<HTMLElement>('[data-event]')?.dataset['event'];
  if (id === undefined) return { row };
  const event = row.events.find((each) => each.id === Number(id));
  if (!event || !mayChange(event) || busy(event.id)) return null;
  const edge = target.closest<HTMLElement>('[data-edge]')?.dataset['edge'];
  return { event, edge: edge === 'start' || edge === 'end' ? edge : null };
}

function carryOn(held: Held, at: Point, hands: Hands) {
  const { rows, frame, onCarry, onStretch } = hands;
  const place = placeAt(at.x, hands);
  if ('row' in held.what) {
    const [from, to] = [Math.floor(Math.min(place, held.grabbed)), Math.floor(Math.max(place, held.grabbed))];
    return onStretch({ yachtId: held.what.row.yacht.id, from, to });
  }
  const { event, edge } = held.what;
  const days = Math.round(place - held.grabbed);
  const changesRow = edge === null && Math.abs(depthAt(at.y, hands) - held.depth) >= rowSlack;
  const row = changesRow ? rowUnder(at.y, rows, frame.current) : undefined;
  onCarry(event, { start: edge === 'end' ? 0 : days, end: edge === 'start' ? 0 : days }, row?.yacht.id ?? event.yachtId);
}

/** Keeps scrolling while the pointer is near an edge that may scroll; returns whether it did. */
function scrollBy(held: Held, { x, y }: Point, { frame, measures }: Hands): boolean {
  const element = frame.current;
  if (!element) return false;
  const box = element.getBoundingClientRect();
  const [left, top] = [box.left + measures.side, box.top + headHeight];
  held.across = freed(held.across, held.from.x, x, left, box.right);
  held.down = freed(held.down, held.from.y, y, top, box.bottom);
  const across = Math.round(pullOf(held.across, pull(x, left, box.right)) * 14);
  const down = 'row' in held.what ? 0 : Math.round(pullOf(held.down, pull(y, top, box.bottom)) * 10);
  const before = [element.scrollLeft, element.scrollTop];
  element.scrollBy(across, down);
  return before[0] !== element.scrollLeft || before[1] !== element.scrollTop;
}

/**
 * Which edges may scroll: those whose margin the pointer has left once, or towards which it has clearly moved. Otherwise something lifted
 * beside an edge and dragged along it would scroll away.
 */
export function freed({ first, last }: Freed, from: number, at: number, min: number, max: number): Freed {
  return {
    first: first || at > min + margin || from - at >= purpose,
    last: last || at < max - margin || at - from >= purpose,
  };
}

function pullOf({ first, last }: Freed, strength: number): number {
  return (strength < 0 && first) || (strength > 0 && last) ? strength : 0;
}

/** How strongly an edge scrolls: from -1 at the first to 1 at the last. */
export function pull(at: number, min: number, max: number): number {
  return Math.max(-1, Math.min(0, (at - min - margin) / margin)) + Math.min(1, Math.max(0, (at - max + margin) / margin));
}

/** The position on the line of days under a pointer. */
export function placeAt(clientX: number, { frame, measures }: Pick<Hands, 'frame' | 'measures'>): number {
  const element = frame.current;
  if (!element) return 0;
  return (clientX - element.getBoundingClientRect().left - element.clientLeft + element.scrollLeft - measures.side) / measures.day;
}

/** How far down the rows a pointer is, however far they are scrolled. */
function depthAt(clientY: number, { frame }: Pick<Hands, 'frame'>): number {
  return clientY + (frame.current?.scrollTop ?? 0);
}

export function rowUnder(clientY: number, rows: Row[], frame: HTMLElement | null): Row | undefined {
  if (!frame) return undefined;
  return rowAt(rows, clientY - frame.getBoundingClientRect().top - frame.clientTop + frame.scrollTop - headHeight);
}
