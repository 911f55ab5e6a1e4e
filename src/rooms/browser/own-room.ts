import { brush, guessFloor, type Mask, type Stroke } from '../floor-mask.ts';
import { lightOfPhotograph } from '../light.ts';
import { type Corners, firstCorners, geometryOfPhotograph } from '../photographed-room.ts';
import { readPixels } from './canvas-painter.ts';
import type { Scene } from './painter.ts';

/** A visitor's photographed room. It is never sent anywhere. */
export type OwnRoom = {
  photograph: ImageBitmap;
  /** The photograph at the size that floor and light are worked out at. */
  pixels: { widthPx: number; heightPx: number; rgba: Uint8ClampedArray };
  /** In the photograph's pixels. */
  corners: Corners;
  widthMm: number;
  depthMm: number;
  mask: Mask;
  /** Masks before this one, the latest last. */
  earlier: readonly Mask[];
  /** Whether somebody has painted: then corners that move no longer guess the floor anew. */
  isPainted: boolean;
  maskPicture: ImageData;
  lightPicture: ImageData;
};

const workedAtPx = 640;
const maxUndone = 12;

/** A photograph just opened: the corners lie somewhere sensible, the floor is guessed from what they enclose. */
export function openOwnRoom(photograph: ImageBitmap): OwnRoom {
  const share = workedAtPx / Math.max(photograph.width, photograph.height);
  const pixels = readPixels(photograph, Math.round(photograph.width * share), Math.round(photograph.height * share));
  const corners = firstCorners({ widthPx: photograph.width, heightPx: photograph.height });
  const room = { photograph, pixels, corners, widthMm: 2000, depthMm: 2000, earlier: [], isPainted: false };
  return { ...room, ...floorAndLight(room, guess(room)) };
}

/** The room with its corners elsewhere. The floor is not guessed anew: see `guessAgain`. */
export function withCorners(room: OwnRoom, corners: Corners): OwnRoom {
  return { ...room, corners };
}

/** The room with the floor guessed from where the corners are now; what was painted can be had back. */
export function guessAgain(room: OwnRoom): OwnRoom {
  return { ...room, ...floorAndLight(room, guess(room)), earlier: room.isPainted ? kept(room) : room.earlier, isPainted: false };
}

/** The room with strokes of the brush painted, points and radius in the mask's pixels. */
export function withStrokes(room: OwnRoom, strokes: readonly Stroke[]): OwnRoom {
  const mask = { ...room.mask, shares: room.mask.shares.slice() };
  for (const stroke of strokes) brush(mask, stroke);
  return { ...room, ...floorAndLight(room, mask), earlier: kept(room), isPainted: true };
}

/** The room as before the last stroke or guess. */
export function undone(room: OwnRoom): OwnRoom {
  const before = room.earlier.at(-1);
  return before ? { ...room, ...floorAndLight(room, before), earlier: room.earlier.slice(0, -1) } : room;
}

/** What is painted of it; null while its corners are not those of a rectangle. */
export function sceneOf({ photograph, corners, widthMm, depthMm, maskPicture, lightPicture }: OwnRoom): Scene | null {
  const geometry = geometryOfPhotograph({ widthPx: photograph.width, heightPx: photograph.height }, corners, widthMm, depthMm);
  return geometry && { geometry, room: photograph, mask: maskPicture, light: lightPicture, satin: null, polished: null };
}

function kept({ earlier, mask }: OwnRoom): readonly Mask[] {
  return [...earlier, mask].slice(-maxUndone);
}

function guess({ photograph, pixels, corners }: Pick<OwnRoom, 'photograph' | 'pixels' | 'corners'>): Mask {
  const share = pixels.widthPx / photograph.width;
  return guessFloor(pixels, corners.map(([x, y]) => [x * share, y * share]) as unknown as Corners);
}

function floorAndLight({ pixels }: Pick<OwnRoom, 'pixels'>, mask: Mask): Pick<OwnRoom, 'mask' | 'maskPicture' | 'lightPicture'> {
  const { widthPx, heightPx } = mask;
  const grey = new Uint8ClampedArray(widthPx * heightPx * 4);
  for (let p = 0; p < mask.shares.length; p++) grey.fill(mask.shares[p] as number, p * 4, p * 4 + 4);
  const light = lightOfPhotograph(pixels, mask.shares);
  return { mask, maskPicture: new ImageData(grey, widthPx, heightPx), lightPicture: new ImageData(light, widthPx, heightPx) };
}

/** The longest side a photograph is worked on with; a larger one is made smaller as it is read. */
const maxPx = 1600;
/** What no browser should be asked to hold: about a hundred megapixels of JPEG. */
const maxLoadBytes = 60_000_000;

/** A photograph, or the sentence that says why there is none. */
type ReadPhotograph = { photograph: ImageBitmap } | { problem: string };

const tryAnother = 'Please choose a JPEG, PNG or WebP photo.';

/** Reads a visitor's photograph. It goes nowhere: all of this happens in the browser. */
export async function readPhotograph(file: File): Promise<ReadPhotograph> {
  if (file.size === 0) return { problem: `“${file.name}” is empty. ${tryAnother}` };
  if (file.size > maxLoadBytes) return { problem: `“${file.name}” is larger than 60 MB. Please choose a smaller photo.` };
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
    const share = maxPx / Math.max(width, height);
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
