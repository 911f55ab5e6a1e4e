import { shoulder as rolledOff, srgb, toLinear } from '#surfaces/colour.ts';
import { photographLightScale } from './photographed-room.ts';

/** Linear light of an sRGB byte, 0 … 1. */
export const linearOf = Float32Array.from({ length: 256 }, (_, byte) => toLinear(byte));

/** Light the tables reach to; brighter is shown as this. */
export const brightest = 16;
const steps = 8192;
export const shownStep = Math.sqrt(1 / brightest) * (steps - 1);

/** What linear light shows as, 0 … 255, by the root of the light: index `sqrt(light) × shownStep`. */
export function shownTable(shoulder: number): Float32Array {
  return Float32Array.from({ length: steps }, (_, i) => 255 * srgb(rolledOff((i / shownStep) ** 2, shoulder)));
}

type Picture = { widthPx: number; heightPx: number; rgba: Uint8Array | Uint8ClampedArray };

/** What the middle brightness of the floor is taken for: as in the modelled rooms, a white floor there shows nearly white. */
const middleLight = 0.85;
/** How far shadows and sun are believed, so that a black tile beside a white one does not pass for a shadow. */
const [darkest, lightest] = [0.22, 2.4];

/**
 * The light that falls on the floor of a photograph, as grey bytes (four to a pixel) that hold the root of the light: luminance of
 * the old floor, blurred wide enough that its planks and pattern go and its shadows and sun stay, its middle set to `middleLight`.
 * `mask` says where the floor is, a byte to a pixel; beyond it the light runs on.
 */
export function lightOfPhotograph({ widthPx: w, heightPx: h, rgba }: Picture, mask: Uint8Array | Uint8ClampedArray): Uint8ClampedArray<ArrayBuffer> {
  const light = new Float32Array(w * h);
  const weight = new Float32Array(w * h);
  const seen: number[] = [];
  for (let p = 0; p < w * h; p++) {
    const share = (mask[p] as number) / 255;
    if (share === 0) continue;
    const y = luminance(rgba, p * 4);
    light[p] = y * share;
    weight[p] = share;
    if (share > 0.5) seen.push(y);
  }
  const middle = Math.max(1e-3, seen.sort((a, b) => a - b)[seen.length >> 1] ?? 0.5);
  // Three passes of a box are as good as a Gaussian. Wide first fills what lies far from any floor.
  const radius = Math.max(2, Math.round(w / 45));
  const far = [light, weight].map((values) => blurred(values, w, h, radius * 6)) as [Float32Array, Float32Array];
  const near = [light, weight].map((values) => blurred(values, w, h, radius)) as [Float32Array, Float32Array];
  const bytes = new Uint8ClampedArray(w * h * 4);
  for (let p = 0; p < w * h; p++) {
    const wide = ((far[0][p] as number) + 1e-4 * middle) / ((far[1][p] as number) + 1e-4);
    // Where only few floor pixels are within reach, the wider blur is the safer guess.
    const value = ((near[0][p] as number) + 0.05 * wide) / ((near[1][p] as number) + 0.05);
    const falls = middleLight * Math.min(lightest, Math.max(darkest, value / middle));
    const byte = Math.round(255 * Math.sqrt(falls / photographLightScale));
    bytes[p * 4] = bytes[p * 4 + 1] = bytes[p * 4 + 2] = byte;
    bytes[p * 4 + 3] = 255;
  }
  return bytes;
}

/** Luminance of sRGB bytes, 0 … 1 of linear light. */
function luminance(rgba: Uint8Array | Uint8ClampedArray, at: number): number {
  const [r, g, b] = [rgba[at], rgba[at + 1], rgba[at + 2]].map((byte) => linearOf[byte as number] as number) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function blurred(values: Float32Array, w: number, h: number, radius: number): Float32Array {
  let now = values;
  for (let pass = 0; pass < 3; pass++) now = boxAlong(boxAlong(now, w, h, radius, 1, w), h, w, radius, w, 1);
  return now;
}

/** The mean over `radius` either side along lines of `n` values that are `step` apart; `lines` lines, `between` apart. */
function boxAlong(values: Float32Array, n: number, lines: number, radius: number, step: number, between: number): Float32Array {
  const out = new Float32Array(values.length);
  for (let line = 0; line < lines; line++) {
    const start = line * between;
    let sum = 0;
    for (let i = 0; i <= Math.min(radius, n - 1); i++) sum += values[start + i * step] as number;
    for (let i = 0; i < n; i++) {
      out[start + i * step] = sum / (2 * radius + 1);
      if (i + radius + 1 < n) sum += values[start + (i + radius + 1) * step] as number;
      if (i - radius >= 0) sum -= values[start + (i - radius) * step] as number;
    }
  }
  return out;
}
