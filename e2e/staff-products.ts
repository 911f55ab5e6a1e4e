import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page } from '@playwright/test';

let state: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/** Logs in once for all the pages of a file: attempts are counted. */
export async function logInAsStaff(browser: Browser) {
  const page = await browser.newPage();
  await page.goto('/login?next=%2Fadmin%2Fproducts');
  await page.getByLabel('Email').fill('owner@floors.example');
  await page.getByLabel('Password', { exact: true }).fill('a-long-owner-password');
  await page.getByRole('button', { name: 'Log in' }).click();
  // Where one was going before one had to log in.
  await page.waitForURL('**/admin/products');
  state = await page.context().storageState();
  await page.close();
}

/** A page of the shop's owner. */
export async function staffPage(browser: Browser, options = {}): Promise<Page> {
  const context = await browser.newContext({ storageState: state, ...options });
  return context.newPage();
}

export async function expectAccessible(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' … ')}`)).toEqual([]);
}

/** A product of one's own, so that journeys do not meet. */
export async function makeProduct(page: Page, said: Record<string, unknown> = {}): Promise<{ id: string; name: string }> {
  await page.goto('/admin');
  const sku = `E2E-${Math.random().toString(36).slice(2, 10).toUpperCase()}`;
  const product = { sku, name: `Journey ${sku}`, price: 38.5, category: 'Tiles', supplier: 'Journey Maker', box_size_m2: 1.44, stock: 20, ...said };
  const made = await page.evaluate(async (body) => {
    const pair = /XSRF-TOKEN=([\w-]+)/.exec(document.cookie)?.[1] ?? '';
    const headers = { 'content-type': 'application/json', 'x-xsrf-token': pair };
    return (await fetch('/api/admin/products', { method: 'POST', headers, body: JSON.stringify(body) })).json();
  }, product);
  return { id: String((made as { id: string }).id), name: product.name };
}

/** Words that the page says of what was done. */
export const expectNotice = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: words }).first()).toBeVisible();
