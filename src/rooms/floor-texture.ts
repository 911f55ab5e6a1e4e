import { srgb } from '#surfaces/colour.ts';
import { linearOf } from './light.ts';

/** Pixels as a picture decodes to: four bytes each, sRGB, the fourth unused. */
export type Pixels = { widthPx: number; heightPx: number; rgba: Uint8Array | Uint8ClampedArray };

/** A floor from straight above that repeats after its own width and height, with smaller and smaller copies for far away. */
export type FloorTexture = {
  /** What the whole picture measures on the floor, mm: across and down. */
  sizeMm: readonly [number, number];
  /** Each half as wide and high as the one before, down to one pixel. */
  levels: Pixels[];
};

const encoded = Uint8Array.from({ length: 4096 }, (_, i) => Math.round(255 * srgb((i / 4095) ** 2)));

/** Readies a floor's picture for laying. Averages are taken in linear light, so that far planks are as bright as near ones. */
export function floorTexture(picture: Pixels, sizeMm: readonly [number, number]): FloorTexture {
  const levels = [picture];
  for (let last = picture; last.widthPx > 1 || last.heightPx > 1; levels.push(last)) last = halved(last);
  return { sizeMm, levels };
}

function halved({ widthPx, heightPx, rgba }: Pixels): Pixels {
  const w = Math.max(1, widthPx >> 1);
  const h = Math.max(1, heightPx >> 1);
  const out = new Uint8Array(w * h * 4);
  for (let y = 0; y < h; y++) {
    const top = Math.min(heightPx - 1, y * 2) * widthPx;
    const below = Math.min(heightPx - 1, y * 2 + 1) * widthPx;
    for (let x = 0; x < w; x++) {
      const left = Math.min(widthPx - 1, x * 2);
      const right = Math.min(widthPx - 1, x * 2 + 1);
      const [a, b, c, d] = [(top + left) * 4, (top + right) * 4, (below + left) * 4, (below + right) * 4];
      const p = (y * w + x) * 4;
      for (let k = 0; k < 3; k++) {
        const sum = light(rgba, a + k) + light(rgba, b + k) + light(rgba, c + k) + light(rgba, d + k);
        out[p + k] = encoded[(Math.sqrt(sum / 4) * 4095 + 0.5) | 0] as number;
      }
      out[p + 3] = 255;
    }
  }
  return { widthPx: w, heightPx: h, rgba: out };
}

const light = (bytes: Uint8Array | Uint8ClampedArray, at: number): number => linearOf[bytes[at] as number] as number;
