import type { Product, ProductSummary } from '#catalogue/product.ts';
import { unitWords } from '#catalogue/selling-unit.ts';
import { type Specification, specifications } from '#catalogue/specifications.ts';
import { imageAddress, sharedWidth } from '#platform/images/address.ts';

const price = (pence: number) => ({ amount: pence, currency: 'GBP' });

/**
 * A product in the words of UCP's catalogue, amounts in pence. It has one variant, itself. What a floor is bought by stands in
 * `metadata`: its unit, what one covers in m² and the price of a m². `origin` without a trailing slash.
 */
export function productJson(product: ProductSummary & Partial<Pick<Product, 'description'>>, origin: string) {
  const { id, sku, name, category, supplier, unit, pricePence, pricePerM2Pence, coverageCm2, wasPence, stock, rating, photos, colour } = product;
  const title = `A ${unitWords(unit).one}`;
  const description = { plain: product.description?.slice(0, 2_000) ?? `${category} by ${supplier}` };
  return {
    id,
    handle: sku,
    title: name,
    description,
    url: `${origin}/products/${id}`,
    categories: [{ value: category, taxonomy: 'merchant' }],
    price_range: { min: price(pricePence), max: price(pricePence) },
    ...(wasPence === null ? {} : { list_price_range: { min: price(wasPence), max: price(wasPence) } }),
    media: photos.slice(0, 1).map((photo) => ({
      type: 'image',
      url: origin + imageAddress(photo.imageId, sharedWidth(photo.width), 'jpg'),
      alt_text: photo.alt,
    })),
    variants: [{ id, sku, title, description, price: price(pricePence), availability: { available: stock > 0 } }],
    ...(rating ? { rating: { value: rating.average, scale_max: 5, count: rating.count } } : {}),
    metadata: {
      brand: supplier,
      unit,
      stock,
      ...(colour ? { colour } : {}),
      ...(coverageCm2 === null ? {} : { coverage_m2: coverageCm2 / 10_000 }),
      ...(pricePerM2Pence === null ? {} : { price_per_m2: price(pricePerM2Pence) }),
    },
  };
}

/** The same with all that is on record of it. */
export function wholeProductJson(product: Product, origin: string) {
  const known = specifications(product).filter((line): line is Specification & { value: string } => line.value !== null);
  const json = productJson(product, origin);
  return { ...json, metadata: { ...json.metadata, specifications: Object.fromEntries(known.map(({ term, value }) => [term, value])) } };
}
