import { expect, test } from 'vitest';
import type { Product } from '#catalogue/product.ts';
import type { Review } from '#reviews/review.ts';
import { publicSettings } from '#settings/public-settings.ts';
import { defaultSettings } from '#settings/settings.ts';
import { areaJsonLd, breadcrumbJsonLd, contactPageJsonLd, productJsonLd, storeJsonLd } from './json-ld.ts';

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
  unit: 'box',
  gtin: null,
  mpn: null,
  maker: null,
  photos: [{ imageId: 'b'.repeat(24), width: 1000, height: 1000 }],
} as unknown as Product;

const settings = { ...defaultSettings, delivery_charge_pence: 2995, free_delivery_over_pence: 19_900 };
const around = { origin, settings, reviews: [] };

test('a product says its price a box and what a box covers', () => {
  const said = productJsonLd(floor, around);
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

test('a product says who made it, with an address, and an e-mail address or a page', () => {
  const maker = { name: 'Oak Works', postalAddress: '1 Mill Road\nBangor', isInUnion: true, responsible: null };
  const madeBy = (electronicAddress: string) => productJsonLd({ ...floor, maker: { ...maker, electronicAddress } }, around).manufacturer;
  const organization = { '@type': 'Organization', name: 'Oak Works', address: '1 Mill Road, Bangor' };
  expect(madeBy('help@oak.example')).toEqual({ ...organization, email: 'help@oak.example' });
  expect(madeBy('https://oak.example')).toEqual({ ...organization, url: 'https://oak.example' });
});

test('nothing is said that is not so', () => {
  const said = productJsonLd({ ...floor, coverageCm2: null, isInStock: false, photos: [] }, around);
  expect(Object.keys(said)).not.toContain('aggregateRating');
  for (const empty of ['image', 'gtin', 'mpn', 'review', 'manufacturer']) expect(Object.keys(said)).not.toContain(empty);
  expect(said.offers).not.toHaveProperty('priceSpecification');
  expect(said.offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
});

test('a rating and an earlier price stand where they are real', () => {
  const said = productJsonLd({ ...floor, rating: { average: 4.5, count: 12 }, wasPence: 8000 }, around);
  expect(said.aggregateRating).toMatchObject({ ratingValue: 4.5, reviewCount: 12 });
  expect(JSON.stringify(said.offers)).toContain('"priceType":"https://schema.org/StrikethroughPrice","price":"80.00"');
});

test('a product says the numbers that others know it by, and what was written of it', () => {
  const review = { rating: 4, title: 'Lovely', comment: 'Laid in a day.', userName: 'Ann B', createdAt: new Date('2026-03-04T22:00:00Z') } as Review;
  expect(productJsonLd({ ...floor, gtin: '4006381333931', mpn: 'QS-1' }, { ...around, reviews: [review] })).toMatchObject({
    gtin: '4006381333931',
    mpn: 'QS-1',
    review: [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Ann B' },
        datePublished: '2026-03-04',
        reviewBody: 'Laid in a day.',
        reviewRating: { ratingValue: 4, bestRating: 5 },
      },
    ],
  });
});

test('an offer says what delivery comes to in each country that is delivered to, and how goods go back', () => {
  const offer = (product: Product) => productJsonLd(product, around).offers as { shippingDetails: object[]; hasMerchantReturnPolicy: object };
  const { shippingDetails, hasMerchantReturnPolicy } = offer(floor);
  expect(shippingDetails).toEqual(
    ['GB', 'IE'].map((addressCountry) => ({
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: '29.95', currency: 'GBP' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry },
    })),
  );
  expect(hasMerchantReturnPolicy).toMatchObject({
    applicableCountry: ['GB', 'IE'],
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 14,
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  });
  expect(offer({ ...floor, pricePence: 19_900 }).shippingDetails[0]).toMatchObject({ shippingRate: { value: '0.00' } });
  expect(offer({ ...floor, unit: 'metre' }).hasMerchantReturnPolicy).toMatchObject({
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  });
  const nowhere = productJsonLd(floor, { ...around, settings: { ...settings, delivery_zones: [] } }).offers;
  for (const unsaid of ['shippingDetails', 'hasMerchantReturnPolicy']) expect(nowhere).not.toHaveProperty(unsaid);
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
  const shown = publicSettings({ ...defaultSettings, business_name: 'Floors', phone: '028 9000 0000', town: 'Bangor' }, new Date(0), {
    lender: 'none',
  });
  const said = storeJsonLd(shown, origin);
  expect(said).toMatchObject({
    '@type': 'HomeGoodsStore',
    name: 'Floors',
    telephone: '+442890000000',
    address: { addressLocality: 'Bangor', addressCountry: 'GB' },
    hasMerchantReturnPolicy: { merchantReturnDays: 14 },
    hasShippingService: {
      shippingConditions: [
        { orderValue: { minValue: '0.00', maxValue: '198.99' }, shippingRate: { value: '29.95' } },
        { orderValue: { minValue: '199.00' }, shippingRate: { value: '0.00' } },
      ],
    },
  });
  expect(said.openingHoursSpecification).toHaveLength(7);
  for (const empty of ['email', 'geo', 'sameAs']) expect(said).not.toHaveProperty(empty);
  expect(contactPageJsonLd(shown, origin)).toMatchObject({ '@type': 'ContactPage', mainEntity: { '@type': 'HomeGoodsStore' } });
});

test('an area is where the shop works, not another answer to where the shop itself does', () => {
  const said = areaJsonLd({ area: 'Belfast', slug: 'belfast', description: 'Floors.' }, origin);
  expect(said).toMatchObject({ '@type': 'Service', areaServed: { name: 'Belfast' }, provider: { '@id': `${origin}/#store` } });
});
