import { expect, type Page, test } from '@playwright/test';
import { addButton, floorsInStock, listens, open } from './open-page.ts';

/** Marks the page as it is now: a page that the browser loads whole knows nothing of it. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { wasHere: true }));
const isMarked = (page: Page) => page.evaluate(() => 'wasHere' in window);

test('another page is loaded whole, and Back shows the one before as it was left', { tag: ['@every-run', '@phone'] }, async ({ page }) => {
  const asked: string[] = [];
  await open(page, '/products');
  await mark(page);
  page.on('request', (request) => void asked.push(request.url()));
  const card = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
  const name = (await card.textContent()) ?? '';
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await isMarked(page)).toBe(false);
  expect(asked.filter((url) => url.includes('.data'))).toEqual([]);
  await page.goBack();
  await expect(card).toBeVisible();
});

test('what is asked of the same list is drawn in place', async ({ page }) => {
  await open(page, '/products');
  await mark(page);
  const second = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' });
  await second.scrollIntoViewIfNeeded();
  await listens(second);
  await second.click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/Showing 2\d/).first()).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('a link that is followed before the page woke fetches none of its scripts', { tag: '@phone' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000); // However slow the machine, the page has not rested.
  await page.goto('/products', { waitUntil: 'load' });
  const card = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
  const box = await card.boundingBox();
  if (!box) throw new Error('the first card is not drawn');
  const { x, y } = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  if (test.info().project.name === 'phone') await page.touchscreen.tap(x, y);
  else await card.dispatchEvent('click');
  await expect(page).toHaveURL(/\/products\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);
});

test('the open chat stays beside the page that its reader goes on to', async ({ page }) => {
  const [floor] = await floorsInStock(page);
  await open(page, '/about');
  await page.getByRole('button', { name: /^Chat with us/ }).click();
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.fill('Which floor for a kitchen with');
  await mark(page);
  await page.evaluate((path) => {
    const link = Object.assign(document.createElement('a'), { href: path, textContent: 'a floor' });
    document.querySelector('main')?.prepend(link);
  }, `/products/${floor?.id}`);
  await page.getByRole('link', { name: 'a floor', exact: true }).click();
  await expect(page).toHaveURL(`/products/${floor?.id}`);
  await expect(field).toHaveValue('Which floor for a kitchen with');
  expect(await isMarked(page)).toBe(true);
});

test('what is in the cart stands on the next page before that is awake, and goes with the cart', async ({ page }) => {
  const [floor] = await floorsInStock(page);
  const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await open(page, `/products/${floor?.id}`);
  await addButton(page).click();
  await expect(cart).toHaveAttribute('data-count', '1');
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/about');
  await expect(cart).toHaveAttribute('data-count', '1');
  // Left asleep, and come back to from the browser's memory after more was added elsewhere.
  await page.evaluate(() => {
    localStorage.setItem('/cart', '2');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(cart).toHaveAttribute('data-count', '2');
  await page.unroute('**/*.js');
  // Emptied in another tab.
  await page.evaluate(() => localStorage.setItem('guest_cart', '{"items":[]}'));
  await page.context().clearCookies();
  await open(page, '/about');
  await expect(cart).toHaveAttribute('data-count', '');
  await expect(cart).toHaveAccessibleName('Cart');
});

test('what was said on a page is not said again when Back brings it from the browser’s memory', async ({ page }) => {
  const [floor] = await floorsInStock(page);
  await open(page, `/products/${floor?.id}`);
  await addButton(page).click();
  const said = page.getByText('Item added to cart!');
  await expect(said).toBeVisible();
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(said).toHaveCount(0, { timeout: 4000 }); // It would go by itself after seven seconds.
});
