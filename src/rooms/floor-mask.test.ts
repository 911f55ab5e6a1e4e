import { describe, expect, it } from 'vitest';
import { brush, emptyMask, guessFloor } from './floor-mask.ts';

import type { Corners } from './photographed-room.ts';

const [w, h] = [120, 80];

describe('the brush', () => {
  it('paints what lies within its reach of the stroke, and rubs it out again', () => {
    const mask = emptyMask(w, h);
    const stroke = { from: [20, 40], to: [100, 40], radius: 10 } as { from: [number, number]; to: [number, number]; radius: number };
    brush(mask, { ...stroke, rubsOut: false });
    const at = (x: number, y: number) => mask.shares[y * w + x];
    expect([at(60, 40), at(20, 40), at(60, 33), at(13, 40)]).toEqual([255, 255, 255, 255]);
    expect([at(60, 55), at(5, 40), at(115, 40)]).toEqual([0, 0, 0]);
    brush(mask, { ...stroke, radius: 12, rubsOut: true });
    expect(mask.shares.every((share) => share === 0)).toBe(true);
  });

  it('stays within the picture', () => {
    const mask = emptyMask(w, h);
    brush(mask, { from: [-30, -30], to: [w + 30, h + 30], radius: 15, rubsOut: false });
    expect(mask.shares[0]).toBe(255);
    expect(mask.shares[w * h - 1]).toBe(255);
    expect(mask.shares[w - 1]).toBe(0);
  });
});

describe('the first guess', () => {
  /** A grey-green wall over a brown floor with joints, and a white box that stands on it. */
  const rgba = new Uint8ClampedArray(w * h * 4);
  const isBox = (x: number, y: number) => x > 80 && x < 100 && y > 30 && y < 60;
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const joint = x % 17 === 0 ? -12 : 0;
      const light = (x / w) * 20;
      const colour = isBox(x, y) ? [235, 235, 230] : y < 36 ? [170, 182, 170] : [140 + light + joint, 100 + light + joint, 64 + light + joint];
      rgba.set([...colour, 255], (y * w + x) * 4);
    }
  }
  const corners: Corners = [
    [20, 74],
    [70, 74],
    [60, 52],
    [34, 52],
  ];
  const { shares } = guessFloor({ widthPx: w, heightPx: h, rgba }, corners);
  const at = (x: number, y: number) => shares[y * w + x];

  it('takes in the floor beyond the corners, joints and uneven light included', () => {
    expect([at(5, 76), at(17, 60), at(115, 70), at(60, 42)]).toEqual([255, 255, 255, 255]);
  });

  it('leaves out the wall and what stands on the floor', () => {
    expect([at(20, 10), at(60, 30), at(90, 45)]).toEqual([0, 0, 0]);
  });

  it('is empty where the corners cross', () => {
    const [a, b, c, d] = corners;
    expect(guessFloor({ widthPx: w, heightPx: h, rgba }, [a, c, b, d]).shares.some(Boolean)).toBe(false);
  });
});
