import { expect, type Page, test } from '@playwright/test';
import { open } from './open-page.ts';
import { damaged, expectAccessible, floorPicture, said, textFile } from './staff-pictures.ts';
import { notNow } from './staff-products.ts';
import { becomeOwner } from './visitors.ts';

/** Staff and the photos of a product: in the window over the list, and in the editor. */

test.describe.configure({ mode: 'default' });

test.beforeEach(({ page }) => becomeOwner(page));

type Listed = { id: string; name: string; photos: { id: string }[] };
async function product(page: Page, nth: number): Promise<Listed> {
  const { products } = (await (await page.request.get('/api/products?category=Carpet&limit=20')).json()) as { products: Listed[] };
  const found = products[nth];
  if (!found) throw new Error('The demo shop has too few carpets.');
  return found;
}
const photosOf = async (page: Page, id: string) =>
  ((await (await page.request.get(`/api/products/${id}`)).json()) as { photos: { id: string; alt_text: string; background_position: string }[] })
    .photos;

test('several files at once, a failure with its retry, order by keys, words and focal point, all shown to shoppers', { tag: '@every-run' }, async ({
  page,
}) => {
  test.slow();
  const { id, photos } = await product(page, 0);
  await open(page, `/admin/products?edit=${id}`);
  const panel = page.getByRole('region', { name: 'Photos' });
  const tiles = panel.getByRole('list', { name: 'Photos in order' }).getByRole('listitem');
  await expect(tiles).toHaveCount(photos.length);
  await expect(tiles.first()).toContainText('Main photo');

  // One of the files meets a shop that does not answer; it is tried again by itself.
  let refused = 0;
  await page.route('**/upload-photo', (route) =>
    refused++ === 0
      ? route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify({ detail: 'The shop is catching its breath.' }) })
      : route.continue(),
  );
  await panel.locator('input[type=file]').setInputFiles([await floorPicture('#704214'), await floorPicture('#365314'), textFile]);
  const uploads = panel.getByRole('list', { name: 'Uploads' });
  await expect(uploads).toContainText('Failed to add photo: The shop is catching its breath.');
  await expect(uploads).toContainText('Please select an image file');
  await expect(tiles).toHaveCount(photos.length + 1);
  await uploads.getByRole('button', { name: /^Try again/ }).click();
  await expect(tiles).toHaveCount(photos.length + 2);
  await expect(said(page)).toContainText('Photo added successfully!');
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel.getByText('Please enter an image URL')).toBeVisible();
  await panel.getByLabel('Image URL').fill('http://localhost/x.jpg');
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel.getByText('Failed to add photo: This address is not on the public internet.')).toBeVisible();
  await expectAccessible(page);

  // By keyboard: the last photo becomes the first, keeps the focus, and opens what is said of it.
  await tiles.last().getByRole('button').first().focus();
  await page.keyboard.press('Home');
  await expect(tiles.first().getByRole('button').first()).toBeFocused();
  await expect(tiles.first()).toContainText('Main photo');
  await page.keyboard.press('Enter');
  const settings = page.getByRole('group', { name: 'Photo 1' });
  await settings.getByLabel('Alt text').fill('Moss green, close by');
  await settings.getByRole('slider', { name: 'Focal point' }).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await settings.getByLabel('Size').selectOption('contain');
  await settings.getByLabel('Dark overlay').fill('0.3');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(said(page)).toContainText('Product updated successfully!');
  await expect
    .poll(async () => (await photosOf(page, id))[0])
    .toMatchObject({
      alt_text: 'Moss green, close by',
      background_position: '40% 51%',
      background_size: 'contain',
      overlay_opacity: 0.3,
    });
  await page.goto(`/products/${id}`);
  const shown = page.getByRole('img', { name: 'Moss green, close by' }).first();
  await expect(shown).toHaveCSS('object-fit', 'contain');
  await expect(shown).toHaveCSS('object-position', '40% 51%');

  await open(page, `/admin/products?edit=${id}`);
  await tiles
    .first()
    .getByRole('button', { name: /^Remove photo/ })
    .click();
  await page.getByRole('dialog', { name: 'Remove this photo?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(said(page)).toContainText('Photo removed successfully!');
  await expect(tiles).toHaveCount(photos.length + 1);
});

test('whoever has been logged out adds and removes no photo, and is told so', async ({ page, context }) => {
  const { id, photos } = await product(page, 2);
  await open(page, `/admin/products?edit=${id}`);
  await context.clearCookies();
  const panel = page.getByRole('region', { name: 'Photos' });
  const missing = 'Authentication token missing. Please log in again.';
  await panel.locator('input[type=file]').setInputFiles(await floorPicture('#365314'));
  await expect(said(page)).toContainText(missing);
  await notNow(page);
  await panel.getByLabel('Image URL').fill('https://pictures.example/oak.jpg');
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel.getByText(missing)).toBeVisible();
  await notNow(page);
  await panel
    .getByRole('button', { name: /^Remove photo/ })
    .first()
    .click();
  await expect(said(page)).toContainText(missing);
  expect(await photosOf(page, id)).toHaveLength(photos.length);
});

test('dragged into another order', async ({ page }) => {
  const { id, photos } = await product(page, 1);
  await open(page, `/admin/products?edit=${id}`);
  const tiles = page.getByRole('list', { name: 'Photos in order' }).getByRole('listitem');
  await tiles.nth(1).dragTo(tiles.nth(0));
  await expect(tiles.first()).toHaveAttribute('data-photo', photos[1]?.id ?? '');
});

test('the editor says in its own words what went wrong', async ({ page }) => {
  await open(page, '/admin/product-editor');
  const panel = page.getByRole('region', { name: 'Photos' });
  const remove = panel.getByRole('button', { name: /^Remove photo/ }).first();
  let status = 401;
  await page.route('**/photos/*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify({ detail: 'The shop is catching its breath.' }) })
      : route.continue(),
  );
  for (const [answer, words] of [
    [401, 'Authentication failed. Please log in again.'],
    [403, 'Access denied. Admin privileges required.'],
    [404, 'Photo not found.'],
    [503, 'Error deleting photo. The shop is catching its breath.'],
  ] as const) {
    status = answer;
    await remove.click();
    await page.getByRole('dialog', { name: 'Remove this photo?' }).getByRole('button', { name: 'Remove' }).click();
    await expect(said(page)).toContainText(words);
    if (status === 401) await page.getByRole('dialog', { name: 'Please log in again' }).getByRole('button', { name: 'Close' }).click();
  }
  await panel.locator('input[type=file]').setInputFiles(damaged);
  await expect(panel.getByText('Error uploading photo. Please try again.')).toBeVisible();
  await page.context().clearCookies();
  await remove.click();
  await expect(said(page)).toContainText('Error: No authentication token found. Please log in again.');
});
