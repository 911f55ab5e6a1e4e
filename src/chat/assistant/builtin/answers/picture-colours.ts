import { bytesOf } from '#surfaces/colour.ts';

/** Red, green and blue, 0 to 255. */
export type Ground = readonly [red: number, green: number, blue: number];

/** The mean of a picture's colours, as `#rrggbb`; null where there are none. */
export function groundOf(colours: readonly string[]): Ground | null {
  const all = colours.flatMap((colour) => {
    const bytes = bytesOf(colour);
    return bytes ? [bytes] : [];
  });
  if (!all.length) return null;
  const mean = (at: 0 | 1 | 2) => all.reduce((sum, bytes) => sum + bytes[at], 0) / all.length;
  return [mean(0), mean(1), mean(2)];
}

/** How far a colour is from grey: above 0 towards brown and orange, below it towards blue. */
export const warmth = ([red, , blue]: Ground) => red - blue;
