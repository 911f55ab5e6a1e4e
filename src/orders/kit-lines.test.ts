import { afterAll, expect, test } from 'vitest';
import { changeKit } from '#cart/change-kit.server.ts';
import { kitAsked } from '#kits/asked.ts';
import { demoProduct, demoProducts } from '../../db/demo/products.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import { placeOrder } from './place-order.server.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());

test('an order’s lines keep the floor that they went with', async () => {
  const laminate = demoProducts.find(({ category, stock }) => category === 'Laminate Flooring' && stock > 20)?.id ?? '';
  const underlay = demoProduct('UND-QF-FOAM3').id;
  const floor = { product_id: laminate, quantity: 9, area_m2: 15, is_sample: false };
  const asked = kitAsked.parse({ area_m2: 15 });
  const { items } = await changeKit(shop, { items: [floor] }, { kind: 'kit', product_id: laminate, asked, goods: [underlay] }, 'test');
  const address = {
    ...{ first_name: 'Aoife', last_name: 'Quinn', email: 'a@example.com', phone: '', address: '1 Quay Street' },
    ...{ city: 'Bangor', postal_code: 'BT20 5ED', country: 'GB' },
  };
  const wanted = { userId: null, address, items, notes: '', showsPurchase: false, checkoutKey: null, from: null, expectedTotalPence: null };
  const { id } = await placeOrder(shop, wanted);
  expect(await shop.sql`select product_id, quantity, for_product_id from order_lines where order_id = ${id} order by position`).toEqual([
    { product_id: laminate, quantity: 9, for_product_id: null },
    { product_id: underlay, quantity: 1, for_product_id: laminate },
  ]);
});
