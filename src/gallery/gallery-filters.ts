/** The gallery's filter buttons, in their order. */
export const galleryFilters = ['all', 'bathroom', 'kitchen', 'living room', 'bedroom', 'tiles', 'wood', 'laminate'] as const;
export type GalleryFilter = (typeof galleryFilters)[number];

/** What the staff's free words for a room or a floor must look like; the same expressions are read by PostgreSQL (`~*`) and here. */
type Condition = { of: 'room' | 'floor'; like: string; unlike?: string };

const conditions: Record<Exclude<GalleryFilter, 'all'>, Condition> = {
  bathroom: { of: 'room', like: '(^|[^a-z])(bath|shower|wet ?room|en-?suite|cloakroom)' },
  kitchen: { of: 'room', like: '(^|[^a-z])kitchen' },
  'living room': { of: 'room', like: '(^|[^a-z])(living|lounge|sitting|family) ?-?(room|$|[^a-z])|(^|[^a-z])lounge' },
  bedroom: { of: 'room', like: '(^|[^a-z])(bed ?room|nursery)' },
  tiles: {
    of: 'floor',
    like: '(^|[^a-z])(til(e|es|ed|ing)|porcelain|ceramic|mosaic|terrazzo|(lime|sand|natural )?stone|slate|granite|marble|travertine)($|[^a-z])',
    unlike: 'carpet|lvt|vinyl|laminate',
  },
  // A wood-effect tile or plank is not wood.
  wood: {
    of: 'floor',
    like: '(^|[^a-z])(hard)?(wood|oak|walnut|ash|maple|pine|bamboo|parquet)',
    unlike: 'effect|look|tile|porcelain|lvt|vinyl|laminate',
  },
  laminate: { of: 'floor', like: '(^|[^a-z])laminate' },
};

/** The filter a page address names, 'all' for none or an unknown one. */
export function readGalleryFilter(text: string | null): GalleryFilter {
  const wanted = text?.trim().toLowerCase();
  return galleryFilters.find((filter) => filter === wanted) ?? 'all';
}

export function galleryCondition(filter: GalleryFilter): Condition | null {
  return filter === 'all' ? null : conditions[filter];
}

/** Whether a photo of this room and floor belongs under the filter. */
export function isUnderFilter(filter: GalleryFilter, photo: { roomType: string; flooringType: string }): boolean {
  const condition = galleryCondition(filter);
  if (!condition) return true;
  const text = condition.of === 'room' ? photo.roomType : photo.flooringType;
  return new RegExp(condition.like, 'i').test(text) && !(condition.unlike && new RegExp(condition.unlike, 'i').test(text));
}

/** What the gallery shows: a filter, pages 1 up to `page`, and perhaps one photo over them. */
export type GalleryView = { filter: GalleryFilter; page: number; photo: string | null };

/** Beyond this many pages at once nobody looks, and the page would weigh too much. */
export const maxPageCount = 25;

/** Reads an address whatever it holds: what makes no sense is left out. */
export function readGalleryView(query: URLSearchParams): GalleryView {
  const page = Number(query.get('page'));
  const photo = query.get('photo')?.toLowerCase() ?? '';
  return {
    filter: readGalleryFilter(query.get('filter')),
    page: Number.isInteger(page) ? Math.min(Math.max(page, 1), maxPageCount) : 1,
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
