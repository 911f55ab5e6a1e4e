import type { Sql } from 'postgres';

/**
 * What is asked: by whom, and of which address; `round` so that what is kept is not asked twice. A body makes it a POST. `once`: of what takes long,
 * which may: nobody sits before it.
 */
export type Ask = { who: 'shopper' | 'staff'; what: string; path: (round: number) => string; body?: (round: number) => unknown; once?: true };

/** Every kind of page at its usual first address, and where it hurts: last pages, many filters, a year. */
export async function scaleAsks(sql: Sql): Promise<Ask[]> {
  const ids = async (rows: PromiseLike<readonly { id: string }[]>) => (await rows).map(({ id }) => id);
  const [floors, rolls, lots, orders, claims, goods] = await Promise.all([
    ids(sql`select id from products where unit = 'box' and coverage_cm2 is not null and not is_archived order by sku limit 60`),
    ids(sql`select id from products where roll_width_mm <> '{}' and not is_archived order by sku limit 60`),
    ids(sql`select product_id as id from stock_levels s join products p on p.id = s.product_id where in_lots and coverage_cm2 is not null
      and not is_archived order by product_id limit 60`),
    ids(sql`select o.id from orders o join users u on u.id = o.user_id where u.is_admin order by o.created_at desc limit 60`),
    ids(sql`select id from claims order by created_at limit 60`),
    ids(sql`select id from products where in_stock and not is_archived and unit = 'box' order by id limit 600`),
  ]);
  const [counted] = await sql<
    [{ products: number; shown: number }]
  >`select count(*)::int as products, (count(*) filter (where not is_archived))::int as
    shown from products`;
  const some = (list: readonly string[], round: number) => list[round % list.length] ?? '';
  const lines = (round: number, count: number) =>
    Array.from({ length: count }, (_, nth) => ({ product_id: some(goods, round * count + nth), quantity: 1 + (nth % 5) }));
  const last = (size: number, rows = counted.shown) => Math.ceil(rows / size);
  const [today] = await sql<[{ day: string }]>`select to_char(current_date + 3, 'YYYY-MM-DD') as day`;
  const rooms = (round: number) => `r1l=${4 + (round % 9) / 10}&r1w=3.6&r2l=2.${round % 9}&r2w=1.1`;
  const shopper = (what: string, path: (round: number) => string, body?: Ask['body']): Ask => ({ who: 'shopper', what, path, ...(body && { body }) });
  const staff = (what: string, path: string | ((round: number) => string)): Ask => ({
    who: 'staff',
    what,
    path: typeof path === 'string' ? () => path : path,
  });
  return [
    shopper('list, kept', () => '/products'),
    shopper('list, never asked before', (round) => `/products?min_price=1${round}.01`),
    shopper('list, last page', (round) => `/products?page=${last(20) - round}`),
    shopper(
      'list, five filters',
      (round) => `/products?category=Tiles&in_stock=true&water_resistant=waterproof&room=bathroom&max_price=${round + 60}`,
    ),
    shopper('list, underfloor heating, by price', (round) => `/products?underfloor_heating=yes&sort=price_asc&min_price=${round}`),
    shopper('search, a word', (round) => `/products?search=oak&min_price=${round}.02`),
    shopper('search, three words', (round) => `/products?search=grey+matt+porcelain&min_price=${round}.02`),
    shopper('search, misspelt', (round) => `/products?search=herrinbone&min_price=${round}.02`),
    shopper('suggestions', (round) => `/api/search/suggestions?q=${['oak', 'por', 'til', 'gre', 'lam', 'und', 'car', 'viny'][round % 8]}`),
    shopper('product, boxes', (round) => `/products/${some(floors, round)}?area=1${round}`),
    shopper('product, in lots, with its kit', (round) => `/products/${some(lots, round)}?area=2${round}`),
    shopper('product, cut from a roll, two rooms', (round) => `/products/${some(rolls, round)}?${rooms(round)}`),
    shopper('kit of a floor', (round) => `/api/products/${some(floors, round)}/kit?area_m2=1${round}.5&concrete=true`),
    shopper(
      'delivery quote, ten lines',
      () => '/api/delivery/quote',
      (round) => ({ items: lines(round, 10), country: 'GB', postcode: 'BT43 6AB' }),
    ),
    shopper(
      'cart, twenty lines',
      () => '/api/cart/quote',
      (round) => ({ items: lines(round, 20) }),
    ),
    shopper('ends of rolls', (round) => `/remnants?length=2&width=${1 + (round % 9) / 10}`),
    { who: 'shopper', what: 'sitemap, a part of 10,000', path: () => '/sitemap-1.xml', once: true },
    { who: 'shopper', what: 'feed for shopping sites, whole', path: () => '/feeds/google.xml', once: true },
    { who: 'staff', what: 'file of all orders, whole', path: () => '/admin/orders.csv', once: true },
    { who: 'staff', what: 'file of all products, whole', path: () => '/admin/products.csv', once: true },
    staff('own orders, a hundred', '/orders'),
    staff('own order', (round) => `/orders/${some(orders, round)}`),
    staff('dashboard', '/admin'),
    staff('orders', '/admin/orders'),
    staff('orders, last page', `/admin/orders?page=${last(50, 100_000)}`),
    staff('orders, a name', '/admin/orders?search=quinn'),
    staff('orders, to ship', '/admin/orders?status=to_ship'),
    staff('orders, a month, dearest first', '/admin/orders?from=2026-05-01&to=2026-05-31&sort=total&order=desc'),
    staff('order', (round) => `/admin/orders/${some(orders, round)}`),
    staff('packing slip', (round) => `/admin/orders/${some(orders, round)}/packing-slip`),
    staff('reported problems', '/admin/claims'),
    staff('reported problems, all, last page', '/admin/claims?status=all&page=39'),
    staff('reported problem', (round) => `/admin/claims/${some(claims, round)}`),
    staff('deliveries of a day', `/admin/deliveries?day=${today.day}`),
    staff('slips of a day', `/admin/deliveries/slips?day=${today.day}`),
    staff('collections', '/admin/collections'),
    staff('returns', '/admin/returns'),
    staff('invoices', '/admin/invoices'),
    staff('invoices, a name', '/admin/invoices?search=quinn'),
    staff('products', '/admin/products'),
    staff('products, last page', `/admin/products?page=${last(50)}`),
    staff('products, a word', '/admin/products?search=oak'),
    staff('products, low stock', '/admin/products?stock=low'),
    staff('products, without a data sheet', '/admin/products?lacks=data-sheet'),
    staff('products, without a declaration', '/admin/products?lacks=performance'),
    staff('product', (round) => `/admin/products/${some(lots, round)}`),
    staff('product editor', `/admin/product-editor?number=${Math.round(counted.products / 2)}`),
    staff('category selector', `/admin/category-selector?number=${Math.round(counted.products / 2)}`),
    staff('missing facts', '/admin/missing-facts'),
    staff('makers', '/admin/makers'),
    staff('documents', '/admin/documents'),
    staff('batches', '/admin/stock'),
    staff('batches, all, last page', '/admin/stock?filter=all&page=1000'),
    staff('batches, a number', '/admin/stock?search=L42'),
    staff('batches, a word', '/admin/stock?search=oak'),
    staff('floor kits', '/admin/kits'),
    staff('a kind of floor’s kit', '/admin/kits/Laminate'),
    staff('a product’s kit', (round) => `/admin/kits/product/${some(floors, round)}`),
    staff('users', '/admin/users'),
    staff('users, last page', `/admin/users?page=${last(50, 100_000)}`),
    staff('reviews', '/admin/reviews'),
    staff('reviews, a word', '/admin/reviews?search=laid'),
    staff('messages', '/admin/messages'),
    staff('mail', '/admin/mail'),
    staff('chats', '/admin/chats'),
    staff('answers of the assistant', '/admin/chats/answers'),
    staff('customer photos', '/admin/customer-photos'),
    staff('email previews', '/admin/letters'),
    staff('settings', '/admin/settings'),
    staff('reports, thirty days', '/admin/reports'),
    staff('reports, a year', '/admin/reports?days=365'),
  ];
}
