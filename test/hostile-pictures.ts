import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Pictures that are not what they seem, for tests: small files that claim to be huge, and files with something hidden in them. */

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b98546', noise: { type: 'gaussian', mean: 128, sigma: 30 } } });

/** A true 1-bit PNG of `side` × `side` pixels, all black: some 35 KB for 17,000. */
export function pngBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 9 });
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), body]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(body.length, 0);
  whole.set(named, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

/** A GIF whose screen and frame are `side` × `side`. */
export function gifBomb(side: number): Buffer {
  const bytes = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  for (const at of [6, 8, 24, 26]) bytes.writeUInt16LE(side, at);
  return bytes;
}

/** A small AVIF that says of itself that it is `side` × `side`. */
export async function avifBomb(side: number): Promise<Buffer> {
  const bytes = await draw(64, 64).avif().toBuffer();
  const at = bytes.indexOf('ispe') + 8;
  bytes.writeUInt32BE(side, at);
  bytes.writeUInt32BE(side, at + 4);
  return bytes;
}

/** The same as a JPEG. */
export async function jpegBomb(side: number): Promise<Buffer> {
  const bytes = await draw(64, 64).jpeg().toBuffer();
  const at = bytes.indexOf(Buffer.from([0xff, 0xc0])) + 5;
  bytes.writeUInt16BE(side, at);
  bytes.writeUInt16BE(side, at + 2);
  return bytes;
}

export const script = '<script>alert(document.cookie)</script>';

/** A JPEG that is also a page and an archive: words in its comment, and a ZIP behind its end. */
export async function polyglot(): Promise<Buffer> {
  const picture = await draw(80, 60).jpeg().toBuffer();
  const words = Buffer.from(`<html>${script}`);
  const comment = Buffer.from([0xff, 0xfe, 0, words.length + 2]);
  return Buffer.concat([picture.subarray(0, 2), comment, words, picture.subarray(2), Buffer.from('PK\x03\x04payload.php<?php system($_GET[0]); ?>')]);
}

/** A photograph that says where it was taken, and by whom. */
export async function photographWithPlace(width = 300, height = 200): Promise<Buffer> {
  return draw(width, height)
    .withExif({ IFD0: { Copyright: 'Aoife Quinn' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '54/1 39/1 50/1', GPSLongitude: '5/1 40/1 8/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A true picture filled up to so many bytes with what a decoder skips. */
export async function pictureOf(bytes: number): Promise<Buffer> {
  const picture = await draw(60, 40).jpeg().toBuffer();
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
}
