import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible as expectAccessibleOf } from './accessible.ts';

/** What journeys of staff among the shop's pictures share. */

/** A picture that no other test has, named by its colour. */
export async function floorPicture(colour: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const noise = { type: 'gaussian', mean: 128, sigma: 25 } as const;
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: colour, noise } })
    .jpeg()
    .toBuffer();
  return { name: `floor-${colour.slice(1)}.jpg`, mimeType: 'image/jpeg', buffer };
}

export const textFile = { name: 'prices.txt', mimeType: 'text/plain', buffer: Buffer.from('38.50') };
export const tooLarge = { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(20 * 1024 * 1024 + 1) };
export const damaged = { name: 'damaged.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]) };

/** That axe finds nothing here, what it merely recommends included. */
export const expectAccessible = (page: Page) => expectAccessibleOf(page, { everyRule: true });

/** Gives up a file that did not arrive. */
export const leaveOut = (within: Locator, file: string) =>
  within
    .getByRole('button', { name: /^Skip this file/ })
    .filter({ hasText: file })
    .click();

/** The notice at the window's edge. */
export const said = (page: Page) => page.locator('.pointer-events-none[role=status], .pointer-events-none[role=alert]');
