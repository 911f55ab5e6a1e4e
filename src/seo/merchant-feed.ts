import type { ProductSummary } from '#catalogue/product.ts';
import { imageAddress, sharedWidth } from '#platform/images/address.ts';
import { element } from './xml.ts';

/** What the feed says of a product besides its summary. */
export type FeedProduct = ProductSummary & { description: string; weightGrams: number | null; material: string | null };

/**
 * The feed that Google Merchant Center fetches (https://support.google.com/merchants/answer/7052112): RSS with its own names.
 * Products without a picture are left out, for it would refuse them. `origin` without a trailing slash.
 */
export function merchantFeed(shop: { name: string; tagline: string; origin: string }, items: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
${element('title', shop.name)}${element('link', `${shop.origin}/`)}${element('description', shop.tagline || shop.name)}
${items.join('\n')}
</channel></rss>
`;
}

/** One product of the feed; nothing for a product without a picture. */
export function feedItem(product: FeedProduct, origin: string): string {
  const [main, ...others] = product.photos.map((photo) => origin + imageAddress(photo.imageId, sharedWidth(photo.width), 'jpg'));
  if (!main) return '';
  const { wasPence, pricePence, coverageCm2, weightGrams } = product;
  const fields = [
    element('g:id', product.sku),
    element('title', product.name.slice(0, 150)),
    element('description', (product.description || product.name).slice(0, 5000)),
    element('link', `${origin}/products/${product.id}`),
    element('g:image_link', main),
    ...others.slice(0, 10).map((address) => element('g:additional_image_link', address)),
    element('g:availability', product.isInStock ? 'in_stock' : 'out_of_stock'),
    // A sale price is said only beside an earlier price that the price history proves.
    element('g:price', pounds(wasPence ?? pricePence)),
    wasPence === null ? '' : element('g:sale_price', pounds(pricePence)),
    coverageCm2 === null ? '' : element('g:unit_pricing_measure', `${coverageCm2 / 10_000} sqm`),
    coverageCm2 === null ? '' : element('g:unit_pricing_base_measure', '1 sqm'),
    element('g:brand', product.supplier),
    element('g:condition', 'new'),
    // Own goods and ranges carry no GTIN; saying so is better than making one up.
    element('g:identifier_exists', 'no'),
    element('g:product_type', product.category),
    element('g:color', product.colour),
    element('g:material', product.material),
    element('g:size', product.tileSize ?? product.plankSize),
    weightGrams === null ? '' : element('g:shipping_weight', `${weightGrams / 1000} kg`),
  ];
  return `<item>${fields.join('')}</item>`;
}

function pounds(pence: number): string {
  return `${(pence / 100).toFixed(2)} GBP`;
}
