import { describe, expect, it } from 'vitest';
import { srgb } from '#surfaces/colour.ts';
import { lightOfPhotograph } from './light.ts';
import { photographLightScale } from './photographed-room.ts';

const [w, h] = [180, 120];

function photograph(lightAt: (x: number, y: number) => number): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(w * h * 4);
  for (let p = 0; p < w * h; p++) rgba.fill(Math.round(255 * srgb(lightAt(p % w, Math.floor(p / w)))), p * 4, p * 4 + 3);
  return rgba;
}

const lower = Uint8Array.from({ length: w * h }, (_, p) => (p >= (w * h) / 2 ? 255 : 0));
const falls = (bytes: Uint8ClampedArray, x: number, y: number) => photographLightScale * ((bytes[(y * w + x) * 4] as number) / 255) ** 2;
const laid = (lightAt: (x: number, y: number) => number, mask = lower) =>
  lightOfPhotograph({ widthPx: w, heightPx: h, rgba: photograph(lightAt) }, mask);

describe('the light taken from a photograph', () => {
  it('is even on an even floor, light or dark', () => {
    for (const albedo of [0.7, 0.1]) {
      const bytes = laid((_, y) => (y < h / 2 ? 0.5 : albedo));
      for (const [x, y] of [
        [20, 80],
        [90, 100],
        [170, 65],
      ] as const)
        expect(falls(bytes, x, y)).toBeCloseTo(0.85, 1);
    }
  });

  it('keeps a broad shadow, and loses planks and joints', () => {
    const bytes = laid((x) => (x < w / 2 ? 0.1 : 0.3) * (x % 6 === 0 ? 0.4 : 1));
    expect(falls(bytes, 30, 90) / falls(bytes, 150, 90)).toBeLessThan(0.5);
    expect(Math.abs(falls(bytes, 150, 90) - falls(bytes, 153, 90))).toBeLessThan(0.05);
  });

  it('takes nothing from what is not floor, and runs on beyond it', () => {
    const bytes = laid((_, y) => (y < h / 2 ? 1 : 0.2));
    expect(falls(bytes, 90, 61)).toBeCloseTo(0.85, 1);
    expect(falls(bytes, 90, 20)).toBeCloseTo(0.85, 1);
  });

  it('has an answer for a floor that nobody has painted yet, and for a black picture', () => {
    expect(
      falls(
        laid(() => 0.5, new Uint8Array(w * h)),
        90,
        90,
      ),
    ).toBeGreaterThan(0);
    expect(
      falls(
        laid(() => 0),
        90,
        90,
      ),
    ).toBeGreaterThan(0);
  });
});
