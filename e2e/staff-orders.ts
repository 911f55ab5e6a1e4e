import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { floorsInStock } from './open-page.ts';

type Answered = { id: string; reference: string; token: string; amount_cents: number; total_amount: number; success: boolean };

/** An order that a guest has paid for, made through the shop's own calls. */
export async function paidOrder(page: Page, quantity = 2): Promise<{ id: string; reference: string; total: number; token: string }> {
  const [floor] = await floorsInStock(page);
  const items = [{ product_id: floor?.id ?? '', quantity }];
  const headers = { 'content-type': 'application/json' };
  // As a program would, without the page's cookies.
  const send = async (path: string, data: unknown) =>
    (
      await fetch(new URL(path, test.info().project.use.baseURL), { method: 'POST', headers, body: JSON.stringify(data) })
    ).json() as Promise<Answered>;
  const { total_amount } = await send('/api/cart/quote', { items });
  const shipping_address = {
    first_name: 'Desk',
    last_name: 'Journey',
    email: 'desk@example.com',
    address: '1 Quay',
    city: 'Bangor',
    postal_code: 'BT20 5ED',
    country: 'GB',
  };
  const order = await send('/api/orders/guest', { shipping_address, items, total_amount, checkout_key: randomUUID() });
  const paid = await send('/api/payments/square', {
    source_id: 'cnon:card-nonce-ok',
    amount_cents: order.amount_cents,
    currency: 'GBP',
    order_id: order.id,
    token: order.token,
  });
  expect(paid.success).toBe(true);
  return { id: order.id, reference: order.reference, total: total_amount, token: order.token };
}
