import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Mask, brush as paintStroke, type Stroke } from '../floor-mask.ts';
import type { Point } from '../projection.ts';

type Props = {
  mask: Mask;
  /** Of the brush, in the mask's pixels. */
  radius: number;
  rubsOut: boolean;
  onStrokes: (strokes: Stroke[]) => void;
};

const arrows: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** What counts as floor, tinted over the photograph, and a brush to mend it with: dragged, or moved by the arrow keys and set down with the space bar. */
export function FloorBrush({ mask, radius, rubsOut, onStrokes }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const strokes = useRef<Stroke[]>([]);
  const working = useRef<Mask>(mask);
  const [at, setAt] = useState<Point | null>(null);
  const { widthPx, heightPx } = mask;

  useEffect(() => {
    working.current = { ...mask, shares: mask.shares.slice() };
    drawTint(canvas.current, working.current);
  }, [mask]);

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = canvas.current?.getBoundingClientRect();
    if (!box) return [0, 0];
    return [((clientX - box.left) / box.width) * widthPx, ((clientY - box.top) / box.height) * heightPx];
  };
  const stroke = (from: Point, to: Point) => {
    const next: Stroke = { from, to, radius, rubsOut };
    strokes.current.push(next);
    paintStroke(working.current, next);
    drawTint(canvas.current, working.current);
  };
  const finish = () => {
    if (strokes.current.length) onStrokes(strokes.current);
    strokes.current = [];
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    const now = at ?? [widthPx / 2, heightPx / 2];
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      stroke(now, now);
      return finish();
    }
    if (!arrow) return;
    event.preventDefault();
    const step = Math.max(2, radius * 0.5);
    setAt([Math.min(widthPx, Math.max(0, now[0] + arrow[0] * step)), Math.min(heightPx, Math.max(0, now[1] + arrow[1] * step))]);
  };
  return (
    <>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard paints here too
        tabIndex={0}
        role="application"
        aria-label={`${rubsOut ? 'Rub out what is not floor' : 'Paint what is floor'}. The arrow keys move the brush, the space bar sets it down.`}
        className="room-over room-brush"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          const now = pointOf(event);
          setAt(now);
          stroke(now, now);
        }}
        onPointerMove={(event) => {
          const now = pointOf(event);
          const before = strokes.current.at(-1)?.to;
          if (event.currentTarget.hasPointerCapture(event.pointerId) && before) stroke(before, now);
          setAt(now);
        }}
        onPointerUp={finish}
        onPointerCancel={finish}
        onKeyDown={onKeyDown}
      >
        <canvas ref={canvas} width={widthPx} height={heightPx} className="room-over" />
      </div>
      {at && (
        <svg viewBox={`0 0 ${widthPx} ${heightPx}`} preserveAspectRatio="none" aria-hidden="true" className="room-over room-brush-ring">
          <circle cx={at[0]} cy={at[1]} r={radius} />
        </svg>
      )}
    </>
  );
}

/** The floor's share of each pixel as a see-through tint in the shop's own green. */
function drawTint(canvas: HTMLCanvasElement | null, { widthPx, heightPx, shares }: Mask) {
  const brush = canvas?.getContext('2d');
  if (!canvas || !brush) return;
  const tint = new ImageData(widthPx, heightPx);
  for (let p = 0; p < shares.length; p++) tint.data[p * 4 + 3] = (shares[p] as number) * 0.5;
  brush.putImageData(tint, 0, 0);
  brush.globalCompositeOperation = 'source-in';
  brush.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--color-lough');
  brush.fillRect(0, 0, widthPx, heightPx);
  brush.globalCompositeOperation = 'source-over';
}
