import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a page and waits until its scripts listen. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__reactProps')));
  await page.evaluate(() => new Promise((listens) => requestAnimationFrame(() => setTimeout(listens))));
}

export type ListedProduct = { id: string; name: string; price: number; box_size_m2: number; stock: number };

/** Floors sold by the box, with plenty in stock and samples to be had. */
export async function floorsInStock(page: Page, category = 'Laminate Flooring'): Promise<ListedProduct[]> {
  const answer = await page.request.get(`/api/products?${new URLSearchParams({ category, in_stock: 'true', limit: '100' })}`);
  const { products } = (await answer.json()) as { products: ListedProduct[] };
  const plenty = products.filter(({ box_size_m2, stock }) => box_size_m2 && stock >= 40);
  expect(plenty.length).toBeGreaterThan(4);
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
