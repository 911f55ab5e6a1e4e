import type { Appearance } from '#surfaces/appearance.ts';
import type { Shop } from '../shop.server.ts';
import type { Product, ProductPhoto } from './product.ts';
import { isProductId, readSummaries, showSummary } from './read-summaries.server.ts';

/** The whole product with all its pictures, the main one first; null where there is none of that id. */
export async function readProduct(shop: Shop, id: string): Promise<Product | null> {
  if (!isProductId(id)) return null;
  const [row, [summary], photos] = await Promise.all([readRow(shop, id), readSummaries(shop.sql, [id]), readPhotos(shop, id)]);
  if (!row || !summary) return null;
  const { appearance, ...facts } = row;
  return { ...showSummary(summary, shop.now()), ...facts, appearance: appearance as Appearance | null, photos };
}

function readRow(shop: Shop, id: string) {
  return shop.db
    .selectFrom('products')
    .select(['description', 'material', 'finish', 'surface', 'construction', 'format', 'rooms', 'appearance'])
    .select(['weight_grams as weightGrams', 'pieces_per_box as piecesPerBox', 'wood_type as woodType', 'wood_species as woodSpecies'])
    .select(['plank_style as plankStyle', 'ac_rating as acRating', 'water_resistance as waterResistance', 'wear_layer as wearLayer'])
    .select(['slip_rating as slipRating', 'underfloor_heating as underfloorHeating', 'warranty_years as warrantyYears'])
    .select(['created_at as createdAt', 'updated_at as updatedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The photos of a product, the main one first; none where there is no such product. The id must be a UUID. */
export async function readPhotos(shop: Shop, productId: string): Promise<ProductPhoto[]> {
  return shop.db
    .selectFrom('product_photos as f')
    .innerJoin('images as i', 'i.id', 'f.image_id')
    .select(['f.id', 'f.image_id as imageId', 'i.width', 'i.height', 'i.placeholder', 'f.alt_text as alt', 'f.is_main as isMain'])
    .select((e) => e.ref('f.kind').$castTo<ProductPhoto['kind']>().as('kind'))
    .select(['f.background_position as backgroundPosition', 'f.background_size as backgroundSize'])
    .select(['f.image_opacity as imageOpacity', 'f.overlay_opacity as overlayOpacity'])
    .where('f.product_id', '=', productId)
    .orderBy('f.is_main', 'desc')
    .orderBy('f.position')
    .orderBy('f.id')
    .execute();
}
