import sharp from 'sharp';
import { type ImageFormat, imageFormats, imageWidths, offeredWidths } from './address.ts';
import { findImage, type ImageShelf, originalKey } from './image-record.server.ts';
import { inTurn } from './in-turn.ts';

/** Raised when the encoders or their settings change, so that what was made before is made anew. */
const generation = 1;

/** Asks for a picture in a width and format. */
export type WantedImage = { id: string; width: number; format: ImageFormat };

/** Gives pictures in the fixed widths and formats: from the store, or made now and kept. */
export type ImageMaker = {
  /** The bytes, or null where there is no such picture or it is not offered so wide. Many asking for one make it once. */
  get: (wanted: WantedImage) => Promise<Buffer<ArrayBuffer> | null>;
  /** Whether it is in the store already. */
  isMade: (wanted: WantedImage) => Promise<boolean>;
  /** Whether somebody is waiting for a picture to be made. */
  isBusy: () => boolean;
};

/** Makes at most `atOnce` pictures at the same time, so that encoding never takes every core from the pages. */
export function createImageMaker(shelf: ImageShelf, atOnce = 2): ImageMaker {
  const making = new Map<string, Promise<Buffer<ArrayBuffer> | null>>();
  const turn = inTurn(atOnce);

  const make = async (key: string, wanted: WantedImage) => {
    const found = await findImage(shelf.db, wanted.id);
    if (!found || !offeredWidths(found.width).includes(wanted.width)) return null;
    return turn(async () => {
      const original = await shelf.images.read(originalKey(found.id, found.format));
      if (!original) return null;
      const bytes = await encode(original, wanted);
      await shelf.images.write(key, bytes);
      return bytes;
    });
  };

  return {
    async get(wanted) {
      const key = derivedKey(wanted);
      const under = making.get(key);
      if (under) return under;
      const kept = await shelf.images.read(key);
      if (kept) return kept;
      const made = making.get(key) ?? make(key, wanted).finally(() => making.delete(key));
      making.set(key, made);
      return made;
    },
    isMade: (wanted) => shelf.images.has(derivedKey(wanted)),
    isBusy: turn.isBusy,
  };
}

function derivedKey({ id, width, format }: WantedImage): string {
  return `derived/${generation}/${id}/${width}.${format}`;
}

/** Every key under which a picture may be kept in some width and format. */
export function derivedKeys(id: string): string[] {
  return imageWidths.flatMap((width) => imageFormats.map((format) => derivedKey({ id, width, format })));
}

// Chosen by terrazzo and mosaic, the hardest to keep: below these their chips smear. Wood and plain tile come out small anyway.
// AVIF at effort 2 takes a tenth of the time of effort 4 for a twentieth more bytes.
function encode(original: Uint8Array, { width, format }: WantedImage): Promise<Buffer<ArrayBuffer>> {
  const resized = sharp(original, { limitInputPixels: 50_000_000 }).resize({ width, withoutEnlargement: true });
  if (format === 'avif') return resized.avif({ quality: 58, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer() as Promise<Buffer<ArrayBuffer>>;
  if (format === 'webp') return resized.webp({ quality: 78, effort: 3 }).toBuffer() as Promise<Buffer<ArrayBuffer>>;
  return resized.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer() as Promise<Buffer<ArrayBuffer>>;
}
