import { expect, type Page, test } from '@playwright/test';
import { tabTo } from './by-keyboard.ts';
import { floorsInStock, open, wordsOf } from './open-page.ts';

/** On a page that has just come: past what every page begins with, by the link for it. */
async function skipToContent(page: Page) {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

test('from the home page to a full cart with the keyboard alone', { tag: '@every-run' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await tabTo(page, /^Laminate$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laminate Flooring');
  await skipToContent(page);

  await tabTo(page, /^In stock only/);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/in_stock=true/);
  const name = await wordsOf(page.getByRole('article').first().getByRole('heading'));
  await tabTo(page, new RegExp(`^${name}$`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await skipToContent(page);

  await tabTo(page, /^Add 1 box to cart$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Item added to cart!')).toBeVisible();
  await tabTo(page, /^Cart.*1 item$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name, level: 2, exact: true })).toBeVisible();
});

test('dialogs keep the keyboard and give it back', async ({ page }) => {
  await open(page, '/products?category=LVT');
  const monthly = page.getByRole('button', { name: /^Pay It Monthly/ }).first();
  await monthly.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pay It Monthly' });
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(monthly).toBeFocused();
});

test('too many boxes are said at their field, and a line taken out leaves the focus with its neighbour', async ({ page }) => {
  const floors = (await floorsInStock(page)).slice(0, 3);
  for (const { id } of floors) {
    await open(page, `/products/${id}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add 1 box to cart/ })
      .first()
      .click();
    await expect(page.getByText('Item added to cart!')).toBeVisible();
  }
  await open(page, '/cart');
  const [first, second, third] = floors.map(({ name }) => ({
    quantity: page.getByLabel(`Quantity of ${name}`),
    remove: page.getByRole('button', { name: `Remove ${name}` }),
  }));
  if (!first || !second || !third) throw new Error('no floors');
  await first.quantity.fill('9999');
  await expect(first.quantity).toHaveAccessibleDescription(/^We only have .* in stock, and you have 9999 in your cart\.$/);
  await expect(page.getByRole('status').filter({ hasText: 'you have 9999 in your cart' })).toBeVisible();
  await first.quantity.fill('1');
  await expect(first.quantity).toHaveAccessibleDescription('');

  await second.remove.press('Enter');
  await expect(third.remove).toBeFocused();
  await third.remove.press('Enter');
  await expect(first.remove).toBeFocused();
  await first.remove.press('Enter');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});
