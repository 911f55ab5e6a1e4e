import { expect, test } from '@playwright/test';
import { expectAccessible, expectNothingSideways } from './accessible.ts';
import { open } from './open-page.ts';
import { floorPicture, textFile } from './staff-pictures.ts';
import { expectNotice, makeProduct, staffPage } from './staff-products.ts';
import { becomeOwner } from './visitors.ts';

/** Staff and the products: the list, one product, a new one, two people at once. */

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.beforeEach(({ page }) => becomeOwner(page));

test('strangers and customers get nowhere', async ({ page }) => {
  await page.context().clearCookies();
  for (const path of ['/admin', '/admin/products', '/admin/product-editor', '/admin/category-selector', '/admin/products/import', '/admin/nothing']) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`/login\\?next=${encodeURIComponent(path)}`));
  }
  expect((await page.request.get('/admin/products.csv', { maxRedirects: 0 })).status()).toBe(302);
  const email = `c${Date.now()}@example.com`;
  await page.request.post('/api/auth/register', {
    data: { full_name: 'Cara Hill', username: `c${Date.now()}`, email, password: 'floating oak in the hall' },
  });
  expect((await page.goto('/admin/products'))?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
  await expect(page.getByText('Admin access required')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Admin' })).toHaveCount(0);
});

test('every page of products: accessible, one heading, nothing sideways at 1440, 768 and 390 px', async ({ page }) => {
  test.setTimeout(240_000);
  const { id } = await makeProduct();
  const paths = [
    '/admin',
    '/admin/products',
    `/admin/products?edit=${id}`,
    `/admin/products/${id}`,
    '/admin/products/new',
    '/admin/products/import',
    '/admin/product-editor?number=3',
    '/admin/category-selector',
  ];
  for (const path of paths) {
    await open(page, path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expectAccessible(page);
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNothingSideways(page, path);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

test('a product without coverage says that its box size is not set', async ({ page }) => {
  const { name } = await makeProduct({ box_size_m2: null });
  await page.goto(`/admin/products?search=${name}`);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Not set');
});

test('the list: found, featured, edited in the dialog, deleted', async ({ page }) => {
  const { id, name } = await makeProduct();
  await open(page, '/admin/products');
  await page.keyboard.press('/');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=Journey/);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(1);

  await page.getByRole('switch', { name: `${name} featured` }).click();
  await expectNotice(page, 'Product featured successfully!');
  await page.getByRole('switch', { name: `${name} featured` }).click();
  await expectNotice(page, 'Product unfeatured successfully!');

  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Edit ${name}` });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Price for a m², £').fill('30');
  await expect(dialog.getByLabel('Price for a box, £ (required)')).toHaveValue('43.20');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog', { name: 'You have unsaved changes. Continue without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByRole('dialog', { name: 'You have unsaved changes. Continue without saving?' })).toBeHidden();
  await dialog.getByLabel('Price for a box, £ (required)').fill('abc');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Please enter the price in pounds, above 0 and at most £1,000,000, such as 38.50.');
  await expect(dialog.getByLabel('Price for a box, £ (required)')).toHaveValue('abc');
  await dialog.getByLabel('Price for a box, £ (required)').fill('45');
  await page.keyboard.press('Control+s');
  await expectNotice(page, 'Product updated successfully!');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('£45.00');
  // The shop's own page, kept for everybody, says so too.
  await expect(async () => expect(await (await page.request.get(`/products/${id}`)).text()).toContain('£45.00')).toPass({ timeout: 10_000 });

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByRole('dialog', { name: `Delete “${name}”?` })).toContainText('Deleting cannot be undone.');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectNotice(page, `Product "${name}" deleted successfully!`);
  await expect(page.getByText('No products found.')).toBeVisible();
});

test('many at once: a range made dearer by percent, all of it; a view to come back to', async ({ page }) => {
  const maker = `Maker ${Date.now()}`;
  for (let n = 0; n < 2; n++) await makeProduct({ supplier: maker, price: 10 });
  await open(page, `/admin/products?supplier=${encodeURIComponent(maker)}`);
  await page.getByLabel('Select all on this page').check();
  const bar = page.getByRole('region', { name: 'Actions for selected items' });
  await expect(bar).toContainText('2 selected');
  await bar.getByLabel('Percentage, such as -10').fill('12.5');
  await bar.getByLabel('Rounding').selectOption({ label: 'Ending in .99' });
  await bar.getByRole('button', { name: 'Preview prices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 2 prices?' });
  await expect(dialog.getByRole('row', { name: /£10\.00 £10\.99$/ })).toHaveCount(2);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Change 2 prices' }).click();
  await expectNotice(page, '2 prices changed.');
  await expect(page.getByRole('cell', { name: '£10.99' })).toHaveCount(2);
  await page.getByRole('list', { name: 'Recent changes' }).getByRole('button', { name: 'Undo: 2 prices changed.' }).first().click();
  await expectNotice(page, 'Undone: 2 products are as before.');
  await expect(page.getByRole('cell', { name: '£10.00' })).toHaveCount(2);
  await page.getByLabel('Select all on this page').check();
  await bar.getByLabel('Percentage, such as -10').fill('-100');
  await bar.getByRole('button', { name: 'Preview prices' }).click();
  await expectNotice(page, 'Please enter a percentage above -100 and at most 500');

  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByLabel('Name of the view').fill(`From ${maker}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectNotice(page, 'View saved.');
  await open(page, '/admin/products');
  await page.getByRole('link', { name: `From ${maker}` }).click();
  await expect(page.getByRole('cell', { name: '£10.00' })).toHaveCount(2);
  await page.getByRole('button', { name: `Delete the view From ${maker}` }).click();
  await expect(page.getByRole('link', { name: `From ${maker}` })).toHaveCount(0);
});

test('a new product, its stock counted, its prices and changes kept', { tag: '@every-run' }, async ({ page }) => {
  const name = `Made by hand ${Date.now()}`;
  await open(page, '/admin/products/new');
  await page.getByLabel('Name (required)').fill(name);
  await page.getByLabel('Category (required)').selectOption('LVT');
  await page.getByLabel('Supplier (required)').fill('Journey Maker');
  await page.getByLabel('Price for a box, £ (required)').fill('-1');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Please enter the price in pounds');
  await expect(page.getByLabel('Name (required)')).toHaveValue(name);
  await page.getByLabel('Price for a box, £ (required)').fill('25');
  await page.getByLabel('Stock now').fill('12');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Product created successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('12 in stock')).toBeVisible();

  await page.getByLabel('New stock or change').fill('-3');
  await page.getByLabel('Reason').selectOption('damaged');
  await page.locator('#stock-note').fill('Forklift');
  await page.getByRole('button', { name: 'Update stock' }).click();
  await expectNotice(page, 'Stock is now 9.');
  await expect(page.getByText('-3 to 9, Damaged: Forklift')).toBeVisible();

  await page.getByLabel('Price for a box, £ (required)').fill('27.5');
  await page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' }).click();
  await expectNotice(page, 'Product updated successfully!');
  await expect(page.getByLabel('Price for a box, £ (required)')).toHaveValue('27.50');
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
  const prices = page.getByRole('region', { name: 'Prices' });
  await expect(prices.getByRole('listitem')).toHaveCount(2);
  await expect(prices.getByRole('listitem').first()).toContainText('£27.50');
  await expect(page.getByRole('region', { name: 'Change history' })).toContainText('25.00 → 27.50');
});

test('two people on one product: the second sees the difference and chooses', async ({ page: first, browser }) => {
  const second = await staffPage(browser);
  const { id } = await makeProduct();
  for (const page of [first, second]) await open(page, `/admin/products/${id}`);
  await first.getByLabel('Name (required)').fill('First was here');
  await first.getByLabel('Colour').fill('Honey');
  await first.keyboard.press('Control+s');
  await expectNotice(first, 'Product updated successfully!');
  await second.getByLabel('Name (required)').fill('Second was here');
  await second.getByLabel('Finish').fill('Oiled');
  // Another form of the page reads it again, and leaves what is typed.
  await second.getByLabel('New stock or change').fill('+1');
  await second.getByRole('button', { name: 'Update stock' }).click();
  await expectNotice(second, 'Stock is now 21.');
  await expect(second.getByLabel('New stock or change')).toHaveValue('');
  await second.keyboard.press('Control+s');
  const conflict = second.getByRole('alert', { name: 'A colleague changed the same thing' });
  await expect(conflict).toBeFocused();
  await expect(conflict.getByRole('group')).toHaveCount(1);
  await expect(conflict.getByRole('group', { name: 'Name' })).toContainText('First was here');
  await expect(conflict.getByRole('radio', { name: /Second was here/ })).toBeChecked();
  await expectAccessible(second);
  await expect(second.getByLabel('Name (required)')).toHaveValue('Second was here');
  await second.keyboard.press('Control+s');
  await expectNotice(second, 'Product updated successfully!');
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Second was here');
  await expect(second.getByLabel('Colour')).toHaveValue('Honey');
  await expect(second.getByLabel('Finish')).toHaveValue('Oiled');
  await second.context().close();
});

test('without JavaScript: photos are added by file, refused with a sentence, and removed', async ({ browser }) => {
  const { id } = await makeProduct();
  const page = await staffPage(browser, { javaScriptEnabled: false });
  await page.goto(`/admin/products/${id}`);
  const files = page.locator('input[type=file][name=photo]');
  await files.setInputFiles([await floorPicture('#704214'), await floorPicture('#365314')]);
  await page.getByRole('button', { name: 'Add photos' }).click();
  await expect(page.getByText('Photo added successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove photo/ })).toHaveCount(2);
  await files.setInputFiles(textFile);
  await page.getByRole('button', { name: 'Add photos' }).click();
  await expect(page.getByText('Failed to add photo: Please select an image file')).toBeVisible();
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect(page.getByText('Photo removed successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove photo/ })).toHaveCount(1);
});

test('without JavaScript: found, opened, saved', { tag: '@every-run' }, async ({ browser }) => {
  const { id } = await makeProduct();
  const page = await staffPage(browser, { javaScriptEnabled: false });
  await page.goto(`/admin/products/${id}`);
  await page.getByLabel('Price for a box, £ (required)').fill('0');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Please enter the price in pounds');
  await page.getByLabel('Price for a box, £ (required)').fill('39');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Product updated successfully!' })).toBeVisible();
  await page.goto('/admin/products?category=Tiles');
  await page.getByLabel('Search by name, SKU or supplier').fill('Journey');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/category=Tiles/);
  await page.context().close();
});
