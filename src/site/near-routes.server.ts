import type { EntryContext } from 'react-router';

type Routes = EntryContext['manifest']['routes'];

/**
 * Of all routes, those of addresses that begin as the page's own does, and the front page's: what the page is rendered with and may name to
 * the browser. React Router makes every one of them anew for every page.
 */
export function nearRoutes(routes: Routes, page: string): Routes {
  const here = firstPart(routes, page);
  return Object.fromEntries(Object.entries(routes).filter(([id]) => ['', here].includes(firstPart(routes, id))));
}

/** 'orders' of the route `orders/:id`; '' of one that adds nothing to the address. */
function firstPart(routes: Routes, id: string): string {
  const route = routes[id];
  if (!route) return '';
  return (route.parentId && firstPart(routes, route.parentId)) || (route.path?.split('/')[0] ?? '');
}
