import { expect, test } from '@playwright/test';
import { expectAccessible, expectNothingSideways } from './accessible.ts';
import { open } from './open-page.ts';
import { becomeOwner } from './visitors.ts';

test.beforeEach(({ page }) => becomeOwner(page));

test('staff look at every email the shop sends, written from made-up data', async ({ page }) => {
  await open(page, '/admin/letters');
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Order cancelled/ }).click();
  const preview = page.getByRole('region', { name: 'Order cancelled' });
  await expect(preview).toContainText('there is no such customer or order');
  const letter = preview.frameLocator('iframe');
  await expect(letter.getByRole('heading', { name: 'Your order has been cancelled' })).toBeVisible();
  await expect(letter.getByText('We are refunding £370.00')).toBeVisible();
  await preview.getByRole('link', { name: 'Not charged' }).click();
  await expect(letter.getByText('You have not been charged for it.')).toBeVisible();
  await preview.getByText('Plain text').click();
  await expect(preview.locator('pre')).toContainText('You have not been charged for it.');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingSideways(page, `letters at ${width}`);
  }
});
