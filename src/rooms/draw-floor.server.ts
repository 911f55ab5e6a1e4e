import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { type Asker, fairTurns, sharedWork } from '#platform/images/fair-turns.ts';
import { inPackage } from '#platform/package-folder.server.ts';
import type { Appearance } from '#surfaces/appearance.ts';
import type { Shop } from '../shop.server.ts';
import type { FloorPictureWidth } from './room-address.ts';

/** Raised when floors are drawn another way, so that what was kept before is drawn anew. */
const generation = 1;
const maxMs = 60_000;
/** A floor takes a second or three to draw. */
const drawing = sharedWork<Buffer<ArrayBuffer>>(fairTurns({ atOnce: 1, most: 12, perVisitor: 4 }));

/** Changes whenever the picture of a floor would. */
export function floorVersion(appearance: Appearance): string {
  return createHash('sha256')
    .update(JSON.stringify([generation, appearance]))
    .digest('hex')
    .slice(0, 12);
}

/**
 * The picture of a floor from straight above, WebP, as high as wide: kept from before, or drawn now and kept. Many asking for
 * one draw it once. Rejects with `TooManyWaiting`.
 */
export async function floorPicture(
  { images, log }: Pick<Shop, 'images' | 'log'>,
  appearance: Appearance,
  widthPx: FloorPictureWidth,
  asker: Asker,
): Promise<Buffer<ArrayBuffer>> {
  const key = `floors/${floorVersion(appearance)}/${widthPx}.webp`;
  const kept = await images.read(key);
  if (kept) return kept;
  return drawing(key, asker, async () => {
    const bytes = await pictureFromThread('draw-floor-worker.server.ts', { appearance, widthPx }, maxMs);
    await images.write(key, bytes).catch((err) => log.error({ err }, 'a floor could not be kept'));
    return bytes;
  });
}

/** Of a thread: what it works on are large arrays, which are not in there. */
const maxYoungGenerationSizeMb = 8;

/**
 * The picture that one of this folder's worker files makes of `given` in a thread of its own, so that pages are answered meanwhile.
 * Rejects with the worker's error, and after `maxMs` milliseconds.
 */
export function pictureFromThread(file: `${string}-worker.server.ts`, given: unknown, maxMs: number): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(inPackage(`src/rooms/${file}`), { workerData: given, resourceLimits: { maxYoungGenerationSizeMb } });
    const late = setTimeout(() => void worker.terminate(), maxMs);
    worker.once('message', (bytes: Uint8Array<ArrayBuffer>) => resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(late);
      reject(new Error(`${file} made no picture in time.`));
    });
  });
}
