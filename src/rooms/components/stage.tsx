import { type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons.tsx';
import type { LaidFloor, Scene } from '../browser/painter.ts';
import type { Way } from '../browser/painting.ts';
import { usePainted } from './use-painted.ts';

type Props = {
  scene: Scene | null;
  isMoving: boolean;
  laid: LaidFloor | null;
  beside: LaidFloor | null;
  way: Way | null;
  onWay: (way: Way) => void;
  /** What is shown, in a sentence; and the two floors' names. */
  says: string;
  names: { laid: string; beside: string };
  /** What is being fetched: how much is there, 0 … 1; null when all is. */
  fetched: number | null;
  /** Why nothing came, and how to try again. */
  problem: { says: string; retry: () => void } | null;
  /** For whoever saves the picture: reads what is painted, and where the line stands (0 … 1); null while there is nothing. */
  painted: RefObject<(() => Painted | null) | null>;
  children?: ReactNode;
};

export type Painted = { laid: HTMLCanvasElement; beside: HTMLCanvasElement | null; split: number };

/** The picture: a room with a floor, or with two and a line between them. */
export function Stage({ scene, isMoving, laid, beside, way, onWay, says, names, fetched, problem, painted, children }: Props) {
  const [split, setSplit] = useState(50);
  const { laidOn, besideOn, isShown, hasFailed } = usePainted({ scene, isMoving, laid, beside, way, onWay });
  useEffect(() => {
    painted.current = () => {
      const canvas = laidOn.current;
      return canvas && isShown ? { laid: canvas, beside: beside ? besideOn.current : null, split: split / 100 } : null;
    };
  });
  return (
    <div className="room-stage" data-painted={isShown ? (way ?? undefined) : undefined}>
      <canvas ref={laidOn} role="img" aria-label={says} className="room-canvas" hidden={!isShown} />
      {/* Over the first: all of it is there, what is left of the line is cut away, so that moving the line paints nothing. */}
      <canvas ref={besideOn} className="room-canvas" hidden={!isShown || !beside} style={{ clipPath: `inset(0 0 0 ${split}%)` }} />
      {beside && isShown && <SplitHandle at={split} onMove={setSplit} left={names.laid} right={names.beside} />}
      {children}
      {fetched !== null && !problem && (
        <div className="room-notice">
          <label className="grid gap-1 text-md">
            Loading the room and floor
            <progress max={1} value={fetched || undefined} className="w-full" />
          </label>
        </div>
      )}
      {(problem || hasFailed) && (
        <div role="alert" className="room-notice">
          <p className="text-md">{problem?.says ?? 'Your browser could not show the picture.'}</p>
          {problem && (
            <Button kind="secondary" onClick={problem.retry}>
              Try again
            </Button>
          )}
        </div>
      )}
      {way === 'canvas since lost' && (
        <p role="status" className="room-caption">
          The graphics card stopped, so the picture may be a little slower.
        </p>
      )}
    </div>
  );
}

type SplitHandleProps = {
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
function SplitHandle({ at, onMove, left, right }: SplitHandleProps) {
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
