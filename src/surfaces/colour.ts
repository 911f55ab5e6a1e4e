/** A colour in linear light, 0 … 1 each. Mixing and lighting happen here; only files and screens are sRGB. */
export type Rgb = { r: number; g: number; b: number };

/** Linear light, 0 … 1, of an sRGB byte. */
export function toLinear(byte: number): number {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

/** The sRGB value, 0 … 1, of linear light 0 … 1. */
export function srgb(linear: number): number {
  return linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
}

/** The sRGB bytes of `#rrggbb`: red, green, blue; null for anything else. */
export function bytesOf(hex: string): readonly [red: number, green: number, blue: number] | null {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return null;
  const n = Number.parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

/** Reads `#rrggbb`. Throws RangeError for anything else. */
export function rgb(hex: string): Rgb {
  const bytes = bytesOf(hex);
  if (!bytes) throw new RangeError(`Not a #rrggbb colour: ${hex}`);
  return { r: toLinear(bytes[0]), g: toLinear(bytes[1]), b: toLinear(bytes[2]) };
}

/** Writes `#rrggbb`. */
export function hex(colour: Rgb): string {
  const part = (c: number): string => byteOf(c).toString(16).padStart(2, '0');
  return `#${part(colour.r)}${part(colour.g)}${part(colour.b)}`;
}

/** The colour `share` of the way from `a` to `b`. */
export function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return { r: a.r + (b.r - a.r) * share, g: a.g + (b.g - a.g) * share, b: a.b + (b.b - a.b) * share };
}

/** The same hue with `factor` times the light. */
export function lit(colour: Rgb, factor: number): Rgb {
  return { r: colour.r * factor, g: colour.g * factor, b: colour.b * factor };
}

/** How light a colour is: 0 black, 1 white (relative luminance). */
export function luminance(c: Rgb): number {
  return 0.2126 * c.r + 0.7152 * c.g + 0.0722 * c.b;
}

const steps = 8192;
const encoded = new Uint8Array(steps + 1);
for (let i = 0; i <= steps; i++) {
  encoded[i] = Math.round(255 * srgb(i / steps));
}

/** The sRGB byte for a linear value; too bright and too dark are clipped. */
export function byteOf(linear: number): number {
  return encoded[linear <= 0 ? 0 : linear >= 1 ? steps : (linear * steps + 0.5) | 0] as number;
}

/** Rolls highlights off instead of clipping them: unchanged up to `from`, 0 … 1, never above 1. */
export function shoulder(linear: number, from = 0.8): number {
  const over = (linear - from) / (1 - from);
  return over <= 0 ? linear : from + ((1 - from) * over) / (1 + over);
}
