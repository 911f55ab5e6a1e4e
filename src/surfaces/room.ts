import { lit, mix, type Rgb, rgb } from './colour.ts';
import { chance, ease, fbm, gradientNoise } from './noise.ts';

/** The bare room that a floor is shown in: a back wall, perhaps a side wall, skirting, and windows out of sight. */
export type Room = {
  /** Paint, #rrggbb. */
  wall: string;
  /** The side the windows are on. A side wall, if any, stands opposite. */
  light: 'left' | 'right';
  /** Decides the hour, the windows and the trees outside. */
  seed: number;
  /** Height of the eye and distance of the back wall, mm. */
  eyeMm: number;
  depthMm: number;
  /** Distance of the side wall from the middle of the picture, mm; none when it is left out. */
  sideMm?: number;
  /** Moulded panels on the walls. */
  panelled?: boolean;
  /** 0 clear sky … 1 light broken by leaves. */
  leaves?: number;
};

/** How a room is lit. x runs from the window side to the other, y up, z away from the eye; all in mm. */
export type RoomLight = {
  /** Direction in which sunlight travels. */
  sun: { x: number; y: number; z: number };
  /** Share of direct sun at a point, 0 … 1. */
  sunAt(x: number, y: number, z: number): number;
  /** Light from the sky and the room at a point; about 1 in the middle of the picture. */
  skyAt(x: number, z: number): number;
};

export const sunColour: Rgb = { r: 0.92, g: 0.79, b: 0.61 };
export const skyColour: Rgb = { r: 0.76, g: 0.775, b: 0.79 };
const skirtingPaint = rgb('#f3f0ea');
export const skirtingMm = 120;

/** Windows in a wall out of sight, the sun low enough to rake. */
export function lightOf(room: Room): RoomLight {
  const { seed, depthMm } = room;
  const away = depthMm * 0.62;
  const sun = { x: 1, y: -(0.5 + 0.22 * chance(seed, 1)), z: 0.18 + 0.34 * chance(seed, 2) };
  const sill = 150 + 650 * chance(seed, 3) * (depthMm / 4300);
  const head = sill + depthMm * (0.36 + 0.12 * chance(seed, 4));
  const wide = depthMm * (0.2 + 0.1 * chance(seed, 5));
  const pitch = wide * (1.5 + 0.35 * chance(seed, 6));
  const start = depthMm * (0.08 + 0.5 * chance(seed, 7));
  const panesAcross = 2 + Math.floor(chance(seed, 8) * 2);
  const panesUp = 2 + Math.floor(chance(seed, 9) * 2.6);
  const leaves = room.leaves ?? 0;

  return {
    sun,
    sunAt(x, y, z) {
      const t = (x + away) / sun.x;
      if (t <= 0) return 0;
      const qy = y - t * sun.y;
      const soft = 7 + t * 0.011;
      if (qy < sill - soft || qy > head + soft) return 0;
      const qz = z - t * sun.z - start;
      const n = Math.floor(qz / pitch);
      if (n < -3 || n > 1) return 0;
      const across = qz - n * pitch;
      const opening = slot(across, 0, wide, soft) * slot(qy, sill, head, soft);
      if (opening === 0) return 0;
      const bars = bar(across, wide / panesAcross, soft) * bar(qy - sill, (head - sill) / panesUp, soft);
      const shadow = leaves > 0 ? 1 - leaves * ease(-0.05, 0.4, fbm(qz / 330, qy / 330, seed + 50, 2)) : 1;
      return opening * bars * shadow;
    },
    skyAt(x, z) {
      const near = Math.exp(-Math.max(0, x + away) / (depthMm * 0.75));
      return 0.73 + 0.5 * near - 0.05 * (z / depthMm);
    },
  };
}

function slot(at: number, from: number, to: number, soft: number): number {
  return ease(from - soft, from + soft, at) * (1 - ease(to - soft, to + soft, at));
}

/** Glazing bars 34 mm thick every `pane` mm. */
function bar(at: number, pane: number, soft: number): number {
  const off = Math.abs(at / pane - Math.round(at / pane)) * pane;
  return Math.round(at / pane) === 0 ? 1 : ease(17 - soft, 17 + soft, off);
}

/** The wall's colour before light: paint, panels, skirting. `along` and `up` in mm; `blur` softens it, as in a reflection. */
export function wallAt(room: Room, paint: Rgb, along: number, up: number, blur: number, out: Rgb): void {
  const skirting = 1 - ease(skirtingMm - blur, skirtingMm + blur, up);
  let light = 1;
  if (blur < 20) {
    light += 0.012 * fbm(along / 400, up / 400, room.seed, 3) + 0.006 * gradientNoise(along / 14, up / 14, room.seed + 3);
    if (room.panelled) light *= panel(along, up, room.depthMm);
    if (up < skirtingMm) light *= profile(up);
    else light *= 1 - 0.1 * Math.exp(-(up - skirtingMm) / 16);
  }
  out.r = (paint.r + (skirtingPaint.r - paint.r) * skirting) * light;
  out.g = (paint.g + (skirtingPaint.g - paint.g) * skirting) * light;
  out.b = (paint.b + (skirtingPaint.b - paint.b) * skirting) * light;
}

/** Light and shade on an ovolo skirting: a bright top edge, a groove, a flat face, the dark foot. */
function profile(up: number): number {
  const top = skirtingMm - up;
  if (top < 4) return 1.04;
  if (top < 12) return 0.9 - 0.08 * ease(4, 12, top);
  if (top < 17) return 0.98;
  return 0.955 - 0.22 * Math.exp(-up / 7);
}

/** Light and shade on square panels framed with a 28 mm moulding. */
function panel(along: number, up: number, depthMm: number): number {
  const wide = depthMm * 0.2;
  const gap = wide * 0.17;
  const x = along - Math.floor(along / (wide + gap)) * (wide + gap);
  const right = wide - x;
  const bottom = up - skirtingMm - gap;
  const frame = Math.min(x, right, bottom);
  if (frame < 0 || frame > 28) return 1;
  const lightSide = frame === x || frame === bottom;
  const t = frame / 28;
  return 1 + (lightSide ? 0.05 : -0.07) * Math.sin(t * Math.PI * 2);
}

/** The paint as it looks in daylight. */
export function paintOf(room: Room): Rgb {
  return lit(mix(rgb(room.wall), { r: 1, g: 1, b: 1 }, 0.02), 1);
}

/** How strongly sky and sun are exposed for a surface this light (0 … 1), so that marble keeps its veins and slate its relief. */
export function exposureFor(lightness: number): { sky: number; sun: number } {
  const pale = ease(0.25, 0.8, lightness);
  const dark = 1 - ease(0.01, 0.12, lightness);
  return { sky: 1.27 - 0.12 * pale + 0.3 * dark, sun: 0.78 - 0.4 * pale + 0.5 * dark };
}
