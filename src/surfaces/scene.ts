import type { Appearance } from './appearance.ts';
import { byteOf, luminance, type Rgb, rgb, shoulder } from './colour.ts';
import { floorOf } from './floor.ts';
import { exposureFor, lightOf, paintOf, type Room, type RoomLight, skirtingMm, skyColour, sunColour, wallAt } from './room.ts';
import { eachRow, type Row } from './rows.ts';

export type SceneView = Room & {
  widthPx: number;
  heightPx: number;
  /** Share of the picture's height above the line where wall and floor meet; below 0 no wall is seen. */
  wallShare: number;
  /** Quarter turns of the floor; 0 runs the length of planks away from the eye. Fractions lay it on the slant. */
  turn?: number;
  /** The floor point at the middle of the wall's foot, mm. */
  originMm?: [number, number];
  /** Samples across and down one pixel. */
  samples?: number;
  /** Focal length as a share of the picture's width. */
  lens?: number;
};

/** One-point perspective with upright verticals: rows of the picture are lines of equal depth. */
type Camera = { columns: number; rows: number; focal: number; middle: number; horizon: number; foot: number; scene: SceneView; flip: number };

function cameraOf(scene: SceneView): Camera {
  const samples = scene.samples ?? 2;
  const columns = scene.widthPx * samples;
  const rows = scene.heightPx * samples;
  const focal = columns * (scene.lens ?? 1.12);
  const foot = rows * scene.wallShare;
  return {
    columns,
    rows,
    focal,
    middle: columns / 2,
    foot,
    horizon: foot - (focal * scene.eyeMm) / scene.depthMm,
    scene,
    flip: scene.light === 'left' ? 1 : -1,
  };
}

/**
 * Draws a floor receding to a plain wall with skirting, with window light falling across it: three bytes of sRGB a pixel.
 * Only what a bare room has; the floor is to scale and the light obeys one sun.
 */
export function drawScene(appearance: Appearance, scene: SceneView): Uint8Array {
  const camera = cameraOf(scene);
  const samples = scene.samples ?? 2;
  const light = lightOf(scene);
  const canvas = new Float32Array(scene.widthPx * scene.heightPx * 3);
  const share = 1 / (samples * samples);
  const put = (i: number, j: number, r: number, g: number, b: number): void => {
    const p = (Math.floor(j / samples) * scene.widthPx + Math.floor(i / samples)) * 3;
    canvas[p] = (canvas[p] as number) + r * share;
    canvas[p + 1] = (canvas[p + 1] as number) + g * share;
    canvas[p + 2] = (canvas[p + 2] as number) + b * share;
  };
  drawWalls(camera, light, put);
  drawFloor(appearance, camera, light, put);
  const picture = new Uint8Array(canvas.length);
  for (let p = 0; p < canvas.length; p++) picture[p] = byteOf(shoulder(canvas[p] as number));
  return picture;
}

type Put = (i: number, j: number, r: number, g: number, b: number) => void;

function drawWalls(camera: Camera, light: RoomLight, put: Put): void {
  const { columns, rows, focal, middle, horizon, foot, scene, flip } = camera;
  const paint = paintOf(scene);
  const exposure = exposureFor(luminance(paint));
  const colour: Rgb = { r: 0, g: 0, b: 0 };
  const side = scene.sideMm ?? Number.POSITIVE_INFINITY;
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const ray = ((i + 0.5 - middle) * flip) / focal;
      const drop = (j + 0.5 - horizon) / focal;
      const sideways = ray * scene.depthMm > side;
      if (!sideways && j >= foot) {
        // Nothing but floor from here on, unless a side wall begins further right.
        if (side === Number.POSITIVE_INFINITY) break;
        continue;
      }
      const z = sideways ? side / ray : scene.depthMm;
      const y = scene.eyeMm - drop * z;
      if (y < 0) continue;
      const x = sideways ? side : ray * z;
      wallAt(scene, paint, sideways ? z : x * flip, y, 1, colour);
      const corner = 1 - 0.16 * Math.exp(-(sideways ? scene.depthMm - z : side - x) / 160);
      const low = 1 - 0.1 * Math.exp(-Math.max(0, y - skirtingMm) / 260);
      const sky = light.skyAt(x, z) * corner * low * exposure.sky * (sideways ? 1.12 : 1.05);
      // Sun strikes the back wall by its depth component, the side wall by its sideways one.
      const struck = (sideways ? light.sun.x : light.sun.z) / Math.hypot(light.sun.x, light.sun.y, light.sun.z);
      const sun = light.sunAt(x, y, z) * struck * exposure.sun * 1.9;
      put(
        i,
        j,
        colour.r * (sky * skyColour.r + sun * sunColour.r),
        colour.g * (sky * skyColour.g + sun * sunColour.g),
        colour.b * (sky * skyColour.b + sun * sunColour.b),
      );
    }
  }
}

function drawFloor(appearance: Appearance, camera: Camera, light: RoomLight, put: Put): void {
  const { columns, rows, focal, middle, horizon, foot, scene, flip } = camera;
  const first = Math.max(0, Math.ceil(foot));
  const angle = ((scene.turn ?? 0) * Math.PI) / 2;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const [ox, oy] = scene.originMm ?? [0, 0];
  const exposure = exposureFor(luminance(rgb(appearance.colours[0] ?? '#808080')));
  const shadeRow = floorLight(camera, light, exposure);
  const side = scene.sideMm ?? Number.POSITIVE_INFINITY;
  eachRow(
    floorOf(appearance),
    columns,
    rows - first,
    (j, at) => {
      const z = (focal * scene.eyeMm) / (first + j + 0.5 - horizon);
      const step = z / focal;
      const x = (0.5 - middle) * step;
      const y = scene.depthMm - z;
      at.x = ox + x * cos - y * sin;
      at.y = oy + x * sin + y * cos;
      at.dx = step * cos;
      at.dy = step * sin;
      at.gap = (z * z) / (focal * scene.eyeMm);
      at.footprint = 0.6 * step + 0.5 * at.gap;
    },
    (j, row) => {
      const z = (focal * scene.eyeMm) / (first + j + 0.5 - horizon);
      shadeRow(z, row);
      for (let i = 0; i < columns; i++) {
        if (((i + 0.5 - middle) * flip * z) / focal > side) continue;
        put(i, first + j, row.r[i] as number, row.g[i] as number, row.b[i] as number);
      }
    },
  );
}

/** Lights one row of floor: sky, sun by the slope, shade at the wall's foot, and the wall's image where the floor shines. */
function floorLight(camera: Camera, light: RoomLight, exposure: { sky: number; sun: number }): (z: number, row: Row) => void {
  const { columns, focal, middle, scene, flip } = camera;
  const paint = paintOf(scene);
  const mirrored: Rgb = { r: 0, g: 0, b: 0 };
  const { sun } = light;
  const side = scene.sideMm ?? Number.POSITIVE_INFINITY;
  return (z, row) => {
    const toWall = scene.depthMm - z;
    const foot = 1 - 0.42 * Math.exp(-toWall / 45) - 0.12 * Math.exp(-toWall / 420);
    for (let i = 0; i < columns; i++) {
      const x = ((i + 0.5 - middle) * flip * z) / focal;
      const sx = Math.max(-0.9, Math.min(0.9, (row.slopeX[i] as number) * flip));
      const sy = Math.max(-0.9, Math.min(0.9, row.slopeY[i] as number));
      const flat = 1 / Math.sqrt(1 + sx * sx + sy * sy);
      const edge = side === Number.POSITIVE_INFINITY ? 1 : 1 - 0.4 * Math.exp(-(side - x) / 45) - 0.1 * Math.exp(-(side - x) / 420);
      const sky = light.skyAt(x, z) * foot * edge * Math.max(0.35, 1 + 0.55 * sx - 0.1 * sy) * flat;
      const direct = light.sunAt(x, 0, z);
      const sunlit = direct > 0 ? direct * exposure.sun * Math.max(0, 1 + (sx * sun.x - sy * sun.z) / -sun.y) * flat : 0;
      let r = (row.r[i] as number) * (sky * skyColour.r * exposure.sky + sunlit * sunColour.r);
      let g = (row.g[i] as number) * (sky * skyColour.g * exposure.sky + sunlit * sunColour.g);
      let b = (row.b[i] as number) * (sky * skyColour.b * exposure.sky + sunlit * sunColour.b);

      const gloss = row.gloss[i] as number;
      const away = Math.hypot(z, x, scene.eyeMm);
      const fresnel = 0.035 + 0.965 * (1 - scene.eyeMm / away) ** 5;
      const strength = Math.min(0.6, fresnel * (0.18 + 1.15 * gloss * gloss) * (0.3 + gloss));
      if (strength > 0.004) {
        const up = Math.abs((toWall * scene.eyeMm) / z + sy * toWall * 2.4);
        const reach = ((x + sx * toWall * 1.6) * scene.depthMm) / z;
        wallAt(scene, paint, reach * flip, up, 26 + toWall * (0.06 + 0.5 * (1 - gloss)), mirrored);
        const lightThere = light.skyAt(reach, scene.depthMm);
        const sunThere = light.sunAt(reach, up, scene.depthMm) * gloss * 0.4;
        r += strength * (mirrored.r * (lightThere * skyColour.r + sunThere) - r);
        g += strength * (mirrored.g * (lightThere * skyColour.g + sunThere) - g);
        b += strength * (mirrored.b * (lightThere * skyColour.b + sunThere) - b);
      }
      row.r[i] = r;
      row.g[i] = g;
      row.b[i] = b;
    }
  };
}
