import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { cartIsWritten } from './checkout-steps.ts';
import { floorsInStock, open } from './open-page.ts';
import { type Customer, newCustomer, password, register } from './visitors.ts';

async function logIn(page: Page, { email }: Customer) {
  await open(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/');
}

const logOut = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
const keptLines = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('guest_cart') ?? '{"items":[]}').items.length);

async function addToCart(page: Page, id: string, boxes: number) {
  await open(page, `/products/${id}`);
  await page.getByLabel('Quantity in boxes').fill(String(boxes));
  await page
    .getByRole('main')
    .getByRole('button', { name: /to cart$/ })
    .first()
    .click();
}

test('what a guest chose joins what the customer had, once, and stays in the account', async ({ page }) => {
  test.slow();
  const [oak, ash] = await floorsInStock(page);
  if (!oak || !ash) throw new Error('no floors');
  const nuala = await register(page);
  await addToCart(page, oak.id, 2);
  await expect(page.getByText('Item added to cart!')).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(/2 items/);
  expect(await keptLines(page)).toBe(0);
  await logOut(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName('Cart');

  await addToCart(page, oak.id, 3);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Free sample/ })
    .first()
    .click();
  await expect(page.getByText('Free sample added to cart!')).toBeVisible();
  await page.getByRole('button', { name: 'Add to wishlist' }).click();
  await addToCart(page, ash.id, 4);
  await expect(cartLink(page)).toHaveAccessibleName(/8 items/);

  // The first answer is lost on its way: the lines stay in the browser, and are not added twice.
  let lost = 0;
  await page.route('**/api/cart/merge', async (route) => {
    if (lost++) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await logIn(page, nuala);
  await expect(page.getByText('saved in this browser')).toBeVisible();
  expect(await keptLines(page)).toBe(3);
  await open(page, '/cart');
  await expect(page.getByLabel(`Quantity of ${oak.name}`)).toHaveValue('5');
  await expect(page.getByLabel(`Quantity of ${ash.name}`)).toHaveValue('4');
  await expect(page.getByRole('button', { name: `Remove the sample of ${oak.name}` })).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(/10 items/);
  expect(await keptLines(page)).toBe(0);
  await expectAccessible(page);

  await page.getByLabel(`Quantity of ${ash.name}`).fill('7');
  await page.getByRole('button', { name: `Remove the sample of ${oak.name}` }).click();
  await expect(cartLink(page)).toHaveAccessibleName(/12 items/);
  const isWritten = cartIsWritten(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cartLink(page)).toHaveAccessibleName(/13 items/);
  await isWritten;
  await page.reload();
  await expect(page.getByLabel(`Quantity of ${ash.name}`)).toHaveValue('7');
  await expect(cartLink(page)).toHaveAccessibleName(/13 items/);

  await open(page, '/wishlist');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expectAccessible(page);
  await logOut(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await open(page, '/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  const kept = await page.evaluate(() => ['guest_cart', 'guest_cart_merge', 'guest_wishlist'].map((key) => localStorage.getItem(key)).join());
  expect(kept).not.toContain('-');
});

test('a change that the server did not take is taken back, and said', async ({ page }) => {
  const [oak] = await floorsInStock(page);
  if (!oak) throw new Error('no floors');
  await register(page);
  const isWritten = cartIsWritten(page);
  await addToCart(page, oak.id, 2);
  await expect(cartLink(page)).toHaveAccessibleName(/2 items/);
  await isWritten;
  await open(page, `/products/${oak.id}`);
  await expect(cartLink(page)).toHaveAccessibleName(/2 items/);
  await page.route('**/api/cart/items*', (route) => route.abort());
  await page.route('**/api/cart/items/*', (route) => route.abort());
  await page
    .getByRole('main')
    .getByRole('button', { name: /to cart$/ })
    .first()
    .click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to add to cart' })).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(/2 items/);
  // Until the page knows whose cart it is, its plain forms do the work, and those are not cut off here.
  const known = page.waitForResponse('**/api/cart');
  await open(page, '/cart');
  await known;
  await expect(cartLink(page)).toHaveAccessibleName(/2 items/);
  await page.getByRole('button', { name: `Remove ${oak.name}` }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to remove from cart' })).toBeVisible();
  await expect(page.getByLabel(`Quantity of ${oak.name}`)).toHaveValue('2');
});

test('a tab left open knows who logged in in another, and what is in their cart, once it is looked at again', async ({ page, context }) => {
  const [oak] = await floorsInStock(page);
  if (!oak) throw new Error('no floors');
  await addToCart(page, oak.id, 2);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole('link', { name: 'Log in' })).toBeVisible();

  const other = await context.newPage();
  const { fullName, username, email } = newCustomer();
  await open(other, '/register');
  await other.getByLabel('Full name').fill(fullName);
  await other.getByLabel('Username').fill(username);
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Create account' }).click();
  await expect(other).toHaveURL('/');
  await expect(cartLink(other)).toHaveAccessibleName(/2 items/);
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Your account, Nuala Breen' })).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(/2 items/);
  await expect(footer.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account');
  await expect(footer.getByRole('link', { name: 'Log in' })).toHaveCount(0);

  await logOut(other);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(footer.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Your account, Nuala Breen' })).toHaveCount(0);
  await expect(cartLink(page)).toHaveAccessibleName('Cart');
});
