/** Linear light of an sRGB byte, 0 … 1. */
export const linearOf = Float32Array.from({ length: 256 }, (_, byte) => {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

/** The sRGB value, 0 … 1, of linear light 0 … 1. */
export function srgb(linear: number): number {
  return linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
}

/** Highlights rolled off: unchanged up to `shoulder`, never quite 1 above. */
export function tone(linear: number, shoulder: number): number {
  const over = (linear - shoulder) / (1 - shoulder);
  return over <= 0 ? linear : shoulder + ((1 - shoulder) * over) / (1 + over);
}

/** Light the tables reach to; brighter is shown as this. */
export const brightest = 16;
const steps = 8192;
export const shownStep = Math.sqrt(1 / brightest) * (steps - 1);

/** What linear light shows as, 0 … 255, by the root of the light: index `sqrt(light) × shownStep`. */
export function shownTable(shoulder: number): Float32Array {
  return Float32Array.from({ length: steps }, (_, i) => 255 * srgb(tone((i / shownStep) ** 2, shoulder)));
}
