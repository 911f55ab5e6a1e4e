import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isPassword } from '#accounts/password.server.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import { demoPapers } from './documents/load-documents.server.ts';
import { loadDemoShop, type PutImage } from './load.server.ts';
import { demoOrders } from './orders.ts';
import { demoProducts } from './products.ts';
import { demoRemnants } from './remnants.ts';
import { demoReviews } from './reviews.ts';

const shop = await openTestShop('empty');
const used = await openTestShop('empty');
afterAll(() => Promise.all([shop.close(), used.close()]));

const now = new Date('2026-11-20T12:00:00Z');
/** Keeps no bytes: what a picture is called stands for it. */
const putImage: PutImage = async (path, known) => ({
  id: createHash('sha256').update(basename(path)).digest('hex').slice(0, 24),
  width: known?.width ?? 1200,
  height: known?.height ?? 900,
  bytes: 1,
  format: 'webp',
  placeholder: known?.placeholder ?? '#808080',
});

const putDocument = async (bytes: Buffer) => `${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}-00000000`;
const load = ({ sql }: typeof shop) => loadDemoShop(sql, now, putImage, putDocument);

test('two processes at once fill it once', async () => {
  const answers = await Promise.all([load(shop), load(shop)]);
  expect(answers.toSorted()).toEqual([false, true]);
  const [counts] = await shop.sql`select
    (select count(*)::int from products) as products, (select count(*)::int from stock_levels) as stock,
    (select count(*)::int from price_history) as prices, (select count(*)::int from reviews) as reviews,
    (select count(*)::int from orders) as orders, (select count(*)::int from hero_slides) as slides,
    (select count(*)::int from areas) as areas, (select count(*)::int from categories) as categories,
    (select count(*)::int from documents) as documents, (select count(*)::int from document_files) as files`;
  expect(counts).toEqual({
    products: demoProducts.length + demoRemnants.length,
    stock: demoProducts.length + demoRemnants.length,
    prices: demoProducts.reduce((sum, product) => sum + product.price_steps.length, demoRemnants.length),
    reviews: demoReviews.length,
    orders: demoOrders.length,
    slides: 4,
    areas: 5,
    categories: 10,
    documents: demoPapers.length,
    files: demoPapers.length,
  });
});

test('what is shown agrees with what is kept', async () => {
  const wrong = await shop.sql`
    select sku from products p
    where price_pence <> (select price_pence from price_history h where h.product_id = p.id order by valid_from desc limit 1)
      or created_at > updated_at or updated_at > ${now} or appearance->>'material' is null or jsonb_typeof(appearance) <> 'object'`;
  expect([...wrong]).toEqual([]);
  const unequal = await shop.sql`
    select o.id from orders o join order_lines l on l.order_id = o.id
    group by o.id having o.total_pence <> o.delivery_pence + o.sample_postage_pence + sum(l.quantity * l.unit_pence) or o.goods_pence <> sum(l.quantity * l.unit_pence) or o.paid_at < o.created_at or o.paid_at > ${now}`;
  expect([...unequal]).toEqual([]);
  const alts = await shop.sql<{ alt_text: string; kind: string }[]>`select alt_text, kind from product_photos`;
  for (const { alt_text, kind } of alts) {
    expect(kind).toBe('illustration');
    expect(alt_text).toMatch(/^Illustration: /);
  }
  const [settings] = await shop.sql`select values->>'is_demo' as is_demo, values->>'business_name' as name from settings`;
  expect(settings).toEqual({ is_demo: 'true', name: 'Strangford Floors' });
});

test('deliveries are due on the days to come, one waits for its shopper and one is collected', async () => {
  const today = now.toISOString().slice(0, 10);
  const open = await shop.db.selectFrom('orders').selectAll().where('status', 'in', ['confirmed', 'shipped']).execute();
  const due = open.filter((order) => order.delivery_way !== 'collection' && !order.delivery_held_until && order.delivery_latest !== null);
  expect(due.length).toBeGreaterThan(3);
  expect(due.filter((order) => (order.delivery_latest ?? '') >= today).length).toBeGreaterThan(3);
  expect(due.some((order) => order.delivery_wished !== null && order.delivery_wished > today)).toBe(true);
  expect(due.some((order) => order.delivery_way === 'pallet' && order.access !== null)).toBe(true);
  expect(open.filter((order) => order.delivery_held_until !== null)).toHaveLength(1);
  expect(open.filter((order) => order.delivery_way === 'collection').map(({ status }) => status)).toEqual(['confirmed']);
});

test('a remnant is what staff make of a roll: one piece, and its length is off the roll', async () => {
  const made = await shop.sql`
    select p.name, s.on_hand, a.change, a.on_hand_after, (r.on_hand_mm = a.on_hand_after) as "isLeft", count(f.id)::int as photos
    from products p join stock_levels s on s.product_id = p.id
      join stock_adjustments a on a.note = 'Remnant of ' || (p.remnant_length_mm / 1000.0)::float8 || ' × ' || (p.remnant_width_mm / 1000) || ' m'
      join roll_levels r on r.product_id = a.product_id and r.roll_width_mm = a.roll_width_mm and r.roll_width_mm = p.remnant_width_mm
      join product_photos f on f.product_id = p.id
    where p.remnant_length_mm is not null group by 1, 2, 3, 4, 5 order by p.name`;
  expect(made.map(({ name, on_hand, change, isLeft }) => [name, on_hand, change, isLeft])).toEqual(
    demoRemnants.map(({ name, remnant_length_mm }) => [name, 1, -remnant_length_mm, true]).toSorted(),
  );
  expect(made.every(({ photos, on_hand_after }) => photos > 1 && on_hand_after > 5000)).toBe(true);
});

test('nobody can log in as a demo customer', async () => {
  const users = await shop.sql<{ password_hash: string; is_admin: boolean }[]>`select password_hash, is_admin from users`;
  expect(users).toHaveLength(12);
  for (const { password_hash, is_admin } of users) {
    expect(is_admin).toBe(false);
    for (const guess of ['', 'password', password_hash]) expect(await isPassword(guess, password_hash)).toBe(false);
  }
});

test('a shop that has anybody or anything is left alone', async () => {
  await used.sql`insert into users (full_name, username, email, password_hash) values ('Ann', 'ann', 'ann@example.com', '-')`;
  expect(await load(used)).toBe(false);
  expect(await load(shop)).toBe(false);
  const [left] = await used.sql`select (select count(*)::int from products) as products, (select count(*)::int from areas) as areas`;
  expect(left).toEqual({ products: 0, areas: 0 });
});

test('a picture that cannot be stored fills nothing', async () => {
  await used.sql`delete from users`;
  const failing: PutImage = async () => Promise.reject(new Error('The disk is full'));
  await expect(loadDemoShop(used.sql, now, failing, putDocument)).rejects.toThrow('The disk is full');
  const [left] = await used.sql`select count(*)::int as products from products`;
  expect(left).toEqual({ products: 0 });
});

test('what is kept in lots is the sum of them, each received since the product is sold; orders of it name a lot that is there', async () => {
  const kept = await shop.sql`
    select p.sku from products p join stock_levels s on s.product_id = p.id join lots l on l.product_id = p.id
    group by p.id, s.product_id having not s.in_lots or s.on_hand <> sum(l.on_hand) or count(*) < 2 or count(*) > 3
      or min(l.received_on) < p.created_at::date or max(l.received_on) > ${now}`;
  expect([...kept]).toEqual([]);
  const [tiles] = await shop.sql`
    select count(*)::int as all, count(*) filter (where in_lots)::int as in_lots from products p join stock_levels s on s.product_id = p.id
    where p.category = 'Tiles'`;
  expect(Math.round(tiles?.all / tiles?.in_lots)).toBe(3);
  const [ordered] = await shop.sql`
    select count(*)::int as count, count(t.id)::int as known from order_lines l, jsonb_array_elements(l.lots) part left join lots t
      on t.id = (part->>'id')::uuid where (part->>'quantity')::int = l.quantity`;
  expect(ordered?.count).toBeGreaterThan(0);
  expect(ordered?.known).toBe(ordered?.count);
});
