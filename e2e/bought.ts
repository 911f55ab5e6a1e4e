import { readdir, readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { floor } from './checkout-steps.ts';
import { shopPort } from './ports.ts';
import { ownersCalls } from './visitors.ts';

/** What journeys after a sale share: a guest's order, staff's moves of it, and the links in its letters. */

const address = {
  first_name: 'Aoife',
  last_name: 'Quinn',
  email: 'aoife.quinn@example.com',
  phone: '028 9649 6999',
  address: '1 Quay Street',
  city: 'Bangor',
  postal_code: 'BT20 5ED',
  country: 'GB',
};
export type Placed = { id: string; token: string; reference: string; amount_cents: number };

/** A guest's order of boxes and a sample, paid by card. */
export async function buy(page: Page, nth: number): Promise<Placed> {
  const [wanted, sampled] = [await floor(page, nth, 'LVT'), await floor(page, nth + 1, 'LVT')];
  const items = [
    { product_id: wanted.id, quantity: 4, is_sample: false },
    { product_id: sampled.id, quantity: 1, is_sample: true },
  ];
  const send = async (path: string, data: unknown) => (await page.request.post(`/api${path}`, { data })).json();
  const { total_amount } = await send('/cart/quote', { items });
  const order = (await send('/orders/guest', { shipping_address: address, items, total_amount })) as Placed;
  const payment = { source_id: 'cnon:card-nonce-ok', amount_cents: order.amount_cents, currency: 'GBP', order_id: order.id, token: order.token };
  expect(await send('/payments/square', payment)).toMatchObject({ success: true });
  return order;
}

export async function move(id: string, status: string) {
  const owner = await ownersCalls();
  expect((await owner.put(`/api/admin/orders/${id}/status`, { data: { status, note: '' } })).ok()).toBe(true);
  await owner.dispose();
}

/** The order's address in a letter of that kind, as the shop without a mail server keeps it: quoted-printable, with soft line breaks. */
export async function mailedLink(kind: string, { id }: Placed, below = ''): Promise<string> {
  const folder = `.cache/e2e-data-${shopPort + 10}/mail`;
  const found = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(`${kind}-`) && name.endsWith('.eml'));
    const letters = await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')));
    const whole = letters.map((letter) => letter.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')).join('\n');
    return new RegExp(`/orders/${id}${below}\\?token=[\\w-]+`).exec(whole)?.[0] ?? null;
  };
  await expect.poll(found, { timeout: 20_000 }).not.toBeNull();
  return (await found()) ?? '';
}
