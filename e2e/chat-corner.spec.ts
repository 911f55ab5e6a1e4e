import { expect, type Page, test } from '@playwright/test';
import { floorsInStock } from './open-page.ts';

/** The chat's corner of a page, before anything is asked. */

const panel = (page: Page) => page.getByRole('dialog', { name: /AI assistant/ });

test('viewed floors are counted until the chat is opened; the question about one goes after ten seconds', async ({ page }) => {
  const [first, second] = await floorsInStock(page);
  // So large that the question stands over nothing that is pressed.
  await page.setViewportSize({ width: 1600, height: 1100 });
  await page.clock.install();
  await page.goto(`/products/${first?.id}`);
  await expect(page.getByRole('button', { name: 'Chat with us, 1 new' })).toBeVisible();
  const prompt = page.getByRole('button', { name: 'Questions about this floor?' });
  await expect(prompt).toBeVisible();
  await page.clock.runFor(10_500);
  await expect(prompt).toHaveCount(0);
  await page.goto(`/products/${second?.id}`);
  await expect(page.getByRole('button', { name: 'Chat with us, 2 new' })).toBeVisible();
  await prompt.click();
  await expect(panel(page)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Close the chat' }).click();
  await expect(page.getByRole('button', { name: 'Chat with us', exact: true })).toBeFocused();
});

test('where a card is typed nothing lies over the page, and without scripts the chat’s place leads to the contact page', async ({
  page,
  browser,
}) => {
  await page.goto('/checkout');
  const corner = page.getByRole('complementary', { name: 'Talk to us' });
  await expect(corner.locator('div').first()).toHaveCSS('position', 'static');
  const quiet = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await quiet.goto('/about');
  await expect(quiet.getByRole('complementary', { name: 'Talk to us' }).getByRole('link', { name: 'Chat or send us a message' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await quiet.context().close();
});
