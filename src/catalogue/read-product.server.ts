import type { Appearance } from '#surfaces/appearance.ts';
import type { Shop } from '../shop.server.ts';
import type { Product, ProductPhoto } from './product.ts';
import { isProductId, readSummaries, showSummary } from './read-summaries.server.ts';

/** The whole product with all its pictures, the main one first; null where there is none of that id. */
export async function readProduct(shop: Shop, id: string): Promise<Product | null> {
  return (await readProducts(shop, [id]))[0] ?? null;
}

/** Whole products in the order given, by their ids or by what has them; what is no product is left out. */
export async function readProducts(shop: Shop, of: readonly (string | { id: string })[]): Promise<Product[]> {
  const ids = of.map((one) => (typeof one === 'string' ? one : one.id).toLowerCase());
  const wanted = ids.filter(isProductId);
  if (!wanted.length) return [];
  const [rows, summaries, photos] = await Promise.all([readRows(shop, wanted), readSummaries(shop.sql, wanted), readPhotosOf(shop, wanted)]);
  const now = shop.now();
  return wanted.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    const summary = summaries.find((one) => one.id === id);
    if (!row || !summary) return [];
    const { appearance, ...facts } = row;
    return {
      ...showSummary(summary, now),
      ...facts,
      appearance: appearance as Appearance | null,
      photos: photos.flatMap(({ productId, ...photo }) => (productId === id ? photo : [])),
    };
  });
}

function readRows(shop: Shop, ids: readonly string[]) {
  return shop.db
    .selectFrom('products')
    .select(['id', 'description', 'material', 'finish', 'surface', 'construction', 'format', 'rooms', 'gtin', 'mpn', 'appearance'])
    .select(['weight_grams as weightGrams', 'pieces_per_box as piecesPerBox', 'wood_type as woodType', 'wood_species as woodSpecies'])
    .select(['plank_style as plankStyle', 'ac_rating as acRating', 'water_resistance as waterResistance', 'wear_layer as wearLayer'])
    .select(['slip_rating as slipRating', 'underfloor_heating as underfloorHeating', 'warranty_years as warrantyYears'])
    .select(['roll_width_mm as rollWidthMm', 'cut_step_mm as cutStepMm', 'direction_matters as directionMatters'])
    .select(['pattern_repeat_length_mm as patternRepeatLengthMm', 'pattern_repeat_width_mm as patternRepeatWidthMm'])
    .select(['created_at as createdAt', 'updated_at as updatedAt'])
    .where('id', 'in', ids)
    .execute();
}

/** The photos of a product, the main one first; none where there is no such product. The id must be a UUID. */
export async function readPhotos(shop: Shop, productId: string): Promise<ProductPhoto[]> {
  return (await readPhotosOf(shop, [productId])).map(({ productId: _, ...photo }) => photo);
}

function readPhotosOf(shop: Shop, productIds: readonly string[]) {
  return shop.db
    .selectFrom('product_photos as f')
    .innerJoin('images as i', 'i.id', 'f.image_id')
    .select(['f.product_id as productId', 'f.id', 'f.image_id as imageId', 'f.alt_text as alt', 'f.is_main as isMain'])
    .select(['i.width', 'i.height', 'i.placeholder'])
    .select((e) => e.ref('f.kind').$castTo<ProductPhoto['kind']>().as('kind'))
    .select(['f.background_position as backgroundPosition', 'f.background_size as backgroundSize'])
    .select(['f.image_opacity as imageOpacity', 'f.overlay_opacity as overlayOpacity'])
    .where('f.product_id', 'in', productIds)
    .orderBy('f.is_main', 'desc')
    .orderBy('f.position')
    .orderBy('f.id')
    .execute();
}
