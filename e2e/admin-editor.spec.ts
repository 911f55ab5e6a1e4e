import { expect, test } from '@playwright/test';
import { open } from './open-page.ts';
import { expectAccessible } from './staff-pictures.ts';
import { expectNotice, makeProduct } from './staff-products.ts';
import { becomeOwner, owner } from './visitors.ts';

/** Staff and all the products: one after another, and as a file. */

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.beforeEach(({ page }) => becomeOwner(page));

test('the editor: a hundred at a time, a number to jump to, nothing unsaved is lost unasked', async ({ page }) => {
  await open(page, '/admin/product-editor');
  await expect(page.getByRole('navigation', { name: 'Products in this batch' }).getByRole('link')).toHaveCount(100);
  await page.getByLabel('Jump to number').fill('101');
  await page.getByRole('button', { name: 'Go' }).click();
  await expect(page.getByText(/^Batch 2 of/)).toBeVisible();
  await expect(page.getByText(/^101 of/)).toBeVisible();
  const description = page.getByLabel('Description');
  const before = await description.inputValue();
  await description.fill(`${before} Changed.`);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'You have unsaved changes. Continue without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(description).toHaveValue(`${before} Changed.`);
  await page.keyboard.press('Control+s');
  await expectNotice(page, 'Product saved successfully!');
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page.getByText(/^102 of/)).toBeVisible();
  await description.fill('Something else');
  await page.getByRole('link', { name: 'Previous', exact: true }).click();
  await question.getByRole('button', { name: 'Continue without saving' }).click();
  await expect(page.getByText(/^101 of/)).toBeVisible();
  await expect(description).toHaveValue(`${before} Changed.`);
});

test('a lost connection and a session that ended lose nothing typed: logged in over the page, one more press saves it', {
  tag: '@every-run',
}, async ({ page }) => {
  const context = page.context();
  const cookies = await context.cookies();
  const missing = 'Authentication token missing. Please log in again.';
  const { id, name } = await makeProduct();
  await open(page, `/admin/products/${id}`);
  const description = page.getByLabel('Description');
  await description.fill('Typed for a quarter of an hour.');
  await context.setOffline(true);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'Nothing was saved.' })).toBeFocused();
  await expect(description).toHaveValue('Typed for a quarter of an hour.');
  await context.setOffline(false);

  await context.clearCookies();
  await page.keyboard.press('Control+s');
  const again = page.getByRole('dialog', { name: 'Please log in again' });
  await expect(again.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(owner.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(again.getByRole('alert')).toContainText('Incorrect email or password.');
  await expectAccessible(page);
  await again.getByLabel('Password').fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(again).toHaveCount(0);
  await expectNotice(page, 'You are logged in again.');
  await expect(page).toHaveURL(`/admin/products/${id}`);
  await expect(description).toHaveValue('Typed for a quarter of an hour.');
  await page.keyboard.press('Control+s');
  await expectNotice(page, 'Product updated successfully!');

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await context.clearCookies();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectNotice(page, missing);
  await context.addCookies(cookies);
  for (const [path, act] of [
    [
      '/admin/product-editor',
      () =>
        page
          .getByLabel('Name')
          .fill('Another name')
          .then(() => page.keyboard.press('Control+s')),
    ],
    ['/admin/category-selector', () => page.keyboard.press('0')],
    [`/admin/products?search=${name}`, () => page.getByRole('switch', { name: `${name} featured` }).click()],
  ] as const) {
    await open(page, path);
    await context.clearCookies();
    await act();
    await expectNotice(page, missing);
    await context.addCookies(cookies);
  }
  await expect(page.getByRole('switch', { name: `${name} featured` })).not.toBeChecked();
});

test('the category selector, by keys alone', async ({ page }) => {
  await open(page, '/admin/category-selector?number=2');
  const name = await page.getByRole('heading', { level: 2 }).textContent();
  const was = await page.locator('.category-button[aria-pressed=true]').textContent();
  await page.keyboard.press('0');
  await expect(page.getByText(/^3 of/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(name ?? '');
  await expect(page.locator('.category-button[aria-pressed=true]')).toContainText('Other');
  await page
    .locator('.category-button')
    .filter({ hasText: (was ?? '').replace(/^\d/, '') })
    .click();
  await expect(page.getByText(/^3 of/)).toBeVisible();
  // What was done is said, and the last of it taken back.
  const done = page.getByRole('list', { name: 'Recent changes' }).getByRole('listitem');
  await expect(done.first()).toContainText(`“${name}” moved from Other to`);
  await page.keyboard.press('u');
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: `Undone: “${name}” is as before.` })
      .first(),
  ).toBeVisible();
  await expect(done.first()).toContainText(/moved from .* to Other\./);
  await done.first().getByRole('button', { name: 'Undo' }).click();
  await expect(done.filter({ hasText: `“${name}”` })).toHaveCount(0);
  await page.keyboard.press('t');
  await expect(page.getByText(/^13 of/)).toBeVisible();
  await page.getByRole('link', { name: 'Skip 10' }).click();
  await expect(page.getByText(/^23 of/)).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toContainText('Skip 10');
});

test('a file of products: out, looked at, put right, in', { tag: '@every-run' }, async ({ page }) => {
  const { name } = await makeProduct();
  const csv = await (await page.request.get(`/admin/products.csv?search=${encodeURIComponent(name)}`)).text();
  expect(csv).toContain(name);
  await open(page, '/admin/products/import');
  const give = async (text: string) => {
    await page.getByLabel('CSV file').setInputFiles({ name: 'floors.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: 'Check the file' }).click();
  };
  await give(csv);
  await expect(page.getByText('The shop already matches this file, so there is nothing to import.')).toBeVisible();
  await give(csv.replace('38.50', 'dear'));
  await expect(page.getByRole('row', { name: /2 price Please enter the price in pounds/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0);
  await give(csv.replace('38.50', '41.00'));
  await expect(page.getByRole('row', { name: /Price: 38.50 → 41.00/ })).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await expect(page.getByText('floors.csv: 0 created, 1 changed.')).toBeVisible();
  await give('\u0000\u0001');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This is not a CSV file in UTF-8.');
});
