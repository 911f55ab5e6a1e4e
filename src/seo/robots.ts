/** Pages that belong to one visitor, or to nobody who searches. Filtered lists are not here: they say noindex themselves, which only who may fetch them reads. */
const closed = ['/api/', '/admin', '/cart', '/checkout', '/compare', '/login', '/orders', '/register', '/wishlist'];

/** /robots.txt. `origin` without a trailing slash. */
export function robots(origin: string): string {
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
