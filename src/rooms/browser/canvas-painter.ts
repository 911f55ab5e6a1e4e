import type { RoomPictures } from '../lay-floor.ts';
import type { ToLay } from './lay-floor.worker.ts';
import { type Decoded, type Painter, PainterLost, type Scene } from './painter.ts';

/** Wide enough to look good on a phone, small enough to be laid without a graphics card in a moment. */
const widestPx = 1000;
/** While a handle is dragged. */
const widestMovingPx = 420;
/** Floors kept ready: as many as can be swapped between. */
const maxReady = 4;

/** Paints without a graphics card, in a worker, so that the page stays awake meanwhile. */
export function canvasPainter(): Painter {
  const worker = new Worker(new URL('./lay-floor.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { done: (pixels: Uint8ClampedArray<ArrayBuffer>) => void; failed: (why: Error) => void }>();
  const known = new Map<ImageBitmap, number>();
  let asked = 0;
  let size = { widthPx: 0, heightPx: 0 };
  let sent: Scene | null = null;
  worker.onmessage = ({ data: { n, pixels } }: MessageEvent<{ n: number; pixels: Uint8ClampedArray<ArrayBuffer> }>) => {
    waiting.get(n)?.done(pixels);
    waiting.delete(n);
  };
  worker.onerror = () => {
    for (const { failed } of waiting.values()) failed(new PainterLost());
    waiting.clear();
  };
  const send = (message: ToLay) => worker.postMessage(message);

  return {
    kind: 'canvas',
    show(scene, isMoving) {
      const before = size;
      size = shownSize(scene, isMoving ? widestMovingPx : widestPx);
      const isSame = sent !== null && hasSamePictures(sent, scene) && before.widthPx === size.widthPx && before.heightPx === size.heightPx;
      sent = scene;
      send({ geometry: scene.geometry, pictures: isSame ? null : pixelsOf(scene, size) });
    },
    async paint({ picture, ...floor }, onto) {
      let id = known.get(picture);
      if (id === undefined) {
        id = ++asked;
        for (const [old, its] of known) {
          if (known.size < maxReady) break;
          known.delete(old);
          send({ forget: its });
        }
        send({ floor: { id, sizeMm: floor.sizeMm, picture: readPixels(picture, picture.width, picture.height) } });
      }
      known.delete(picture);
      known.set(picture, id);
      const n = ++asked;
      const { widthPx, heightPx } = size;
      const pixels = await new Promise<Uint8ClampedArray<ArrayBuffer>>((done, failed) => {
        waiting.set(n, { done, failed });
        send({ lay: { n, floor: id, laying: floor.laying, finish: floor.finish } });
      });
      onto.width = widthPx;
      onto.height = heightPx;
      onto.getContext('2d')?.putImageData(new ImageData(pixels, widthPx, heightPx), 0, 0);
    },
    dispose: () => worker.terminate(),
  };
}

function hasSamePictures(a: Scene, b: Scene): boolean {
  return (['room', 'mask', 'light', 'satin', 'polished'] as const).every((name) => a[name] === b[name]);
}

function shownSize({ geometry: { widthPx, heightPx } }: Scene, widest: number): { widthPx: number; heightPx: number } {
  const share = Math.min(1, widest / Math.max(widthPx, heightPx));
  return { widthPx: Math.round(widthPx * share), heightPx: Math.round(heightPx * share) };
}

function pixelsOf(scene: Scene, { widthPx, heightPx }: { widthPx: number; heightPx: number }): RoomPictures {
  const read = (decoded: Decoded | null) => (decoded ? readPixels(decoded, widthPx, heightPx).rgba : new Uint8ClampedArray(widthPx * heightPx * 4));
  const { room, mask, light, satin, polished } = scene;
  return { widthPx, heightPx, room: read(room), mask: read(mask), light: read(light), satin: read(satin), polished: read(polished) };
}

/** The pixels of a picture at a size, by way of a canvas. */
export function readPixels(decoded: Decoded, widthPx: number, heightPx: number) {
  if (decoded instanceof ImageData && decoded.width === widthPx && decoded.height === heightPx) return { widthPx, heightPx, rgba: decoded.data };
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) throw new PainterLost();
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(decoded instanceof ImageData ? onCanvas(decoded) : decoded, 0, 0, widthPx, heightPx);
  return { widthPx, heightPx, rgba: brush.getImageData(0, 0, widthPx, heightPx).data };
}

function onCanvas(data: ImageData): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = data.width;
  canvas.height = data.height;
  canvas.getContext('2d')?.putImageData(data, 0, 0);
  return canvas;
}
