import { createHash } from 'node:crypto';
import { inTurn } from '#platform/images/in-turn.ts';
import type { Appearance } from '#surfaces/appearance.ts';
import type { Shop } from '../shop.server.ts';
import type { FloorPictureWidth } from './floor-picture.ts';
import { pictureFromThread } from './picture-from-thread.server.ts';

/** Raised when floors are drawn another way, so that what was kept before is drawn anew. */
const generation = 1;
const longestMs = 60_000;
/** A floor takes a second or three to draw; whoever would have to wait behind more than this many is asked to come again. */
const mostWaiting = 12;

const turn = inTurn(1);
const drawing = new Map<string, Promise<Buffer<ArrayBuffer>>>();

/** Too many floors are waiting to be drawn. */
export class DrawingIsBusy extends Error {}

/** Changes whenever the picture of a floor would. */
export function floorVersion(appearance: Appearance): string {
  return createHash('sha256')
    .update(JSON.stringify([generation, appearance]))
    .digest('hex')
    .slice(0, 12);
}

/**
 * The picture of a floor from straight above, WebP, as high as wide: kept from before, or drawn now and kept. Many asking for
 * one draw it once. Rejects with `DrawingIsBusy`.
 */
export async function floorPicture(
  { images }: Pick<Shop, 'images'>,
  appearance: Appearance,
  widthPx: FloorPictureWidth,
): Promise<Buffer<ArrayBuffer>> {
  const key = `floors/${floorVersion(appearance)}/${widthPx}.webp`;
  const under = drawing.get(key);
  if (under) return under;
  const kept = await images.read(key);
  if (kept) return kept;
  const since = drawing.get(key);
  if (since) return since;
  if (drawing.size >= mostWaiting) throw new DrawingIsBusy();
  const drawn = turn(async () => {
    const bytes = await pictureFromThread('draw-floor-worker.server.ts', { appearance, widthPx }, longestMs);
    await images.write(key, bytes);
    return bytes;
  }).finally(() => drawing.delete(key));
  drawing.set(key, drawn);
  return drawn;
}
