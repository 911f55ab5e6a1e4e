import { inverse, type Point, project } from './projection.ts';
import type { RoomGeometry } from './room.ts';

/** A plan in mm, seen along its roll. */
type Plan = { lengthMm: number; widthMm: number; seams: readonly { x1: number; y1: number; x2: number; y2: number }[] };
type View = Pick<RoomGeometry, 'widthPx' | 'heightPx' | 'floorToPicture'>;

/** A broken line on the floor, in mm: dash and gap. */
const [dashMm, gapMm] = [180, 120];
const [arrowMm, headMm, arrowsEveryMm] = [450, 110, 1400];
/** What is nearer to the eye than this share of the middle's distance is left out: it would be drawn huge, or mirrored from behind. */
const nearest = 0.35;

/**
 * A plan drawn on a picture's floor, to scale, around the middle of what is seen of it: paths of SVG in the picture's pixels. At a turn of 0 the pile
 * runs away from the viewer; a floor that is laid turned takes its plan along.
 */
export function drawPlan({ lengthMm, widthMm, seams }: Plan, { widthPx, heightPx, floorToPicture }: View, turn: number) {
  const middle = project(inverse(floorToPicture), [widthPx / 2, heightPx * 0.82]);
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  // As lay-floor.ts turns the floor itself.
  const onFloor = (along: number, across: number): Point => {
    const [a, b] = [along - lengthMm / 2, across - widthMm / 2];
    return [middle[0] - a * sin + b * cos, middle[1] + a * cos + b * sin];
  };
  const [, , [g, h, i]] = floorToPicture;
  const depth = ([x, y]: Point) => g * x + h * y + i;
  const isSeen = (point: Point) => depth(point) / depth(middle) > nearest;
  const line = (from: Point, to: Point) => (isSeen(from) && isSeen(to) ? `M${pixels(from)}L${pixels(to)}` : '');
  const pixels = (point: Point) => project(floorToPicture, point).map((px) => px.toFixed(1)).join(' '); // biome-ignore format: one thought
  const broken = ({ x1, y1, x2, y2 }: Plan['seams'][number]) => {
    const long = Math.hypot(x2 - x1, y2 - y1);
    const at = (mm: number) => onFloor(x1 + ((x2 - x1) * mm) / long, y1 + ((y2 - y1) * mm) / long);
    return steps(long, dashMm + gapMm).map((mm) => line(at(mm), at(Math.min(long, mm + dashMm))));
  };
  const arrow = (along: number, across: number) => {
    const tip = onFloor(along + arrowMm / 2, across);
    const wing = (side: number) => line(tip, onFloor(along + arrowMm / 2 - headMm, across + side * headMm));
    return line(onFloor(along - arrowMm / 2, across), tip) + wing(1) + wing(-1);
  };
  const grid = steps(lengthMm, arrowsEveryMm).flatMap((along) => steps(widthMm, arrowsEveryMm).map((across) => [along, across] as const));
  return {
    seams: seams.flatMap(broken).join(''),
    pile: grid.map(([along, across]) => arrow(Math.min(lengthMm, along + arrowsEveryMm / 2), Math.min(widthMm, across + arrowsEveryMm / 2))).join(''),
  };
}

const steps = (end: number, step: number) => Array.from({ length: Math.ceil(end / step) }, (_, at) => at * step);
