import { expect, test } from '@playwright/test';
import { expectAccessible, expectNothingSideways } from './accessible.ts';
import { aoife, card, choose, fillShipping, floor, orderIdOf, paid, pay, penceOf, pounds } from './checkout-steps.ts';
import { open } from './open-page.ts';
import { ownersCalls } from './visitors.ts';

/** How goods get to their buyer: fetched from the showroom, or brought on a pallet. */

test.describe.configure({ timeout: 180_000 });

test('a floor is collected: by keyboard to the card, then by somebody else with the code @phone', async ({ page, isMobile }) => {
  const oak = await floor(page, isMobile ? 4 : 3);
  await choose(page, oak, 1);
  await open(page, '/cart');
  await expect(page.getByText('Or collect it free from our showroom', { exact: false })).toBeVisible();
  await open(page, '/checkout');
  const total = pounds(penceOf(oak));
  await expect(page.getByText(`${pounds(penceOf(oak) + 2995)} in total, including VAT and shipping.`)).toBeVisible();
  await page.getByLabel('Delivery', { exact: false }).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel(/^Collect from our showroom, free/)).toBeChecked();
  await expect(page.getByText(`${total} in total, including VAT.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  await expect(page.getByLabel('Delivery day')).toBeHidden();
  await expectAccessible(page);
  await expectNothingSideways(page, 'the checkout');
  await fillShipping(page);
  await page.getByRole('button', { name: 'Continue to payment' }).press('Enter');
  await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]{36}\/pay/);
  await pay(page, card.good);
  await paid(page);
  const id = orderIdOf(page);
  await expect(page.getByRole('heading', { name: 'Collect from' })).toBeVisible();
  await expect(page.getByText('email you a code', { exact: false })).toBeVisible();

  const owner = await ownersCalls();
  const ready = await owner.put(`/api/admin/orders/${id}/status`, { data: { status: 'ready', note: '' } });
  const { collection } = (await ready.json()) as { collection: { code: string } };
  await page.getByRole('link', { name: 'View your order' }).click();
  await expect(page.getByText('Ready to collect', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(collection.code)).toBeVisible();
  await expectAccessible(page);
  const taken = await owner.post(`/api/admin/orders/${id}/collected`, { data: { code: collection.code, collected_by: 'Brian Quinn' } });
  expect(taken.ok()).toBe(true);
  await page.reload();
  await expect(page.getByText('Collected by Brian Quinn', { exact: false })).toBeVisible();
  await owner.dispose();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('collection is chosen, and the total without delivery is what is asked for', async ({ page, request }) => {
    const oak = await floor(page, 5);
    await page.goto(`/products/${oak.id}`);
    await page
      .getByRole('button', { name: /to cart$/ })
      .first()
      .click();
    await page.goto('/checkout');
    await page.getByLabel(/^Collect from our showroom, free/).check();
    await expect(page.getByText('in total, including VAT.', { exact: false })).toBeVisible();
    for (const [label, value] of Object.entries(aoife)) await page.getByLabel(label, { exact: false }).first().fill(value);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]{36}\/pay/);
    const token = new URL(page.url()).searchParams.get('token');
    const order = await (await request.get(`/api/orders/${orderIdOf(page)}?token=${token}`)).json();
    expect(order).toMatchObject({ delivery_way: 'collection', delivery: 0 });
  });
});
