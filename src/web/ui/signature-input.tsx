import { useCallback, useEffect, useId, useRef, useState, type PointerEvent } from 'react';
import { Button } from './button.tsx';

/** Strokes of points in thousandths of the field's width. */
type Strokes = number[][][];
const maxPoints = 5000;
const height = 340;

type Props = { value: Strokes; error?: string | undefined; onChange: (strokes: Strokes | null) => void };

/** A field to sign with finger, pen or mouse. Keyboard users type their name instead. */
export function SignatureInput({ value, error, onChange }: Props) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawing, setDrawing] = useState<number[][] | null>(null);
  const strokes = drawing ? [...value, drawing] : value;

  const draw = useCallback((all: Strokes) => {
    const field = canvas.current;
    const pen = field?.getContext('2d');
    if (!field || !pen) return;
    const scale = Math.min(devicePixelRatio, 2);
    Object.assign(field, { width: field.clientWidth * scale, height: field.clientHeight * scale });
    const unit = field.width / 1000;
    Object.assign(pen, { lineWidth: 4 * unit, lineCap: 'round', lineJoin: 'round', strokeStyle: getComputedStyle(field).color });
    for (const [[x = 0, y = 0] = [], ...others] of all) {
      pen.beginPath();
      pen.moveTo(x * unit, y * unit);
      for (const [across = 0, down = 0] of others.length > 0 ? others : [[x + 1, y]]) pen.lineTo(across * unit, down * unit);
      pen.stroke();
    }
  }, []);

  useEffect(() => {
    draw(strokes);
    // Rotating a phone changes the width of the field.
    const again = () => draw(strokes);
    addEventListener('resize', again);
    return () => removeEventListener('resize', again);
  });

  const pointAt = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): [number, number] => {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const inside = (at: number, limit: number) => Math.round(Math.min(Math.max((at / width) * 1000, 0), limit));
    return [inside(clientX - left, 1000), inside(clientY - top, height)];
  };
  const count = strokes.reduce((sum, stroke) => sum + stroke.length, 0);

  function go(event: PointerEvent<HTMLCanvasElement>) {
    if (!drawing || count >= maxPoints) return;
    const [x, y] = pointAt(event);
    const [lastX = 0, lastY = 0] = drawing.at(-1) ?? [];
    // Points closer together make no visible difference.
    if (Math.hypot(x - lastX, y - lastY) >= 4) setDrawing([...drawing, [x, y]]);
  }

  function end() {
    if (!drawing) return;
    onChange([...value, drawing]);
    setDrawing(null);
  }

  return (
    <div className="grid gap-1.5">
      <div className="flex items-center justify-between gap-2">
        <span id={id} className="text-nav font-medium">
          Sign here
        </span>
        <Button size="sm" variant="ghost" disabled={value.length === 0} onClick={() => onChange(null)}>
          Clear
        </Button>
      </div>
      <canvas
        ref={canvas}
        role="img"
        aria-labelledby={id}
        aria-describedby={error ? `${id}-message` : undefined}
        className="w-full touch-none rounded-lg border border-line-strong bg-surface text-ink"
        style={{ aspectRatio: 1000 / height }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          if (count < maxPoints) setDrawing([pointAt(event)]);
        }}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      />
      {error && (
        <p id={`${id}-message`} role="alert" className="text-xs text-red">
          {error}
        </p>
      )}
    </div>
  );
}
