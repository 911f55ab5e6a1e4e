import { expect, type Page, test } from '@playwright/test';

const shown = (page: Page) => page.getByRole('status').filter({ hasText: 'Showing' });
const address = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

test('what is chosen stands in the address, on a chip and in the counts, and comes off again', async ({ page }) => {
  await page.goto('/products?page=2');
  await page.getByRole('navigation', { name: 'Product categories' }).getByRole('link', { name: /^LVT/ }).click();
  await expect(page).toHaveURL('/products?category=LVT');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('LVT');
  await expect(page.getByText(/^Browsing LVT \(\d+ products found\)$/)).toBeVisible();
  await expect(page.getByText('Free samples available for all products')).toBeVisible();

  const form = page.getByRole('form', { name: 'Filters' });
  const option = form.getByLabel('Thickness').locator('option[value="5mm"]');
  const count = Number(/\((\d+)\)/.exec((await option.textContent()) ?? '')?.[1]);
  await form.getByLabel('Thickness').selectOption('5mm');
  await expect(page).toHaveURL('/products?category=LVT&thickness=5mm');
  await expect(shown(page)).toHaveText(`Showing ${count} of ${count} products (Page 1 of 1)`);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);

  await form.getByLabel('In stock only').check();
  await form.getByLabel('Product name').fill('herringbone');
  await expect(page).toHaveURL('/products?search=herringbone&category=LVT&thickness=5mm&in_stock=true');
  const chips = page.getByRole('list', { name: 'Applied filters' });
  await expect(chips.getByRole('link', { name: 'Clear All (4)' })).toBeVisible();
  await chips.getByRole('link', { name: '5mm' }).click();
  await expect(page).toHaveURL('/products?search=herringbone&category=LVT&in_stock=true');
  await page.goBack();
  await expect(page).toHaveURL(/thickness=5mm/);
  await expect(form.getByLabel('Thickness')).toHaveValue('5mm');
  await chips.getByRole('link', { name: /^Clear All/ }).click();
  await expect(page).toHaveURL('/products');

  await page.getByLabel('Sort by').selectOption('Price per m², low to high');
  await expect(page).toHaveURL('/products?sort=price-asc');
  await form.getByRole('link', { name: 'Under £30 a box' }).click();
  await expect(page).toHaveURL('/products?max_price=30&sort=price-asc');
});

test('pages: a window of two, a jump box, one step for quick clicks, and page 1 for a page that is not there', async ({ page }) => {
  await page.goto('/products?limit=10');
  const bar = page.getByRole('navigation', { name: 'Pages' });
  const last = Number((await bar.getByRole('listitem').getByRole('link').nth(-2).textContent()) ?? 0);
  expect(last).toBeGreaterThan(10);
  await bar.getByLabel('Jump to page').fill('7');
  await bar.getByLabel('Jump to page').press('Enter');
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
  await page.goto('/products');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('nothing found: said plainly, with what would be found and whom to ring', async ({ page }) => {
  await page.goto('/products?category=Carpet&search=herringbone&min_price=1');
  const main = page.getByRole('main');
  await expect(main.getByText('No products found matching your criteria.')).toBeVisible();
  await expect(main.getByRole('link', { name: /^028 / })).toHaveAttribute('href', /^tel:/);
  await expect(main.getByRole('heading', { name: 'These would find something' })).toBeVisible();
  await main.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL('/products');
});

test('a list that does not come through says so and can be asked for again', async ({ page }) => {
  await page.goto('/about');
  await page.route('**/products.data*', (route) => route.abort());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch products');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(shown(page)).toBeVisible();
});

test('up to four products are compared side by side', async ({ page }) => {
  await page.goto('/products?category=Tiles');
  const ticks = page.getByRole('checkbox', { name: /^Compare ?: / });
  for (const at of [0, 1, 2, 3]) await ticks.nth(at).check();
  await ticks.nth(4).click();
  await expect(page.getByText('You can compare up to 4 products. Take one off first.')).toBeVisible();
  await expect(ticks.nth(4)).not.toBeChecked();
  const bar = page.getByRole('region', { name: 'Compare' });
  await expect(bar.getByText('4 of 4 to compare')).toBeVisible();
  await bar.getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/\/compare\?ids=/);
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await expect(page.getByRole('rowheader', { name: /Price of a m²/ })).toBeVisible();
});
