import { expect, test } from '@playwright/test';
import { addButton, floorsInStock, open } from './open-page.ts';

test('a floor leaves with what goes under and around it: new quantities when its size changes, a question when it goes @phone', {
  tag: '@every-run',
}, async ({ page }) => {
  const [floor] = await floorsInStock({ request: page.request });
  await open(page, `/products/${floor?.id}`);
  await page.getByLabel('Area in m²').fill('20');
  await addButton(page).click();
  await expect(page.getByText('Item added to cart!')).toBeVisible();
  await open(page, '/cart');
  const offer = page.getByRole('region', { name: /^Complete your floor/ });
  await expect(offer.getByRole('checkbox', { name: /2 rolls: .*Foam Underlay/ })).toBeChecked();
  await offer.getByRole('button', { name: /^Add ticked items/ }).click();
  await expect(page.getByRole('heading', { name: /Foam Underlay/ })).toBeVisible();
  await expect(offer).toHaveCount(0);
  // The form of the checkout carries every line with what it was chosen for.
  await open(page, '/checkout');
  await expect(page.locator('input[name=lines]')).toHaveValue(/"kit_id":"[0-9a-f]{20}"/);
  await open(page, '/cart');

  const more = page.getByLabel(`Quantity of ${floor?.name}`);
  await more.fill(String(Math.ceil(44 / (floor?.box_size_m2 ?? 1))));
  await more.press('Tab');
  const changed = page.getByRole('region', { name: /^The size of your floor has changed/ });
  await expect(changed).toContainText('3 rolls instead of 2');
  await changed.getByRole('button', { name: 'Change the quantities' }).click();
  await expect(page.getByLabel(/^Quantity of .*Foam Underlay/)).toHaveValue('3');

  await page.getByRole('button', { name: `Remove ${floor?.name}` }).click();
  await page.getByRole('button', { name: 'Remove these' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the kit is worked out on the server, and put into the cart by its form', async ({ page }) => {
    const [floor] = await floorsInStock({ request: page.request });
    await page.goto(`/products/${floor?.id}`);
    await page.getByLabel('Floor size in m²').fill('20');
    await page.getByLabel('Number of doorways').fill('3');
    await page.getByRole('button', { name: 'Work out the quantities' }).click();
    await expect(page.getByRole('checkbox', { name: /3 lengths: .*T-Bar/ })).toBeChecked();
    await page.getByRole('button', { name: /^Add ticked items/ }).click();
    await expect(page.getByText('What goes with your floor is in your cart.')).toBeVisible();
    await expect(page.getByRole('heading', { name: /T-Bar/ })).toBeVisible();
  });
});
