/**
 * Path and query of the page that is asked for, to come back to: the page's script asks for its data at `…/orders.data`, which nobody should be
 * led to (React Router gives loaders the address as it came).
 */
export function pageAddress(request: Request): { pathname: string; searchParams: URLSearchParams } {
  const { pathname, searchParams } = new URL(request.url);
  const page = pathname
    .replace(/^\/_root\.data$/, '/')
    .replace(/\/_\.data$/, '/')
    .replace(/\.data$/, '');
  if (page !== pathname) searchParams.delete('_routes');
  return { pathname: page, searchParams };
}
