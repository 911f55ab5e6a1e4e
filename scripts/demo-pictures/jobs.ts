import { createHash } from 'node:crypto';
import type { Appearance } from '#surfaces/appearance.ts';
import type { DemoProduct, PictureView, ScenePicture } from '../../db/demo/shape.ts';

/** One picture to draw. Everything that decides how it looks is in here. */
export type PictureJob = {
  file: string;
  widthPx: number;
  heightPx: number;
  appearance: Appearance;
  view: PictureView | 'scene';
  /** Words on a label, and the thickness beside a dimension line. */
  name: string;
  detail: string;
  thickness: string | null;
  /** True where it is cut from a roll and only looks like planks or tiles; left out otherwise. */
  offRoll?: boolean;
  scene?: ScenePicture;
  /** The file should stay under this many bytes if a fair quality allows it. */
  bytes: number;
};

const sizes: Record<PictureView, { widthPx: number; heightPx: number; bytes: number }> = {
  laid: { widthPx: 1120, heightPx: 840, bytes: 40_000 },
  raking: { widthPx: 1200, heightPx: 900, bytes: 36_000 },
  close: { widthPx: 1040, heightPx: 780, bytes: 34_000 },
  unit: { widthPx: 1200, heightPx: 900, bytes: 26_000 },
  object: { widthPx: 1200, heightPx: 900, bytes: 20_000 },
  'object-close': { widthPx: 1200, heightPx: 900, bytes: 24_000 },
};

/** The pictures of one product, in the order its page shows them. */
export function productJobs(product: DemoProduct): PictureJob[] {
  return product.pictures.map((view) => ({
    file: `${product.sku.toLowerCase()}-${view}.webp`,
    ...sizes[view],
    appearance: product.appearance,
    view,
    name: view.startsWith('object') ? product.name : '',
    detail: view.startsWith('object') ? detailOf(product) : '',
    thickness: view === 'unit' ? product.thickness : null,
    ...(view === 'unit' && product.unit === 'metre' ? { offRoll: true } : {}),
  }));
}

/** What the label says under the name: weight, or the area that one covers. */
function detailOf(product: DemoProduct): string {
  const { material } = product.appearance;
  if (/\d\s?(?:kg|g|ml|L|m²)\b/.test(product.name)) return '';
  if ((material === 'bag' || material === 'tub') && product.weight_grams) return `${Math.round(product.weight_grams / 100) / 10} kg`;
  if ((material === 'roll' || material === 'board') && product.coverage_milli_m2) return `${product.coverage_milli_m2 / 1000} m²`;
  return '';
}

/** A picture of a product's floor in a bare room. */
export function sceneJob(
  file: string,
  product: DemoProduct,
  scene: ScenePicture,
  size: { widthPx: number; heightPx: number; bytes: number },
): PictureJob {
  return { file, ...size, appearance: product.appearance, view: 'scene', name: '', detail: '', thickness: null, scene };
}

/** Changes whenever the picture would. `drawing` stands for the drawing rules themselves. */
export function inputsOf(job: PictureJob, drawing: string): string {
  return createHash('sha256').update(drawing).update(JSON.stringify(job)).digest('hex').slice(0, 12);
}
