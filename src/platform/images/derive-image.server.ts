import { type ImageFormat, imageFormats, imageWidths, offeredWidths } from './address.ts';
import { type Asker, type Bounds, fairTurns, sharedWork } from './fair-turns.ts';
import { findImage, type ImageRecord, type ImageShelf, originalKey } from './image-record.server.ts';
import { sharp } from './sharp.server.ts';

/** Raised when the encoders or their settings change, so that what was made before is made anew. */
const generation = 1;

/** Asks for a picture in a width and format. */
export type WantedImage = { id: string; width: number; format: ImageFormat };

/** Gives pictures in the fixed widths and formats: from the store, or made now and kept. */
export type ImageMaker = {
  /**
   * The bytes, or null where there is no such picture or it is not offered so wide. Many asking for one make it once. Rejects with
   * `TooManyWaiting`.
   */
  get: (wanted: WantedImage, asker?: Asker) => Promise<Buffer<ArrayBuffer> | null>;
  /** Whether it is in the store already. */
  isMade: (wanted: WantedImage) => Promise<boolean>;
  /** Whether somebody is waiting for a picture to be made. */
  isBusy: () => boolean;
};

/** The encoders never take every core from the pages, and a list of products not made yet is less than one visitor may wait for. */
const bounds: Bounds = { atOnce: 2, most: 300, perVisitor: 60 };
const theShop: Asker = { visitor: 'the shop itself' };

/** Makes pictures in fair turns. What cannot be kept, on a full disk, is given all the same, and `tell` hears of it. */
export function createImageMaker(shelf: ImageShelf, tell: (error: unknown) => void): ImageMaker {
  const turns = fairTurns(bounds);
  const making = sharedWork<Buffer<ArrayBuffer> | null>(turns);

  const make = async (key: string, found: ImageRecord, wanted: WantedImage) => {
    // Whoever looked before it was made, and asks after, finds it now.
    const kept = await shelf.images.read(key);
    if (kept) return kept;
    const original = await shelf.images.read(originalKey(found.id, found.format));
    if (!original) return null;
    const bytes = await encode(original, wanted);
    await shelf.images.write(key, bytes).catch(tell);
    return bytes;
  };

  return {
    async get(wanted, asker = theShop) {
      const key = derivedKey(wanted);
      const kept = await shelf.images.read(key);
      if (kept) return kept;
      const found = await findImage(shelf.db, wanted.id);
      if (!found || !offeredWidths(found.width).includes(wanted.width)) return null;
      return making(key, asker, () => make(key, found, wanted));
    },
    isMade: (wanted) => shelf.images.has(derivedKey(wanted)),
    isBusy: turns.isBusy,
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
