import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';

/** Opens a page and waits until its scripts listen. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await touch(page);
  await page.waitForFunction(() => Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__reactProps')));
  await page.evaluate(() => new Promise((listens) => requestAnimationFrame(() => setTimeout(listens))));
}

/** The button of a product's own page that puts it into the cart. */
export const addButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Add .* to cart/ })
    .first();

/**
 * Opens a page on which time stands still: only what a test lets pass with `page.clock.runFor` passes, however slow the machine.
 * Waits until the element's scripts listen.
 */
export async function openStopped(page: Page, path: string, listening: Locator) {
  const now = new Date();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now.getTime() + 60_000); // Ahead: time went on since it was read.
  await page.goto(path);
  await wakeStopped(page, listening);
}

/** Wakes a page on which time stands still. React may keep a part that has come for up to a third of a second, to show more at once. */
export async function wakeStopped(page: Page, listening: Locator) {
  await touch(page);
  const isThere = async () => (await listening.count()) > 0 && (await isListening(listening));
  await expect.poll(() => page.clock.runFor(50).then(isThere), { intervals: [0] }).toBe(true);
}

/** What a hand does that comes near a page: its scripts are fetched then. */
export async function touch(page: Page) {
  await page.evaluate(() => void dispatchEvent(new Event('touchstart')));
}

/** Waits until the scripts of a part of the page listen: some parts wake after the page. */
export async function listens(part: Locator) {
  await touch(part.page());
  await expect.poll(() => isListening(part)).toBe(true);
}

/** Whether the part's scripts listen by now. */
export const isListening = (part: Locator) => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));

export type ListedProduct = { id: string; name: string; price: number; box_size_m2: number; stock: number };

/** Floors sold by the box, with plenty in stock and samples to be had. */
export async function floorsInStock({ request }: { request: APIRequestContext }, category = 'Laminate Flooring'): Promise<ListedProduct[]> {
  const answer = await request.get(`/api/products?${new URLSearchParams({ category, in_stock: 'true', limit: '100' })}`);
  const { products } = (await answer.json()) as { products: ListedProduct[] };
  const plenty = products.filter(({ box_size_m2, stock }) => box_size_m2 && stock >= 25);
  expect(plenty.length).toBeGreaterThan(2);
  return plenty;
}

/** The words in an element, as they stand in the page. */
export async function wordsOf(locator: Locator): Promise<string> {
  return ((await locator.textContent()) ?? '').trim();
}

/** That a finger or a mouse on its middle would meet it, and nothing laid over it. */
export async function expectUncovered(locator: Locator) {
  await expect
    .poll(() =>
      locator.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = (x: number, y: number) => {
          const met = document.elementFromPoint(x, y);
          return met !== null && (element.contains(met) || met.contains(element));
        };
        return hit(left + width / 2, top + height / 2) && hit(left + 4, top + height / 2) && hit(left + width - 4, top + height / 2);
      }),
    )
    .toBe(true);
}
