import { RouterContextProvider } from 'react-router';
import { afterAll, expect, test } from 'vitest';
import { makeOrderLink } from '#orders/order-links.server.ts';
import { loader } from '#orders/pages/order.tsx';
import { shopContext } from '#shop.server.ts';
import { openTestShop } from './open-test-shop.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());

const open = (id: string, token: string) => {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const request = new Request(`https://floors.example/orders/${id}?token=${token}`);
  return loader({ context, request, params: { id } } as never);
};

test('the page of an order asks the database nothing twice', async () => {
  const { id } = await shop.db.selectFrom('orders').select('id').where('status', '=', 'delivered').limit(1).executeTakeFirstOrThrow();
  const token = await makeOrderLink(shop.db, id);
  await open(id, token);
  const asked: string[] = [];
  (shop.sql.options as { debug: unknown }).debug = (_: number, statement: string) => asked.push(statement);
  const { data } = await open(id, token);
  expect(data.order.id).toBe(id);
  expect(data.deliveredAt).toBeInstanceOf(Date);
  expect(asked).toEqual([...new Set(asked)]);
  expect(asked.length).toBeLessThanOrEqual(14);
});

test('an order is not found with another’s link, by a made-up one, or where there is none', async () => {
  const [own, other] = await shop.db.selectFrom('orders').select('id').limit(2).execute();
  const token = await makeOrderLink(shop.db, own?.id ?? '');
  for (const [id, given] of [
    [other?.id, token],
    [own?.id, 'made-up'],
    ['00000000-0000-4000-8000-000000000000', token],
    ['no-id', token],
  ])
    await expect(open(id ?? '', given ?? '')).rejects.toMatchObject({ init: { status: 404 } });
});
