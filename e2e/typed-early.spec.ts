import { expect, type Page, test } from '@playwright/test';
import { floor } from './checkout-steps.ts';
import { addButton, listens, open } from './open-page.ts';

/** What somebody types while a page's scripts are still on their way is what the page goes on with. */

/** Opens a page whose scripts wait; returns how to let them come. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let letCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await mayCome;
    await route.continue().catch(() => {});
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    letCome();
    await listens(page.locator('#main'));
    await page.unroute('**/assets/*.js');
  };
}

test('boxes typed early are the boxes that are added, and shown in the cart', { tag: '@every-run' }, async ({ page }) => {
  const wanted = await floor(page, 2, 'LVT');
  const wake = await openWithoutScripts(page, `/products/${wanted.id}`);
  const quantity = page.getByLabel('Quantity in boxes');
  await quantity.fill('3');
  await wake();
  const add = addButton(page);
  await expect(add).toHaveAccessibleName('Add 3 boxes to cart');
  await expect(quantity).toHaveValue('3');
  await add.click();
  await expect(page.getByText('Item added to cart!')).toBeVisible();

  const wakeCart = await openWithoutScripts(page, '/cart');
  const line = page.getByLabel(/^Quantity of/);
  await expect(line).toHaveValue('3');
  await line.fill('5');
  await wakeCart();
  await expect(line).toHaveValue('5');
  await expect(page.getByText(`covers ${Math.round(wanted.box_size_m2 * 5 * 10_000) / 10_000} m²`)).toBeVisible();
  await open(page, '/cart');
  await expect(line).toHaveValue('5');
});

test('an area typed early, and the way it is laid, are counted in boxes', { tag: '@every-run' }, async ({ page }) => {
  const wanted = await floor(page, 3, 'LVT');
  const wake = await openWithoutScripts(page, `/products/${wanted.id}`);
  await page.getByLabel('Laying pattern').selectOption('herringbone');
  await page.getByLabel('Area in m²').fill('8');
  await wake();
  await expect(page.getByLabel('Area in m²')).toHaveValue('8');
  await expect(page.getByLabel('Laying pattern')).toHaveValue('herringbone');
  await expect(page.getByLabel('Quantity in boxes')).not.toHaveValue('1');
});

test('a filter ticked early narrows the list, and a form keeps its words', { tag: '@every-run' }, async ({ page }) => {
  const wake = await openWithoutScripts(page, '/products?category=Tiles');
  await page.getByLabel('In stock only').first().check();
  await wake();
  await expect(page).toHaveURL(/in_stock=true/);

  const wakeContact = await openWithoutScripts(page, '/contact?product=Slate');
  const message = page.getByRole('textbox', { name: 'Message' });
  await page.getByLabel('First name').fill('Nuala');
  await message.fill('Two rooms of slate, please.');
  await wakeContact();
  await expect(message).toHaveValue('Two rooms of slate, please.');
  await expect(page.getByLabel('First name')).toHaveValue('Nuala');
});
