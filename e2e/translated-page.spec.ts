import { expect, type Page, test } from '@playwright/test';
import { card, fillShipping, floor, paid, pay } from './checkout-steps.ts';
import { addButton, listens, open } from './open-page.ts';

/** Browsers that translate a page put elements of their own in place of its texts, while it is read and whenever it changes. */

/** As Google Translate does: every text gives way to a <font> within a <font>. What it says differs by a space as thin as a hair. */
function translate() {
  const skipped = 'script, style, noscript, title, textarea, font, template';
  const put = (text: Text) => {
    if (!text.nodeValue?.trim() || text.parentElement?.closest(skipped)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `${text.nodeValue}\u200a`;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const walk = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(put);
  };
  walk(document);
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      if (target.nodeType === Node.TEXT_NODE && target.isConnected) put(target as Text);
      for (const node of addedNodes) if (node.isConnected) node.nodeType === Node.TEXT_NODE ? put(node as Text) : walk(node);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

async function shop(page: Page, translates: (path: string) => Promise<void>, nth: number) {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => /removeChild|insertBefore|not a child/.test(message) && faults.push(message));
  const main = page.getByRole('main');
  const bought = await floor(page, nth, 'Wood Flooring');

  await translates('/products?category=Laminate+Flooring');
  const total = main.getByRole('status').filter({ hasText: /\d+ / }).first();
  const before = (await total.textContent()) ?? '';
  await page.getByLabel('In stock only').first().check();
  await expect(page).toHaveURL(/in_stock=true/);
  await page.getByLabel('Sort by').selectOption('price-desc');
  await expect(page).toHaveURL(/sort=price-desc/);
  expect(before).not.toBe('');

  await translates(`/products/${bought.id}`);
  const quantity = page.getByLabel(/^Quantity in/);
  const add = addButton(page);
  await quantity.fill('2');
  await expect(add).toHaveAccessibleName(/^Add 2 boxes to cart\s*$/);
  await page.getByRole('button', { name: 'More boxes' }).click();
  await expect(add).toHaveAccessibleName(/^Add 3 boxes to cart\s*$/);
  await quantity.fill('9999');
  await expect(main.getByText(/^We only have .* in stock\. Please reduce/)).toBeVisible();
  await quantity.fill('4');
  await expect(main.getByText(/^We only have .* in stock\. Please reduce/)).toHaveCount(0);
  await page.getByLabel('Area in m²').fill('nonsense');
  await page.getByLabel('Area in m²').fill('8');
  await quantity.fill('4');
  await expect(add).toHaveAccessibleName(/^Add 4 boxes to cart\s*$/);
  await add.click();
  await expect(page.getByText('Item added to cart!')).toBeVisible();

  await translates('/cart');
  const line = page.getByLabel(/^Quantity of/);
  await expect(line).toHaveValue('4');
  await main.getByRole('button', { name: /^Fewer/ }).click();
  await expect(line).toHaveValue('3');
  await expect(main.getByText(new RegExp(`covers ${Math.round(bought.box_size_m2 * 3 * 10_000) / 10_000} m²`))).toBeVisible();

  await translates('/checkout');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(main.getByRole('alert').getByRole('link').first()).toBeVisible();
  await fillShipping(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/pay\?/);
  await pay(page, card.good);
  await paid(page);
  expect(faults).toEqual([]);
}

test('a page that is translated while it comes can be shopped on, from the list to the payment', async ({ page }) => {
  await page.addInitScript(translate);
  await shop(page, (path) => open(page, path), 1);
});

test('a page that is translated once it is awake can be shopped on, from the list to the payment', { tag: '@every-run' }, async ({ page }) => {
  await shop(
    page,
    async (path) => {
      await open(page, path);
      // What is near wakes a moment after the page; nobody has it translated in between.
      for (const filters of await page.locator('#filters:visible').all()) await listens(filters);
      await page.evaluate(translate);
    },
    2,
  );
});
