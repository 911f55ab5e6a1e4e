import { data } from 'react-router';
import type { Shop } from '../shop.server.ts';
import { infoAddress, type LoadedPage } from './info-page.ts';
import { findInfoPage } from './pages.server.ts';
import { renderInfoPage } from './render-page.server.ts';

/** A page of text as it is shown. Throws a 404 for one that there is not. */
export async function loadInfoPage(shop: Shop, slug: string): Promise<LoadedPage> {
  const page = await findInfoPage(shop, slug);
  if (!page) throw data(null, { status: 404 });
  const { title, seoTitle, description } = page;
  return { title, seoTitle: seoTitle || title, description, path: infoAddress(slug), html: await renderInfoPage(shop, page) };
}
