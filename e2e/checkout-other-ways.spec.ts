import { expect, test } from '@playwright/test';
import { aoife, card, choose, fillShipping, floor, paid, payButton } from './checkout-steps.ts';
import { open } from './open-page.ts';

/** The checkout without a mouse, and without scripts. */

test.describe.configure({ timeout: 180_000 });

test('the whole checkout by keyboard alone', async ({ page }) => {
  await choose(page, await floor(page, 9), 1);
  await open(page, '/checkout');
  await page.getByLabel('First name').focus();
  for (const [label, value] of Object.entries(aoife)) {
    const field = page.getByLabel(label, { exact: false }).first();
    // What is folded, or may be left empty, stands between.
    for (let presses = 0; presses < 5 && !(await field.evaluate((input) => input === document.activeElement)); presses += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.type(value);
  }
  await page.getByRole('button', { name: 'Continue to payment' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pay\?token=/);
  await expect(payButton(page)).toBeEnabled();
  const inForm = page.frameLocator('iframe[title="Card details"]').getByLabel('Card number');
  await page.locator('main').focus();
  for (let presses = 0; presses < 20 && !(await inForm.evaluate((input) => input === document.activeElement)); presses += 1)
    await page.keyboard.press('Tab');
  for (const value of [card.good, '12/30', '111', 'BT20 5ED']) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await expect(payButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await paid(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('as far as the card form, where the shop takes the order by telephone', async ({ page }) => {
    const oak = await floor(page, 0, 'LVT');
    await page.goto(`/products/${oak.id}`);
    await page.getByLabel('Quantity in boxes').fill('3');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('link', { name: 'Checkout', exact: true }).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByRole('alert')).toContainText('First name is required');
    await fillShipping(page);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByText('Card payments need JavaScript')).toContainText(/028 9649 6\d{3}/);
    await expect(page.getByText(/^Your items are reserved until/)).toBeVisible();
    await page.getByRole('link', { name: 'Change the delivery address' }).click();
    await expect(page.getByLabel('Postcode')).toHaveValue('BT20 5ED');
    await page.goto('/cart');
    await expect(page.getByLabel(/^Quantity of/)).toHaveValue('3');
  });
});
