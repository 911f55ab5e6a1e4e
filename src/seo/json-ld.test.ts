import { expect, test } from 'vitest';
import type { Product } from '#catalogue/product.ts';
import { publicSettings } from '#settings/public-settings.ts';
import { defaultSettings } from '#settings/settings.ts';
import { breadcrumbJsonLd, contactPageJsonLd, productJsonLd, storeJsonLd } from './json-ld.ts';

const origin = 'https://floors.example';
const floor = {
  id: 'a',
  name: 'Mourne Oak',
  description: 'A floor.',
  sku: 'MO-1',
  category: 'Wood Flooring',
  supplier: 'Tollymore',
  pricePence: 6500,
  wasPence: null,
  coverageCm2: 22200,
  isInStock: true,
  colour: 'Natural',
  material: null,
  weightGrams: 15_300,
  rating: null,
  photos: [{ imageId: 'b'.repeat(24), width: 1000, height: 1000 }],
} as unknown as Product;

test('a product says its price a box and what a box covers', () => {
  const said = productJsonLd(floor, origin);
  expect(said).toMatchObject({
    '@type': 'Product',
    image: [`https://floors.example/images/${'b'.repeat(24)}/960.jpg`],
    offers: { price: '65.00', priceCurrency: 'GBP', availability: 'https://schema.org/InStock', url: 'https://floors.example/products/a' },
  });
  const specification = (said.offers as { priceSpecification: object[] }).priceSpecification;
  expect(specification).toEqual([
    {
      '@type': 'UnitPriceSpecification',
      price: '65.00',
      priceCurrency: 'GBP',
      referenceQuantity: {
        '@type': 'QuantitativeValue',
        value: 2.22,
        unitCode: 'MTK',
        valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MTK' },
      },
    },
  ]);
});

test('nothing is said that is not so', () => {
  const said = productJsonLd({ ...floor, coverageCm2: null, isInStock: false, photos: [] }, origin);
  expect(Object.keys(said)).not.toContain('aggregateRating');
  expect(Object.keys(said)).not.toContain('image');
  expect(said.offers).not.toHaveProperty('priceSpecification');
  expect(said.offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
});

test('a rating and an earlier price stand where they are real', () => {
  const said = productJsonLd({ ...floor, rating: { average: 4.5, count: 12 }, wasPence: 8000 }, origin);
  expect(said.aggregateRating).toMatchObject({ ratingValue: 4.5, reviewCount: 12 });
  expect(JSON.stringify(said.offers)).toContain('"priceType":"https://schema.org/StrikethroughPrice","price":"80.00"');
});

test('a trail of breadcrumbs', () => {
  const said = breadcrumbJsonLd(
    [
      { name: 'Home', path: '/' },
      { name: 'Tiles', path: '/products?category=Tiles' },
    ],
    origin,
  );
  expect(said.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://floors.example/' },
    { '@type': 'ListItem', position: 2, name: 'Tiles', item: 'https://floors.example/products?category=Tiles' },
  ]);
});

test('the shop says what its settings say, and leaves out what they leave empty', () => {
  const settings = publicSettings({ ...defaultSettings, business_name: 'Floors', phone: '028 9000 0000', town: 'Bangor' }, new Date(0), {
    lender: 'none',
  });
  const said = storeJsonLd(settings, origin);
  expect(said).toMatchObject({
    '@type': 'HomeGoodsStore',
    name: 'Floors',
    telephone: '028 9000 0000',
    address: { addressLocality: 'Bangor', addressCountry: 'GB' },
  });
  expect(said.openingHoursSpecification).toHaveLength(7);
  for (const empty of ['email', 'geo', 'sameAs']) expect(said).not.toHaveProperty(empty);
  expect(contactPageJsonLd(settings, origin)).toMatchObject({ '@type': 'ContactPage', mainEntity: { '@type': 'HomeGoodsStore' } });
});
