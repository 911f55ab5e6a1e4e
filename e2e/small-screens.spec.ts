import { expect, type Page, test } from '@playwright/test';
import { floorsInStock, open } from './open-page.ts';

/** What the narrowest phones show: nothing beside the page, and nothing over what is pressed. */

const widths = [320, 390];

const expectNothingBeside = async (page: Page, path: string) => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide, `${path} at ${page.viewportSize()?.width} px is wider than its window`).toBeLessThanOrEqual(0);
};

test('two floors are compared without scrolling sideways, a reduced one among them', { tag: '@every-run' }, async ({ page, request }) => {
  const { products } = await (await request.get('/api/products?limit=100')).json();
  const reduced = products.find(({ list_price, price }: { list_price: number | null; price: number }) => list_price && list_price > price);
  const other = products.find(({ id }: { id: string }) => id !== reduced?.id);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/compare?ids=${reduced?.id ?? products[1].id},${other.id}`);
    await expectNothingBeside(page, '/compare');
    const comparison = page.getByRole('region', { name: 'Comparison' });
    expect(await comparison.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
  }
});

test('that questions can be asked never stands over anything pressed', { tag: '@every-run' }, async ({ page, request }) => {
  const [floor] = await floorsInStock({ request }, 'LVT');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `/products/${floor?.id}`);
    const prompt = page.getByText('Questions about this floor?');
    await expect(prompt).toBeAttached();
    for (let at = 0; at < 8; at += 1) {
      const covered = await page.evaluate(async (top) => {
        window.scrollTo(0, top);
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 30))));
        const bubbles = document.querySelector<HTMLElement>('.chat-bubbles > :first-child');
        if (!bubbles || getComputedStyle(bubbles).visibility === 'hidden') return [];
        const box = bubbles.getBoundingClientRect();
        const controls = [...document.querySelectorAll('main :is(button, a, input, select, summary)')];
        return controls.flatMap((control) => {
          const one = control.getBoundingClientRect();
          const [left, right] = [Math.max(one.left, box.left), Math.min(one.right, box.right)];
          const [from, to] = [Math.max(one.top, box.top), Math.min(one.bottom, box.bottom)];
          // What lies aside in a carousel has a place there too, and cannot be pressed.
          const isUnder = right - left > 2 && to - from > 2 && document.elementsFromPoint((left + right) / 2, (from + to) / 2).includes(control);
          return isUnder ? [control.outerHTML.slice(0, 80)] : [];
        });
      }, at * 150);
      expect(covered).toEqual([]);
    }
  }
});

test('a guest’s heart leads to the wishlist, on a phone too', async ({ page, request }) => {
  const [floor] = await floorsInStock({ request });
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, `/products/${floor?.id}`);
  await page.getByRole('button', { name: 'Add to wishlist' }).click();
  await expect(page.getByRole('status').getByRole('link', { name: 'View list' })).toBeVisible();
  await expectNothingBeside(page, 'a product');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Wishlist.*1 floor/ })
    .click();
  await expect(page).toHaveURL('/wishlist');
});
