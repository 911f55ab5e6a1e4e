/** Pages that belong to one visitor, or to nobody who searches. Filtered lists are not here: they say noindex themselves, which only who may fetch them reads. */
const closed = ['/api/', '/admin', '/cart', '/checkout', '/compare', '/login', '/orders', '/prepared-cart', '/register', '/wishlist'];

/** /robots.txt. `origin` without a trailing slash. A shop that is not to be found is closed altogether. */
export function robots({ origin, isIndexed }: { origin: string; isIndexed: boolean }): string {
  if (!isIndexed) return 'User-agent: *\nDisallow: /\n';
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
