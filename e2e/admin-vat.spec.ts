import { expect, test } from '@playwright/test';
import { expectAccessible, expectNothingSideways } from './accessible.ts';
import { addButton, floorsInStock, listens, open } from './open-page.ts';
import { paidOrder } from './staff-orders.ts';
import { expectNotice as notice } from './staff-products.ts';
import { becomeOwner } from './visitors.ts';

/** VAT, invoices and euro: what staff set, and what visitors see of it. */

test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ page }) => becomeOwner(page));

test('staff set a rate for euro, and a visitor with an Eircode sees prices in it, as a guide', async ({ page, browser }) => {
  await open(page, '/admin/settings/vat');
  await expectAccessible(page);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingSideways(page, '/admin/settings/vat');
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel('Euros for a pound').fill('much');
  await page.getByLabel('Rate looked up on').fill('2026-11-28');
  await page.getByRole('button', { name: 'Save VAT settings' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter how many euros a pound is, such as 1.1547.' })).toBeVisible();
  await expect(page.getByLabel('Euros for a pound')).toHaveValue('much');
  await page.getByLabel('Euros for a pound').fill('1.1547');
  await page.getByRole('button', { name: 'Save VAT settings' }).click();
  await notice(page, 'VAT settings saved.');

  const [floor] = await floorsInStock(page);
  const visitor = await (await browser.newContext()).newPage();
  await open(visitor, `/products/${floor?.id}`);
  const main = visitor.getByRole('main');
  await listens(main.locator('#delivery-check'));
  // They name their place on another page, and Back brings this one from the browser's memory.
  await visitor.evaluate(async (named) => {
    await fetch(named);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, `/delivery-charge?product=${floor?.id}&quantity=1&postal_code=D02X285`);
  await expect(main.locator('#delivery-check').getByRole('status')).toContainText('€');
  await expect(main.locator('[data-price-of]').first()).toHaveAttribute('data-here', /about €/i);
  await addButton(visitor).click();
  await expect(visitor.getByText('Item added to cart!')).toBeVisible();
  await visitor.goto('/cart');
  await expect(visitor.getByText('You pay in pounds.')).toBeVisible();
  await visitor.context().close();
});

test('a paid order’s invoice is found by its reference and opened', async ({ page }) => {
  const { reference } = await paidOrder(page);
  await open(page, '/admin/invoices');
  await page.getByLabel('Number, order, name, email or postcode').fill(reference);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('link', { name: 'Export 1 as CSV' })).toBeVisible();
  await expectAccessible(page);
  const file = await page.getByRole('link', { name: /^PDF/ }).getAttribute('href');
  const pdf = await page.request.get(file ?? '');
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
});
