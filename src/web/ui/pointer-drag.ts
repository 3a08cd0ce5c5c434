export type Point = { x: number; y: number };

/** How a press ended: a drag that was dropped, a drag that was cancelled, or a mere press, which never moved far enough to be lifted. */
export type DragOutcome = 'dropped' | 'cancelled' | 'pressed';

type Drag = {
  /** How many pixels a pointer has to move before it lifts something. */
  slack: number;
  /**
   * The milliseconds after which a resting finger lifts what it holds; until then a touch scrolls. Without it a finger drags like a mouse.
   */
  hold?: number;
  onLift: (at: Point) => void;
  onMove?: (at: Point) => void;
  /** Called with every frame after lifting, so that what is carried can scroll its surroundings. */
  onFrame: (at: Point) => void;
  onEnd: (outcome: DragOutcome, at: Point) => void;
};

type Down = Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerId' | 'pointerType'>;

/** A finger that moves this many pixels before it has lifted anything scrolls instead. */
const fingerSlack = 10;

/**
 * Follows a pressed mouse, pen or finger until it is released. Escape cancels the drag, and so does anything that takes the pointer or the
 * window away. Returns a function that cancels it.
 */
export function followPointer(down: Down, { slack, hold, onLift, onMove, onFrame, onEnd }: Drag): () => void {
  const from: Point = { x: down.clientX, y: down.clientY };
  const finger = down.pointerType === 'touch';
  const waits = finger && hold !== undefined;
  const timer = waits ? setTimeout(liftByHolding, hold) : undefined;
  const listening = new AbortController();
  let at = from;
  let lifted = false;
  let frame = 0;

  function lift() {
    lifted = true;
    onLift(at);
    frame = requestAnimationFrame(carry);
  }

  function liftByHolding() {
    navigator.vibrate?.(10);
    lift();
  }

  function carry() {
    frame = requestAnimationFrame(carry);
    onFrame(at);
  }

  function moved(event: PointerEvent) {
    if (event.pointerId !== down.pointerId) return;
    at = { x: event.clientX, y: event.clientY };
    const far = Math.hypot(at.x - from.x, at.y - from.y);
    if (!lifted && waits && far > fingerSlack) return end('pressed');
    if (!lifted && !waits && far > slack) lift();
    if (lifted) onMove?.(at);
  }

  function end(outcome: DragOutcome) {
    if (listening.signal.aborted) return;
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    listening.abort();
    onEnd(lifted ? outcome : 'pressed', at);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !lifted) return;
    event.stopPropagation();
    end('cancelled');
  }

  const { signal } = listening;
  const isOurs = ({ pointerId }: PointerEvent) => pointerId === down.pointerId;
  addEventListener('pointermove', moved, { signal });
  addEventListener('pointerup', (event) => isOurs(event) && end('dropped'), { signal });
  addEventListener('pointercancel', (event) => isOurs(event) && end('cancelled'), { signal });
  addEventListener('blur', () => end('cancelled'), { signal });
  addEventListener('contextmenu', (event) => finger && event.preventDefault(), { signal });
  addEventListener('keydown', onKeyDown, { signal, capture: true });
  return () => end('cancelled');
}
