import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

/** What holds on every page a visitor can look at, whatever is on it. */

async function firstProduct(request: APIRequestContext, query = 'limit=1'): Promise<string> {
  const { products } = (await (await request.get(`/api/products?${query}`)).json()) as { products: { id: string }[] };
  return `/products/${products[0]?.id}`;
}

const pages: [string, string | ((request: APIRequestContext) => Promise<string>)][] = [
  ['home', '/'],
  ['product list', '/products'],
  ['a category, filtered', '/products?category=Tiles&material=porcelain&in_stock=true'],
  ['a search without results', '/products?search=zzzzqqq'],
  ['product', (request) => firstProduct(request, 'limit=1&category=Tiles')],
  ['product without coverage', (request) => firstProduct(request, 'limit=1&category=Adhesives')],
  ['compare', async (request) => `/compare?ids=${(await firstProduct(request)).slice(10)}`],
  ['gallery', '/gallery'],
  ['about', '/about'],
  ['contact', '/contact'],
  ['terms of sale', '/terms'],
  ['areas', '/areas/belfast'],
  ['cart', '/cart'],
  ['checkout', '/checkout'],
  ['wishlist', '/wishlist'],
  ['login', '/login'],
  ['register', '/register'],
  ['a page that is not there', '/no-such-page'],
  ['a product that is not there', '/products/00000000-0000-4000-8000-000000000000'],
];

const addressOf = async (target: (typeof pages)[number][1], request: APIRequestContext) => (typeof target === 'string' ? target : target(request));

/** Slides and toasts move; a picture halfway through a fade has no honest contrast. */
async function still(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

for (const [name, target] of pages) {
  test(`${name}: accessible, one heading, nothing in the console @phone`, async ({ page, request }) => {
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'error' && !/status of 404/.test(message.text()) && said.push(message.text()));
    page.on('pageerror', (error) => said.push(String(error)));
    await still(page);
    await page.goto(await addressOf(target, request), { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    expect(await page.title()).not.toBe('');
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' … ')}`)).toEqual([]);
    expect(said).toEqual([]);
  });
}

test('no page scrolls sideways at 320 px', async ({ browser, request }) => {
  const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
  for (const [name, target] of pages) {
    await page.goto(await addressOf(target, request));
    const { wide, room } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, room: document.documentElement.clientWidth }));
    expect.soft(wide, name).toBeLessThanOrEqual(room);
  }
  await page.close();
});

test('every picture keeps its room, and those in view are there without scrolling', async ({ page }) => {
  for (const path of ['/', '/products', '/gallery']) {
    await page.goto(path);
    const bare = await page.locator('main img:not([width]), main img:not([height]), main img:not([alt])').count();
    expect(bare, path).toBe(0);
  }
});

test('nothing is asked of another site', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).host));
  for (const path of ['/', '/products', '/gallery', '/contact']) await page.goto(path, { waitUntil: 'networkidle' });
  expect([...asked]).toHaveLength(1);
});
