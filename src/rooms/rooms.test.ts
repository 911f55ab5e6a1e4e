import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inverse, project } from './projection.ts';
import type { RoomFile } from './room.ts';

const folder = join(import.meta.dirname, '../../content/rooms');
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const readRoom = (name: string): RoomFile => JSON.parse(readFileSync(join(folder, name, 'room.json'), 'utf8'));

describe.each(names)('the room %s', (name) => {
  const room = readRoom(name);

  it('projects floor points to where a render of discs laid on them shows them, within a pixel', () => {
    expect(room.markers.length).toBeGreaterThanOrEqual(6);
    for (const { mm, px } of room.markers) {
      const [u, v] = project(room.floorToPicture, mm);
      expect(Math.hypot(u - px[0], v - px[1])).toBeLessThan(1);
    }
  });

  it('counts as many 600 mm tiles between two points seen in the picture as fit between them', () => {
    const back = inverse(room.floorToPicture);
    for (const a of room.markers) {
      for (const b of room.markers) {
        const [ax, ay] = project(back, a.px);
        const [bx, by] = project(back, b.px);
        const tiles = Math.hypot(a.mm[0] - b.mm[0], a.mm[1] - b.mm[1]) / 600;
        expect(Math.abs(Math.hypot(ax - bx, ay - by) / 600 - tiles)).toBeLessThan(0.05);
      }
    }
  });

  it('counts the right number of 600 mm tiles along the foot of the back wall', () => {
    const [left, right] = room.roomMm.x;
    const wall = room.roomMm.y[1];
    const from = project(room.floorToPicture, [left, wall])[0];
    const to = project(room.floorToPicture, [right, wall])[0];
    const back = inverse(room.floorToPicture);
    const seen = new Set<number>();
    for (let u = Math.ceil(from) + 0.5; u < to; u++) {
      const [x] = project(back, [u, lineAt(room, u)]);
      seen.add(Math.floor((x - left) / 600));
    }
    expect(seen.size).toBe(Math.ceil((right - left) / 600));
  });

  it('keeps pictures of one shape, with enough floor, and words for those who do not see them', async () => {
    const mask = await sharp(join(folder, name, 'mask.png')).stats();
    expect((mask.channels[0]?.mean ?? 0) / 255).toBeGreaterThan(0.3);
    expect((mask.channels[0]?.mean ?? 0) / 255).toBeCloseTo(room.floorShare, 2);
    for (const file of ['room.jpg', 'mask.png', 'light.jpg', 'satin.jpg', 'polished.jpg']) {
      const { width, height } = await sharp(join(folder, name, file)).metadata();
      expect((width ?? 0) / (height ?? 1)).toBeCloseTo(room.widthPx / room.heightPx, 2);
    }
    expect(room.alt.length).toBeGreaterThan(60);
    expect(room.name).not.toBe('');
  });

  it('is lit so that a white floor shows nearly white and hardly coloured', async () => {
    const size = { width: 160, height: 100, fit: 'fill' } as const;
    const light = await sharp(join(folder, name, 'light.jpg'))
      .resize(size)
      .removeAlpha()
      .raw()
      .toBuffer();
    const mask = await sharp(join(folder, name, 'mask.png'))
      .resize(size)
      .extractChannel(0)
      .raw()
      .toBuffer();
    const middles = [0, 1, 2].map((channel) => {
      const values: number[] = [];
      for (let p = 0; p < mask.length; p++) if ((mask[p] ?? 0) > 250) values.push(room.lightScale * ((light[p * 3 + channel] ?? 0) / 255) ** 2);
      return values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
    }) as [number, number, number];
    for (const middle of middles) expect(middle).toBeGreaterThan(0.8);
    for (const middle of middles) expect(middle).toBeLessThan(1.05);
    expect(Math.max(...middles) / Math.min(...middles)).toBeLessThan(1.12);
  });
});

/** Height in the picture of the back wall's foot, in the column u. */
function lineAt(room: RoomFile, u: number): number {
  const [x0, y0] = project(room.floorToPicture, [room.roomMm.x[0], room.roomMm.y[1]]);
  const [x1, y1] = project(room.floorToPicture, [room.roomMm.x[1], room.roomMm.y[1]]);
  return y0 + ((y1 - y0) * (u - x0)) / (x1 - x0);
}

describe('all rooms together', () => {
  it('are several, and small enough to send', () => {
    expect(names.length).toBeGreaterThanOrEqual(8);
    const bytes = names.flatMap((name) => readdirSync(join(folder, name)).map((file) => statSync(join(folder, name, file)).size));
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(10_000_000);
  });
});
