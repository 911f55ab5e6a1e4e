import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons.tsx';

type Props = {
  /** Where the line stands, 0 … 100 per cent from the left. */
  at: number;
  onMove: (at: number) => void;
  left: string;
  right: string;
};

const steps: Record<string, (at: number) => number> = {
  ArrowLeft: (at) => at - 2,
  ArrowDown: (at) => at - 2,
  ArrowRight: (at) => at + 2,
  ArrowUp: (at) => at + 2,
  PageDown: (at) => at - 10,
  PageUp: (at) => at + 10,
  Home: () => 0,
  End: () => 100,
};

/** The line between two floors in one picture, to be dragged or moved by the arrow keys. */
export function SplitHandle({ at, onMove, left, right }: Props) {
  const handle = useRef<HTMLDivElement>(null);
  const drag = ({ clientX, pointerId }: PointerEvent) => {
    const stage = handle.current?.parentElement?.getBoundingClientRect();
    if (stage && handle.current?.hasPointerCapture(pointerId)) onMove(Math.min(100, Math.max(0, ((clientX - stage.left) / stage.width) * 100)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onMove(Math.min(100, Math.max(0, step(Math.round(at)))));
  };
  return (
    <div
      ref={handle}
      role="slider"
      tabIndex={0}
      aria-label="The line between the two floors"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(at)}
      aria-valuetext={said(Math.round(at), left, right)}
      aria-orientation="horizontal"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus();
      }}
      onPointerMove={drag}
      onKeyDown={onKeyDown}
      className="room-split"
      style={{ left: `${at}%` }}
    >
      <span className="room-split-grip">
        <ChevronLeftIcon className="size-4" />
        <ChevronRightIcon className="size-4" />
      </span>
    </div>
  );
}

function said(at: number, left: string, right: string): string {
  if (at <= 0) return `Only ${right}`;
  if (at >= 100) return `Only ${left}`;
  return `${at} per cent ${left}, ${100 - at} per cent ${right}`;
}
