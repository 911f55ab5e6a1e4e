import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import type { Appearance } from '#surfaces/appearance.ts';
import { floorPatch } from '#surfaces/floor-patch.ts';

/** Draws one floor in a thread of its own, so that pages are answered meanwhile, and ends. */
const { appearance, widthPx } = workerData as { appearance: Appearance; widthPx: number };
const { rgba } = floorPatch(appearance, widthPx, widthPx);
const webp = await sharp(rgba, { raw: { width: widthPx, height: widthPx, channels: 4 } })
  .removeAlpha()
  .webp({ quality: 80, effort: 2 })
  .toBuffer();
parentPort?.postMessage(new Uint8Array(webp));
