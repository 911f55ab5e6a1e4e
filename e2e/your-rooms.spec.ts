import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNothingSideways } from './accessible.ts';

async function measure(page: Page, name: string, length: string, width: string) {
  await page.goto('/your-rooms/new');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Length', { exact: true }).fill(length);
  await page.getByLabel('Width', { exact: true }).fill(width);
  await page.getByRole('button', { name: 'Save room' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved to your rooms.' })).toBeVisible();
}

async function products(page: Page, category: string): Promise<string[]> {
  const answer = await page.request.get(`/api/products?limit=2&in_stock=true&category=${encodeURIComponent(category)}`);
  return ((await answer.json()) as { products: { id: string }[] }).products.map(({ id }) => id);
}

test('rooms measured once count boxes and cuts, stand side by side in two floors, and go to the cart and to a friend', {
  tag: '@every-run',
}, async ({ page, browser }) => {
  await measure(page, 'Living room', '5', '4');
  await measure(page, 'Hall', '4.1', '1.15');
  const [[laminate = ''], [carpet = '']] = [await products(page, 'Laminate Flooring'), await products(page, 'Carpet')];

  await page.goto(`/products/${laminate}`);
  await page.locator('#known-rooms').scrollIntoViewIfNeeded();
  await page.getByRole('checkbox', { name: /Living room/ }).check();
  await expect(page.locator('#area')).toHaveValue('20');
  await page.getByRole('checkbox', { name: /Hall/ }).check();
  await expect(page.locator('#area')).toHaveValue('24.715');

  await page.goto(`/products/${carpet}`);
  await page.locator('#known-rooms').scrollIntoViewIfNeeded();
  await page.getByRole('checkbox', { name: /Hall/ }).check();
  await page.getByRole('button', { name: 'Work out how much I need' }).click();
  await expect(page.getByRole('list', { name: 'Ways to cut it' }).getByRole('listitem').first()).toBeVisible();

  for (const id of [laminate, carpet]) {
    await page.goto(`/your-rooms/floors?add=${id}`);
    await page.getByRole('button', { name: /^Add / }).first().click();
    await expect(page).toHaveURL('/your-rooms/floors');
  }
  await page
    .getByRole('group', { name: /Living room/ })
    .getByRole('radio')
    .nth(0)
    .check();
  await page.getByRole('group', { name: /Hall/ }).getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'Share or email this plan' }).click();
  await expect(page.getByRole('heading', { name: 'Rooms and floors' })).toBeVisible();
  const link = page.url();
  await expectAccessible(page);

  const friend = await (await browser.newContext()).newPage();
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Add these rooms to mine' }).click();
  await expect(friend.getByRole('group', { name: /Living room/ })).toBeVisible();
  await friend.close();

  await page.goto('/your-rooms/floors');
  await page.getByRole('button', { name: 'Add all to cart' }).click();
  await expect(page).toHaveURL(/\/cart/);
  await expect(page.getByText('2 products')).toBeVisible();
});

test('rooms are changed, removed and brought back, on a phone and by whoever cannot see them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await measure(page, 'Study', '3', '2.5');
  await page.getByRole('link', { name: 'Change Study' }).click();
  await page.getByLabel('Length', { exact: true }).fill('long');
  await page.getByRole('button', { name: 'Save room' }).click();
  await expect(page.getByRole('textbox', { name: 'Length', exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Length', { exact: true })).toHaveValue('long');
  await page.getByLabel('Length', { exact: true }).fill('3.5');
  await page.getByRole('button', { name: 'Save room' }).click();
  await expect(page.getByText('3.50 m × 2.50 m: 8.75 m²')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Study' }).click();
  await expect(page.getByRole('heading', { name: 'Study' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Study' })).toBeVisible();
  await expectAccessible(page);
  await expectNothingSideways(page, 'your rooms');
  const [id = ''] = await products(page, 'Carpet');
  await page.goto(`/your-rooms/floors?add=${id}`);
  await page.getByRole('button', { name: /^Add / }).first().click();
  await expect(page.getByRole('group', { name: /Study/ })).toBeVisible();
  await expectAccessible(page);
  await expectNothingSideways(page, 'floors');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('rooms lead to a product that is worked out for them', async ({ page }) => {
    await measure(page, 'Study', '3', '2.5');
    const [[laminate = ''], [carpet = '']] = [await products(page, 'Laminate Flooring'), await products(page, 'Carpet')];
    await page.goto(`/products/${laminate}`);
    await page.getByRole('link', { name: 'Use your saved rooms' }).click();
    await page.getByRole('button', { name: 'Work out how much I need' }).click();
    await expect(page.locator('#area')).toHaveValue('7.5');
    await page.goto(`/your-rooms?product=${carpet}`);
    await page.getByRole('button', { name: 'Work out how much I need' }).click();
    await expect(page.getByRole('list', { name: 'Ways to cut it' }).getByRole('listitem').first()).toBeVisible();
    await page.goto(`/your-rooms/floors?add=${carpet}`);
    await page.getByRole('button', { name: /^Add / }).first().click();
    await page.getByRole('group', { name: /Study/ }).getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Add all to cart' }).click();
    await expect(page.getByText('1 product')).toBeVisible();
  });
});
