import type { Appearance } from './appearance.ts';
import { drawSurface, type SurfaceView } from './draw-surface.ts';
import { chance } from './noise.ts';
import { drawScene, type SceneView } from './scene.ts';

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

/** Paint for the walls of product pictures: quiet, and light enough for any floor. */
const paints = ['#e9e4da', '#dfe3dc', '#e3dccf', '#d5dbd8', '#ece7de', '#dcd3c4', '#cfd6cf', '#e6ddd3'] as const;

/** The floor running back to a wall in window light. `change` overrides what the seed would choose. */
export function rakingView(appearance: Appearance, size: PictureSize, change: Partial<SceneView> = {}): Uint8Array {
  return drawScene(appearance, { ...rakingScene(appearance), ...size, ...change });
}

/** The room that suits a floor: nearer for small patterns, with details chosen by the seed. */
export function rakingScene(appearance: Appearance): Omit<SceneView, 'widthPx' | 'heightPx'> {
  const { seed } = appearance;
  const nearness = clamp(laidWidthMm(appearance) / 1900, 0.52, 1);
  const scene: Omit<SceneView, 'widthPx' | 'heightPx'> = {
    wall: paints[Math.floor(chance(seed, 11) * paints.length)] ?? paints[0],
    light: chance(seed, 12) < 0.5 ? 'left' : 'right',
    seed,
    eyeMm: 1350 * nearness * (0.92 + 0.16 * chance(seed, 13)),
    depthMm: 4200 * nearness,
    panelled: chance(seed, 14) < 0.35,
    leaves: chance(seed, 15) < 0.4 ? 0.35 + 0.4 * chance(seed, 16) : 0,
    wallShare: 0.25 + 0.06 * chance(seed, 17),
    turn: isBoarded(appearance) && chance(seed, 18) < 0.25 ? 1 : 0,
    originMm: somewhere(appearance, 19),
  };
  if (chance(seed, 20) < 0.4) scene.sideMm = scene.depthMm * (0.34 + 0.06 * chance(seed, 21));
  return scene;
}

/** A place on the endless floor that is this picture's own. */
function somewhere(appearance: Appearance, k: number): [number, number] {
  return [Math.floor(chance(appearance.seed, k) * 40000), Math.floor(chance(appearance.seed, k + 100) * 40000)];
}

function clamp(value: number, from: number, to: number): number {
  return Math.min(to, Math.max(from, value));
}
