/** Numbers of the pagination bar; null stands for an ellipsis. */
export type PageNumbers = (number | null)[];

/** Above this many pages the bar offers a 'Jump to page' box. */
export const pagesBeforeJump = 10;

/**
 * Page numbers to offer: all when there are 5 or fewer, else the first, the last, and 2 either side of the current one.
 * An ellipsis never hides a single page.
 */
export function pageNumbers(page: number, pages: number): PageNumbers {
  const all = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
  if (pages <= 5) return all(1, pages);
  const current = Math.min(Math.max(page, 1), pages);
  const first = current - 2 <= 3 ? 1 : current - 2;
  const last = current + 2 >= pages - 2 ? pages : current + 2;
  return [...(first > 1 ? [1, null] : []), ...all(first, last), ...(last < pages ? [null, pages] : [])];
}

/** Whole pages for so many items; 0 for none. */
export function countPages(total: number, limit: number): number {
  return Math.ceil(total / limit);
}

/** 'Showing 21-40 of 57 items'. */
export function itemsShown({ page, limit, total }: { page: number; limit: number; total: number }): string {
  const first = Math.min((page - 1) * limit + 1, total);
  return `Showing ${first}-${Math.min(page * limit, total)} of ${total} ${total === 1 ? 'item' : 'items'}`;
}

/** 'Showing 20 of 57 products (Page 1 of 3)'. */
export function productsShown({ shown, total, page, pages }: { shown: number; total: number; page: number; pages: number }): string {
  return `Showing ${shown} of ${total} ${total === 1 ? 'product' : 'products'} (Page ${page} of ${Math.max(1, pages)})`;
}

/** 'Browsing LVT (24 products found)'. */
export function browsingCategory(category: string, total: number): string {
  return `Browsing ${category} (${total} ${total === 1 ? 'product' : 'products'} found)`;
}

/** 'Page 2 of 3', the narrow screen's label. */
export function pageOfPages(page: number, pages: number): string {
  return `Page ${page} of ${pages}`;
}
