import { expect, test } from '@playwright/test';
import { open, wordsOf } from './open-page.ts';

/** Other people's floors. */

const photos = 'main ul a[id^="photo-"]';

test('photos are filtered by room and by floor', async ({ page }) => {
  await open(page, '/gallery');
  await page.getByRole('navigation', { name: 'Filter photos' }).getByRole('link', { name: 'Kitchen' }).click();
  await expect(page).toHaveURL(/kitchen/);
  await expect(page.getByText(/^Showing (\d+) of \1 photos$/)).toBeVisible();
  for (const words of await page.locator(photos).allInnerTexts()) expect(words).toMatch(/kitchen/i);
});

test('a photo opens, goes on, and closes by keyboard, and the keyboard is back at it', { tag: '@every-run' }, async ({ page }) => {
  await open(page, '/gallery');
  const first = page.locator(photos).nth(0);
  const second = page.locator(photos).nth(1);
  await first.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText(await wordsOf(first.locator('.font-semibold')));
  await expect(dialog.getByRole('link', { name: 'Find out more' })).toHaveAttribute('href', /^mailto:.+subject=.+body=/);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('heading')).toHaveText(await wordsOf(second.locator('.font-semibold')));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(second).toBeFocused();
  await expect(page).toHaveURL('/gallery');
});

test('a photo is liked once', async ({ page }) => {
  await open(page, '/gallery');
  await page.locator(photos).nth(3).click();
  const like = page.getByRole('dialog').getByRole('button', { name: /Like/ });
  const before = Number(/\d+/.exec(await wordsOf(like))?.[0]);
  await like.click();
  // The page may be a minute old: others have liked the photo since.
  await expect(like).toHaveAccessibleName(/Liked/);
  await like.click();
  await page.reload();
  await expect(like).toHaveAccessibleName(/Liked/);
  expect(Number(/\d+/.exec(await wordsOf(like))?.[0])).toBeGreaterThan(before);
});

test('more photos join those shown', async ({ page }) => {
  await open(page, '/gallery');
  await expect(page.locator(photos)).toHaveCount(36);
  await page.getByRole('link', { name: 'Show More Photos' }).click();
  await expect(page.locator(photos)).toHaveCount(60);
  await expect(page.locator(photos).nth(36)).toBeFocused();
  await expect(page.getByRole('link', { name: 'Show More Photos' })).toBeHidden();
});

test('more photos that do not come leave those shown, and are asked for again', async ({ page }) => {
  await open(page, '/gallery');
  await page.route('**/gallery.data?*', (route) => route.abort());
  await page.getByRole('link', { name: 'Show More Photos' }).click();
  await expect(page.getByRole('alert')).toHaveText('We couldn’t load more photos.');
  await expect(page.locator(photos)).toHaveCount(36);
  await page.unroute('**/gallery.data?*');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.locator(photos)).toHaveCount(60);
});
