import { Refusal } from '../refusal.ts';
import type { FetchPicture } from './fetch-picture.server.ts';
import { findImage, type ImageRecord, type ImageShelf } from './image-record.server.ts';
import { longestPictureText } from './picture-text.ts';
import { storeImage } from './store-image.server.ts';
import { largestInText, uploadProblems } from './upload-limit.ts';

type Shelf = ImageShelf & { fetchPicture: FetchPicture; config: { origin: string } };

/**
 * The picture that a text means: one of the shop's own by its address, one on the web, or one written out as a data-URL.
 * The latter two are kept. Throws a Refusal whose sentence says what is wrong with it.
 */
export async function takePicture(shelf: Shelf, text: string): Promise<ImageRecord> {
  const given = text.trim();
  const own = ownImageId(given, shelf.config.origin);
  if (own !== null) {
    const found = await findImage(shelf.db, own);
    if (!found) throw refused('no-such-picture', 'The shop has no such picture any longer. Please upload it again.');
    return found;
  }
  if (/^data:/i.test(given)) return storeImage(shelf, readDataUrl(given));
  return storeImage(shelf, await shelf.fetchPicture(given));
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
  if (head === '' || base64 === '' || /[^A-Za-z0-9+/=\s]/.test(base64)) throw refused('not-a-picture', uploadProblems.noImage);
  const bytes = Buffer.from(base64.slice(0, longestPictureText + 1), 'base64');
  if (bytes.length > largestInText) throw refused('picture-too-large', uploadProblems.tooLargeInText);
  return bytes;
}

function refused(code: string, detail: string): Refusal {
  return new Refusal('invalid', code, detail, [{ field: 'image_url', message: detail }]);
}
