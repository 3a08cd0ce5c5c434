import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { followPointer, type Point } from '../ui/pointer-drag.ts';
import type { Column } from './assignment-query.ts';

/** How far a pointer moves before it drags rather than presses. */
const threshold = 6;
/** How near the edge of the board it scrolls, and how far with each frame. */
const edge = 64;
const step = 14;
/** The gap between columns. */
const gap = 12;

type Dragged = { id: number; over: Column | undefined };

type Options = { board: RefObject<HTMLElement | null>; onDrop: (id: number, column: Column) => void };

/**
 * Cards dragged by mouse, pen or finger. A finger drags only by the grip, so that it can still scroll elsewhere. `ghost` is the element
 * that follows the pointer; `dragged` says who is being dragged, and over which column.
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
    let over: Column | undefined;
    stop.current = followPointer(event, {
      slack: threshold,
      onLift: () => setDragged({ id, over }),
      onFrame(at) {
        ghost.current?.style.setProperty('transform', `translate(${at.x - grab.x}px, ${at.y - grab.y}px)`);
        ghost.current?.style.setProperty('width', `${card.width}px`);
        if (board.current) scrollNear(board.current, at.x);
        const now = columnAt(at);
        if (now !== over) setDragged({ id, over: (over = now) });
      },
      onEnd(outcome, at) {
        const column = outcome === 'dropped' ? columnAt(at) : undefined;
        setDragged(null);
        if (column !== undefined) onDrop(id, column);
      },
    });
  }

  return { dragged, ghost, start };
}

/** The column under a point, or the next one where that is between two; undefined where there is none. */
function columnAt({ x, y }: Point): Column | undefined {
  const at = (left: number) => document.elementFromPoint(left, y)?.closest<HTMLElement>('[data-column]')?.dataset['column'];
  const column = at(x) ?? at(x + gap);
  return column === undefined ? undefined : column === '' ? null : Number(column);
}

function scrollNear(board: HTMLElement, x: number) {
  const { left, right } = board.getBoundingClientRect();
  if (x < left + edge) board.scrollLeft -= step;
  else if (x > right - edge) board.scrollLeft += step;
}
