import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { buy, mailedLink, move } from './bought.ts';
import { open } from './open-page.ts';

/** What comes after a sale: a guest follows the order by the mailed link, cancels it, sends something back. */

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
  await page.getByRole('main').getByRole('link', { name: 'Withdraw from contract here' }).click();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('Please choose what you are withdrawing from.');
  await page.getByRole('main').getByRole('combobox').first().selectOption('3');
  await page.getByLabel(/^Reason for returning/).fill('Too dark');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('I hereby give notice that I withdraw from my contract of sale')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByText('We have received your notice and emailed you a copy.')).toBeVisible();
  await expect(page.getByText('Return notice sent')).toBeVisible();
  await mailedLink('withdrawal-received', order);
});
