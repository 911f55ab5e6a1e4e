import { expect, test } from '@playwright/test';
import { open } from './open-page.ts';
import { damaged, expectAccessible, floorPicture, leaveOut, said, textFile } from './staff-pictures.ts';
import { becomeOwner } from './visitors.ts';

/** Staff and the pictures of categories, customers' photos and the editor for them; the last by keyboard alone. */

// One after another: they share what they change.
test.describe.configure({ mode: 'default' });

test.beforeEach(({ page }) => becomeOwner(page));

test('a category is given a picture by file, refuses addresses of one’s own network, and keeps those it had', async ({ page }) => {
  await open(page, '/admin/category-images');
  await expectAccessible(page);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Underlay', exact: true }) });
  await expect(card).toContainText(/\d+ products?, 1 image/);
  await card.getByRole('button', { name: 'Save URL' }).click();
  await expect(card.getByRole('alert')).toHaveText('Please provide a valid image (URL or upload a file)');
  await card.getByLabel('Image URL').fill('http://[::1]/x.png');
  await card.getByRole('button', { name: 'Save URL' }).click();
  await expect(card.getByRole('alert')).toContainText('Failed to update category image: This address is not on the public internet.');
  await card.locator('input[type=file]').setInputFiles(textFile);
  await expect(card.getByText('Please select an image file')).toBeVisible();
  await card.locator('input[type=file]').setInputFiles(await floorPicture('#556677'));
  await expect(card).toContainText('2 images');
  const thumbnails = card.getByRole('list', { name: 'Images of Underlay' }).getByRole('button');
  await expect(thumbnails).toHaveCount(2);
  const before = await thumbnails.nth(1).locator('img').getAttribute('src');
  await thumbnails.nth(1).click();
  await expect(thumbnails.nth(0).locator('img')).toHaveAttribute('src', before ?? '');
  await expect(thumbnails.nth(0)).toHaveAttribute('aria-pressed', 'true');
});

test('a category’s picture that does not load gives way to that of the tiles', async ({ page }) => {
  const images = (await (await page.request.get('/api/admin/categories/images')).json()) as { name: string; image_url: string }[];
  const idOf = (name: string) => images.find((category) => category.name === name)?.image_url.split('/')[2] ?? '';
  await page.route(`**/images/${idOf('Carpet')}/**`, (route) => route.fulfill({ status: 404 }));
  await open(page, '/admin/category-images');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Carpet', exact: true }) });
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('img').first()).toHaveAttribute('src', new RegExp(idOf('Tiles')));
});

test('customers’ photos: one, several of which some fail, changed, featured and deleted', async ({ page }) => {
  await open(page, '/admin/customer-photos');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add photo' }).click();
  const form = page.getByRole('dialog', { name: 'Add photo' });
  await expect(form.getByLabel('Room').getByRole('option')).toHaveText([
    'Please choose',
    'Bathroom',
    'Kitchen',
    'Living Room',
    'Bedroom',
    'Hallway',
    'Office',
  ]);
  await form.getByRole('button', { name: 'Add photo' }).click();
  await expect(form.getByRole('alert').getByRole('link')).toHaveText([
    'Please enter a title',
    'Please choose a room',
    'Please choose a flooring type',
    'Please enter an image URL',
  ]);
  await form.locator('input[type=file]').setInputFiles(await floorPicture('#8a7a5c'));
  await expect(form.locator('img')).toBeVisible();
  await form.getByLabel('Title').fill('A porch in larch');
  await form.getByLabel('Room').selectOption('Hallway');
  await form.getByLabel('Flooring type').selectOption('Wood Flooring');
  await expect(form.getByRole('list', { name: 'Uploads' })).toHaveCount(0);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Add photo' }).click();
  await expect(said(page)).toContainText('Photo added successfully!');
  const card = page.getByRole('listitem').filter({ hasText: 'A porch in larch' });
  await card.getByRole('button', { name: /^Feature/ }).click();
  await expect(said(page)).toContainText('Photo saved successfully!');
  await expect(card.getByRole('button', { name: /^Featured/ })).toHaveAttribute('aria-pressed', 'true');
  await card.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(said(page)).toContainText('Photo deleted successfully!');
  await expect(card).toHaveCount(0);

  await page.getByRole('button', { name: 'Upload several' }).click();
  const bulk = page.getByRole('dialog', { name: 'Upload several photos' });
  await expect(bulk.getByLabel('Room')).toHaveValue('Living Room');
  await expect(bulk.getByLabel('Flooring type')).toHaveValue('Mixed');
  const files = [await floorPicture('#a0522d'), await floorPicture('#2f4f4f'), textFile, damaged];
  await bulk.locator('input[type=file]').setInputFiles(files);
  await expect(bulk.getByRole('status')).toHaveText('2 photos added successfully, 2 failed.');
  await expect(bulk.getByRole('list', { name: 'Uploads' }).getByRole('listitem')).toHaveCount(2);
  await expect(bulk.getByRole('button', { name: /^Try again.*damaged\.jpg/ })).toBeVisible();
  await expectAccessible(page);
  for (const name of [textFile.name, damaged.name]) await leaveOut(bulk, name);
  await bulk.locator('input[type=file]').setInputFiles(damaged);
  await expect(bulk.getByRole('status')).toHaveText('Bulk upload failed. Please try again.');

  // They wait as drafts, until one or all of them are published.
  await bulk.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('2 drafts are not in the gallery yet.')).toBeVisible();
  await expectAccessible(page);
  const draft = page.getByRole('listitem').filter({ hasText: 'Draft' });
  await draft
    .first()
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(said(page)).toContainText('1 photo published.');
  await expect(draft).toHaveCount(1);
  await page.getByRole('button', { name: 'Publish it' }).click();
  await expect(draft).toHaveCount(0);
});

test('the gallery editor: place, generator, leave guard, save, by keyboard alone', async ({ page }) => {
  await open(page, '/admin/gallery-editor');
  await expectAccessible(page);
  await expect(page.getByText(/^Photo 1 of \d+$/)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '1');
  const title = page.getByLabel('Title');
  const was = await title.inputValue();
  await title.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(', seen again');
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).focus();
  await page.keyboard.press('Enter');
  const asked = page.getByRole('dialog', { name: 'You have unsaved changes. Continue without saving?' });
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(title).toHaveValue(`${was}, seen again`);

  await page.getByLabel('Room').selectOption('');
  await page.locator('summary', { hasText: 'Write a description' }).click();
  await page.getByRole('button', { name: 'Generate description' }).click();
  await expect(page.getByText('Please select at least Room and Flooring Type')).toBeVisible();
  await page.getByLabel('Room').selectOption('Conservatory');
  await page.getByLabel('Flooring type').selectOption('Natural Stone');
  await page.getByLabel('Style').selectOption('elegant');
  await page.getByRole('button', { name: 'Generate description' }).click();
  await expect(page.getByLabel('Description', { exact: false }).first()).toHaveValue(/conservatory/);
  await page.keyboard.press('Control+s');
  await expect(said(page)).toContainText('Photo saved successfully!');
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
  await expect(title).toHaveValue(`${was}, seen again`);
  await page.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Photo 2 of \d+$/)).toBeVisible();
  await expect(title).not.toHaveValue(`${was}, seen again`);

  await page.route('**/api/admin/customer-photos/**', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify({ detail: 'Later, please.' }) }),
  );
  await title.fill('Not to be saved');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Error saving photo. Please try again. Later, please.');
  await expect(title).toHaveValue('Not to be saved');
  await page.locator('input[type=file]').setInputFiles(damaged);
  await expect(page.getByText('Error processing file. Please try again.')).toBeVisible();
});

test('none of these pages scrolls sideways, on a tablet, a phone or a narrow one', async ({ page }) => {
  for (const path of ['hero-management', 'category-images', 'customer-photos', 'gallery-editor']) {
    await page.goto(`/admin/${path}`);
    for (const width of [768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect([path, width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width, width]);
    }
  }
});
