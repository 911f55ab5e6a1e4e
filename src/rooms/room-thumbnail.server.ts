import { sharp } from '#platform/images/sharp.server.ts';
import type { Appearance } from '#surfaces/appearance.ts';
import { floorPatch } from '#surfaces/floor-patch.ts';
import type { Shop } from '../shop.server.ts';
import { decodeRoom } from './decode-room.server.ts';
import { finishes } from './finishes.ts';
import { floorTexture } from './floor-texture.ts';
import { layFloor } from './lay-floor.ts';
import type { Room } from './read-rooms.server.ts';
import { roomPicturesOf } from './room-pictures.server.ts';

/** Plain oak boards: a floor for showing the room rather than the floor. */
const oak: Appearance = {
  material: 'wood',
  layout: 'random-plank',
  unitMm: [190, 1900],
  jointMm: 1,
  jointColour: '#6b5335',
  colours: ['#c3a27a', '#ab8a60', '#8e6f4a'],
  character: 0.35,
  gloss: 0.2,
  seed: 12,
};
const widthPx = 320;

/** A room with an oak floor, WebP, 320 pixels wide. */
export function roomThumbnail(shop: Pick<Shop, 'config'>, room: Room): Promise<Buffer<ArrayBuffer>> {
  return roomPicturesOf(shop).get(`thumbnail of ${room.id}`, () => make(room));
}

async function make(room: Room): Promise<Buffer<ArrayBuffer>> {
  const patch = floorPatch(oak, 256, 256);
  const pictures = await decodeRoom(room, widthPx);
  const laid = layFloor(room, pictures, floorTexture(patch, patch.sizeMm), { angle: 0, originMm: [0, 0] }, finishes.oiled);
  const raw = { width: pictures.widthPx, height: pictures.heightPx, channels: 3 } as const;
  return (await sharp(laid, { raw }).webp({ quality: 80 }).toBuffer()) as Buffer<ArrayBuffer>;
}
