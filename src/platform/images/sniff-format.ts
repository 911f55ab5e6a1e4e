/** How a picture may be put in. */
export type UploadFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/**
 * What kind of picture the bytes are, by how they begin, or null. Asked before any decoder sees them, so that only the
 * four kinds meant for uploads ever reach one (never SVG, which is a program).
 */
export function sniffFormat(bytes: Uint8Array): UploadFormat | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && /^avi[fs]/.test(text(8, 12))) return 'avif';
  return null;
}

/** Whether the bytes begin as a picture of a kind that is not taken: GIF, SVG, HEIC, TIFF, BMP. Said so that people know what to do. */
export function isOtherPicture(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 512));
  return /^(GIF8[79]a|BM|II\*\0|MM\0\*)/.test(start) || /^.{4}ftyp(hei|hev|mif1)/s.test(start) || /<svg[\s>]/i.test(start);
}
