import { expect, test } from '@playwright/test';
import { expectUncovered, listens, open, wordsOf } from './open-page.ts';

/** From "something oak" to one product: searching, narrowing, leafing, and coming back to where one was. */

test('the search box suggests while somebody types, and is worked by keyboard', { tag: '@every-run' }, async ({ page }) => {
  await open(page, '/');
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search floors' });
  const options = page.getByRole('banner').getByRole('option');
  await box.pressSequentially('oak herr');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(options.first()).toBeHidden();
  await expect(box).toHaveValue('oak herr');

  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  const product = await wordsOf(options.last().locator('span').first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product);
});

test('a word typed wrongly still finds, and blank text goes nowhere', async ({ page }) => {
  await open(page, '/about');
  const box = page.getByRole('banner').getByRole('combobox');
  await box.fill('   ');
  await box.press('Enter');
  await expect(page).toHaveURL('/about');
  await box.fill('herrinbone');
  await box.press('Enter');
  await expect(page).toHaveURL('/products?search=herrinbone');
  await expect(page.getByRole('article').first()).toContainText('Herringbone');
});

test('filters, chips, order and pages keep to the address; Back brings back the list and the place in it', { tag: '@every-run' }, async ({
  page,
}) => {
  await open(page, '/products?category=Tiles');
  const filters = page.getByRole('form', { name: 'Filters' });
  await listens(filters);
  const material = filters.getByLabel('Material');
  const offered = await wordsOf(material.locator('option', { hasText: 'Porcelain' }));
  const count = Number(/\((\d+)\)/.exec(offered)?.[1]);
  expect(count).toBeGreaterThan(20);
  await material.selectOption('porcelain');
  await expect(page).toHaveURL('/products?category=Tiles&material=porcelain');
  await expect(page.getByText(`Showing 20 of ${count} products (Page 1 of ${Math.ceil(count / 20)})`)).toBeVisible();

  const sort = page.getByLabel('Sort by');
  await sort.focus();
  await sort.selectOption('price-asc');
  await expect(page).toHaveURL(/sort=price-asc/);
  const perM2 = () =>
    page.getByRole('article').evaluateAll((cards) => cards.map((card) => Number(/£([\d.,]+)\s*\/m²/.exec(card.textContent ?? '')?.[1])));
  await expect.poll(async () => (await perM2()).every((price, at, all) => at === 0 || price >= (all[at - 1] ?? 0))).toBe(true);
  await expect(sort).toBeFocused();

  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(`Showing ${Math.min(20, count - 20)} of ${count} products (Page 2 of`)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  const card = page.getByRole('article').nth(7).getByRole('link').first();
  const name = await wordsOf(card);
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(300);
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page).toHaveURL(/material=porcelain.*sort=price-asc|sort=price-asc.*material=porcelain/);
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(5);
  await expect(material).toHaveValue('porcelain');
  await expect(sort).toHaveValue('price-asc');

  await page.getByRole('link', { name: 'Remove filter: Porcelain' }).click();
  await expect(page).not.toHaveURL(/material|page/);
  await expect(material).toHaveValue('');
  await page.getByRole('link', { name: 'Clear All (1)' }).click();
  await expect(page).toHaveURL('/products?sort=price-asc');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Products');
});

test('numbers beside categories are what a press brings', async ({ page }) => {
  await open(page, '/products?category=Tiles&material=porcelain&max_price=60');
  const pills = page.getByRole('navigation', { name: 'Product categories' });
  await expect(pills.getByRole('link', { name: /^Carpet$/ })).toBeVisible();
  await open(page, '/products?max_price=60');
  const pill = pills.getByRole('link', { name: /^Carpet/ });
  const count = Number(/\d+$/.exec(await wordsOf(pill))?.[0]);
  await pill.click();
  await expect(page.getByText(`Browsing Carpet (${count} products found)`)).toBeVisible();
});

test.describe('on a phone @phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'the sheet is for narrow screens');

  test('filters come up as a sheet whose button counts the floors', { tag: '@every-run' }, async ({ page }) => {
    await open(page, '/products?category=Tiles');
    const first = await page.getByRole('main').getByRole('article').first().boundingBox();
    expect(first?.y).toBeLessThan(500); // The floors themselves come first.
    await page.getByRole('button', { name: 'Filters' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByLabel('Material').selectOption('marble');
    await expect(page).toHaveURL(/material=marble/);
    const done = sheet.getByRole('button', { name: /^Show \d+ floors$/ });
    const counted = async () => Number(/\d+/.exec(await wordsOf(done))?.[0]);
    await expect.poll(counted).toBeLessThan(20);
    const said = await counted();
    await done.tap();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('article')).toHaveCount(said);
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
  });

  test('the menu leads on, and closes where it led', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Carpet' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carpet');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  });

  test('what is ticked for comparing can be compared, whatever else floats there', { tag: '@every-run' }, async ({ page }) => {
    await open(page, '/products?category=LVT');
    const ticks = page.getByRole('checkbox', { name: /^Compare/ });
    await ticks.nth(0).check();
    await ticks.nth(1).check();
    const compare = page.getByRole('region', { name: 'Compare' }).getByRole('link', { name: 'Compare' });
    await expectUncovered(compare);
    await compare.tap();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });
});
