import { expect, type Page, test } from '@playwright/test';
import { open } from './open-page.ts';

const shown = (page: Page) => page.getByRole('status').filter({ hasText: 'Showing' });
const address = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

test('a category says what is browsed, that samples are free where they are, and one page needs no bar', async ({ page }) => {
  await page.goto('/products?category=LVT');
  await expect(page.getByText(/^Browsing LVT \(\d+ products found\)$/)).toBeVisible();
  await expect(page.getByText('Free samples available for all products')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  await page.goto('/products?category=Adhesives');
  await expect(page.getByText(/^Browsing Adhesives /)).toBeVisible();
  await expect(page.getByText('Free samples available for all products')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  const underThirty = page.getByRole('form', { name: 'Filters' }).getByRole('link', { name: 'Under £30 per box' });
  await underThirty.click();
  await expect(page).toHaveURL('/products?category=Adhesives&max_price=30');
  await expect(underThirty).toHaveAttribute('aria-current', 'true');
});

test('pages: a window of two, a jump box, one step for quick clicks, and page 1 for a page that is not there', async ({ page }) => {
  await open(page, '/products?limit=10');
  const bar = page.getByRole('navigation', { name: 'Pages' });
  const last = Number((await bar.getByRole('listitem').getByRole('link').nth(-2).textContent()) ?? 0);
  expect(last).toBeGreaterThan(10);
  // Before its script has come the form is sent as it stands, its fields in their own order.
  const jump = bar.getByLabel('Jump to page');
  await jump.scrollIntoViewIfNeeded();
  await expect.poll(() => jump.evaluate((box) => Object.keys(box).some((key) => key.startsWith('__reactProps')))).toBe(true);
  await jump.fill('7');
  await jump.press('Enter');
  await expect(page).toHaveURL('/products?page=7&limit=10');
  await expect(bar.getByLabel('Jump to page')).toHaveValue('');
  await expect(bar.getByText(/^Showing 61-70 of \d+ items$/)).toBeVisible();
  await expect(bar.getByRole('listitem')).toHaveText([/Previous/, '1', '…', '5', '6', '7', '8', '9', '…', `${last}`, /Next/]);
  await bar.getByLabel('Jump to page').fill(`${last + 1}`);
  await bar.getByLabel('Jump to page').press('Enter');
  await expect(bar.getByLabel('Jump to page')).toHaveValue('');
  expect(address(page)).toBe('/products?page=7&limit=10');

  const asked: string[] = [];
  page.on('request', (request) => /\/products\.data\?/.test(request.url()) && !request.headers().purpose && asked.push(request.url()));
  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Pages"] a')];
    for (const name of ['8', '9', '6']) links.find(({ textContent }) => textContent === name)?.click();
  });
  await expect(page).toHaveURL('/products?page=6&limit=10');
  expect(asked.filter((url) => /page=(8|9)/.test(url))).toEqual([]);

  await bar.getByLabel('Items per page').selectOption('50');
  await expect(page).toHaveURL('/products?limit=50');
  await expect(page.getByText('Jump to page')).toHaveCount(0);
  await page.goto('/products?page=999');
  await expect(page).toHaveURL('/products');
});

test('grid or rows, as this browser was told last', async ({ page }) => {
  await open(page, '/products');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('nothing found: whom to ring, and the way back to everything', async ({ page }) => {
  await page.goto('/products?category=Carpet&search=zzzqqq');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^028 / })).toHaveAttribute('href', /^tel:/);
  await main.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL('/products');
});

test('a list that does not come through says so and can be asked for again', async ({ page }) => {
  await open(page, '/products');
  await page.route('**/products.data*', (route) => route.abort());
  await page.getByLabel('Sort by').selectOption('price-asc');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch products');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(shown(page)).toBeVisible();
});
