import { createHash } from 'node:crypto';
import { type Finish, finishes, finishOf } from '#rooms/finishes.ts';
import type { Appearance } from '#surfaces/appearance.ts';
import { roomOf } from '../../db/demo/room-of.ts';
import type { DemoProduct, DemoRoom, PictureView, ScenePicture } from '../../db/demo/shape.ts';

/** One picture to draw. Everything that decides how it looks is in here. */
export type PictureJob = {
  file: string;
  widthPx: number;
  heightPx: number;
  appearance: Appearance;
  view: PictureView;
  /** Words on a label, and the thickness beside a dimension line. */
  name: string;
  detail: string;
  thickness: string | null;
  /** True where it is cut from a roll and only looks like planks or tiles; left out otherwise. */
  offRoll?: boolean;
  /** The room it is laid in, for that view. */
  inRoom?: InRoom;
  /** The file should stay under this many bytes if a fair quality allows it. */
  bytes: number;
};

/** A room as it is pictured: nearer (1 shows all of it), from another side, with its left and right exchanged. */
export type InRoom = { room: DemoRoom; finish: Finish; quarterTurn: boolean; nearness: number; across: number; down: number; isMirrored: boolean };

const sizes: Record<PictureView, { widthPx: number; heightPx: number; bytes: number }> = {
  laid: { widthPx: 1120, heightPx: 840, bytes: 40_000 },
  room: { widthPx: 1280, heightPx: 960, bytes: 120_000 },
  close: { widthPx: 1040, heightPx: 780, bytes: 34_000 },
  unit: { widthPx: 1200, heightPx: 900, bytes: 26_000 },
  object: { widthPx: 1200, heightPx: 900, bytes: 20_000 },
  'object-close': { widthPx: 1200, heightPx: 900, bytes: 24_000 },
};

/** The pictures of one product, in the order its page shows them. */
export function productJobs(product: DemoProduct): PictureJob[] {
  return product.pictures.map((view) => {
    const file = `${product.sku.toLowerCase()}-${view}.webp`;
    return {
      file,
      ...sizes[view],
      appearance: product.appearance,
      view,
      name: view.startsWith('object') ? product.name : '',
      detail: view.startsWith('object') ? detailOf(product) : '',
      thickness: view === 'unit' ? product.thickness : null,
      ...(view === 'unit' && product.unit === 'metre' ? { offRoll: true } : {}),
      ...(view === 'room' ? { inRoom: inRoom(product, roomOf(product), file) } : {}),
    };
  });
}

/** What the label says under the name: weight, or the area that one covers. */
function detailOf(product: DemoProduct): string {
  const { material } = product.appearance;
  if (/\d\s?(?:kg|g|ml|L|m²)\b/.test(product.name)) return '';
  if ((material === 'bag' || material === 'tub') && product.weight_grams) return `${Math.round(product.weight_grams / 100) / 10} kg`;
  if ((material === 'roll' || material === 'board') && product.coverage_cm2) return `${product.coverage_cm2 / 10_000} m²`;
  return '';
}

/** A slide's, a category's or a customer's picture of a product's floor. */
export function sceneJob(
  file: string,
  product: DemoProduct,
  { room }: ScenePicture,
  size: { widthPx: number; heightPx: number; bytes: number },
): PictureJob {
  const { appearance } = product;
  const base = { file, ...size, appearance, name: '', detail: '', thickness: null };
  if (room === null) return { ...base, view: 'laid' };
  const near = file.startsWith('gallery') ? 1 + 0.3 * share(file, 4) : 1;
  return { ...base, view: 'room', inRoom: { ...inRoom(product, room, file), nearness: near } };
}

/** Each file has its own view of a room, always the same one. */
function inRoom({ category, finish, surface, appearance }: DemoProduct, room: DemoRoom, file: string): InRoom {
  const isBoarded = appearance.layout === 'random-plank' || appearance.layout === 'random-length';
  return {
    room,
    finish: finishes[finishOf({ category, finish, surface })],
    // Boards run along a hall, and in other rooms as the fitter found best.
    quarterTurn: isBoarded && room !== 'hallway' && share(file, 1) < 0.45,
    nearness: 1,
    across: 0.2 + 0.6 * share(file, 2),
    down: 0.9,
    isMirrored: share(file, 3) < 0.5,
  };
}

/** A number from 0 to 1 that belongs to a file. */
function share(file: string, k: number): number {
  return createHash('sha256').update(`${k} ${file}`).digest().readUInt16BE(0) / 0xffff;
}

/** Changes whenever the picture would. `drawing` stands for the drawing rules themselves. */
export function inputsOf(job: PictureJob, drawing: string): string {
  return createHash('sha256').update(drawing).update(JSON.stringify(job)).digest('hex').slice(0, 12);
}
