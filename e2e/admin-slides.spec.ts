import { expect, test } from '@playwright/test';
import { open } from './open-page.ts';
import { damaged, expectAccessible, floorPicture, leaveOut, said, textFile, tooLarge } from './staff-pictures.ts';
import { becomeOwner, ownersCalls } from './visitors.ts';

/** Staff and the slides of the home page. */

// One after another: they share what they change.
test.describe.configure({ mode: 'default' });

test.beforeEach(({ page }) => becomeOwner(page));

test('a slide is made, set by dragging and by keys, shown at once, switched off and deleted', async ({ page }) => {
  test.slow();
  await open(page, '/admin/hero-management');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add slide' }).click();
  const form = page.getByRole('dialog', { name: 'Add slide' });
  await form.getByRole('button', { name: 'Create' }).click();
  const summary = form.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Failed to save slide: Please check the highlighted fields.');
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
  await file.setInputFiles(textFile);
  await expect(form.getByText('Please select an image file')).toBeVisible();
  await file.setInputFiles(tooLarge);
  await expect(form.getByText('File size must be less than 20MB')).toBeVisible();
  await file.setInputFiles(damaged);
  await expect(form.getByText('cannot be opened as a picture')).toBeVisible();
  for (const name of [textFile.name, tooLarge.name, damaged.name]) await leaveOut(form, name);
  await form.getByLabel('Image URL').fill('http://127.0.0.1:5432/larch.jpg');
  await form.getByRole('button', { name: 'Use' }).click();
  await expect(form.getByText('is not on the public internet')).toBeVisible();
  await file.setInputFiles(await floorPicture('#9c6b3f'));

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

  // The home page was kept by the server before, and not for a time only; it is told of the new slide, set as it was.
  await expect(async () => expect(await (await page.request.get('/')).text()).toContain('Larch by the window')).toPass({
    timeout: 10_000,
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
    timeout: 10_000,
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
  await becomeOwner(page);
  await open(page, '/admin/customer-photos');
  await context.clearCookies();
  await page
    .getByRole('button', { name: /^Feature/ })
    .first()
    .click();
  await expect(said(page)).toContainText('Authentication error. Please log in again to access admin gallery.');
});

test('two who edit one slide: the second sees what the first saved, and may still save', { tag: '@every-run' }, async ({ page }) => {
  await open(page, '/admin/hero-management');
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  const form = page.getByRole('dialog', { name: 'Edit slide' });
  const [slide] = (await (await page.request.get('/api/admin/hero-slides')).json()) as ({ id: string } & Record<string, unknown>)[];
  const colleague = await ownersCalls();
  const theirs = await colleague.put(`/api/admin/hero-slides/${slide?.id}`, { data: { ...slide, badge: 'Theirs' } });
  expect(theirs.status()).toBe(200);
  await colleague.dispose();
  await form.getByLabel('Badge').fill('Mine');
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(form.getByRole('alert').getByRole('group')).toHaveText(/Badge.*Mine.*Theirs/);
  await expect(form.getByLabel('Badge')).toHaveValue('Mine');
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(said(page)).toContainText('Slide updated successfully!');
});
