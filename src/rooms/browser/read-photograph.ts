/** The longest side a photograph is worked on with; a larger one is made smaller as it is read. */
const longestPx = 1600;
/** What no browser should be asked to hold: about a hundred megapixels of JPEG. */
const mostBytes = 60_000_000;

/** A photograph, or the sentence that says why there is none. */
export type ReadPhotograph = { photograph: ImageBitmap } | { problem: string };

const tryAnother = 'Please choose a JPEG, PNG or WebP photo.';

/** Reads a visitor's photograph. It goes nowhere: all of this happens in the browser. */
export async function readPhotograph(file: File): Promise<ReadPhotograph> {
  if (file.size === 0) return { problem: `“${file.name}” is empty. ${tryAnother}` };
  if (file.size > mostBytes) return { problem: `“${file.name}” is larger than 60 MB. Please choose a smaller photo.` };
  const what = kindOf(
    new Uint8Array(
      await file
        .slice(0, 32)
        .arrayBuffer()
        .catch(() => new ArrayBuffer(0)),
    ),
  );
  if (what === 'pdf') return { problem: `“${file.name}” is a PDF, not a photo. ${tryAnother}` };
  if (what === null) return { problem: `“${file.name}” is not a type of photo we can show. ${tryAnother}` };
  try {
    const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = whole;
    if (Math.min(width, height) < 200) return { problem: `“${file.name}” is only ${width} × ${height} pixels. Please choose a larger photo.` };
    const share = longestPx / Math.max(width, height);
    if (share >= 1) return { photograph: whole };
    const photograph = await createImageBitmap(whole, {
      resizeWidth: Math.round(width * share),
      resizeHeight: Math.round(height * share),
      resizeQuality: 'high',
    });
    whole.close();
    return { photograph };
  } catch {
    if (what === 'heic')
      return { problem: `Your browser cannot open “${file.name}”, which is an HEIC photo. Please use Safari, or save it as a JPEG first.` };
    return { problem: `“${file.name}” is damaged and could not be opened. ${tryAnother}` };
  }
}

/** What a file is by its first bytes; null for nothing that is a photograph. */
export function kindOf(start: Uint8Array): 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic' | 'pdf' | null {
  const text = String.fromCharCode(...start);
  if (text.startsWith('%PDF')) return 'pdf';
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG')) return 'png';
  if (text.startsWith('GIF8')) return 'gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) !== 'ftyp') return null;
  return /avi[fs]/.test(text.slice(8)) ? 'avif' : /heic|heix|heim|hevc|hevx|mif1|msf1/.test(text.slice(8)) ? 'heic' : null;
}
