import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keptUntilChanged } from '#platform/changes.server.ts';
import { inPackage } from '#platform/package-folder.server.ts';
import type { Shop } from '../shop.server.ts';
import { type InfoPage, ownAddresses } from './info-page.ts';
import { readPageFile } from './read-page-file.ts';

let written: Promise<InfoPage[]> | null = null;

/** The pages as they come with the shop. Read once. */
export function pagesThatCome(): Promise<InfoPage[]> {
  written ??= Promise.all(
    Object.keys(ownAddresses).map(async (slug) => readPageFile(slug, await readFile(join(inPackage('content/info-pages'), `${slug}.md`), 'utf8'))),
  ).catch((error: unknown) => {
    written = null;
    throw error;
  });
  return written;
}

/** Every page: those that come with the shop, as staff wrote them anew where they did, then the others by title. */
export const listInfoPages: (shop: Shop) => Promise<InfoPage[]> = keptUntilChanged(['info_pages'], async (shop: Shop) => {
  const [own, rows] = await Promise.all([pagesThatCome(), shop.db.selectFrom('info_pages').selectAll().orderBy('title').execute()]);
  const changed = rows.map(({ seo_title, in_footer, updated_at, ...row }) => ({
    ...row,
    seoTitle: seo_title,
    inFooter: in_footer,
    updatedAt: updated_at,
  }));
  return [
    ...own.map((page) => changed.find(({ slug }) => slug === page.slug) ?? page),
    ...changed.filter(({ slug }) => !Object.hasOwn(ownAddresses, slug)),
  ];
});

/** The page of that name, or null. */
export async function findInfoPage(shop: Shop, slug: string): Promise<InfoPage | null> {
  const pages = await listInfoPages(shop);
  return pages.find((page) => page.slug === slug) ?? null;
}
