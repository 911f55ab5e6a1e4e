import { createCache, onePerShop, shareOf } from '#platform/cache.server.ts';
import { type Asker, fairTurns, sharedWork } from '#platform/images/fair-turns.ts';
import { sharp } from '#platform/images/sharp.server.ts';
import type { Appearance } from '#surfaces/appearance.ts';
import { floorPatch, patchSizeMm } from '#surfaces/floor-patch.ts';
import type { Shop } from '../shop.server.ts';
import { decodeRoom } from './decode-room.server.ts';
import { floorPicture, pictureFromThread } from './draw-floor.server.ts';
import { finishes } from './finishes.ts';
import { floorTexture } from './floor-texture.ts';
import { chooseFloor } from './floors.server.ts';
import { layFloor } from './lay-floor.ts';
import type { ViewToMake } from './lay-floor-worker.server.ts';
import { type Room, readRooms } from './read-rooms.server.ts';
import type { Turn } from './room-address.ts';

/** Wide enough for a page without a script, small enough to be made while somebody waits. */
export const viewWidthPx = 960;
const longestMs = 30_000;

const laying = sharedWork<Buffer<ArrayBuffer>>(fairTurns({ atOnce: 1, most: 6, perVisitor: 2 }));

export type ViewChoice = { room: string; product: string; pattern: string | null; grout: string | null; turn: Turn };

/**
 * A room with a product's floor, WebP, as the page shows it to a browser without scripts. A sentence where there is no such room,
 * floor, pattern or grout. Rejects with `TooManyWaiting`.
 */
export async function viewPicture(
  shop: Shop,
  choice: ViewChoice,
  asker: Asker,
): Promise<Buffer<ArrayBuffer> | { problem: string; isMissing: boolean }> {
  const room = (await readRooms()).find(({ id }) => id === choice.room);
  if (!room) return { problem: 'There is no such room.', isMissing: true };
  const chosen = await chooseFloor(shop, choice.product, choice);
  if ('problem' in chosen) return chosen;
  const key = [room.id, room.pictures.room.version, chosen.version, chosen.appearance.layout, chosen.appearance.jointColour, choice.turn].join(' ');
  const kept = roomPicturesOf(shop);
  const known = kept.find(key);
  if (known) return known;
  const picture = await floorPicture(shop, chosen.appearance, 1024, asker);
  const view: ViewToMake = {
    room,
    widthPx: viewWidthPx,
    floor: new Uint8Array(picture),
    sizeMm: patchSizeMm(chosen.appearance),
    laying: { angle: (choice.turn * Math.PI) / 180, originMm: [0, 0] },
    finish: chosen.finish,
  };
  const made = await laying(key, asker, () => pictureFromThread('lay-floor-worker.server.ts', view, longestMs));
  kept.keeper()(key, made);
  return made;
}

/** Pictures of rooms with floors, kept in memory only, the latest: there are too many ways to lay a floor to keep them all. */
export const roomPicturesOf = onePerShop((shop: Pick<Shop, 'config'>) =>
  createCache<Buffer<ArrayBuffer>>(shareOf('pictures of rooms', shop.config), (picture) => picture.length),
);

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
