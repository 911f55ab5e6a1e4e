import { expect, test } from '@playwright/test';
import { expectUncovered } from './open-page.ts';

test.skip(({ isMobile }) => !isMobile, 'what only narrow screens have');

test('chat and call lie in the thumb’s reach, over room of their own, and the page can still be pinched @phone', { tag: '@every-run' }, async ({
  page,
}) => {
  await page.goto('/about');
  const call = page.getByRole('complementary', { name: 'Talk to us' }).getByRole('link', { name: /^Call us on / });
  await expectUncovered(call);
  const box = await page.getByRole('button', { name: 'Chat with us' }).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box).toEqual({ x: width - 20 - 56, y: height - 20 - 56, width: 56, height: 56 });
  await expect(page.getByRole('contentinfo')).toHaveCSS('padding-bottom', '80px');
  await expect(page.locator('meta[name="viewport"]')).toHaveAttribute('content', 'width=device-width, initial-scale=1, viewport-fit=cover');
  await expect(call).toHaveCSS('touch-action', 'manipulation');
  const zone = await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom);
  expect(zone).toBe('120px');
  // What lies behind a dialog or the menu does not scroll along.
  const behind = page.locator('html');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(behind).toHaveCSS('overflow-y', 'hidden');
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(behind).toHaveCSS('overflow-y', 'visible');
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await expect(behind).toHaveCSS('overflow-y', 'hidden');
});
