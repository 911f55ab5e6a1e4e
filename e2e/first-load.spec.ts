import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { addButton, floorsInStock, isListening } from './open-page.ts';

const built = join(import.meta.dirname, '../build/client');
/** Bytes as sent (brotli) that may come before a page answers to touch; React and its router are 93,000 of them. */
const maxLoadBytes = 115_000;

/** The scripts that a page's own HTML asks for, and all that these import before they run. */
function scriptsOf(html: string): Map<string, number> {
  const sizes = new Map<string, number>();
  const waiting = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path);
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (sizes.has(path)) continue;
    const file = join(built, path);
    const code = readFileSync(file, 'utf8');
    sizes.set(path, (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size);
    for (const [, imported] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) waiting.push(`/assets/${imported}`);
  }
  return sizes;
}

const pages = ['/', '/products', '/products?category=Tiles', '/gallery', '/compare', '/cart', '/wishlist', '/contact', '/about', '/areas', '/login'];

for (const path of [...pages, 'a product', 'a floor in a room']) {
  test(`what ${path} must fetch before it answers to touch is within its budget`, { tag: '@every-run' }, async ({ request }) => {
    const [floor] = path.startsWith('a ') ? await floorsInStock({ request }) : [];
    const product = `/products/${floor?.id}${path === 'a product' ? '' : '/room'}`;
    const html = await (await request.get(floor ? product : path)).text();
    // Routes not on show are named beside their modules, for later; what is wanted now is preloaded or imported.
    const wanted = [...html.matchAll(/<link rel="(?:modulepreload|late)" href="[^"]+"|import[^;]*?"\/assets\/[^"]+"/g)].join('\n');
    const sizes = scriptsOf(wanted);
    expect([...sizes.keys()].some((script) => script.includes('/react-'))).toBe(true);
    const sum = [...sizes.values()].reduce((total, size) => total + size, 0);
    expect(sum, [...sizes].map(([script, size]) => `${size} ${script}`).join('\n')).toBeLessThanOrEqual(maxLoadBytes);
  });
}

test('a page that is only read fetches no script before it is touched, and a button that is pressed early does what it says', {
  tag: ['@every-run', '@phone'],
}, async ({ page }) => {
  const [floor] = await floorsInStock(page);
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  // However slow the machine, the page has not rested yet.
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
  await page.goto(`/products/${floor?.id}`, { waitUntil: 'load' });
  expect(scripts).toEqual([]);
  await page.clock.resume();
  const add = addButton(page);
  await add.click();
  await expect(page.getByText('Item added to cart!')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/products/${floor?.id}`);
  expect(scripts.length).toBeGreaterThan(0);
});

test.describe('in a browser that may translate', () => {
  test.use({ locale: 'pl-PL' });

  test('a page wakes before its words are changed', { tag: '@every-run' }, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
    await page.goto('/about', { waitUntil: 'load' });
    expect(scripts.length).toBeGreaterThan(0);
    // Its parts too, however far down: nothing was touched.
    await expect.poll(() => scripts.some((script) => script.includes('/footer-'))).toBe(true);
    await expect.poll(() => isListening(page.locator('body > footer'))).toBe(true);
  });
});
