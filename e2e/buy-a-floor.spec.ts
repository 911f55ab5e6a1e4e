import { expect, type Page, test } from '@playwright/test';
import { expectUncovered, floorsInStock, type ListedProduct, open, wordsOf } from './open-page.ts';

/** From an area to a full cart. Prices are worked out here anew, in whole pence and thousandths of a square metre. */

async function anyFloor(page: Page): Promise<ListedProduct> {
  const [floor] = await floorsInStock(page);
  if (!floor) throw new Error('The demo shop has no laminate in stock');
  return floor;
}

const pounds = (pence: number) => `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;
const boxesFor = (milliM2: number, { box_size_m2 }: ListedProduct) => Math.ceil((milliM2 * 110) / 100 / Math.round(box_size_m2 * 1000));
const inCart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

test('the calculator turns rooms into boxes and boxes into area, shows its working, and starts again', async ({ page }) => {
  const floor = await anyFloor(page);
  await open(page, `/products/${floor.id}`);
  const calculator = page.getByRole('form', { name: 'Smart Price Calculator' });
  const area = calculator.getByLabel('Area in m²');
  const quantity = page.getByLabel('Quantity in boxes');
  await area.fill('15.5');
  const boxes = boxesFor(15_500, floor);
  await expect(quantity).toHaveValue(String(boxes));
  await expect(calculator.getByRole('status')).toContainText(pounds(boxes * Math.round(floor.price * 100)));
  await expect(page.getByRole('button', { name: `Add ${boxes} boxes to cart` })).toBeVisible();

  await page.getByRole('button', { name: 'More boxes' }).click();
  await expect(quantity).toHaveValue(String(boxes + 1));
  expect(Number(await area.inputValue())).toBeGreaterThan(15.5);

  await calculator.getByLabel('Laying pattern').selectOption('chevron');
  await area.fill('fifteen');
  await expect(area).toHaveAttribute('aria-invalid', 'true');
  await calculator.getByLabel('Laying pattern').selectOption('straight');

  await calculator.getByRole('button', { name: 'Measure by room' }).click();
  await calculator.getByLabel('Room 1, length').fill('4.2');
  await calculator.getByLabel('Room 1, width').fill('350 cm');
  await calculator.getByRole('button', { name: 'Add a room' }).click();
  await calculator.getByLabel('Room 2, length').fill('3');
  await calculator.getByLabel('Room 2, width').fill('2');
  await expect(area).toHaveValue('20.7');
  await expect(quantity).toHaveValue(String(boxesFor(20_700, floor)));

  await calculator.getByRole('button', { name: 'Enter boxes instead' }).click();
  await expect(area).toHaveValue('');
  await expect(quantity).toHaveValue('1');
});

test('a cart can be filled, changed, emptied, and every removal undone @phone', { tag: '@every-run' }, async ({ page }) => {
  const floor = await anyFloor(page);
  const each = Math.round(floor.price * 100);
  await open(page, `/products/${floor.id}`);
  await page.getByLabel('Quantity in boxes').fill('3');
  await page.getByRole('button', { name: 'Add 3 boxes to cart' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Item added to cart!' })).toBeVisible();
  await expect(inCart(page)).toHaveAccessibleName(/3 items/);

  await page.getByRole('link', { name: 'View cart' }).click();
  const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: floor.name }) });
  await expect(line).toContainText(pounds(each * 3));
  await line.getByRole('button', { name: 'More boxes' }).click();
  await expect(line).toContainText(pounds(each * 4));
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(pounds(each * 4));
  await expect(inCart(page)).toHaveAccessibleName(/4 items/);

  await line.getByRole('button', { name: `Remove ${floor.name}` }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line).toContainText(pounds(each * 4));

  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(inCart(page)).toHaveAccessibleName('Cart');
});

test('one free sample of a floor, its postage said before it is paid', async ({ page }) => {
  const floor = await anyFloor(page);
  await open(page, `/products/${floor.id}`);
  const sample = page.getByRole('button', { name: /^Free sample \(£5\.99 postage\)/ }).first();
  await sample.click();
  await expect(page.getByText('Free sample added to cart!')).toBeVisible();
  await sample.click();
  await expect(page.getByText('You have already added a sample of this product to your cart.')).toBeVisible();
  await expect(inCart(page)).toHaveAccessibleName(/1 item$/);
  await inCart(page).click();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Postage for 1 sample£5.99');
});

test('a guest keeps a wishlist, and buys from it', async ({ page }) => {
  await open(page, '/products?category=LVT&in_stock=true');
  const hearts = page.getByRole('button', { name: /^Wishlist: / });
  const name = (await wordsOf(hearts.first())).replace('Wishlist: ', '');
  await hearts.nth(0).click();
  await hearts.nth(1).click();
  await page.getByRole('link', { name: /^Wishlist.+2 floors$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Wishlist (2)');
  await page.reload();
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Item added to cart!')).toBeVisible();
  await expect(inCart(page)).toHaveAccessibleName(/1 item$/);
  await card.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Wishlist (1)');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
});

test('at 320 px the price and the way to buy stay in reach, under nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const floor = await anyFloor(page);
  await open(page, `/products/${floor.id}`);
  const add = page.getByRole('button', { name: 'Add to cart', exact: true });
  await expectUncovered(add);
  await add.click();
  const view = page.getByRole('link', { name: 'View cart' });
  await expectUncovered(view);
  await view.click();
  const checkout = page.getByRole('link', { name: 'Checkout' });
  await checkout.scrollIntoViewIfNeeded();
  await expect(checkout).toBeInViewport();
});
