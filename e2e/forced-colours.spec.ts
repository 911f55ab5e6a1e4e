import { expect, test } from '@playwright/test';
import { floorsInStock, open } from './open-page.ts';

/** With the visitor's own colours (Windows high contrast) fills are gone: what they tell has to be told by a line. */
test.use({ forcedColors: 'active' });

test('what is chosen, pressed or part of a figure is seen without its colour', async ({ page, request }) => {
  await open(page, '/products?category=Tiles');
  const lineOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await lineOf('nav[aria-label] a[aria-current="page"]')).toBe('solid');
  const view = page.getByRole('button', { name: /^(Grid|List)/ });
  const outlines = await view.evaluateAll((buttons) => buttons.map((one) => [one.getAttribute('aria-pressed'), getComputedStyle(one).outlineStyle]));
  expect(Object.fromEntries(outlines)).toEqual({ true: 'solid', false: 'none' });

  const [floor] = await floorsInStock({ request });
  await open(page, `/products/${floor?.id}`);
  const add = page.getByRole('button', { name: /to cart$/ }).first();
  expect(await add.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
  const bars = page.locator('main span.bg-oak:empty');
  const [bar, paper] = await Promise.all([
    bars.first().evaluate((element) => getComputedStyle(element).backgroundColor),
    page.locator('body').evaluate((element) => getComputedStyle(element).backgroundColor),
  ]);
  expect(bar).not.toBe(paper);
});
