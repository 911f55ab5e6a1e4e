import { describe, expect, it } from 'vitest';
import { floorPatch } from '#surfaces/floor-patch.ts';
import { laidView } from '#surfaces/floor-views.ts';
import { demoProduct } from '../../db/demo/products.ts';
import { colourDistance, type Linear } from '../../test/colour-distance.ts';
import { decodeRoom } from './decode-room.server.ts';
import { finishes, finishOf } from './finishes.ts';
import { floorTexture, type Pixels } from './floor-texture.ts';
import { layFloor, type RoomPictures } from './lay-floor.ts';
import { linearOf } from './light.ts';
import { project } from './projection.ts';
import { type Room, readRooms } from './read-rooms.server.ts';

const rooms = await readRooms();
const straight = { angle: 0, originMm: [0, 0] } as const;
const widthPx = 480;

/** The room with nothing standing on its floor, in the same light everywhere: what `light` says, 1 being white. */
async function bare(room: Room, light = 1): Promise<{ geometry: Room; pictures: RoomPictures }> {
  const pictures = await decodeRoom(room, widthPx);
  const dark = new Uint8Array(pictures.light.length);
  const root = Math.round(255 * Math.sqrt(light));
  return {
    geometry: { ...room, lightScale: 1, shoulder: 0.999 },
    pictures: { ...pictures, light: dark.slice().fill(root), satin: dark, polished: dark },
  };
}

function meanOf(bytes: ArrayLike<number>, step: number, counts: (pixel: number) => boolean = () => true): Linear {
  const sum: Linear = [0, 0, 0];
  let pixels = 0;
  for (let p = 0; p < bytes.length / step; p++) {
    if (!counts(p)) continue;
    pixels++;
    for (const n of [0, 1, 2] as const) sum[n] += linearOf[bytes[p * step + n] as number] as number;
  }
  return sum.map((part) => part / pixels) as Linear;
}

describe.each(rooms)('$name', (room) => {
  it('shows as many 600 mm tiles from wall to wall as fit there', async () => {
    const { geometry, pictures } = await bare(room);
    const rgba = Uint8Array.from({ length: 64 * 64 * 4 }, (_, i) => ((i >> 2) & 32 ? 255 : 0));
    const stripes: Pixels = { widthPx: 64, heightPx: 64, rgba };
    pictures.mask.fill(255);
    const picture = layFloor(geometry, pictures, floorTexture(stripes, [1200, 1200]), straight, finishes.textile);
    // Along a line across the whole room; within some pixels of a joint either shade is right.
    const [left, right] = room.roomMm.x;
    const scale = widthPx / room.widthPx;
    let joints = 0;
    let last: boolean | null = null;
    for (let x = left + 5; x < right; x += 10) {
      if (Math.min(x % 600, 600 - (x % 600)) < 60) continue;
      const [u, v] = project(room.floorToPicture, [x, room.roomMm.y[1] - 100]).map((at) => Math.floor(at * scale)) as [number, number];
      if (u < 0 || u >= pictures.widthPx || v < 0 || v >= pictures.heightPx) continue;
      const isWhite = (picture[(v * widthPx + u) * 3] as number) > 127;
      expect(isWhite, `${x} mm`).toBe(Math.floor(x / 600) % 2 !== 0);
      if (last !== null && isWhite !== last) joints++;
      last = isWhite;
    }
    expect(joints + 1).toBe(Math.ceil((right - 60) / 600));
  });
});

const spread = [
  'TIL-STR-6060-GRY',
  'TIL-PAT-2020-AZL',
  'WOD-BLD-14190-NAT',
  'WOD-PQT-22070-OAK',
  'LAM-LNG-10-DUN',
  'LVT-QUO-CH-OAK',
  'LVT-DHB-HB-BLD',
  'VIN-LNO-MB-EAU',
  'CPT-ARV-TW-OAT',
  'CPT-MOR-LP-HRR',
  'CPT-SQR-CT-TEA',
  'WOD-SKV-20130-OAK',
];

describe('a product looks like itself', () => {
  it.each(spread)('%s: swatch, visualiser and two rooms in neutral light', async (sku) => {
    const product = demoProduct(sku);
    const swatch = meanOf(laidView(product.appearance, { widthPx: 240, heightPx: 180 }), 3);
    const patch = floorPatch(product.appearance, 400, 400);
    const seen: Record<string, number> = { 'from above': colourDistance(swatch, meanOf(patch.rgba, 4)) };
    for (const id of ['kitchen', 'bathroom']) {
      const room = rooms.find((each) => each.id === id) as Room;
      const { geometry, pictures } = await bare(room);
      const laid = layFloor(geometry, pictures, floorTexture(patch, patch.sizeMm), straight, finishes[finishOf(product)]);
      seen[id] = colourDistance(
        swatch,
        meanOf(laid, 3, (p) => pictures.mask[p] === 255),
      );
    }
    for (const [where, distance] of Object.entries(seen)) expect(distance, where).toBeLessThan(6);
  });
});
