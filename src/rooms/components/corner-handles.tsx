import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Corners } from '../photographed-room.ts';
import type { Point } from '../projection.ts';

const names = ['Near left', 'Near right', 'Far right', 'Far left'] as const;
const arrows: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

type Props = { size: { width: number; height: number }; corners: Corners; isWrong: boolean; onMove: (corners: Corners) => void };

/** Four handles on a photograph, for the corners of a rectangle on its floor. */
export function CornerHandles({ size: { width, height }, corners, isWrong, onMove }: Props) {
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
          aria-label={`${names[at]} corner: ${Math.round((x / width) * 100)} per cent from the left, ${Math.round((y / height) * 100)} from the top. The arrow keys move it.`}
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
