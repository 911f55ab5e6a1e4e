import { parentPort, workerData } from 'node:worker_threads';
import { sharp } from '#platform/images/sharp.server.ts';
import type { Appearance } from '#surfaces/appearance.ts';
import { floorPatch } from '#surfaces/floor-patch.ts';

/** Fine grain keeps at the first quality; chips and yarn, which would be megabytes at it, at the second. */
const [fine, coarse] = [90, 78];
const maxBytesFine = 400_000;

/** Draws one floor in a thread of its own, so that pages are answered meanwhile, and ends. */
const { appearance, widthPx } = workerData as { appearance: Appearance; widthPx: number };
const { rgba } = floorPatch(appearance, widthPx, widthPx);
const picture = sharp(rgba, { raw: { width: widthPx, height: widthPx, channels: 4 } }).removeAlpha();
const encode = (quality: number) => picture.clone().webp({ quality, effort: 2 }).toBuffer();
const best = await encode(fine);
parentPort?.postMessage(new Uint8Array(best.length <= maxBytesFine ? best : await encode(coarse)));
