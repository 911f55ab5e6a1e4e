import sharp from 'sharp';
import { Refusal } from '../refusal.ts';
import { type ImageRecord, type ImageShelf, keepImage } from './image-record.server.ts';
import { meanColour } from './put-image.server.ts';
import { sniffFormat } from './sniff-format.ts';
import { imageId } from './store.server.ts';

/** Bytes of an upload, pixels of it, and the longest side that is kept. */
export const largestUpload = 15 * 1024 * 1024;
const largestPixels = 50_000_000;
const longestSide = 2560;

/**
 * Keeps a picture that somebody sent: turned the right way up, at most 2560 pixels long, in sRGB, encoded anew, so that
 * neither where it was taken nor anything hidden in the file stays. Refuses what is no picture or is too large.
 */
export async function storeImage(shelf: ImageShelf, sent: Uint8Array): Promise<ImageRecord> {
  if (sent.length > largestUpload) throw new Refusal('invalid', 'picture-too-large', 'Please choose a picture of at most 15 MB.');
  if (!sniffFormat(sent)) throw notAPicture();
  const { data, info } = await encode(sent);
  const record: ImageRecord = {
    id: imageId(data),
    width: info.width,
    height: info.height,
    bytes: data.length,
    format: 'webp',
    placeholder: await meanColour(data),
  };
  return keepImage(shelf, record, data);
}

async function encode(sent: Uint8Array) {
  try {
    return await sharp(sent, { limitInputPixels: largestPixels, failOn: 'error', pages: 1 })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 90, effort: 4 })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw notAPicture();
  }
}

function notAPicture(): Refusal {
  return new Refusal(
    'invalid',
    'not-a-picture',
    'This file cannot be read as a picture. Please choose a JPEG, PNG, WebP or AVIF of at most 50 megapixels.',
  );
}
