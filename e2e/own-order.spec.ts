import { readdir, readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { floor } from './checkout-steps.ts';
import { open } from './open-page.ts';
import { shopPort } from './ports.ts';
import { ownersCalls } from './visitors.ts';

/** What comes after a sale: a guest follows the order by the mailed link, cancels it, sends something back. */

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
type Placed = { id: string; token: string; reference: string; amount_cents: number };

/** A guest's order of boxes and a sample, paid by card. */
async function buy(page: Page, nth: number): Promise<Placed> {
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

async function move(id: string, status: string) {
  const owner = await ownersCalls();
  expect((await owner.put(`/api/admin/orders/${id}/status`, { data: { status, note: '' } })).ok()).toBe(true);
  await owner.dispose();
}

/** The order's address in a letter of that kind, as the shop without a mail server keeps it: quoted-printable, with soft line breaks. */
async function mailedLink(kind: string, { id }: Placed): Promise<string> {
  const folder = `.cache/e2e-data-${shopPort + 10}/mail`;
  const found = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(`${kind}-`) && name.endsWith('.eml'));
    const letters = await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')));
    const whole = letters.map((letter) => letter.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')).join('\n');
    return new RegExp(`/orders/${id}\\?token=[\\w-]+`).exec(whole)?.[0] ?? null;
  };
  await expect.poll(found, { timeout: 20_000 }).not.toBeNull();
  return (await found()) ?? '';
}

test('a guest follows the order by the mailed link: what happened, what it came to, the invoice @phone', { tag: '@every-run' }, async ({ page }) => {
  const order = await buy(page, 0);
  const link = await mailedLink('order-confirmed', order);
  await open(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${order.reference}`);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your free sample' })).toBeVisible();
  await expect(page.getByText('Order confirmed')).toBeVisible();
  await expect(page.getByText('1 Quay Street')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Card receipt/ })).toHaveAttribute('href', /receipts/);
  await expectAccessible(page);

  const invoice = await page.request.get((await page.getByRole('link', { name: 'Invoice (PDF)' }).getAttribute('href')) ?? '');
  expect(invoice.headers()).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
  expect((await invoice.body()).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('button', { name: 'Buy again' }).click();
  await expect(page.getByText('Item added to cart!')).toBeVisible();
  await page.getByText(/^Buy extra boxes/).click();
  await page.getByRole('button', { name: 'Add 1 box to cart' }).click();
  await page.goto('/cart');
  await expect(page.getByText('1 product, 1 free sample')).toBeVisible();
  await expect(page.getByLabel(/^Quantity of/)).toHaveValue('5');
});

test('without the token, or with another, there is no such order; its page is kept nowhere and tells nobody its address', async ({ page }) => {
  const order = await buy(page, 2);
  for (const below of ['', '/cancel', '/withdraw', '/finance', '/invoice.pdf']) {
    expect((await page.request.get(`/orders/${order.id}${below}?token=guess`)).status(), below).toBe(404);
    const bare = await page.request.get(`/orders/${order.id}${below}`, { maxRedirects: 0 });
    expect(bare.headers().location, below).toContain('/login?next=');
  }
  const own = await page.request.get(`/orders/${order.id}?token=${order.token}`);
  expect(own.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest cancels an order that was not sent, and reads that the money comes back', async ({ page }) => {
    const order = await buy(page, 4);
    await page.goto(`/orders/${order.id}?token=${order.token}`);
    await page.getByRole('link', { name: 'Cancel this order' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancel this order?');
    await page.getByLabel(/^Reason for cancelling/).fill('Wrong colour');
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByText('Your order has been cancelled.')).toBeVisible();
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(page.getByText('Wrong colour.', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cancel this order' })).toHaveCount(0);
    await mailedLink('order-cancelled', order);
  });
});

test('a guest sends part of a delivered order back within 14 days, and gets a copy @phone', async ({ page }) => {
  const order = await buy(page, 6);
  for (const status of ['shipped', 'delivered']) await move(order.id, status);
  await open(page, `/orders/${order.id}?token=${order.token}`);
  await expect(page.getByRole('link', { name: /^Write a review/ })).toHaveAttribute('href', /^\/products\/[0-9a-f-]{36}#write-review$/);
  // On paper there is the order, and nothing to press.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const gone of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('main').getByRole('button')]) {
    expect(await gone.filter({ visible: true }).count()).toBe(0);
  }
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: 'Return or withdraw' }).click();
  await expect(page.getByText('I hereby give notice that I cancel my contract of sale')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Send notice' }).click();
  await expect(page.getByRole('alert')).toContainText('Please choose what you are returning.');
  await page.getByRole('main').getByRole('combobox').first().selectOption('3');
  await page.getByLabel(/^Reason for returning/).fill('Too dark');
  await page.getByRole('button', { name: 'Send notice' }).click();
  await expect(page.getByText('We have received your notice and emailed you a copy.')).toBeVisible();
  await expect(page.getByText('Return notice sent')).toBeVisible();
  await mailedLink('withdrawal-received', order);
});
