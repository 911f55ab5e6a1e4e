import { keptUntilChanged } from '#platform/changes.server.ts';
import type { Shop } from '../shop.server.ts';

/** All local areas, in the order that staff gave them. */
export const listAreas: (shop: Shop) => Promise<Area[]> = keptUntilChanged(['areas'], async (shop: Shop) => {
  const rows = await shop.db.selectFrom('areas').selectAll().orderBy('position').orderBy('area').execute();
  return rows.map(({ slug, area, description, population, key_services, landmarks }) => ({
    slug,
    area,
    description,
    population,
    keyServices: key_services,
    landmarks,
  }));
});

/** The area at /areas/{slug}, or null. */
export async function readArea(shop: Shop, slug: string): Promise<Area | null> {
  const areas = await listAreas(shop);
  return areas.find((area) => area.slug === slug) ?? null;
}

/** A place the shop serves, with a page of its own at /areas/{slug}. */
type Area = {
  slug: string;
  area: string;
  description: string;
  /** As said to a reader: '340,000'. */
  population: string;
  keyServices: string[];
  landmarks: string[];
};
