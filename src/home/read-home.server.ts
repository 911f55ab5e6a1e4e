import { listCategories, listFeatured } from '#catalogue/catalogue.server.ts';
import type { HeroSlide } from '#content/hero-slide.ts';
import { listActiveSlides } from '#content/queries.server.ts';
import { listCustomerPhotos } from '#gallery/queries.server.ts';
import { countCustomers } from '#orders/queries.server.ts';
import { readRating } from '#reviews/queries.server.ts';
import { storeJsonLd } from '#seo/json-ld.ts';
import { publicSettings } from '#settings/public-settings.ts';
import { readServices, readSettings } from '#settings/queries.server.ts';
import type { Settings } from '#settings/settings.ts';
import type { Shop } from '../shop.server.ts';

const maxFeatured = 8;
const maxPhotos = 9;

/** Everything on the home page that is not a setting. */
export async function readHome(shop: Shop) {
  const [settings, slides, categories, featured, photos, standing] = await Promise.all([
    readSettings(shop),
    slidesOrNone(shop),
    listCategories(shop),
    listFeatured(shop, maxFeatured),
    recentPhotos(shop),
    readStanding(shop),
  ]);
  return {
    slides,
    categories,
    featured,
    photos,
    claims: claims(standing, settings),
    storeJsonLd: storeJsonLd(publicSettings(settings, shop.now(), await readServices(shop)), shop.config.origin),
  };
}

/** Without slides the page opens with its own words: not a reason to show none of it. */
async function slidesOrNone(shop: Shop): Promise<HeroSlide[]> {
  try {
    return await listActiveSlides(shop);
  } catch (error) {
    shop.log.error({ err: error }, 'hero slides could not be read');
    return [];
  }
}

/** The photos staff picked out; the newest where they picked none. */
async function recentPhotos(shop: Shop) {
  const picked = await listCustomerPhotos(shop, { limit: maxPhotos, featuredOnly: true });
  const { photos } = picked.photos.length ? picked : await listCustomerPhotos(shop, { limit: maxPhotos });
  return photos.map(({ id, title, customerName, roomType, picture }) => ({ id, title, customerName, roomType, picture }));
}

async function readStanding(shop: Shop): Promise<Standing> {
  const [rating, customers] = await Promise.all([readRating(shop), countCustomers(shop)]);
  return { ...rating, customers };
}

/** What buyers made of the shop: sums over all published reviews, and how many different people bought. */
type Standing = { reviews: number; averageRating: number; customers: number };

/** What may be claimed of it: nothing that fewer stand behind than the settings ask. The rating to one decimal, never rounded up to 5. */
export function claims(
  { reviews, averageRating, customers }: Standing,
  { min_reviews_shown, min_customers_shown }: Pick<Settings, 'min_reviews_shown' | 'min_customers_shown'>,
): string[] {
  const rating = Math.floor(averageRating * 10 + 1e-9) / 10;
  return [
    ...(reviews >= min_reviews_shown ? [`${rating}/5 from ${reviews.toLocaleString('en-GB')} reviews`] : []),
    ...(customers >= min_customers_shown ? [`${customers.toLocaleString('en-GB')} customers`] : []),
  ];
}
