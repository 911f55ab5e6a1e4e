import type { Appearance } from './appearance.ts';
import { drawSurface, type SurfaceView } from './draw-surface.ts';
import { chance } from './noise.ts';

export type PictureSize = { widthPx: number; heightPx: number };

const soft = new Set<Appearance['material']>(['carpet-loop', 'carpet-twist', 'sheet']);

/** How many millimetres of floor a picture from above should be wide: enough units to see the pattern, few enough to see the stuff. */
export function laidWidthMm(appearance: Appearance): number {
  if (soft.has(appearance.material)) return appearance.material === 'sheet' ? 1300 : 700;
  if (appearance.material === 'terrazzo' || appearance.material === 'granite') return 1050;
  const [a, b] = appearance.unitMm;
  const short = Math.min(a, b);
  const long = Math.max(a, b);
  switch (appearance.layout) {
    case 'random-plank':
    case 'random-length':
      return clamp(short * 9, 1300, 2100);
    case 'herringbone':
    case 'chevron':
      return clamp(long * 3.2, 1100, 2400);
    case 'parquet':
    case 'basket-weave':
      return clamp(long * (short > long * 0.7 ? 3 : 5), 900, 2000);
    case 'mosaic':
      return clamp(short * 15, 420, 900);
    default:
      return clamp(88 * Math.sqrt(short), 560, 2400);
  }
}

/** Whether it lies in rows of boards, which a picture shows running across. */
const isBoarded = ({ layout }: Appearance): boolean => layout === 'random-plank' || layout === 'random-length';

/** From straight above, as laid. */
export function laidView(appearance: Appearance, size: PictureSize): Uint8Array {
  return drawSurface(appearance, {
    ...size,
    mmPerPx: laidWidthMm(appearance) / size.widthPx,
    originMm: somewhere(appearance, 1),
    turn: isBoarded(appearance) ? 1 : 0,
  });
}

/** Close enough to touch: grain, veins, chips or yarn, with a joint where there is one. */
export function closeView(appearance: Appearance, size: PictureSize): Uint8Array {
  const mmPerPx = closeScale(appearance);
  const view: SurfaceView = { ...size, mmPerPx, originMm: somewhere(appearance, 2), raking: 1.35 };
  const [w, h] = [appearance.unitMm[0] + appearance.jointMm, appearance.unitMm[1] + appearance.jointMm];
  const column = 3 + Math.floor(chance(appearance.seed, 3) * 20);
  const row = 2 * Math.floor(2 + chance(appearance.seed, 4) * 9);
  if (isBoarded(appearance)) {
    // Turned a quarter, the floor's x runs up the picture: put a long joint two fifths of the way down.
    return drawSurface(appearance, { ...view, turn: 1, originMm: [column * w + size.heightPx * mmPerPx * 0.4, chance(appearance.seed, 5) * 9000] });
  }
  if (appearance.layout === 'stack' || appearance.layout === 'brick') {
    return drawSurface(appearance, { ...view, originMm: [column * w - size.widthPx * mmPerPx * 0.3, row * h - size.heightPx * mmPerPx * 0.36] });
  }
  return drawSurface(appearance, view);
}

function closeScale(appearance: Appearance): number {
  const short = Math.min(...appearance.unitMm);
  switch (appearance.material) {
    case 'carpet-loop':
    case 'carpet-twist':
      return 0.13;
    case 'carpet-tile':
      return 0.2;
    case 'sheet':
      return 0.24;
    case 'encaustic':
      return clamp(short / 640, 0.2, 0.5);
    case 'wood':
      return clamp(short / 420, 0.2, 0.36);
    default:
      return clamp(short / 520, 0.16, 0.42);
  }
}

/** A place on the endless floor that is this picture's own. */
function somewhere(appearance: Appearance, k: number): [number, number] {
  return [Math.floor(chance(appearance.seed, k) * 40000), Math.floor(chance(appearance.seed, k + 100) * 40000)];
}

function clamp(value: number, from: number, to: number): number {
  return Math.min(to, Math.max(from, value));
}
