import { canvasPainter } from './canvas-painter.ts';
import { type LaidFloor, type Painter, PainterLost, PainterSlow, type Scene } from './painter.ts';
import { webglPainter } from './webgl-painter.ts';

/** How pictures are painted: by the graphics card; without one; or without it since it went away. */
export type Way = 'webgl' | 'canvas' | 'canvas since lost';

/** Paints by the best way there is, and by the next where that one goes. Tells when the way changes. */
export function startPainting(tell: (way: Way) => void): Omit<Painter, 'kind'> {
  let shown: { scene: Scene; isMoving: boolean } | null = null;
  let painter: Painter | null = null;
  let isLost = false;

  const leave = (way: Way) => {
    if (painter?.kind !== 'webgl') return;
    painter = null;
    isLost = true;
    tell(way);
  };
  const lost = () => leave('canvas since lost');
  const current = (): Painter => {
    if (painter) return painter;
    painter = (isLost ? null : webglPainter(lost)) ?? canvasPainter();
    if (!isLost) tell(painter.kind);
    if (shown) painter.show(shown.scene, shown.isMoving);
    return painter;
  };

  return {
    show(scene, isMoving) {
      shown = { scene, isMoving };
      painter?.show(scene, isMoving);
    },
    async paint(floor: LaidFloor, onto: HTMLCanvasElement) {
      try {
        await current().paint(floor, onto);
      } catch (error) {
        if (!(error instanceof PainterLost) || painter?.kind === 'canvas') throw error;
        painter?.dispose();
        leave(error instanceof PainterSlow ? 'canvas' : 'canvas since lost');
        await current().paint(floor, onto);
      }
    },
    dispose: () => painter?.dispose(),
  };
}
