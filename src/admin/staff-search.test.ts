import { afterAll, beforeAll, expect, test } from 'vitest';
import { listUsers } from '#accounts/staff/users.server.ts';
import { readStaffFilters } from '#catalogue/staff/staff-filters.ts';
import { listForStaff } from '#catalogue/staff/staff-list.server.ts';
import { listMessages } from '#content/messages/messages.server.ts';
import { listStaffPhotos } from '#gallery/staff/photos.server.ts';
import { listStaffOrders } from '#orders/staff/list-staff-orders.server.ts';
import { readOrderFilter } from '#orders/staff/order-filter.ts';
import { listStaffReviews } from '#reviews/staff/reviews.server.ts';
import { openTestShop } from '../../test/open-test-shop.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());

const page = { page: 1, limit: 50 };
const lists: Record<string, (search: string) => Promise<number>> = {
  products: async (search) =>
    (await listForStaff(shop, readStaffFilters(new URLSearchParams({ search })), { by: 'name', descending: false }, 1)).total,
  users: async (search) => (await listUsers(shop, { search, who: 'all', ...page })).total,
  messages: async (search) => (await listMessages(shop, { filter: 'all', search, ...page })).total,
  reviews: async (search) => (await listStaffReviews(shop, { filter: 'all', search, ...page })).total,
  photos: async (search) => (await listStaffPhotos(shop, { search })).total,
  orders: async (search) =>
    (await listStaffOrders(shop, { ...readOrderFilter(new URLSearchParams({ search })), sort: { by: 'created_at', descending: true }, ...page }))
      .total,
};

const address = {
  ...{ first_name: 'Zoë', last_name: 'O’Quibble', address: '3 Mill Rd', city: 'Ballyquibble' },
  ...{ postal_code: 'BT39 9ZQ', phone: '+44 (0)28 9334 5678' },
};
let orderId = '';

beforeAll(async () => {
  const { sql } = shop;
  const [product] = await sql<{ id: string }[]>`
    insert into products (sku, name, category, supplier, price_pence) values ('QZX/12.5-B', 'Séda™ Oak/Quibble', 'Tiles', 'O’Quibble & Co.',
      100) returning id`;
  const [user] = await sql<{ id: string }[]>`
    insert into users (full_name, username, email, password_hash) values ('Zoë O’Quibble', 'zoeq', 'zoe@quibble.example', 'x') returning id`;
  await sql`insert into addresses (user_id, address) values (${user?.id ?? ''}, ${address as never})`;
  await sql`insert into contact_messages (first_name, last_name, email, phone, subject, message)
    values ('Zoë', 'O’Quibble', 'zoe@quibble.example', ${address.phone}, 'quote', 'Crème for Ballyquibble, please')`;
  await sql`insert into reviews (product_id, user_id, user_name, rating, title, comment)
    values (${product?.id ?? ''}, ${user?.id ?? ''}, 'Zoë O’Quibble', 5, 'Crème de la crème', 'It’s grand')`;
  const [photo] = await sql<{ image_id: string }[]>`select image_id from customer_photos limit 1`;
  await sql`insert into customer_photos (title, image_id, room_type, flooring_type, customer_name)
    values ('A crème-coloured hall', ${photo?.image_id ?? ''}, 'kitchen', 'tiles', 'Zoë O’Quibble')`;
  const [order] = await sql<{ id: string }[]>`
    update orders set shipping_address = ${address as never}, email = 'zoe@quibble.example', user_id = ${user?.id ?? ''}
    where id = (select id from orders order by id limit 1) returning id`;
  orderId = order?.id ?? '';
  await sql`update order_lines set product_name = 'Séda™ Oak/Quibble', sku = 'QZX/12.5-B' where order_id = ${orderId}`;
});

test('every list of staff finds what people say, however they spell it', async () => {
  const name = ['zoë oquibble', "ZOE O'QUIBBLE", 'o’quibble, zoe', 'quibb'];
  const goods = ['seda oak', 'oak/quibble', 'QZX/12.5', 'qzx125b', 'séda'];
  const phone = ['028 9334 5678', '02893345678', '+44 28 9334 5678', '0044 2893345678', '93345678'];
  const place = ['bt399zq', 'BT39 9ZQ', 'ballyquibble', 'mill rd'];
  const number = [orderId, orderId.slice(-8), `#${orderId.slice(-8).toUpperCase()}`];
  const said: Record<string, string[]> = {
    products: [...goods, "o'quibble & co", 'oquibble'],
    users: [...name, ...phone, ...place, ...number, 'zoe@quibble.example', 'zoe@quib'],
    messages: [...name, ...phone, 'creme for ballyquibble', 'zoe@quibble.example'],
    reviews: [...name, ...goods, 'creme de la creme oquibble', 'its grand'],
    photos: [...name, 'creme coloured'],
    orders: [...name, ...goods, ...phone, ...place, ...number, 'zoe@quib'],
  };
  const missed: string[] = [];
  for (const [list, searches] of Object.entries(said)) {
    for (const search of searches) if ((await lists[list]?.(search)) !== 1) missed.push(`${list}: ${search}`);
  }
  expect(missed).toEqual([]);
});

test('what says nothing finds nothing, and nothing fails', async () => {
  for (const [list, count] of Object.entries(lists)) {
    for (const search of ['%', '_', '&', '™', '\\', 'zzyzx', '+', "'", 'a\u0000%', 'x'.repeat(5000)]) {
      expect([list, search, await count(search)]).toEqual([list, search, search === 'a\u0000%' ? expect.any(Number) : 0]);
    }
  }
});
