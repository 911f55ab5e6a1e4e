import AxeBuilder from '@axe-core/playwright';
import { type Browser, type Cookie, expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

/** What journeys of staff among the shop's pictures share. */

/** The owner's cookies: logged in once for all tests of a file, since attempts are counted. */
export async function logInAsStaff(browser: Browser): Promise<Cookie[]> {
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

/** A picture that no other test has, named by its colour. */
export async function floorPicture(colour: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const noise = { type: 'gaussian', mean: 128, sigma: 25 } as const;
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: colour, noise } })
    .jpeg()
    .toBuffer();
  return { name: `floor-${colour.slice(1)}.jpg`, mimeType: 'image/jpeg', buffer };
}

export const textFile = { name: 'prices.txt', mimeType: 'text/plain', buffer: Buffer.from('38.50') };
export const tooLarge = { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) };
export const damaged = { name: 'damaged.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]) };

export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual([]);
}

/** Gives up a file that did not arrive. */
export const leaveOut = (within: Locator, file: string) =>
  within
    .getByRole('button', { name: /^Leave it out/ })
    .filter({ hasText: file })
    .click();

/** The notice at the window's edge. */
export const said = (page: Page) => page.locator('.pointer-events-none[role=status], .pointer-events-none[role=alert]');
