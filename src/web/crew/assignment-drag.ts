import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import type { Column } from './assignments.ts';

/** How far a pointer moves before it drags rather than presses. */
const threshold = 6;
/** How near the edge of the board it scrolls, and how far with each frame. */
const edge = 64;
const step = 14;
/** How far columns stand apart. */
const gap = 12;

export type Dragged = { id: number; over: Column | undefined };

type Options = { board: RefObject<HTMLElement | null>; onDrop: (id: number, column: Column) => void };

/**
 * Cards dragged by mouse, pen or finger. A finger drags by the grip alone, so that it still scrolls by the rest. `ghost` is the
 * element that follows the pointer; `dragged` says who is on the way, and over which column.
 */
export function useDrag({ board, onDrop }: Options) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function start(event: ReactPointerEvent<HTMLElement>, id: number) {
    const byGrip = (event.target as Element).closest('[data-grip]') !== null;
    if (event.button !== 0 || !event.isPrimary || (event.pointerType === 'touch' && !byGrip)) return;
    const card = event.currentTarget.getBoundingClientRect();
    const grab = { x: event.clientX - card.left, y: event.clientY - card.top };
    const from = { x: event.clientX, y: event.clientY };
    let at = from;
    let over: Column | undefined;
    let frame = 0;

    function follow() {
      frame = requestAnimationFrame(follow);
      ghost.current?.style.setProperty('transform', `translate(${at.x - grab.x}px, ${at.y - grab.y}px)`);
      ghost.current?.style.setProperty('width', `${card.width}px`);
      if (board.current) scrollNear(board.current, at.x);
      const now = columnAt(at);
      if (now !== over) setDragged({ id, over: (over = now) });
    }

    function moved(next: PointerEvent) {
      at = { x: next.clientX, y: next.clientY };
      if (frame !== 0 || Math.hypot(at.x - from.x, at.y - from.y) < threshold) return;
      setDragged({ id, over });
      follow();
    }

    function dropped() {
      const column = frame === 0 ? undefined : columnAt(at);
      finish();
      if (column !== undefined) onDrop(id, column);
    }

    function pressed(next: KeyboardEvent) {
      if (next.key === 'Escape') finish();
    }

    function finish() {
      cancelAnimationFrame(frame);
      listening.abort();
      setDragged(null);
    }

    const listening = new AbortController();
    const { signal } = listening;
    stop.current = finish;
    addEventListener('pointermove', moved, { signal });
    addEventListener('pointerup', dropped, { signal });
    addEventListener('pointercancel', finish, { signal });
    addEventListener('keydown', pressed, { signal });
  }

  return { dragged, ghost, start };
}

/** The column under a point, or the next one where that is between two; undefined where there is none. */
function columnAt({ x, y }: { x: number; y: number }): Column | undefined {
  const at = (left: number) => document.elementFromPoint(left, y)?.closest<HTMLElement>('[data-column]')?.dataset['column'];
  const column = at(x) ?? at(x + gap);
  return column === undefined ? undefined : column === '' ? null : Number(column);
}

function scrollNear(board: HTMLElement, x: number) {
  const { left, right } = board.getBoundingClientRect();
  if (x < left + edge) board.scrollLeft -= step;
  else if (x > right - edge) board.scrollLeft += step;
}
