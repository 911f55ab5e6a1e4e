import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNothingSideways } from './accessible.ts';
import { tabTo, typeInto, typeIntoCard } from './by-keyboard.ts';
import { aoife, card, choose, fillShipping, orderIdOf, paid, pay } from './checkout-steps.ts';
import { type ListedProduct, open } from './open-page.ts';
import { ownersCookies } from './visitors.ts';

/** Tiles of two batches, because no single one has enough: from the cart's question to the warehouse's slip. */

type Lots = { words: string; parts: { number: string; quantity: number }[] };

/** A tile, sold by the box, whose whole stock is of two batches, and what the cart says of it. */
async function tileOfTwoBatches({ request }: Page): Promise<{ tile: ListedProduct; lots: Lots }> {
  const listed = await request.get('/api/products?category=Tiles&in_stock=true&limit=100');
  for (const tile of ((await listed.json()) as { products: ListedProduct[] }).products) {
    const quote = await request.post('/api/cart/quote', { data: { items: [{ product_id: tile.id, quantity: tile.stock }] } });
    const [line] = ((await quote.json()) as { items: { problem: string | null; unit: string; lots: Lots | null }[] }).items;
    if (line?.unit === 'box' && line.problem === 'several-lots' && line.lots?.parts.length === 2) return { tile, lots: line.lots };
  }
  throw new Error('The demo shop has no tile of two batches');
}

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'looked at where there is least room');

  test('a line that no single batch has enough for is asked about before it is paid, and its batches stand on order and slip @phone', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const { tile, lots } = await tileOfTwoBatches(page);
    const [larger, smaller] = lots.parts;
    await choose(page, tile, tile.stock);
    await open(page, '/cart');
    const question = `We have ${larger?.quantity} boxes from one batch and ${smaller?.quantity} from another, so the shade may differ.`;
    const main = page.getByRole('main');
    await expect(main.getByRole('status').filter({ hasText: question })).toBeVisible();
    await expectAccessible(page);
    await expectNothingSideways(page, 'the question about batches');

    // What one batch has needs no answer; the whole again does.
    const batches = main.getByRole('group', { name: `Batches of ${tile.name}` });
    await expect(batches.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', new RegExp(`${tile.stock}\\+boxes\\+of\\+one\\+batch`));
    await batches.getByRole('button', { name: `Take ${larger?.quantity} boxes of one batch` }).tap();
    await expect(batches).toBeHidden();
    const quantity = main.getByLabel(`Quantity of ${tile.name}`);
    await expect(quantity).toHaveValue(String(larger?.quantity));
    await quantity.fill(String(tile.stock));
    await quantity.blur();
    await expect(batches).toBeVisible();

    // Whoever goes on without an answer is asked again before anything is paid.
    await page.getByRole('link', { name: 'Checkout', exact: true }).click();
    await fillShipping(page);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'the shade may differ' }).first()).toBeVisible();
    await expectNothingSideways(page, 'the checkout that asks about batches');
    await page.getByRole('button', { name: /^Take both batches/ }).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL(/\/pay\?token=/);
    await expect(main).toContainText(/From (up to )?2 batches.*: the shade may differ\./);
    await pay(page, card.good);
    await paid(page);

    const id = orderIdOf(page);
    const served = `${larger?.quantity} of batch ${larger?.number}`;
    await page.getByRole('link', { name: 'View your order' }).tap();
    await expect(main).toContainText(served);
    await expectNothingSideways(page, 'the order with two batches');
    const staff = await browser.newPage({ baseURL: baseURL ?? '' });
    await staff.context().addCookies(await ownersCookies());
    await staff.goto(`/admin/orders/${id}/packing-slip`);
    await expect(staff.getByRole('row', { name: tile.name })).toContainText(served);
    await expect(staff.getByRole('row', { name: tile.name })).toContainText(`${smaller?.quantity} of batch ${smaller?.number}`);
    await staff.context().close();
  });
});

test.describe('with the keyboard alone', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has no Tab key');

  test('what is chosen of two batches is said, and whoever chose stays where they are, from the floor to the paid order', async ({ page }) => {
    test.setTimeout(180_000);
    const { tile, lots } = await tileOfTwoBatches(page);
    const [larger] = lots.parts;
    const one = `Take ${larger?.quantity} boxes of one batch`;
    await open(page, `/products/${tile.id}`);
    await tabTo(page, /^Quantity in boxes$/);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(String(tile.stock));
    await tabTo(page, new RegExp(`^Add ${tile.stock} boxes to cart$`));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Item added to cart!' })).toBeVisible();
    await tabTo(page, /^Cart/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/cart');

    // In the cart: taken, thought better of, fewer taken, and all of them again.
    const main = page.getByRole('main');
    const says = main.getByRole('listitem').filter({ hasText: tile.name }).getByRole('status');
    await expect(says).toHaveText(lots.words);
    await tabTo(page, /^Take both batches/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Change the batches of ${tile.name}` })).toBeFocused();
    await expect(says).toHaveText(/^From 2 batches, \d+ \+ \d+: the shade may differ\.$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Take both batches of ${tile.name}` })).toBeFocused();
    await expect(says).toHaveText(lots.words);
    await tabTo(page, new RegExp(`^${one}`));
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { name: tile.name }).getByRole('link')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: `Changed to ${larger?.quantity} boxes.` })).toBeVisible();
    await expect(says).toHaveText('');
    await tabTo(page, /^Quantity of/);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(String(tile.stock + 1));
    await expect(says).toContainText(`you have ${tile.stock + 1} in your cart`);
    await tabTo(page, /^Change to/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Take both batches of ${tile.name}` })).toBeFocused();
    await expect(says).toHaveText(lots.words);

    // In the checkout, where it is asked again.
    await tabTo(page, /^Checkout$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/checkout');
    await tabTo(page, /^Take both batches/);
    await page.keyboard.press('Enter');
    const done = main.getByRole('status').filter({ hasText: `${tile.name}: From 2 batches` });
    await expect(done).toBeFocused();
    await expect(main.getByRole('list', { name: 'Items to check' })).toHaveCount(0);
    for (const [label, words] of Object.entries(aoife)) await typeInto(page, new RegExp(`^${label === 'City' ? 'Town or city' : label}`), words);
    await tabTo(page, /^Yes$/);
    await page.keyboard.press('Space');
    await tabTo(page, /^Level and hard$/);
    await page.keyboard.press('Space');
    await typeInto(page, /^Which floor is it for/, 'Ground');
    await typeInto(page, /^Who will sign for it/, 'Aoife Quinn');
    await tabTo(page, /^Continue to payment$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/pay\?token=/);
    await expect(main).toContainText(/From (up to )?2 batches.*: the shade may differ\./);
    await typeIntoCard(page, /^Card number/, card.good);
    await typeIntoCard(page, /^Expiry date/, '1230');
    await typeIntoCard(page, /^CVV/, '111');
    await typeIntoCard(page, /^Postcode/, 'BT20 5ED');
    await tabTo(page, /^Pay £/);
    await page.keyboard.press('Enter');
    await paid(page);
  });
});
