import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import {
  aoife,
  card,
  choose,
  chooseAsCustomer,
  fillShipping,
  floor,
  goToPayment,
  orderIdOf,
  paid,
  pay,
  payButton,
  penceOf,
  pounds,
  typeCard,
} from './checkout-steps.ts';
import { type ListedProduct, open } from './open-page.ts';
import { password, register } from './visitors.ts';

/** Customers at the checkout, and shoppers who want more than there is. */

test.describe.configure({ timeout: 180_000 });

/** Somebody else orders so many boxes that `left` remain, and does not pay yet. */
async function leaveOnly(page: Page, { id, stock, price }: ListedProduct, left: number) {
  const { 'First name': first_name, 'Last name': last_name, Email: email, Address: address, City: city } = aoife;
  const shipping_address = { first_name, last_name, email, address, city, postal_code: 'BT20 5ED', country: 'GB' };
  const quantity = stock - left;
  const goods = Math.round(price * 100) * quantity;
  const answer = await page.request.post('/api/orders/guest', {
    data: { shipping_address, items: [{ product_id: id, quantity }], total_amount: (goods + (goods >= 19_900 ? 0 : 2_995)) / 100 },
  });
  expect(answer.status()).toBe(201);
  // Paid for: unpaid, it would not be kept so many.
  const { id: order_id, token, amount_cents } = (await answer.json()) as { id: string; token: string; amount_cents: number };
  const payment = { source_id: 'cnon:card-nonce-ok', amount_cents, currency: 'GBP', order_id, token };
  expect(await (await page.request.post('/api/payments/square', { data: payment })).json()).toMatchObject({ success: true });
}

test('a customer confirms the payment at their bank, and finds the order among theirs', { tag: '@every-run' }, async ({ page }) => {
  const oak = await floor(page, 1, 'LVT');
  const { email } = await register(page);
  await chooseAsCustomer(page, oak, 2);
  await open(page, '/checkout');
  await expect(page.getByLabel('First name')).toHaveValue('Nuala');
  await expect(page.getByLabel('Last name')).toHaveValue('Breen');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await goToPayment(page, { Email: email });
  expect(page.url()).not.toContain('token');
  await typeCard(page, card.mustBeConfirmed);
  await payButton(page).click();
  // The bank's page is of another host, and posts into itself: the page's policy allows both.
  const bank = page.frameLocator('iframe[title="Your bank"]');
  await bank.getByLabel('Code from your bank').fill('123456');
  await bank.getByRole('button', { name: 'Confirm', exact: true }).click();
  await paid(page);
  const reference = orderIdOf(page).slice(-8).toUpperCase();
  // Offered, not forced: the screen is still there after the three seconds.
  await page.waitForTimeout(3_500);
  await paid(page);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName('Cart');
  await page.getByRole('link', { name: 'Go to My Orders' }).click();
  await expect(page).toHaveURL('/orders');
  await expect(page.getByRole('main')).toContainText(reference);
});

test('logging in at the checkout loses neither the cart nor what was typed', async ({ page }) => {
  const [oak, ash] = [await floor(page, 2, 'LVT'), await floor(page, 3, 'LVT')];
  const { email } = await register(page);
  await chooseAsCustomer(page, ash, 1);
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await choose(page, oak, 2);
  await open(page, '/checkout');
  await page.getByLabel('Address').fill('1 Quay Street');
  await page.getByLabel('Postcode').fill('BT20 5ED');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByLabel('Address')).toHaveValue('1 Quay Street');
  await expect(page.getByLabel('Postcode')).toHaveValue('BT20 5ED');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  const order = page.getByRole('region', { name: 'Your order' });
  await expect(order).toContainText(oak.name);
  await expect(order).toContainText(ash.name);
});

test('saved addresses are offered, and one click fills one in', async ({ page }) => {
  await register(page);
  for (const city of ['Derry', 'Armagh']) {
    await open(page, '/account/addresses/new');
    for (const [label, value] of Object.entries({ ...aoife, City: city })) await page.getByLabel(label, { exact: false }).first().fill(value);
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page).toHaveURL(/done=kept/);
  }
  await chooseAsCustomer(page, await floor(page, 4, 'LVT'), 1);
  await open(page, '/checkout');
  await expect(page.getByLabel('Town or city')).toHaveValue('Derry');
  await page
    .getByRole('navigation', { name: 'Saved addresses' })
    .getByRole('link', { name: /Armagh/ })
    .click();
  await expect(page.getByLabel('Town or city')).toHaveValue('Armagh');
  await expectAccessible(page);
});

test('too few boxes, and then none: said at the line, put right by one click, and what was typed stays', async ({ page }) => {
  // None of those that other journeys buy: this one leaves nothing.
  const [scarce, plenty] = [await floor(page, 0, 'Wood Flooring'), await floor(page, 6, 'LVT')];
  await choose(page, scarce, 5);
  await choose(page, plenty, 1);
  await open(page, '/checkout');
  await leaveOnly(page, scarce, 3);
  await fillShipping(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary.getByRole('link')).toHaveText(`Only 3 of ${scarce.name} left. Please order fewer.`);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Change to 3/ }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Aoife');
  await expect(summary).toHaveCount(0);
  const goods = penceOf(scarce) * 3 + penceOf(plenty);
  await expect(page.getByText(`${pounds(goods + (goods >= 19_900 ? 0 : 2_995))} in total, including VAT and shipping.`)).toBeVisible();
  await leaveOnly(page, { ...scarce, stock: 3 }, 0);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(summary.getByRole('link')).toHaveText(`${scarce.name} is out of stock. Please remove it, or call us to find out when it’s back.`);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await pay(page, card.good);
  await paid(page);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName('Cart');
});
