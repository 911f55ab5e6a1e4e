import { sharp } from '#platform/images/sharp.server.ts';
import type { RoomPictures } from './lay-floor.ts';
import type { Room, RoomPicture } from './read-rooms.server.ts';

/** A room's pictures decoded, all `widthPx` wide. */
export async function decodeRoom(room: Room, widthPx: number): Promise<RoomPictures> {
  const heightPx = Math.round((widthPx * room.heightPx) / room.widthPx);
  const decode = async (picture: RoomPicture): Promise<Uint8Array> => {
    const scaled = sharp(room.pictures[picture].bytes).resize(widthPx, heightPx, { fit: 'fill', kernel: 'cubic' });
    return (picture === 'mask' ? scaled.toColourspace('b-w').extractChannel(0) : scaled.removeAlpha()).raw().toBuffer();
  };
  const [picture, mask, light, satin, polished] = await Promise.all([
    decode('room'),
    decode('mask'),
    decode('light'),
    decode('satin'),
    decode('polished'),
  ]);
  return { widthPx, heightPx, room: picture, mask, light, satin, polished };
}
