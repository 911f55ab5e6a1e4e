import { parentPort, workerData } from 'node:worker_threads';
import { sharp } from '#platform/images/sharp.server.ts';
import { decodeRoom } from './decode-room.server.ts';
import type { Finish } from './finishes.ts';
import { floorTexture } from './floor-texture.ts';
import { type Laying, layFloor } from './lay-floor.ts';
import type { Room } from './read-rooms.server.ts';

/** What a view is made of: a room, a floor's picture from above, and how it lies there. */
export type ViewToMake = {
  room: Room;
  widthPx: number;
  floor: Uint8Array<ArrayBuffer>;
  sizeMm: readonly [number, number];
  laying: Laying;
  finish: Finish;
};

/** Lays one floor into one room in a thread of its own, so that pages are answered meanwhile, and ends. */
const { room, widthPx, floor, sizeMm, laying, finish } = workerData as ViewToMake;
const [pictures, { data, info }] = await Promise.all([
  decodeRoom(room, widthPx),
  sharp(floor).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
]);
const texture = floorTexture({ widthPx: info.width, heightPx: info.height, rgba: data }, sizeMm);
const laid = layFloor(room, pictures, texture, laying, finish);
const raw = { width: pictures.widthPx, height: pictures.heightPx, channels: 3 } as const;
parentPort?.postMessage(new Uint8Array(await sharp(laid, { raw }).webp({ quality: 82 }).toBuffer()));
