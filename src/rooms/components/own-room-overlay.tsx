import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { guessAgain, type OwnRoom, withCorners, withStrokes } from '../browser/own-room.ts';
import { type Mask, brush as paintStroke, type Stroke } from '../floor-mask.ts';
import type { Corners } from '../photographed-room.ts';
import type { Point } from '../projection.ts';
import type { Brush, OwnStep } from './own-room-panel.tsx';

type Props = { room: OwnRoom; step: OwnStep; brush: Brush; isWrong: boolean; onRoom: (room: OwnRoom) => void };

/** What lies over a visitor's photograph while it is made ready. */
export default function OwnRoomOverlay({ room, step, brush, isWrong, onRoom }: Props) {
  const { photograph } = room;
  if (step === 'look') return null;
  return (
    <>
      {(step === 'floor' || isWrong) && <PlainPhotograph photograph={photograph} />}
      {step === 'rectangle' ? (
        <div className="room-over" onPointerUp={() => room.isPainted || isWrong || onRoom(guessAgain(room))}>
          <CornerHandles
            size={{ width: photograph.width, height: photograph.height }}
            corners={room.corners}
            isWrong={isWrong}
            onMove={(corners) => onRoom(withCorners(room, corners))}
          />
        </div>
      ) : (
        <FloorBrush mask={room.mask} radius={brush.radius} rubsOut={brush.rubsOut} onStrokes={(strokes) => onRoom(withStrokes(room, strokes))} />
      )}
      {isWrong && (
        <p role="alert" className="room-notice text-md">
          These corners don’t make a rectangle. Move them so that no sides cross.
        </p>
      )}
    </>
  );
}

function PlainPhotograph({ photograph }: { photograph: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => canvas.current?.getContext('2d')?.drawImage(photograph, 0, 0), [photograph]);
  return <canvas ref={canvas} width={photograph.width} height={photograph.height} className="room-canvas" />;
}

const names = ['Near left', 'Near right', 'Far right', 'Far left'] as const;
const arrows: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

type CornerHandlesProps = { size: { width: number; height: number }; corners: Corners; isWrong: boolean; onMove: (corners: Corners) => void };

/** Four handles on a photograph, for the corners of a rectangle on its floor. */
function CornerHandles({ size: { width, height }, corners, isWrong, onMove }: CornerHandlesProps) {
  const stage = useRef<HTMLDivElement>(null);
  const move = (at: number, [x, y]: Point) => {
    const to: Point = [Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y))];
    onMove(corners.map((corner, n) => (n === at ? to : corner)) as unknown as Corners);
  };
  const drag = (at: number) => (event: PointerEvent<HTMLButtonElement>) => {
    const box = stage.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    move(at, [((event.clientX - box.left) / box.width) * width, ((event.clientY - box.top) / box.height) * height]);
  };
  const onKeyDown = (at: number) => (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = (Math.max(width, height) / 200) * (event.shiftKey ? 5 : 1);
    const [x, y] = corners[at] as Point;
    move(at, [x + arrow[0] * step, y + arrow[1] * step]);
  };
  return (
    <div ref={stage} className="room-over">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" className="room-over" data-wrong={isWrong || undefined}>
        <polygon points={corners.map((corner) => corner.join(',')).join(' ')} className="room-rectangle" vectorEffect="non-scaling-stroke" />
      </svg>
      {corners.map(([x, y], at) => (
        <button
          key={names[at]}
          type="button"
          aria-label={
            `${names[at]} corner: ${Math.round((x / width) * 100)} per cent from the left, ${Math.round((y / height) * 100)} from ` +
            `the top. The arrow keys move it.`
          }
          className="room-corner"
          style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag(at)}
          onKeyDown={onKeyDown(at)}
        />
      ))}
    </div>
  );
}

type FloorBrushProps = {
  mask: Mask;
  /** Of the brush, in the mask's pixels. */
  radius: number;
  rubsOut: boolean;
  onStrokes: (strokes: Stroke[]) => void;
};

/**
 * What counts as floor, tinted over the photograph, and a brush to mend it with: dragged, or moved by the arrow keys and set down with the space
 * bar.
 */
function FloorBrush({ mask, radius, rubsOut, onStrokes }: FloorBrushProps) {
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
