import { Refusal } from '../refusal.ts';
import { inTurn } from './fair-turns.ts';
import type { FetchPicture } from './fetch-picture.server.ts';
import { findImage, type ImageRecord, type ImageShelf, isOtherPicture, saveImage, sniffFormat } from './image-record.server.ts';
import { sharp } from './sharp.server.ts';
import { imageId } from './store.server.ts';
import { maxInTextBytes, maxPictureTextLength, maxUploadBytes, uploadProblems } from './upload-limit.ts';

/** Pixels of an upload, the longest side that is kept, and the seconds that reading one may take. */
const maxPixels = 50_000_000;
const maxSide = 2560;
const maxSeconds = 20;

/** One picture of 50 megapixels is 200 MB while it is read, so they are read one after another. */
const turn = inTurn(1);

/**
 * Keeps a picture that somebody sent: turned the right way up, at most 2560 pixels long, in sRGB, encoded anew, so that
 * neither where it was taken nor anything hidden in the file stays. Refuses what is no picture or is too large.
 */
export async function importUpload(shelf: ImageShelf, sent: Uint8Array): Promise<ImageRecord> {
  if (sent.length > maxUploadBytes) throw refused('picture-too-large', uploadProblems.tooLarge);
  if (!sniffFormat(sent)) throw refused('not-a-picture', isOtherPicture(sent) ? uploadProblems.otherKind : uploadProblems.noImage);
  const { data, info } = await turn(() => encode(sent));
  const record: ImageRecord = {
    id: imageId(data),
    width: info.width,
    height: info.height,
    bytes: data.length,
    format: 'webp',
    placeholder: await meanColour(data),
  };
  return saveImage(shelf, record, data);
}

async function encode(sent: Uint8Array) {
  const { width = 0, height = 0 } = await sharp(sent, { limitInputPixels: false, pages: 1 }).metadata().catch(unreadable);
  if (width * height > maxPixels) throw refused('picture-too-large', uploadProblems.tooManyPixels);
  return sharp(sent, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 90, effort: 4 })
    .timeout({ seconds: maxSeconds })
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
}

function unreadable(): never {
  throw refused('not-a-picture', uploadProblems.unreadable);
}

function refused(code: string, detail: string): Refusal {
  return new Refusal('invalid', code, detail);
}

/**
 * Keeps a picture of our own exactly as it is, without encoding it again: the demo shop's. What is already known of it
 * need not be worked out. Errors: a sentence where the bytes are no picture. Uploads go through `importUpload`.
 */
export async function importTrusted(
  shelf: ImageShelf,
  bytes: Uint8Array,
  known: { width?: number; height?: number; placeholder?: string } = {},
): Promise<ImageRecord> {
  const format = sniffFormat(bytes);
  if (!format) throw new Error('These bytes are not a JPEG, PNG, WebP or AVIF picture.');
  const { width, height } = known.width && known.height ? { width: known.width, height: known.height } : await sharp(bytes).metadata();
  const placeholder = known.placeholder ?? (await meanColour(bytes));
  return saveImage(shelf, { id: imageId(bytes), width, height, bytes: bytes.length, format, placeholder }, bytes);
}

/** The mean colour of a picture, #rrggbb. */
async function meanColour(bytes: Uint8Array): Promise<string> {
  const pixel = await sharp(bytes).flatten({ background: '#ffffff' }).toColourspace('srgb').resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  const [red = 0, green = red, blue = red] = pixel;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

type Shelf = ImageShelf & { fetchPicture: FetchPicture; config: { origin: string } };

/**
 * The picture that a text means: one of the shop's own by its address, one on the web, or one written out as a data-URL.
 * The latter two are kept. Throws a Refusal whose sentence says what is wrong with it.
 */
export async function resolveImage(shelf: Shelf, text: string): Promise<ImageRecord> {
  const given = text.trim();
  const own = ownImageId(given, shelf.config.origin);
  if (own !== null) {
    const found = await findImage(shelf.db, own);
    if (!found) throw refusedPicture('no-such-picture', 'The shop has no such picture any longer. Please upload it again.');
    return found;
  }
  if (/^data:/i.test(given)) return importUpload(shelf, readDataUrl(given));
  return importUpload(shelf, await shelf.fetchPicture(given));
}

/** The id in an address such as /images/<id>/1280.jpg, with or without the shop's own origin before it; null for any other. */
export function ownImageId(address: string, origin: string): string | null {
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  return /^\/images\/([0-9a-f]{24})\/\d{1,5}\.(?:avif|webp|jpg)$/.exec(path)?.[1] ?? null;
}

/** The text is megabytes long: no expression here goes over it in a way that might have to come back, which runs out of stack. */
function readDataUrl(text: string): Buffer {
  const [head = ''] = /^data:image\/[\w.+-]{1,40};base64,/i.exec(text.slice(0, 70)) ?? [];
  const base64 = text.slice(head.length);
  if (head === '' || base64 === '' || /[^A-Za-z0-9+/=\s]/.test(base64)) throw refusedPicture('not-a-picture', uploadProblems.noImage);
  const bytes = Buffer.from(base64.slice(0, maxPictureTextLength + 1), 'base64');
  if (bytes.length > maxInTextBytes) throw refusedPicture('picture-too-large', uploadProblems.tooLargeInText);
  return bytes;
}

function refusedPicture(code: string, detail: string): Refusal {
  return new Refusal('invalid', code, detail, [{ field: 'image_url', message: detail }]);
}
