import { describe, expect, it } from 'vitest';
import { shoulder, srgb } from '#surfaces/colour.ts';
import { finishes } from './finishes.ts';
import { floorTexture, type Pixels } from './floor-texture.ts';
import { layFloor, type RoomPictures } from './lay-floor.ts';
import { linearOf } from './light.ts';
import { project } from './projection.ts';
import type { RoomGeometry } from './room.ts';

/** A bare room of 5 m seen from 1.5 m over its floor, all of the lower half floor, white light of strength 1. */
const geometry: RoomGeometry = {
  widthPx: 200,
  heightPx: 120,
  floorToPicture: [
    [0.0215, 0.05, 46.25],
    [0, 0.025, 82.5],
    [0, 0.0005, 1],
  ],
  eyeMm: [2500, -2000, 1500],
  shoulder: 0.6,
  lightScale: 1,
  satin: { roughness: 0.3, scale: 4 },
  polished: { roughness: 0.05, scale: 4 },
};

function pictures(change: Partial<RoomPictures> = {}, channels = 3): RoomPictures {
  const px = 200 * 120;
  return {
    widthPx: 200,
    heightPx: 120,
    room: new Uint8Array(px * channels).fill(40),
    mask: Uint8Array.from({ length: px }, (_, p) => (p >= px / 2 ? 255 : 0)),
    light: new Uint8Array(px * 3).fill(255),
    satin: new Uint8Array(px * 3),
    polished: new Uint8Array(px * 3),
    ...change,
  };
}

function plain(r: number, g: number, b: number): Pixels {
  return { widthPx: 8, heightPx: 8, rgba: Uint8Array.from({ length: 256 }, (_, i) => [r, g, b, 255][i % 4] as number) };
}

/** Squares of 500 mm, black and white by turns, 4 mm to the pixel. */
function checks(): Pixels {
  const rgba = new Uint8Array(256 * 256 * 4);
  for (let p = 0; p < 256 * 256; p++) rgba.fill(((p & 255) >> 7) ^ (p >> 15) ? 255 : 0, p * 4, p * 4 + 4);
  return { widthPx: 256, heightPx: 256, rgba };
}

const straight = { angle: 0, originMm: [0, 0] } as const;
const at = (picture: Uint8ClampedArray, u: number, v: number): number[] => [...picture.slice((v * 200 + u) * 3, (v * 200 + u) * 3 + 3)];

describe('layFloor', () => {
  it('shows a floor in its own colour where light of strength 1 falls, and leaves the room elsewhere', () => {
    const picture = layFloor(geometry, pictures(), floorTexture(plain(180, 140, 100), [1000, 1000]), straight, finishes.textile);
    for (const [i, byte] of at(picture, 100, 100).entries()) expect(Math.abs(byte - ([180, 140, 100][i] as number))).toBeLessThanOrEqual(1);
    expect(at(picture, 100, 20)).toEqual([40, 40, 40]);
  });

  it('darkens in linear light, rolls highlights off and blends by the mask', () => {
    const light = new Uint8Array(200 * 120 * 3).fill(128);
    const mask = new Uint8Array(200 * 120).fill(128);
    const texture = floorTexture(plain(230, 230, 230), [1000, 1000]);
    const white = linearOf[230] as number;
    const dim = 255 * srgb(shoulder(white * (128 / 255) ** 2, 0.6));
    expect(at(layFloor(geometry, pictures({ light }), texture, straight, finishes.textile), 100, 100)[0]).toBeCloseTo(dim, -0.5);
    const bright = 255 * srgb(shoulder(white * 3, 0.6));
    expect(bright).toBeLessThan(255);
    const lit = layFloor({ ...geometry, lightScale: 3 }, pictures({ mask }), texture, straight, finishes.textile);
    expect(at(lit, 100, 100)[0]).toBeCloseTo(40 * (127 / 255) + bright * (128 / 255), -0.5);
  });

  it('mirrors by finish: nothing in carpet, more in polished stone, most where the view is flat', () => {
    const polished = new Uint8Array(200 * 120 * 3).fill(255);
    const texture = floorTexture(plain(60, 60, 60), [1000, 1000]);
    const shown = (finish: (typeof finishes)[keyof typeof finishes], v: number) =>
      at(layFloor(geometry, pictures({ polished }), texture, straight, finish), 100, v)[0] as number;
    expect(shown(finishes.textile, 100)).toBeCloseTo(60, -0.5);
    expect(shown(finishes.polished, 100)).toBeGreaterThan(80);
    expect(shown(finishes.gloss, 100)).toBeLessThan(shown(finishes.polished, 100));
  });

  it('lays to scale: where 500 mm squares meet in the picture is where they meet on the floor', () => {
    const picture = layFloor(geometry, pictures(), floorTexture(checks(), [1000, 1000]), straight, finishes.textile);
    const shade = (mm: [number, number]): number => {
      const [u, v] = project(geometry.floorToPicture, mm);
      return at(picture, Math.floor(u), Math.floor(v))[0] as number;
    };
    // The texture's lower left corner lies at 0, 0: white there, black beside it.
    for (let x = 1250; x < 3000; x += 500) {
      for (let y = -750; y < 1000; y += 500) expect(shade([x, y]) > 127).toBe(((Math.floor(x / 500) + Math.floor(y / 500)) & 1) === 0);
    }
  });

  it('turns anticlockwise and moves with its origin', () => {
    // Left half red, right half blue: turned a quarter, red lies nearer the viewer.
    const rgba = Uint8Array.from({ length: 64 * 64 * 4 }, (_, i) => ((i >> 2) & 32 ? [0, 0, 255, 255] : [255, 0, 0, 255])[i & 3] as number);
    const texture = floorTexture({ widthPx: 64, heightPx: 64, rgba }, [2000, 2000]);
    const turned = layFloor(geometry, pictures(), texture, { angle: Math.PI / 2, originMm: [0, -1000] }, finishes.textile);
    const shade = (y: number): number[] => {
      const [u, v] = project(geometry.floorToPicture, [2500, y]);
      return at(turned, Math.floor(u), Math.floor(v));
    };
    expect(shade(-600)[0]).toBeGreaterThan(200);
    expect(shade(500)[2]).toBeGreaterThan(200);
  });

  it('averages far squares to the grey that half the light is, without a pattern of its own', () => {
    const fine = floorTexture(checks(), [20, 20]);
    const picture = layFloor({ ...geometry, shoulder: 0.9 }, pictures(), fine, straight, finishes.textile);
    for (const [u, v] of [
      [40, 61],
      [100, 61],
      [150, 64],
      [120, 110],
    ] as const)
      expect(at(picture, u, v)[0]).toBeCloseTo(255 * srgb(0.5), -1);
  });

  it('keeps the bytes to a pixel that the room came with', () => {
    const picture = layFloor(geometry, pictures({}, 4), floorTexture(plain(90, 90, 90), [500, 500]), straight, finishes.matt);
    expect(picture).toHaveLength(200 * 120 * 4);
    expect(picture[(100 * 200 + 100) * 4 + 3]).toBe(40);
  });
});
