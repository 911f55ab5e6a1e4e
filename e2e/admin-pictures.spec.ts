import AxeBuilder from '@axe-core/playwright';
import { type Browser, type Cookie, expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { open } from './open-page.ts';

/** Staff and the shop's pictures: slides, category images, customers' photos, product photos; with the mouse and by keyboard alone. */

// One after another: they share the slides.
test.describe.configure({ mode: 'default' });

let staff: Cookie[] = [];
test.beforeAll(async ({ browser }) => {
  staff = await logIn(browser);
});
test.beforeEach(({ context }) => context.addCookies(staff));

async function logIn(browser: Browser): Promise<Cookie[]> {
  const page = await browser.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill('owner@floors.example');
  await page.getByLabel('Password', { exact: true }).fill('a-long-owner-password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname === '/admin');
  const cookies = await page.context().cookies();
  await page.close();
  return cookies;
}

async function floor(colour: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const noise = { type: 'gaussian', mean: 128, sigma: 25 } as const;
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: colour, noise } })
    .jpeg()
    .toBuffer();
  return { name: `floor-${colour.slice(1)}.jpg`, mimeType: 'image/jpeg', buffer };
}
const text = { name: 'prices.txt', mimeType: 'text/plain', buffer: Buffer.from('38.50') };
const tooLarge = { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) };
const damaged = { name: 'damaged.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]) };

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual([]);
}
const leaveOut = (within: Locator, file: string) =>
  within
    .getByRole('button', { name: /^Leave it out/ })
    .filter({ hasText: file })
    .click();
const said = (page: Page) => page.locator('.pointer-events-none[role=status], .pointer-events-none[role=alert]');

test('a slide is made, set by dragging and by keys, shown at once, switched off and deleted', async ({ page }) => {
  test.slow();
  await open(page, '/admin/hero-management');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add slide' }).click();
  const form = page.getByRole('dialog', { name: 'Add slide' });
  await form.getByRole('button', { name: 'Create' }).click();
  const summary = form.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Failed to save slide: Please check the fields marked below.');
  await expect(summary.getByRole('link')).toHaveText(['Please enter a title', 'Please enter a subtitle', 'Please enter a description']);

  await form.getByLabel('Title', { exact: true }).fill('Larch by the window');
  await form.getByLabel('Subtitle').fill('New in');
  await form.getByLabel('Description').fill('Wide boards, oiled.');
  await form.getByLabel('Badge').fill('Larch');
  await form.getByLabel('Savings').fill('Introductory price');
  await expect(form.getByLabel('Button text')).toHaveValue('Browse Our Collection');
  await expect(form.getByLabel('Button link')).toHaveValue('/products');
  await form.getByLabel('Order').fill('0');
  const file = form.locator('input[type=file]');
  await file.setInputFiles(text);
  await expect(form.getByText('Please select an image file')).toBeVisible();
  await file.setInputFiles(tooLarge);
  await expect(form.getByText('File size must be less than 5MB')).toBeVisible();
  await file.setInputFiles(damaged);
  await expect(form.getByText('cannot be read as a picture')).toBeVisible();
  for (const name of [text.name, tooLarge.name, damaged.name]) await leaveOut(form, name);
  await form.getByLabel('Image URL').fill('http://127.0.0.1:5432/larch.jpg');
  await form.getByRole('button', { name: 'Use' }).click();
  await expect(form.getByText('is not on the public internet')).toBeVisible();
  await file.setInputFiles(await floor('#9c6b3f'));

  const pad = form.getByRole('slider', { name: 'Focal point' });
  await expect(pad).toHaveAttribute('aria-valuetext', '50% across, 50% down');
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is no picture to drag over.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.25, box.y + box.height * 0.75, { steps: 4 });
  await expect(pad).toHaveAttribute('aria-valuetext', '25% across, 75% down');
  await page.mouse.move(box.x - 300, box.y + box.height * 0.75);
  await page.mouse.up();
  await expect(pad).toHaveAttribute('aria-valuetext', '0% across, 75% down');
  await pad.press('ArrowRight');
  await pad.press('Shift+ArrowUp');
  await expect(pad).toHaveAttribute('aria-valuetext', '1% across, 65% down');
  await expect(form.getByLabel('Position')).toHaveValue('1% 65%');
  await expect(pad.locator('img')).toHaveCSS('object-position', '1% 65%');
  await form.getByLabel('Size and zoom').selectOption('150%');
  await form.getByLabel('Image opacity').fill('0.7');
  await form.getByLabel('Dark overlay').fill('0.8');
  await expect(pad.locator('img')).toHaveCSS('opacity', '0.7');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(said(page)).toContainText('Slide created successfully!');
  const card = page.getByRole('listitem').filter({ hasText: 'Larch by the window' });
  await expect(card).toContainText('Introductory price');

  // The home page was kept by the server before; within a second it shows the new slide, set as it was.
  await expect(async () => expect(await (await page.request.get('/')).text()).toContain('Larch by the window')).toPass({
    timeout: 1000,
    intervals: [50],
  });
  const home = await page.context().newPage();
  await home.goto('/');
  const shown = home.locator('article', { hasText: 'Larch by the window' }).locator('img');
  await expect(shown).toHaveCSS('object-position', '1% 65%');
  await expect(shown).toHaveCSS('scale', '1.5');
  await expect(shown).toHaveCSS('opacity', '0.7');

  await card.getByRole('button', { name: /^Edit/ }).click();
  const edit = page.getByRole('dialog', { name: 'Edit slide' });
  await expect(edit.getByLabel('Dark overlay')).toHaveValue('0.8');
  await edit.getByLabel('Title', { exact: true }).fill('Larch at the window');
  // The backdrop closes the form; what is not saved is asked about first.
  await page.mouse.click(4, 4);
  const asked = page.getByRole('dialog', { name: 'You have unsaved changes. Continue without saving?' });
  await asked.getByRole('button', { name: 'Stay here' }).click();
  await expect(edit.getByLabel('Title', { exact: true })).toHaveValue('Larch at the window');
  await edit.getByRole('button', { name: 'Update' }).click();
  await expect(said(page)).toContainText('Slide updated successfully!');
  const changed = page.getByRole('listitem').filter({ hasText: 'Larch at the window' });
  await changed.getByRole('button', { name: /^Switch off/ }).click();
  await expect(changed).toContainText('Inactive');
  await expect(async () => expect(await (await page.request.get('/')).text()).not.toContain('Larch at the window')).toPass({
    timeout: 1000,
    intervals: [50],
  });

  await changed.getByRole('button', { name: /^Delete/ }).click();
  const sure = page.getByRole('dialog', { name: 'Delete “Larch at the window”?' });
  await expect(sure).toContainText('This cannot be undone.');
  await sure.getByRole('button', { name: 'Delete' }).click();
  await expect(said(page)).toContainText('Slide deleted successfully!');
  await expect(changed).toHaveCount(0);
  await page.getByRole('button', { name: 'Initialize default slides' }).click();
  await expect(said(page)).toContainText('There are slides already');
  await home.close();
});

test('a slide that somebody else deleted, and a shop that does not answer, are said in words', async ({ page }) => {
  await open(page, '/admin/hero-management');
  const [first] = (await (await page.request.get('/api/admin/hero-slides')).json()) as { title: string }[];
  const card = page.getByRole('listitem').filter({ hasText: first?.title ?? '' });
  await page.route('**/api/admin/hero-slides/**', (route) =>
    route.fulfill({ status: 404, contentType: 'application/problem+json', body: JSON.stringify({ detail: 'Slide not found.' }) }),
  );
  await card.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(said(page)).toContainText('Failed to delete slide: Slide not found.');
  await page.getByRole('button', { name: 'Initialize default slides' }).click();
  await expect(said(page)).toContainText('Failed to initialize slides');
});

test('whoever is no longer logged in is told so before anything is sent', async ({ page, context }) => {
  await open(page, '/admin/hero-management');
  await context.clearCookies();
  await page
    .getByRole('button', { name: /^Switch off/ })
    .first()
    .click();
  await expect(said(page)).toContainText('Authentication token missing. Please log in again.');
  await context.addCookies(staff);
  await open(page, '/admin/customer-photos');
  await context.clearCookies();
  await page
    .getByRole('button', { name: /^Feature/ })
    .first()
    .click();
  await expect(said(page)).toContainText('Authentication error. Please log in again to access admin gallery.');
});

test('two who edit one slide: the second sees what the first saved, and may still save', async ({ page }) => {
  await open(page, '/admin/hero-management');
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  const form = page.getByRole('dialog', { name: 'Edit slide' });
  const [slide] = (await (await page.request.get('/api/admin/hero-slides')).json()) as ({ id: string } & Record<string, unknown>)[];
  const xsrf = staff.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const other = await page.request.put(`/api/admin/hero-slides/${slide?.id}`, {
    data: { ...slide, badge: 'Theirs' },
    headers: { 'X-XSRF-TOKEN': xsrf },
  });
  expect(other.status()).toBe(200);
  await form.getByLabel('Badge').fill('Mine');
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(form.getByRole('alert')).toContainText('Somebody else has saved this slide');
  await expect(form.locator('#field-badge-error')).toContainText('It now says “Theirs”.');
  await expect(form.getByLabel('Badge')).toHaveValue('Mine');
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(said(page)).toContainText('Slide updated successfully!');
});

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
  await card.locator('input[type=file]').setInputFiles(text);
  await expect(card.getByText('Please select an image file')).toBeVisible();
  await card.locator('input[type=file]').setInputFiles(await floor('#556677'));
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
  await form.locator('input[type=file]').setInputFiles(await floor('#8a7a5c'));
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

  await page.getByRole('button', { name: 'Add several' }).click();
  const bulk = page.getByRole('dialog', { name: 'Add several photos' });
  await expect(bulk.getByLabel('Room')).toHaveValue('Living Room');
  await expect(bulk.getByLabel('Flooring type')).toHaveValue('Mixed');
  const files = [await floor('#a0522d'), await floor('#2f4f4f'), text, damaged];
  await bulk.locator('input[type=file]').setInputFiles(files);
  await expect(bulk.getByRole('status')).toHaveText('2 photos added successfully, 2 failed.');
  await expect(bulk.getByRole('list', { name: 'Uploads' }).getByRole('listitem')).toHaveCount(2);
  await expect(bulk.getByRole('button', { name: /^Try again.*damaged\.jpg/ })).toBeVisible();
  await expectAccessible(page);
  for (const name of [text.name, damaged.name]) await leaveOut(bulk, name);
  await bulk.locator('input[type=file]').setInputFiles(damaged);
  await expect(bulk.getByRole('status')).toHaveText('Bulk upload failed. Please try again.');
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
