import { pageMeta } from '#platform/page-meta.ts';
import type { LoadedPage } from './info-page.ts';

type Site = { settings: { business_name: string }; origin: string };

/** What the head says of a page of text; `title` alone where the page or the shop could not be read. */
export function infoMeta(page: LoadedPage | undefined, site: Site | null | undefined, title?: string) {
  if (!page || !site) return title ? [{ title }] : [];
  const { seoTitle, description, path } = page;
  return pageMeta({ title: seoTitle, siteName: site.settings.business_name, description, path, origin: site.origin });
}
