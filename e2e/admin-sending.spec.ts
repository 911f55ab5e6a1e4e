import { expect, test } from '@playwright/test';
import { expectAccessible, expectNothingSideways } from './accessible.ts';
import { open } from './open-page.ts';
import { paidOrder } from './staff-orders.ts';
import { expectNotice as notice } from './staff-products.ts';
import { becomeOwner } from './visitors.ts';

/** Staff send what was bought. */

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.beforeEach(({ page }) => becomeOwner(page));

test('an order leaves in two parts: each has its slip, and its shopper reads what has left and what is still to come', async ({ page }) => {
  const { id, token } = await paidOrder(page, 3);
  await open(page, `/admin/orders/${id}`);
  const quantity = page.getByLabel(/^of 3:/);
  await expect(quantity).toHaveValue('3');
  await quantity.fill('1');
  await page.getByLabel('Weight in kg').fill('heavy');
  await page.getByLabel('Carrier').fill('Quayside Couriers');
  await page.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter the weight in kg' })).toBeVisible();
  await expect(quantity).toHaveValue('1');
  await page.getByLabel('Weight in kg').fill('14.5');
  await page.getByRole('button', { name: 'Mark as shipped' }).click();
  await notice(page, 'Order marked as partly shipped.');
  await expect(page.getByRole('heading', { name: 'Send the rest' })).toBeVisible();
  await expect(page.getByText('Quayside Couriers, 14.5 kg')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);
  await expectAccessible(page);
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingSideways(page, 'a partly shipped order');
  }
  await page.goto(`/admin/orders/${id}/packing-slip`);
  await expect(page.getByRole('cell', { name: '2', exact: true })).toBeVisible();
  await page.goto(`/admin/orders/${id}/packing-slip?shipment=1`);
  await expect(page.getByRole('cell', { name: '1', exact: true })).toBeVisible();

  await page.goto(`/orders/${id}?token=${token}`);
  await expect(page.getByText('Part of your order is on its way.', { exact: false })).toBeVisible();
  await expect(page.getByText('1 sent, 2 still to come')).toBeVisible();
  await expect(page.getByText(/^1 × .* Sent with Quayside Couriers\.$/)).toBeVisible();
  await expectAccessible(page);

  // The carrier’s link is known only once it has left.
  await open(page, `/admin/orders/${id}`);
  await page.getByText(/^Correct carrier or link/).click();
  await page
    .getByRole('textbox', { name: /^Tracking link/ })
    .first()
    .fill('quay');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter a full link' })).toBeVisible();
  await page
    .getByRole('textbox', { name: /^Tracking link/ })
    .first()
    .fill('https://quay.example/2');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await notice(page, 'Shipment corrected.');
  await page.goto(`/orders/${id}?token=${token}`);
  await expect(page.getByRole('link', { name: 'Track your parcel' })).toHaveAttribute('href', 'https://quay.example/2');

  // Open in two windows: what a colleague has sent meanwhile is not sent again.
  await open(page, `/admin/orders/${id}`);
  const colleague = await page.context().newPage();
  await open(colleague, `/admin/orders/${id}`);
  await page.getByRole('button', { name: 'Mark as shipped' }).click();
  await notice(page, 'Order marked as shipped.');
  await colleague.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(colleague.getByRole('alert').filter({ hasText: 'This order is already shipped.' })).toBeVisible();
});
