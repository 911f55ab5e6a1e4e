import { expect, type Page, test } from '@playwright/test';
import { open, openStopped, wakeStopped } from './open-page.ts';

/** What moves or comes by itself on the home page: when, and that it can be stopped. The browser's clock is ours here. */

const slider = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const dots = (page: Page) => slider(page).getByRole('button', { name: /^\d+: / });

/** Which slide shows, from 0, by its dot. */
const expectSlide = (page: Page, at: number) => expect(dots(page).nth(at)).toHaveAttribute('aria-current', 'true');

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const openHome = (page: Page) => openStopped(page, '/', slider(page).getByRole('button', { name: 'Next' }));

test('slides go on every four seconds, wait for the reader, and stop when told', { tag: '@every-run' }, async ({ page }) => {
  await openHome(page);
  await expectSlide(page, 0);
  await page.clock.runFor(4100);
  await expectSlide(page, 1);
  await slider(page).hover({ position: { x: 300, y: 50 } });
  await page.clock.runFor(9000);
  await expectSlide(page, 1);
  await slider(page).getByRole('button', { name: 'Pause the highlights' }).click();
  await page.getByRole('contentinfo').hover();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(9000);
  await expectSlide(page, 1);
  await expect(slider(page).getByRole('button', { name: 'Play the highlights' })).toBeVisible();
});

test('arrows lead round both ends, dots lead anywhere, by keyboard too', async ({ page }) => {
  await openHome(page);
  const last = (await dots(page).count()) - 1;
  await slider(page).getByRole('button', { name: 'Previous' }).click();
  await expectSlide(page, last);
  await slider(page).getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expectSlide(page, 0);
  await dots(page).nth(2).focus();
  await page.keyboard.press('Space');
  await expectSlide(page, 2);
  await expect(slider(page).locator('li:not([inert])').getByRole('link', { name: 'Get Free Quote' })).toHaveAttribute('href', '/contact');
});

test('two quick presses of an arrow move two slides', async ({ page }) => {
  await open(page, '/');
  const next = slider(page).getByRole('button', { name: 'Next' });
  await next.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expectSlide(page, 2);
  await slider(page).getByRole('button', { name: 'Previous' }).click();
  await expectSlide(page, 1);
});

test('the banner, once dismissed, stays away', async ({ page }) => {
  await open(page, '/');
  const banner = page.getByRole('complementary', { name: 'Notice' });
  await banner.getByRole('button', { name: 'Dismiss this notice' }).click();
  await expect(banner).toBeHidden();
  await open(page, '/');
  await expect(banner).toBeHidden();
});

test('a purchase is told after five seconds, for six, and not again once dismissed', async ({ page }) => {
  await openHome(page);
  const toast = page.getByText(/ bought /);
  await page.clock.runFor(4500);
  await expect(toast).toBeHidden();
  await expect(async () => {
    await page.clock.runFor(500); // Between the moment to tell and the telling lie a file and a call.
    await expect(toast).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [0] });
  await page.clock.runFor(6500);
  await expect(toast).toBeHidden();
  await page.clock.runFor(29_000);
  await expect(toast).toBeHidden();
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(toast).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [0] });
  await page.getByRole('button', { name: 'Stop showing purchases' }).click();
  await expect(toast).toBeHidden();
  await page.reload();
  await wakeStopped(page, slider(page).getByRole('button', { name: 'Next' }));
  await page.clock.runFor(130_000);
  await expect(toast).toBeHidden();
});

test('whoever asked for less motion sees nothing move by itself, and may start it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page);
  await expect(slider(page).getByRole('button', { name: 'Play the highlights' })).toBeVisible();
  await page.clock.runFor(20_000);
  await expectSlide(page, 0);
  expect(await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)).toBe(0);
  await slider(page).getByRole('button', { name: 'Play the highlights' }).click();
  await page.getByRole('contentinfo').hover();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(4100);
  await expectSlide(page, 1);
});
