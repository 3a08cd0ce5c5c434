export type Point = { x: number; y: number };

/** A drag let go of, one called off, or a mere press: what never moved far enough to be lifted. */
export type DragOutcome = 'dropped' | 'cancelled' | 'pressed';

type Drag = {
  /** The pixels a pointer pulls before it lifts. */
  slack: number;
  /**
   * The milliseconds after which a finger lifts what it holds without moving; until then a touch scrolls. Without it a finger pulls like a
   * mouse.
   */
  hold?: number;
  onLift: (at: Point) => void;
  onMove?: (at: Point) => void;
  /** With every frame from when it is lifted, so that what is carried can take its surroundings along. */
  onFrame: (at: Point) => void;
  onEnd: (outcome: DragOutcome, at: Point) => void;
};

type Down = Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerId' | 'pointerType'>;

/** A finger that is to lift by holding is let off after so many pixels: it scrolls. */
const fingerSlack = 10;

/**
 * Follows the mouse, pen or finger that came down until it lets go. Escape calls the drag off, and so does whatever takes the
 * pointer or the window away. Answers how to call it off.
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
