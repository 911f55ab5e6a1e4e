import { globSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { floorsInStock, open } from './open-page.ts';

/** The scripts fetched so far, by what they are called: '/assets/footer-12345678.js' is 'footer'. */
function fetchedScripts(page: Page) {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w-]+?)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return names;
}

/** To the foot of the page as a reader goes there. */
async function scrollDown(page: Page) {
  await page.evaluate(async () => {
    for (let at = 0; at < document.body.scrollHeight; at += 400) {
      scrollTo({ top: at, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 20)));
    }
  });
}

const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((tell) => {
        const sum = (list: { value: number }[]) => list.reduce((total, { value }) => total + value, 0);
        new PerformanceObserver((list) => tell(sum(list.getEntries() as unknown as { value: number }[]))).observe({
          type: 'layout-shift',
          buffered: true,
        });
        setTimeout(() => tell(0), 300);
      }),
  );

const parts = ['#reviews', '#recommended', 'body > footer'];

test('what lies far down a page stands as it was sent, wakes as it comes near, and nothing moves', { tag: '@phone' }, async ({ page }) => {
  const [floor] = await floorsInStock(page);
  const scripts = fetchedScripts(page);
  await open(page, `/products/${floor?.id}`);
  await expect.poll(() => scripts).toEqual(expect.arrayContaining(['freshness', 'product-gallery']));
  // The menu's links may be woken by a busy browser that begins again with its part of the page.
  for (const asleep of ['footer', 'recommended']) expect(scripts).not.toContain(asleep);
  await page.evaluate((sent) => {
    for (const part of sent) Object.assign(document.querySelector(part) ?? {}, { wasSent: true });
  }, parts);
  await scrollDown(page);
  await expect.poll(() => scripts.toSorted()).toEqual(expect.arrayContaining(['footer', 'recommended', 'reviews-section']));
  for (const part of parts) {
    const isAwake = () => page.locator(part).evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
    await expect.poll(isAwake, part).toBe(true);
    expect(await page.locator(part).evaluate((element) => 'wasSent' in element), part).toBe(true);
  }
  expect(await shifted(page)).toBeLessThan(0.01);
});

test('a part whose script does not come stays as it was sent, and its links lead on', async ({ page }) => {
  await page.route(/\/assets\/(footer|chapters)-/, (route) => route.abort());
  await open(page, '/');
  await scrollDown(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'About' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Featured Products' }).getByRole('article')).toHaveCount(8);
  await footer.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('no words of a page go where none of its parts’ scripts come', async ({ page }) => {
  const [floor] = await floorsInStock(page);
  const parts = globSync('src/**/*.tsx').flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(
      /hydrateLater\(\(\) => import\('[^']*?([\w-]+)\.tsx'|const fetch\w+ = \(\) => import\('[^']*?([\w-]+)\.tsx'/g,
    ),
  ]);
  const names = parts.map(([, name, fetched]) => name ?? fetched);
  expect(names).toEqual(expect.arrayContaining(['reviews-section', 'recommended', 'specification-table', 'footer']));
  await page.route(new RegExp(`/assets/(${names.join('|')})-`), (route) => route.abort());
  await page.goto(`/products/${floor?.id}`);
  const sections = () => page.locator('main section').evaluateAll((all) => all.map((section) => section.textContent));
  const sent = await sections();
  await open(page, `/products/${floor?.id}`);
  await scrollDown(page);
  await scrollDown(page);
  for (const words of ['Reviews', 'You might also like', 'Specification', 'Documents'])
    expect((await sections()).find((text) => text?.startsWith(words))).toBe(sent.find((text) => text?.startsWith(words)));
});

test('a page is left and come back to while parts of it sleep', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('region', { name: 'Highlights' }).locator('li:not([inert]) a[href^="/products"]').click();
  await expect(page).toHaveURL(/\/products/);
  await expect(page.getByRole('navigation', { name: 'Pages' }).or(page.getByText('Showing'))).not.toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Featured Products' }).getByRole('article')).toHaveCount(8);
  await expect(page.getByRole('contentinfo')).toContainText('Where we deliver');
});

test('the menu of a phone leads on while its links sleep, and knows who is logged in once it is open', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const scripts = fetchedScripts(page);
  await open(page, '/about');
  expect(scripts).not.toContain('menu-links');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.poll(() => scripts).toContain('menu-links');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL('/gallery');
});
