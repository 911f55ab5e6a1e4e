import { type ImageRecord, type ImageShelf, keepImage } from './image-record.server.ts';
import { sharp } from './sharp.server.ts';
import { sniffFormat } from './sniff-format.ts';
import { imageId } from './store.server.ts';

/**
 * Keeps a picture of our own exactly as it is, without encoding it again: the demo shop's. What is already known of it
 * need not be worked out. Errors: a sentence where the bytes are no picture. Uploads go through `storeImage`.
 */
export async function putImage(
  shelf: ImageShelf,
  bytes: Uint8Array,
  known: { width?: number; height?: number; placeholder?: string } = {},
): Promise<ImageRecord> {
  const format = sniffFormat(bytes);
  if (!format) throw new Error('These bytes are not a JPEG, PNG, WebP or AVIF picture.');
  const { width, height } = known.width && known.height ? { width: known.width, height: known.height } : await sharp(bytes).metadata();
  const placeholder = known.placeholder ?? (await meanColour(bytes));
  return keepImage(shelf, { id: imageId(bytes), width, height, bytes: bytes.length, format, placeholder }, bytes);
}

/** The mean colour of a picture, #rrggbb. */
export async function meanColour(bytes: Uint8Array): Promise<string> {
  const pixel = await sharp(bytes).flatten({ background: '#ffffff' }).toColourspace('srgb').resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  const [red = 0, green = red, blue = red] = pixel;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
