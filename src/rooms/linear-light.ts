import { shoulder as rolledOff, srgb, toLinear } from '#surfaces/colour.ts';

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
