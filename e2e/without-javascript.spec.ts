import { expect, test } from '@playwright/test';
import { wordsOf } from './open-page.ts';

/** What a visitor can look at is there before any script, and without one. */
test.use({ javaScriptEnabled: false });

test('the list is narrowed, ordered and leafed through by its own forms and links', { tag: '@every-run' }, async ({ page }) => {
  await page.goto('/products?category=Tiles');
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByLabel('Material').selectOption('porcelain');
  await filters.locator('summary', { hasText: 'Slip resistance' }).press('Enter');
  await filters.getByLabel('Slip resistance').selectOption('r9');
  await filters.getByLabel('In stock only').check();
  await filters.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL('/products?category=Tiles&material=porcelain&slip=r9&in_stock=true');
  await expect(page.getByRole('list', { name: 'Applied filters' }).getByRole('link')).toHaveCount(5);
  await page.getByLabel('Sort by').selectOption('price-desc');
  await page.getByRole('button', { name: 'Sort' }).click();
  await expect(page).toHaveURL(/sort=price-desc/);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText('Page 2 of', { exact: false }).first()).toBeVisible();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\/[0-9a-f-]{36}$/);
});

test('searching leads to results', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('banner').getByRole('combobox');
  await box.fill('slate');
  await box.press('Enter');
  await expect(page).toHaveURL('/products?search=slate');
  await expect(page.getByRole('article').first()).toContainText(/slate/i);
});

test('a product shows its pictures, price and terms, works out boxes, and goes into the cart, which forms change', { tag: '@every-run' }, async ({
  page,
  request,
}) => {
  const { products } = (await (await request.get('/api/products?category=LVT&limit=1')).json()) as {
    products: { id: string; box_size_m2: number }[];
  };
  const [floor] = products;
  await page.goto(`/products/${floor?.id}`);
  await expect(page.getByRole('heading', { name: 'Specification' })).toBeVisible();
  await page.getByLabel('Area in m²').fill('12');
  await page.getByRole('button', { name: 'Calculate boxes' }).click();
  const boxes = Math.ceil(13_200 / Math.round((floor?.box_size_m2 ?? 1) * 1000));
  await expect(page.getByLabel('Quantity in boxes')).toHaveValue(String(boxes));
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page).toHaveURL(/\/cart/);
  await expect(page.getByRole('status').filter({ hasText: 'Item added to cart!' })).toBeVisible();
  const quantity = page.getByLabel(/^Quantity of/);
  await expect(quantity).toHaveValue(String(boxes));
  await quantity.fill('0');
  await page.getByRole('button', { name: /^Update/ }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText('The quantity must be at least 1.');
  await expect(quantity).toHaveValue('0');
  await expect(quantity).toHaveAccessibleDescription('Error: The quantity must be at least 1.');
  await quantity.fill('3');
  await page.getByRole('button', { name: /^Update/ }).click();
  await expect(quantity).toHaveValue('3');

  await page.goto(`/products/${floor?.id}`);
  await page
    .getByRole('button', { name: /^Free sample \(£5\.99 postage\)/ })
    .first()
    .click();
  await expect(page.getByText('Free sample added to cart!')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Postage for 1 sample£5.99');
  await page.getByRole('button', { name: /^Remove the sample/ }).click();
  await expect(page.getByRole('region', { name: 'Summary' })).not.toContainText('Postage');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Postage for 1 sample£5.99');
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(quantity).toHaveValue('3');
});

test('floors are compared by ticking them', async ({ page }) => {
  await page.goto('/products?category=Carpet');
  await page
    .getByRole('checkbox', { name: /^Compare/ })
    .nth(0)
    .check();
  await page
    .getByRole('checkbox', { name: /^Compare/ })
    .nth(1)
    .check();
  await page.getByRole('button', { name: /Compare the products you selected/ }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});

test('photos are filtered, opened, liked and continued', async ({ page }) => {
  await page.goto('/gallery');
  await page.getByRole('link', { name: 'Bedroom', exact: true }).click();
  await page.locator('main ul a[id^="photo-"]').first().click();
  const dialog = page.getByRole('dialog');
  const likes = Number(/\d+/.exec(await wordsOf(dialog.getByRole('button', { name: /Like/ })))?.[0]);
  await dialog.getByRole('button', { name: /Like/ }).click();
  await expect(dialog.getByRole('button', { name: /Like/ })).toContainText(`${likes + 1} likes`);
  await dialog.getByRole('link', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await page.getByRole('link', { name: 'Show More Photos' }).click();
  await expect(page.locator('main ul a[id^="photo-"]')).toHaveCount(60);
});

test('an empty cart says so, and the menu opens @phone', async ({ page, isMobile }) => {
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  if (!isMobile) return;
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer Gallery');
});

test('a customer’s wishlist is there, goes into the cart, and gets shorter', async ({ page, request }) => {
  const account = {
    full_name: 'Orla Quigley',
    username: `orla${Date.now()}`,
    email: `orla-${Date.now()}@example.com`,
    password: 'twelve plain planks',
  };
  const { access_token } = (await (await request.post('/api/auth/register', { data: account })).json()) as { access_token: string };
  const { products } = (await (await request.get('/api/products?category=LVT&in_stock=true&limit=2')).json()) as {
    products: { id: string; name: string }[];
  };
  for (const { id } of products) {
    await request.post('/api/wishlist', { data: { product_id: id }, headers: { authorization: `Bearer ${access_token}` } });
  }
  await page.goto('/wishlist');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/wishlist');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Wishlist (2)');
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: products[0]?.name ?? '' }) });
  await card.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(page.getByText('Item added to cart!')).toBeVisible();
  await expect(page.getByLabel(`Quantity of ${products[0]?.name}`)).toHaveValue('1');
  await page.goto('/wishlist');
  await card.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Wishlist (1)');
});
