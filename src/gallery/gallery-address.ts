import { type GalleryFilter, readGalleryFilter } from './gallery-filters.ts';

/** What the gallery shows: a filter, pages 1 up to `page`, and perhaps one photo over them. */
export type GalleryView = { filter: GalleryFilter; page: number; photo: string | null };

/** Beyond this many pages at once nobody looks, and the page would weigh too much. */
export const mostPages = 25;

/** Reads an address whatever it holds: what makes no sense is left out. */
export function readGalleryView(query: URLSearchParams): GalleryView {
  const page = Number(query.get('page'));
  const photo = query.get('photo')?.toLowerCase() ?? '';
  return {
    filter: readGalleryFilter(query.get('filter')),
    page: Number.isInteger(page) ? Math.min(Math.max(page, 1), mostPages) : 1,
    photo: /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(photo) ? photo : null,
  };
}

export function galleryAddress({ filter = 'all', page = 1, photo = null }: Partial<GalleryView>): string {
  const query = new URLSearchParams();
  if (filter !== 'all') query.set('filter', filter);
  if (page > 1) query.set('page', String(page));
  if (photo) query.set('photo', photo);
  return `/gallery${query.size ? `?${query}` : ''}`;
}
