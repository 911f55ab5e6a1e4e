import { afterAll, beforeEach, expect, test } from 'vitest';
import { defaultAreas } from '#settings/delivery-terms.ts';
import { openSellingShop } from '../../test/open-selling-shop.ts';

/** Where an order goes decides what its delivery costs and when it comes: quoted, charged and kept by one rule. */
const { shop, close, send } = await openSellingShop('empty');
afterAll(close);

const [oak, heavy] = ['00000001-3333-4333-8333-333333333333', '00000002-3333-4333-8333-333333333333'];
const bands = [
  { up_to_kg: 30, pence: 1_495 },
  { up_to_kg: 500, pence: 5_900 },
];
const areas = defaultAreas.map((area) => {
  if (area.name === 'Highlands and Islands') return { ...area, bands, is_never_free: true, first_day: 10, last_day: 12 };
  return area.country === 'GB' && area.postcodes.includes('JE') ? { ...area, asks: true } : area;
});

beforeEach(async () => {
  shop.now = () => new Date('2026-11-28T11:00:00Z');
  await shop.sql`truncate orders, products, outbox, rate_limits cascade`;
  await shop.sql`insert into settings (values) values (${{ delivery_areas: areas, max_hold_percent: 100 } as never})
    on conflict (only_row) do update set values = excluded.values`;
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  await shop.sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2, weight_grams) values
    (${oak}, 'OAK', 'Mourne Oak', 'Tiles', 'Maker', 4975, 14400, 14500), (${heavy}, 'SLATE', 'Slate', 'Tiles', 'Maker', 100, 14400, 40000)`;
  await shop.sql`insert into stock_levels (product_id, on_hand) values (${oak}, 400), (${heavy}, 400)`;
  await shop.catalogue.settled();
});

const forTheDriver = { lorry: 'yes', ground: ['level'], floor: 'ground', signs: 'Aoife Quinn' };
const items = (quantity: number, product_id = oak) => [{ product_id, quantity }];
const to = (postal_code: string, country = 'GB') => ({
  first_name: 'Aoife',
  last_name: 'Quinn',
  email: 'aoife@example.com',
  phone: '028 9649 6999',
  address: '1 Quay Street',
  city: 'Town',
  postal_code,
  country,
});
const order = (postal_code: string, quantity: number, total_amount: number, more: object = {}) =>
  send('POST', '/orders/guest', { shipping_address: to(postal_code), items: items(quantity), total_amount, access: forTheDriver, ...more });

test('a quote says the zone, the way, the charge and the days', async () => {
  const belfast = await send('POST', '/delivery/quote', { postal_code: 'bt201aa', items: items(2) });
  expect(belfast.body).toMatchObject({
    zone: 'Northern Ireland',
    ways: [{ way: 'parcel', charge_pounds: 29.95, earliest: '2026-12-08', latest: '2026-12-11', asks: [] }],
  });
  const wick = await send('POST', '/delivery/quote', {
    postal_code: 'KW1 4YX',
    items: [...items(3), { product_id: oak, quantity: 1, is_sample: true }],
  });
  expect(wick.body.ways).toMatchObject([
    { way: 'pallet', charge_pounds: 59, asks: ['phone', 'access.lorry', 'access.ground', 'access.floor', 'access.signs'] },
    { way: 'samples', charge_pounds: 5.99 },
  ]);
  const jersey = await send('POST', '/delivery/quote', { postal_code: 'JE2 3AB', items: items(3) });
  expect(jersey.body.ways).toEqual([{ way: 'pallet', charge_pounds: null, earliest: null, latest: null, days: [], asks: [] }]);
  expect((await send('POST', '/delivery/quote', { country: 'IE', items: items(4) })).body).toMatchObject({
    zone: 'Republic of Ireland',
    ways: [{ charge_pounds: 0 }],
  });
  expect(await send('POST', '/delivery/quote', { postal_code: 'nowhere', items: items(1) })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'postal_code' }] },
  });
});

test('an order is charged as it was quoted, and keeps how and when it comes', async () => {
  const placed = await order('KW1 4YX', 3, 149.25 + 59);
  expect(placed).toMatchObject({
    status: 201,
    body: { delivery: 59, delivery_way: 'pallet', delivery_zone: 'Highlands and Islands', delivery_earliest: '2026-12-14', wished_day: null },
  });
  expect((await shop.sql`select weight_grams from orders`)[0]).toEqual({ weight_grams: 43_500 });
  // £199.00 of goods go free where that holds, and not where it does not.
  expect((await order('BT20 5ED', 4, 199)).status).toBe(201);
  expect(await order('KW1 4YX', 4, 199)).toMatchObject({ status: 409, body: { detail: expect.stringContaining('£258.00') } });
});

test('a postcode that has to be asked about, and a day that was not offered, are refused in a sentence', async () => {
  expect(await order('JE2 3AB', 1, 49.75)).toMatchObject({ status: 409, body: { errors: [{ field: 'postal_code' }] } });
  for (const wished_day of ['2026-12-07', '2026-12-12', '2026-12-25', '2027-06-01']) {
    expect(await order('BT20 5ED', 4, 199, { wished_day })).toMatchObject({ status: 409, body: { errors: [{ field: 'wished_day' }] } });
  }
  expect(await order('BT20 5ED', 4, 199, { wished_day: '2026-12-18' })).toMatchObject({ status: 201, body: { wished_day: '2026-12-18' } });
});

test('a cart is priced to where its visitor said, for the visit', async () => {
  const quote = async (cookie: string) => (await send('POST', '/cart/quote', { items: items(3) }, { cookie })).body;
  expect(await quote('')).toMatchObject({ delivery: 29.95, delivery_to: null, delivery_days: null });
  expect(await quote('deliver_to=KW1%204YX')).toMatchObject({
    delivery: 59,
    delivery_to: { zone: 'Highlands and Islands' },
    missing_for_free_delivery: 0,
  });
  expect(await quote('deliver_to=JE2%203AB')).toMatchObject({ delivery: 0, delivery_asks: true, delivery_days: null });
});

test('what is made to order comes as many working days later, with all that is ordered beside it', async () => {
  await shop.sql`update products set lead_days = 10 where id = ${heavy}`;
  await shop.catalogue.settled();
  // Counted from Mon 30 November: made by Mon 14 December, six to nine working days to Bangor, none of them Christmas or Mon 28 December.
  const later = { earliest: '2026-12-22', latest: '2026-12-29' };
  const both = [...items(4), ...items(1, heavy)];
  const quote = await send('POST', '/delivery/quote', { postal_code: 'BT20 5ED', items: both });
  expect(quote.body.ways).toMatchObject([later]);
  const placed = await order('BT20 5ED', 0, 200, { items: both });
  expect(placed).toMatchObject({ status: 201, body: { delivery_earliest: later.earliest, delivery_latest: later.latest } });
  const sample = [...items(4), { product_id: heavy, quantity: 1, is_sample: true }];
  expect((await send('POST', '/delivery/quote', { postal_code: 'BT20 5ED', items: sample })).body.ways[0]).toMatchObject({ earliest: '2026-12-08' });
});

test('what the driver of a pallet must know is told whole or not at all, and not kept of a parcel', async () => {
  const nobody = { ...to('BT20 5ED'), phone: '' };
  const half = await order('BT20 5ED', 4, 199, { access: { ...forTheDriver, floor: undefined, signs: ' ' }, shipping_address: nobody });
  expect(half).toMatchObject({
    status: 422,
    body: { errors: ['floor', 'signs'].map((name) => ({ field: expect.stringContaining(name) })) },
  });
  const noPhone = await order('BT20 5ED', 4, 199, { shipping_address: nobody });
  expect(noPhone).toMatchObject({ status: 422, body: { errors: [{ field: 'phone' }] } });
  expect(await shop.sql`select id from orders`).toEqual([]);
  const told = await order('BT20 5ED', 4, 199);
  expect(told).toMatchObject({ status: 201, body: { access: forTheDriver } });
  // A program that knows nothing of it is not turned away: staff are told to ring.
  const notAsked = await order('BT20 5ED', 4, 199, { access: undefined, shipping_address: nobody });
  expect(notAsked).toMatchObject({ status: 201, body: { delivery_way: 'pallet', access: null } });
  const parcel = await order('BT20 5ED', 2, 99.5 + 29.95, { shipping_address: nobody });
  expect(parcel).toMatchObject({ status: 201, body: { delivery_way: 'parcel', access: null } });
});
