import type { LaidPlan } from '#your-rooms/laid-plans.ts';
import { drawPlan } from '../plan-on-floor.ts';
import { readPixels } from './canvas-painter.ts';
import type { Scene } from './painter.ts';

/** Pile arrows first, seams over them, each a dark line with a light one in it: to be seen on any carpet. */
const widthsPx = { pile: [6, 2.5], seams: [9, 5] } as const;

/** Paints a plan on to a canvas, which takes the size of the room's picture: seams as broken lines, the pile as arrows, behind the furniture. */
export function paintPlan(canvas: HTMLCanvasElement, plan: LaidPlan, { geometry, mask }: Scene, turn: number): void {
  const { widthPx, heightPx } = geometry;
  canvas.width = widthPx;
  canvas.height = heightPx;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) return;
  const tokens = getComputedStyle(document.documentElement);
  const paths = drawPlan(plan, geometry, turn);
  brush.lineCap = 'round';
  for (const part of ['pile', 'seams'] as const) {
    for (const [nth, colour] of ['--color-ink', '--color-paper'].entries()) {
      brush.strokeStyle = tokens.getPropertyValue(colour);
      brush.lineWidth = widthsPx[part][nth] as number;
      brush.stroke(new Path2D(paths[part]));
    }
  }
  const drawn = brush.getImageData(0, 0, widthPx, heightPx);
  const floor = readPixels(mask, widthPx, heightPx).rgba;
  for (let at = 0; at < floor.length; at += 4) drawn.data[at + 3] = ((drawn.data[at + 3] as number) * (floor[at] as number)) / 255;
  brush.putImageData(drawn, 0, 0);
}
