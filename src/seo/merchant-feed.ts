import type { Product, ProductSummary } from '#catalogue/product.ts';
import { deliveryCharge } from '#delivery/delivery.ts';
import { countriesOnShopTerms } from '#delivery/promise.ts';
import type { Pence } from '#money/pence.ts';
import { isCutToLength } from '#orders/withdrawal.ts';
import { imageAddress, sharedWidth } from '#platform/images/address.ts';
import type { Settings } from '#settings/settings.ts';
import { pounds } from './sale-terms.ts';
import { element } from './sitemap.ts';

/** What the feed says of a product besides its summary. */
export type FeedProduct = ProductSummary & Pick<Product, 'description' | 'weightGrams' | 'material' | 'gtin' | 'mpn'>;

/** The terms that all products are sold on. `origin` without a trailing slash. */
type Terms = { origin: string; settings: Settings };

/**
 * The feed that Google Merchant Center fetches (https://support.google.com/merchants/answer/7052112), a piece at a time: RSS with its own names.
 * Products without a picture are left out, for it would refuse them. `origin` without a trailing slash.
 */
export async function* merchantFeed(
  shop: { name: string; tagline: string; origin: string },
  items: AsyncIterable<readonly string[]>,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
${element('title', shop.name)}${element('link', `${shop.origin}/`)}${element('description', shop.tagline || shop.name)}
`;
  for await (const some of items) yield `${some.join('\n')}\n`;
  yield '</channel></rss>\n';
}

/** One product of the feed; nothing for a product without a picture. */
export function feedItem(product: FeedProduct, { origin, settings }: Terms): string {
  const [main, ...others] = product.photos.map((photo) => origin + imageAddress(photo.imageId, sharedWidth(photo.width), 'jpg'));
  if (!main) return '';
  const { wasPence, pricePence, coverageCm2, weightGrams, gtin, mpn } = product;
  const fields = [
    element('g:id', product.sku),
    element('title', product.name.slice(0, 150)),
    element('description', (product.description || product.name).slice(0, 5000)),
    element('link', `${origin}/products/${product.id}`),
    element('g:image_link', main),
    ...others.slice(0, 10).map((address) => element('g:additional_image_link', address)),
    element('g:availability', product.isInStock ? 'in_stock' : 'out_of_stock'),
    // A sale price is said only beside an earlier price that the price history proves.
    element('g:price', price(wasPence ?? pricePence)),
    wasPence === null ? '' : element('g:sale_price', price(pricePence)),
    coverageCm2 === null ? '' : element('g:unit_pricing_measure', `${coverageCm2 / 10_000} sqm`),
    coverageCm2 === null ? '' : element('g:unit_pricing_base_measure', '1 sqm'),
    element('g:brand', product.supplier),
    element('g:condition', 'new'),
    element('g:gtin', gtin),
    element('g:mpn', mpn),
    // Goods that no maker numbered: saying so is better than making a number up.
    gtin || mpn ? '' : element('g:identifier_exists', 'no'),
    element('g:product_type', product.category),
    element('g:color', product.colour),
    element('g:material', product.material),
    element('g:size', product.tileSize ?? product.plankSize),
    weightGrams === null ? '' : element('g:shipping_weight', `${weightGrams / 1000} kg`),
    ...shipping(settings, pricePence),
    // Names the return policy that the owner keeps in Merchant Center; without one of that name its general one holds.
    element('g:return_policy_label', isCutToLength(product) ? 'cut-to-length' : 'returnable'),
  ];
  return `<item>${fields.join('')}</item>`;
}

/** What delivery of one unit comes to, and from what value of goods on it is free, in each country. */
function shipping(settings: Settings, goods: Pence): string[] {
  const charge = deliveryCharge(settings, goods);
  const freeOver = settings.delivery_charge_pence > 0 ? settings.free_delivery_over_pence : 0;
  return countriesOnShopTerms(settings).flatMap(({ country }) => {
    const to = element('g:country', country);
    return [
      `<g:shipping>${to}${element('g:price', price(charge))}</g:shipping>`,
      freeOver > 0 ? `<g:free_shipping_threshold>${to}${element('g:price_threshold', price(freeOver))}</g:free_shipping_threshold>` : '',
    ];
  });
}

function price(pence: Pence): string {
  return `${pounds(pence)} GBP`;
}
