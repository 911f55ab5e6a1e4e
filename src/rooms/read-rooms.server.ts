import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { inPackage } from '#platform/package-folder.server.ts';
import type { RoomFile } from './room.ts';

/** The pictures of a room, by name. */
export const roomPictures = { room: 'room.jpg', mask: 'mask.png', light: 'light.jpg', satin: 'satin.jpg', polished: 'polished.jpg' } as const;
export type RoomPicture = keyof typeof roomPictures;

export type Room = RoomFile & {
  /** The folder's name: 'kitchen', 'living-room'. */
  id: string;
  pictures: Record<RoomPicture, { file: string; bytes: Buffer<ArrayBuffer>; version: string }>;
};

/** In this order they are offered; others come after them. */
const order = ['living-room', 'kitchen', 'hallway', 'bedroom', 'bathroom', 'utility', 'sunroom', 'showroom'];

const row = z.tuple([z.number(), z.number(), z.number()]);
const pair = z.tuple([z.number(), z.number()]);
const extent = z.object({ x: pair, y: pair });
const shine = z.object({ roughness: z.number().positive(), scale: z.number().positive() });
const roomFile: z.ZodType<RoomFile> = z.object({
  name: z.string().min(1),
  alt: z.string().min(1),
  widthPx: z.int().positive(),
  heightPx: z.int().positive(),
  floorToPicture: z.tuple([row, row, row]),
  floorMm: extent,
  roomMm: extent,
  eyeMm: row,
  shoulder: z.number().gt(0).lt(1),
  lightScale: z.number().positive(),
  satin: shine,
  polished: shine,
  floorShare: z.number(),
  markers: z.array(z.object({ mm: pair, px: pair })),
});

let read: Promise<Room[]> | null = null;

/** The rooms that floors are shown in, with their pictures: about 200 kB each. Read once, and again only if that failed. */
export function readRooms(): Promise<Room[]> {
  read ??= readAll().catch((error: unknown) => {
    read = null;
    throw error;
  });
  return read;
}

async function readAll(): Promise<Room[]> {
  const folder = inPackage('content/rooms');
  const ids = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const rooms = await Promise.all(ids.map((id) => readRoom(join(folder, id), id)));
  const place = ({ id }: Room): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return rooms.filter((room) => room !== null).sort((a, b) => place(a) - place(b) || a.id.localeCompare(b.id));
}

/** Null for a room that is not finished: its description is written last. */
async function readRoom(folder: string, id: string): Promise<Room | null> {
  const text = await readFile(join(folder, 'room.json'), 'utf8').catch(() => null);
  if (text === null) return null;
  const pictures = await Promise.all(
    Object.entries(roomPictures).map(async ([name, file]) => {
      const bytes = await readFile(join(folder, file));
      return [name, { file, bytes, version: createHash('sha256').update(bytes).digest('hex').slice(0, 8) }] as const;
    }),
  );
  return { ...roomFile.parse(JSON.parse(text)), id, pictures: Object.fromEntries(pictures) as Room['pictures'] };
}

/** Address of a room's picture, which never changes its content. */
export function roomPictureAddress(room: Room, picture: RoomPicture): string {
  const { file, version } = room.pictures[picture];
  return `/rooms/pictures/${room.id}/${file}?v=${version}`;
}

/** The name of a small picture of a room with an oak floor, made when it is first asked for. */
export const thumbnailFile = 'thumbnail.webp';

/** Address of a room's small picture. */
export function roomThumbnailAddress(room: Room): string {
  return `/rooms/pictures/${room.id}/${thumbnailFile}?v=${thumbnailVersion(room)}`;
}

/** Changes with any of the pictures it is made of. */
export function thumbnailVersion({ pictures }: Room): string {
  const all = Object.values(pictures).map(({ version }) => version);
  return createHash('sha256').update(all.join(' ')).digest('hex').slice(0, 8);
}
