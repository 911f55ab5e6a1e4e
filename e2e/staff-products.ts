import { type Browser, expect, type Page } from '@playwright/test';
import { ownersCalls, ownersCookies } from './visitors.ts';

/** A page of the shop's owner. */
export async function staffPage(browser: Browser, options = {}): Promise<Page> {
  const context = await browser.newContext({ storageState: { cookies: await ownersCookies(), origins: [] }, ...options });
  return context.newPage();
}

/** A product of one's own, so that journeys do not meet. */
export async function makeProduct(said: Record<string, unknown> = {}): Promise<{ id: string; name: string }> {
  const sku = `E2E-${Math.random().toString(36).slice(2, 10).toUpperCase()}`;
  const product = { sku, name: `Journey ${sku}`, price: 38.5, category: 'Tiles', supplier: 'Journey Maker', box_size_m2: 1.44, stock: 20, ...said };
  const owner = await ownersCalls();
  const made = await (await owner.post('/api/admin/products', { data: product })).json();
  await owner.dispose();
  return { id: String((made as { id: string }).id), name: product.name };
}

/** Puts off logging in again. */
export const notNow = (page: Page) => page.getByRole('dialog', { name: 'Please log in again' }).getByRole('button', { name: 'Not now' }).click();

/** Words that the page says of what was done. */
export const expectNotice = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: words }).first()).toBeVisible();
