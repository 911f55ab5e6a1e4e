import sharp from 'sharp';
import { decodeRoom } from '#rooms/decode-room.server.ts';
import { floorTexture } from '#rooms/floor-texture.ts';
import { layFloor } from '#rooms/lay-floor.ts';
import { readRooms } from '#rooms/read-rooms.server.ts';
import type { Appearance } from '#surfaces/appearance.ts';
import { floorPatch } from '#surfaces/floor-patch.ts';
import type { InRoom } from './jobs.ts';

const patchPx = 2048;

/** A floor laid in a room, cut to a picture's shape: three bytes of sRGB to the pixel. Throws Error for a room that is not there. */
export async function inRoom(appearance: Appearance, how: InRoom, size: { widthPx: number; heightPx: number }): Promise<Uint8Array> {
  const room = (await readRooms()).find(({ id }) => id === how.room);
  if (!room) throw new Error(`There is no room ${how.room}`);
  const { widthPx, heightPx } = size;
  // As large as the picture asks for: its width, or its height where it is less wide than the room.
  const across = Math.round(Math.max(widthPx, (heightPx * room.widthPx) / room.heightPx) * how.nearness);
  const pictures = await decodeRoom(room, across);
  const patch = floorPatch(appearance, patchPx, patchPx);
  const laying = { angle: how.quarterTurn ? Math.PI / 2 : 0, originMm: [0, 0] } as const;
  const laid = layFloor(room, pictures, floorTexture(patch, patch.sizeMm), laying, how.finish);
  const left = Math.round((across - widthPx) * how.across);
  const top = Math.round((pictures.heightPx - heightPx) * how.down);
  const cut = sharp(laid, { raw: { width: across, height: pictures.heightPx, channels: 3 } }).extract({
    left,
    top,
    width: widthPx,
    height: heightPx,
  });
  return how.isMirrored ? cut.flop().raw().toBuffer() : cut.raw().toBuffer();
}
