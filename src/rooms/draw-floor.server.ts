import { createHash } from 'node:crypto';
import { type Asker, fairTurns, sharedWork } from '#platform/images/fair-turns.ts';
import type { Appearance } from '#surfaces/appearance.ts';
import type { Shop } from '../shop.server.ts';
import type { FloorPictureWidth } from './floor-picture.ts';
import { pictureFromThread } from './picture-from-thread.server.ts';

/** Raised when floors are drawn another way, so that what was kept before is drawn anew. */
const generation = 1;
const longestMs = 60_000;
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
    const bytes = await pictureFromThread('draw-floor-worker.server.ts', { appearance, widthPx }, longestMs);
    await images.write(key, bytes).catch((err) => log.error({ err }, 'a floor could not be kept'));
    return bytes;
  });
}
