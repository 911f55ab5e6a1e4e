import { randomUUID } from 'node:crypto';

export const stepNames = ['price the cart', 'place the order', 'pay', 'read the order'] as const;
export type Step = (typeof stepNames)[number];
/** Sends one step's call to the API, a GET where there is no body; rejects where it is refused. */
export type Send = (step: Step, path: string, body?: unknown) => Promise<Record<string, never>>;

/** A guest's whole purchase of two boxes, with a good card at the test till. Throws where the paid order is not confirmed. */
export async function buy(product: string, send: Send): Promise<void> {
  const items = [{ product_id: product, quantity: 2 }];
  const { total_amount } = await send('price the cart', '/cart/quote', { items });
  const shipping_address = {
    first_name: 'A',
    last_name: 'B',
    email: 'a@example.com',
    address: '1 Quay',
    city: 'Bangor',
    postal_code: 'BT20 5ED',
    country: 'GB',
  };
  const order = await send('place the order', '/orders/guest', { shipping_address, items, total_amount, checkout_key: randomUUID() });
  const { id: order_id, token, amount_cents } = order;
  await send('pay', '/payments/square', { source_id: 'cnon:card-nonce-ok', amount_cents, currency: 'GBP', order_id, token });
  const { status } = await send('read the order', `/orders/${order_id}?token=${token}`);
  if (status !== 'confirmed') throw new Error(`An order that was paid is ${status}.`);
}
