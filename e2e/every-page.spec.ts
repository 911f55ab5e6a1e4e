import { type APIRequestContext, expect, test } from '@playwright/test';
import { expectAccessible, expectNothingSideways, expectNoWordToWiden } from './accessible.ts';
import { touch } from './open-page.ts';

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
  ['a floor with its kit worked out', async (request) => `${await firstProduct(request, 'limit=1&category=Tiles')}?area=12`],
  ['gallery', '/gallery'],
  ['about', '/about'],
  ['contact', '/contact'],
  ['terms of sale', '/terms'],
  ['what is kept of people', '/privacy'],
  ['cookies', '/cookies'],
  ['questions', '/faq'],
  ['delivery and returns', '/delivery-and-returns'],
  ['areas', '/areas/belfast'],
  ['cart', '/cart'],
  ['checkout', '/checkout'],
  ['wishlist', '/wishlist'],
  ['your rooms', '/your-rooms'],
  ['a room to measure', '/your-rooms/new'],
  ['stairs to measure', '/your-rooms/new-stairs'],
  ['floors for rooms', '/your-rooms/floors'],
  ['the API', '/api/docs'],
  ['login', '/login'],
  ['register', '/register'],
  ['a page that is not there', '/no-such-page'],
  ['a product that is not there', '/products/00000000-0000-4000-8000-000000000000'],
];

const addressOf = async (target: (typeof pages)[number][1], request: APIRequestContext) => (typeof target === 'string' ? target : target(request));

const inEveryRun = new Set(['home', 'product list', 'product', 'checkout']);

for (const [name, target] of pages) {
  const title = `${name}: accessible, one heading, pictures with room of their own, nothing sideways, in the console or from elsewhere`;
  test(title, { tag: inEveryRun.has(name) ? '@every-run' : [] }, async ({ page, request }) => {
    const said: string[] = []; // Not that a busy machine had no picture ready in time: 503, and the page asks again.
    page.on('console', (message) => message.type() === 'error' && !/status of (404|503)/.test(message.text()) && said.push(message.text()));
    page.on('pageerror', (error) => said.push(String(error)));
    await page.addInitScript(() =>
      // Also what a library tries and catches.
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
        console.error(`forbidden: ${violatedDirective} ${blockedURI} ${sourceFile}`),
      ),
    );
    const hosts = new Set<string>();
    page.on('request', (asked) => hosts.add(new URL(asked.url()).host));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(await addressOf(target, request));
    await touch(page); // Awake before its words are changed below, as React has to find them as they were sent.
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    expect(await page.title()).not.toBe('');
    await expect(page.locator('main img:not([width]), main img:not([height]), main img:not([alt])')).toHaveCount(0);
    await expectAccessible(page);
    for (const width of [768, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNothingSideways(page, name);
      if (width !== 390) continue;
      await expectAccessible(page);
      // iPhones zoom into a field whose letters are smaller, and stay so.
      const small = page.locator('input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea');
      expect(
        await small.evaluateAll((all) => all.filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 16).map((one) => one.outerHTML)),
      ).toEqual([]);
    }
    await expectNoWordToWiden(page, name);
    expect([...hosts]).toHaveLength(1);
    expect(said).toEqual([]);
  });
}
