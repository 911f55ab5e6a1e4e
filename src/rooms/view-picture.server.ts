import { type Asker, fairTurns, sharedWork } from '#platform/images/fair-turns.ts';
import { patchSizeMm } from '#surfaces/floor-patch.ts';
import type { Shop } from '../shop.server.ts';
import { floorPicture } from './draw-floor.server.ts';
import { chooseFloor } from './floors.server.ts';
import type { ViewToMake } from './lay-floor-worker.server.ts';
import { pictureFromThread } from './picture-from-thread.server.ts';
import { readRooms } from './read-rooms.server.ts';
import type { Turn } from './room-address.ts';
import { roomPicturesOf } from './room-pictures.server.ts';

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
