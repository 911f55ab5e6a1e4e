import sharp, { type Sharp } from 'sharp';
import { closeView, laidView } from '#surfaces/floor-views.ts';
import { drawGoods, isGoods } from '#surfaces/goods/goods.ts';
import { type Drawing, type Inset, unitView } from '#surfaces/unit-view.ts';
import { inRoom } from './in-room.ts';
import type { PictureJob } from './jobs.ts';

export type DrawnPicture = { webp: Buffer; width: number; height: number; placeholder: string };

/** Draws one picture and packs it as WebP, at the best quality that its size allows. */
export async function drawPicture(job: PictureJob): Promise<DrawnPicture> {
  const raw = await pixelsOf(job);
  const image = sharp(raw, { raw: { width: job.widthPx, height: job.heightPx, channels: 3 } });
  const mean = await image.clone().resize(1, 1, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer();
  const packed = await pack(image, job.widthPx, job.bytes);
  return { ...packed, placeholder: `#${mean.subarray(0, 3).toString('hex')}` };
}

/** Lowers quality first; where that would show (chips, yarn), the picture's size. */
async function pack(image: Sharp, width: number, bytes: number): Promise<Omit<DrawnPicture, 'placeholder'>> {
  for (const wide of [width, Math.round(width * 0.84), Math.round(width * 0.7)]) {
    const fitted = wide === width ? image : sharp(await image.clone().resize(wide).png({ compressionLevel: 1 }).toBuffer());
    for (const quality of [82, 76, 70, 64, 58, 52]) {
      const { data, info } = await fitted.clone().webp({ quality, effort: 5 }).toBuffer({ resolveWithObject: true });
      if (data.length <= bytes) return { webp: data, width: info.width, height: info.height };
      // Far over: the lower steps would not bring it down enough.
      if (data.length > bytes * 2.4) break;
    }
  }
  const { data, info } = await image
    .clone()
    .resize(Math.round(width * 0.7))
    .webp({ quality: 46, effort: 6 })
    .toBuffer({ resolveWithObject: true });
  return { webp: data, width: info.width, height: info.height };
}

async function pixelsOf(job: PictureJob): Promise<Uint8Array> {
  const { appearance, view } = job;
  if (isGoods(appearance.material)) {
    return flatten(sharp(Buffer.from(drawGoods(appearance, { name: job.name, detail: job.detail }, view === 'object-close', job))));
  }
  if (job.inRoom) return inRoom(appearance, job.inRoom, job);
  switch (view) {
    case 'close':
      return closeView(appearance, job);
    case 'unit':
      return compose(unitView(appearance, job, { thickness: job.thickness, offRoll: job.offRoll ?? false }));
    default:
      return laidView(appearance, job);
  }
}

const flatten = (image: Sharp): Promise<Uint8Array> => image.flatten({ background: '#FBF9F5' }).removeAlpha().raw().toBuffer();

async function compose(drawing: Drawing): Promise<Uint8Array> {
  const insets = await Promise.all(drawing.insets.map(async (inset) => ({ input: await cutOut(inset), left: inset.left, top: inset.top })));
  const under = await sharp(Buffer.from(drawing.under)).png().toBuffer();
  return flatten(
    sharp(
      await sharp(under)
        .composite([...insets, { input: Buffer.from(drawing.over) }])
        .png()
        .toBuffer(),
    ),
  );
}

async function cutOut({ pixels, widthPx: width, heightPx: height, outline }: Inset): Promise<Buffer> {
  const piece = sharp(pixels, { raw: { width, height, channels: 3 } });
  if (!outline) return piece.png().toBuffer();
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><polygon points="${outline.join(' ')}"/></svg>`;
  return piece
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}
