import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LaidFloor, Scene } from '../browser/painter.ts';
import type { startPainting, Way } from '../browser/painting.ts';

type Painted = {
  /** The canvas for the floor that is laid, and the one for the floor it is compared with. */
  laidOn: RefObject<HTMLCanvasElement | null>;
  besideOn: RefObject<HTMLCanvasElement | null>;
  /** Whether the canvases show something. */
  isShown: boolean;
  hasFailed: boolean;
};
type Given = {
  scene: Scene | null;
  /** Whether the room is still being changed, by a handle that is dragged. */
  isMoving: boolean;
  laid: LaidFloor | null;
  beside: LaidFloor | null;
  /** How it is painted, once that is known; and who keeps it. */
  way: Way | null;
  onWay: (way: Way) => void;
};
type Wanted = { scene: Scene; isMoving: boolean; laid: LaidFloor; beside: LaidFloor | null };

/** What paints comes while the pictures do, not before the page. */
const loadPainting = () => import('../browser/painting.ts');
const nextFrame = () => new Promise((next) => requestAnimationFrame(next));

/** Keeps two canvases painted with a room and the floors laid in it. The last picture stays until the next is there. */
export function usePainted({ scene, isMoving, laid, beside, way, onWay }: Given): Painted {
  const laidOn = useRef<HTMLCanvasElement>(null);
  const besideOn = useRef<HTMLCanvasElement>(null);
  const painting = useRef<ReturnType<typeof startPainting>>(null);
  const wanted = useRef<Wanted>(null);
  const isBusy = useRef(false);
  const hasPainted = useRef(false);
  const [isShown, setShown] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    loadPainting().catch(() => {}); // Asked for again, and missed, when there is something to paint.
    return () => {
      wanted.current = null;
      painting.current?.dispose();
      painting.current = null;
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: painted anew when the way changes, for what it had is gone
  useEffect(() => {
    if (!scene || !laid) return;
    wanted.current = { scene, isMoving, laid, beside };
    if (isBusy.current) return;
    isBusy.current = true;
    const paintAll = async () => {
      painting.current ??= (await loadPainting()).startPainting(onWay);
      let shown: Wanted | null = null;
      // What changes while a picture is being painted is painted after it, once: the newest only.
      for (let now = wanted.current; now && painting.current; now = wanted.current) {
        wanted.current = null;
        await nextFrame();
        // Coarse at first, so that something is there at once.
        if (!hasPainted.current) {
          wanted.current ??= now;
          now = { ...now, isMoving: true };
        }
        if (shown?.scene !== now.scene || shown.isMoving !== now.isMoving) painting.current?.show(now.scene, now.isMoving);
        shown = now;
        if (laidOn.current) await painting.current?.paint(now.laid, laidOn.current);
        if (now.beside && besideOn.current) await painting.current?.paint(now.beside, besideOn.current);
        hasPainted.current = true;
        setShown(true);
        setFailed(false);
      }
    };
    paintAll()
      .catch(() => setFailed(true))
      .finally(() => {
        isBusy.current = false;
      });
  }, [scene, isMoving, laid, beside, way === 'canvas since lost']);
  return { laidOn, besideOn, isShown, hasFailed };
}
