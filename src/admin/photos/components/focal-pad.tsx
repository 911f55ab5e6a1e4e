import { type PointerEvent, useRef } from 'react';
import { clampPercent, type DisplaySettings, moveFocalPoint, positionOf, readPosition } from '#platform/images/display-settings.ts';
import { isTiled, pictureStyle, tiledStyle } from '#ui/picture-style.ts';

type Props = {
  /** Address of the picture that is set. */
  src: string;
  set: DisplaySettings & { backgroundRepeat?: string };
  onMove: (position: string) => void;
  /** The shape of the place that the picture is cut to. */
  shape: 'photo' | 'wide';
};

/**
 * The picture as shoppers will see it, at once. Dragging over it, or the arrow keys, move its focal point: what stays in
 * sight wherever the picture is cut.
 */
export function FocalPad({ src, set, onMove, shape }: Props) {
  const pad = useRef<HTMLDivElement>(null);
  const { x, y } = readPosition(set.backgroundPosition) ?? { x: 50, y: 50 };
  const drag = (event: PointerEvent) => {
    const box = pad.current?.getBoundingClientRect();
    if (!box || event.buttons === 0) return;
    const percent = (from: number, length: number) => clampPercent((from / length) * 100);
    onMove(positionOf({ x: percent(event.clientX - box.left, box.width), y: percent(event.clientY - box.top, box.height) }));
  };
  const repeated = { ...set, backgroundRepeat: set.backgroundRepeat ?? 'no-repeat' };
  return (
    <div
      ref={pad}
      role="slider"
      tabIndex={0}
      aria-label="Focal point"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={x}
      aria-valuetext={`${x}% across, ${y}% down`}
      onPointerDown={(event) => {
        event.preventDefault();
        pad.current?.focus();
        pad.current?.setPointerCapture(event.pointerId);
        drag(event);
      }}
      onPointerMove={drag}
      onKeyDown={(event) => {
        const moved = moveFocalPoint({ x, y }, event.key, event.shiftKey);
        if (!moved) return;
        event.preventDefault();
        onMove(positionOf(moved));
      }}
      className={`focal-pad ${shape === 'wide' ? 'aspect-wide' : 'aspect-photo'}`}
    >
      {isTiled(repeated) ? (
        <div className="absolute inset-0" style={tiledStyle(repeated, [['image/jpeg', src]])} />
      ) : (
        <img src={src} alt="" draggable={false} className="absolute inset-0 size-full" style={pictureStyle(set)} />
      )}
      <div
        className={`absolute inset-0 ${shape === 'wide' ? 'bg-linear-to-tr from-ink to-transparent' : 'bg-ink'}`}
        style={{ opacity: set.overlayOpacity }}
      />
      <span className="focal-point" style={{ left: `${x}%`, top: `${y}%` }} />
    </div>
  );
}
