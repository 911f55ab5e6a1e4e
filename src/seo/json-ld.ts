import type { Maker } from '#catalogue/makers/maker.ts';
import type { Product } from '#catalogue/product.ts';
import { deliveryCharge, deliveryCountries } from '#delivery/delivery.ts';
import { countriesOnShopTerms } from '#delivery/promise.ts';
import { penceOf } from '#money/pence.ts';
import { imageAddress, sharedWidth } from '#platform/images/address.ts';
import type { JsonLd } from '#platform/page-meta.ts';
import type { Review } from '#reviews/review.ts';
import { internationalPhone } from '#settings/contact-details.ts';
import { type OpeningHours, weekdays } from '#settings/opening-hours.ts';
import type { PublicSettings } from '#settings/public-settings.ts';
import type { Settings } from '#settings/settings.ts';
import { compact, pounds, returnPolicy, shippingDetails, shippingService } from './sale-terms.ts';

/** What a product's page says besides the product: the terms it is sold on, and the reviews it shows. `origin` without a trailing slash. */
type Around = { origin: string; settings: Settings; reviews: readonly Review[] };

/**
 * A product with its one offer: the price of a box, and of a square metre through the quantity that a box covers, as
 * https://developers.google.com/search/docs/appearance/structured-data/merchant-listing asks. A rating only where people gave one.
 */
export function productJsonLd(product: Product, { origin, settings, reviews }: Around): JsonLd {
  const url = `${origin}/products/${product.id}`;
  const countries = deliveryCountries(settings).map(({ country }) => country);
  return compact({
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    description: product.description,
    sku: product.sku,
    gtin: product.gtin,
    mpn: product.mpn,
    category: product.category,
    brand: { '@type': 'Brand', name: product.supplier },
    manufacturer: product.maker && manufacturer(product.maker),
    image: product.photos.map((photo) => pictureAddress(photo, origin)),
    color: product.colour,
    material: product.material,
    weight: product.weightGrams === null ? null : { '@type': 'QuantitativeValue', value: product.weightGrams, unitCode: 'GRM' },
    aggregateRating: product.rating && {
      '@type': 'AggregateRating',
      ratingValue: product.rating.average,
      reviewCount: product.rating.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews.map(reviewJsonLd),
    offers: compact({
      '@type': 'Offer',
      url,
      priceCurrency: 'GBP',
      price: pounds(product.pricePence),
      priceSpecification: priceSpecifications(product),
      availability: `https://schema.org/${product.isInStock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      shippingDetails: shippingDetails(
        deliveryCharge(settings, product.pricePence),
        countriesOnShopTerms(settings).map(({ country }) => country),
      ),
      hasMerchantReturnPolicy: returnPolicy(product, countries, origin),
    }),
  });
}

/** Where a page stands: the last step is the page itself. Paths begin with a slash. */
export function breadcrumbJsonLd(steps: readonly { name: string; path: string }[], origin: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, i) => ({ '@type': 'ListItem', position: i + 1, name, item: origin + path })),
  };
}

/** The shop as a place to visit and to ring. What settings leave empty is left out. */
export function storeJsonLd(settings: PublicSettings, origin: string): JsonLd {
  return compact({ '@context': 'https://schema.org', ...store(settings, origin) });
}

/** What the shop does in one of its areas. The shop itself serves the same areas whatever page says so. */
export function areaJsonLd({ area, slug, description }: { area: string; slug: string; description: string }, origin: string): JsonLd {
  return compact({
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': `${origin}/areas/${slug}#service`,
    name: `Flooring in ${area}`,
    description,
    areaServed: { '@type': 'Place', name: area },
    provider: { '@id': storeId(origin) },
  });
}

/** The contact page, about the same shop. */
export function contactPageJsonLd(settings: PublicSettings, origin: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    '@id': `${origin}/contact`,
    url: `${origin}/contact`,
    name: `Contact ${settings.business_name}`,
    mainEntity: store(settings, origin),
  };
}

/** The address of a picture outside the site: JPEG, which everything that fetches one can read, at most 1280 pixels wide. */
export function pictureAddress(picture: { imageId: string; width: number }, origin: string): string {
  return origin + imageAddress(picture.imageId, sharedWidth(picture.width), 'jpg');
}

function reviewJsonLd({ rating, title, comment, userName, createdAt }: Review): object {
  return compact({
    '@type': 'Review',
    author: { '@type': 'Person', name: userName },
    datePublished: createdAt.toISOString().slice(0, 10),
    name: title,
    reviewBody: comment,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  });
}

function manufacturer({ name, postalAddress, electronicAddress }: Maker): object {
  const isEmail = electronicAddress?.includes('@');
  return compact({
    '@type': 'Organization',
    name,
    address: postalAddress?.replaceAll('\n', ', ') ?? null,
    email: isEmail ? electronicAddress : null,
    url: isEmail ? null : electronicAddress,
  });
}

function priceSpecifications({ pricePence, wasPence, coverageCm2 }: Product): object[] {
  const was =
    wasPence === null
      ? []
      : [{ '@type': 'UnitPriceSpecification', priceType: 'https://schema.org/StrikethroughPrice', price: pounds(wasPence), priceCurrency: 'GBP' }];
  if (coverageCm2 === null) return was;
  const perSquareMetre = {
    '@type': 'UnitPriceSpecification',
    price: pounds(pricePence),
    priceCurrency: 'GBP',
    // MTK is the square metre (UN/CEFACT Recommendation 20). This much is what the price buys; the reference is what shops are compared by.
    referenceQuantity: {
      '@type': 'QuantitativeValue',
      value: coverageCm2 / 10_000,
      unitCode: 'MTK',
      valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MTK' },
    },
  };
  return [perSquareMetre, ...was];
}

function store(settings: PublicSettings, origin: string) {
  const countries = settings.countries.map(({ country }) => country);
  return compact({
    '@type': 'HomeGoodsStore',
    '@id': storeId(origin),
    name: settings.business_name,
    description: settings.tagline,
    url: `${origin}/`,
    telephone: internationalPhone(settings.phone),
    email: settings.email,
    address:
      settings.address_lines.length || settings.town || settings.postcode
        ? compact({
            '@type': 'PostalAddress',
            streetAddress: settings.address_lines.join(', '),
            addressLocality: settings.town,
            addressRegion: settings.county,
            postalCode: settings.postcode,
            addressCountry: 'GB',
          })
        : null,
    geo: settings.geo && { '@type': 'GeoCoordinates', ...settings.geo },
    openingHoursSpecification: openingHours(settings.opening_hours),
    areaServed: settings.service_areas,
    foundingDate: settings.founded_year === null ? null : String(settings.founded_year),
    currenciesAccepted: 'GBP',
    hasShippingService:
      settings.not_free_to.length + settings.charged_apart.length > 0
        ? null
        : shippingService({ charge: penceOf(settings.delivery_charge), freeOver: penceOf(settings.free_delivery_over) }, countries),
    hasMerchantReturnPolicy: returnPolicy({ unit: null }, countries, origin),
    sameAs: settings.social_links.map((link) => link.url),
  });
}

function storeId(origin: string): string {
  return `${origin}/#store`;
}

function openingHours(hours: OpeningHours): object[] {
  return weekdays.flatMap((day) => {
    const open = hours[day];
    const name = day.charAt(0).toUpperCase() + day.slice(1);
    return open ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: `https://schema.org/${name}`, opens: open.opens, closes: open.closes }] : [];
  });
}
