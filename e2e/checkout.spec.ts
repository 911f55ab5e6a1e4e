import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import {
  aoife,
  card,
  choose,
  fillShipping,
  floor,
  goToPayment,
  lettersAbout,
  orderIdOf,
  paid,
  pay,
  payButton,
  penceOf,
  pounds,
  typeCard,
} from './checkout-steps.ts';
import { open } from './open-page.ts';

/** From a full cart to a paid order, with the test till. */

test.describe.configure({ timeout: 180_000 });

test('a guest buys 14 boxes and two samples by card, and gets the e-mail @phone', { tag: '@every-run' }, async ({ page, isMobile }) => {
  const [oak, ash] = [await floor(page, isMobile ? 1 : 0), await floor(page, 2)];
  await choose(page, oak, 14);
  await choose(page, oak, 'sample');
  await choose(page, ash, 'sample');
  await open(page, '/cart');
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await expect(page).toHaveURL('/checkout');
  const total = penceOf(oak) * 14 + 2 * 599;
  await expect(page.getByText(`${pounds(total)} in total, including`)).toBeVisible();
  await expect(page.getByRole('main').locator('input:visible:not([type=checkbox]), select:visible, textarea:visible')).toHaveCount(15);
  await expectAccessible(page);

  // Nothing filled in: a focused summary that leads to each field, and the same words there.
  await page.getByLabel('Town or city').fill('Bangor');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'First name is required',
    'Last name is required',
    'Email is required',
    'Please enter a phone number: the driver rings before delivering a pallet.',
    'Address is required',
    'Postcode is required',
    'Please say whether a lorry can get to the address.',
    'Please say what the ground is like.',
    'Please choose a floor.',
    'Please say who will sign for it.',
  ]);
  await summary.getByRole('link').first().click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByLabel('Town or city')).toHaveValue('Bangor');
  await expectAccessible(page);

  await fillShipping(page);
  await page.getByLabel('Show my purchase to other shoppers').check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]{36}\/pay\?token=/);
  const reference = orderIdOf(page).slice(-8).toUpperCase();
  await expect(page.getByText(/^Your items are reserved until \d\d:\d\d UK time/)).toBeVisible();
  await expect(page.getByText('Test payments: no money is taken.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Delivery address' })).toContainText('BT20 5ED');
  await expect(payButton(page)).toHaveText(`Pay ${pounds(total)}`);
  await expect(payButton(page)).toBeEnabled();
  await expectAccessible(page);

  await typeCard(page, card.good);
  await payButton(page).dblclick();
  await paid(page);
  await expect(page.getByText(`${pounds(total)} paid`)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName('Cart');
  await expectAccessible(page);
  await expect(async () => {
    const confirmations = (await lettersAbout(reference)).filter((letter) => letter.includes(`Subject: Order ${reference} is confirmed`));
    expect(confirmations).toHaveLength(1);
    expect(confirmations[0]).toContain('To: aoife.quinn@example.com');
  }).toPass({ timeout: 15_000 });

  // The screen stays; looking again takes nothing out of a cart that has begun anew.
  const end = page.url();
  await choose(page, oak, 2);
  await open(page, end);
  await paid(page);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/2 items/);
  await page.getByRole('link', { name: 'View your order' }).click();
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}\?token=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reference);
});

test('a card is declined, and another one pays, on the same page', { tag: '@every-run' }, async ({ page }) => {
  await choose(page, await floor(page, 3), 2);
  await goToPayment(page);
  await pay(page, card.declined);
  await expect(page.getByRole('alert').filter({ hasText: 'Payment failed: your bank declined the card. Please try again.' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Payment failed: your bank declined the card. Please try again.')).toBeVisible();
  await pay(page, card.good);
  await paid(page);
});

test('nobody knows yet whether it was charged: the page says not to pay again, survives a reload and Back, and settles by itself', {
  tag: '@every-run',
}, async ({ page }) => {
  await choose(page, await floor(page, 4), 2);
  await goToPayment(page);
  const step2 = page.url();
  const checked = page.getByRole('heading', { name: 'Your payment is being checked' });
  const isSent = page.waitForRequest('**/api/payments/square');
  // Until everything is looked at, no news comes.
  await page.route('**/api/orders/*/payment*', (route) => route.abort());
  await pay(page, card.chargedWithoutAnswer);
  await isSent;
  await expect(page.getByText('Processing your payment. Please stay on this page.')).toBeVisible();
  await page.waitForTimeout(500);
  await page.goto(step2);
  await expect(checked).toBeVisible();
  await expect(page.getByText('Please do not pay again')).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await expectAccessible(page);
  await expect(page.getByText('We’re having trouble connecting. We’ll keep trying.')).toBeVisible();
  await page.unroute('**/api/orders/*/payment*');
  // Step 1 begins no second payment, nor does Back.
  await page.goto('/checkout');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!', { timeout: 120_000 });
});

test('the shop’s answer is lost on its way: what was charged is found, and paid once', async ({ page }) => {
  await choose(page, await floor(page, 5), 1);
  await goToPayment(page);
  let sent = 0;
  await page.route('**/api/payments/square', async (route) => {
    sent += 1;
    await route.fetch();
    await route.abort();
  });
  await pay(page, card.good);
  await expect(page.getByRole('heading', { name: 'Your payment is being checked' })).toBeVisible();
  await paid(page);
  expect(sent).toBe(1);
});

test('a payment that never arrived may be tried again', async ({ page }) => {
  await choose(page, await floor(page, 5), 1);
  await goToPayment(page);
  await page.route('**/api/payments/square', (route) => route.abort());
  await pay(page, card.good);
  await expect(page.getByText('Payment failed: we couldn’t connect, and you have not been charged. Please try again.')).toBeVisible();
  await page.unroute('**/api/payments/square');
  await pay(page, card.good);
  await paid(page);
});

test('the connection is lost at the first step: what was typed stays, and sent again it is one order', async ({ page }) => {
  await choose(page, await floor(page, 5), 1);
  await open(page, '/checkout');
  await fillShipping(page);
  await page.route('**/checkout*', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  const go = page.getByRole('button', { name: 'Continue to payment' });
  await go.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error creating order. Please try again.' })).toBeFocused();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(aoife.Address);
  await page.unroute('**/checkout*');
  await go.click();
  await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]{36}\/pay\?token=/);
  await pay(page, card.declined);
  const declined = page.getByRole('alert').filter({ hasText: /declined|refused|failed/i });
  await expect(declined).toBeInViewport();
  const [said, button] = [await declined.boundingBox(), await payButton(page).boundingBox()];
  expect((button?.y ?? 0) - (said?.y ?? 0)).toBeGreaterThan(0);
});

test('samples alone are paid for and posted', async ({ page }) => {
  await choose(page, await floor(page, 6), 'sample');
  await goToPayment(page, { Postcode: 'D02 AF30' });
  await expect(page.getByText(/items are reserved/)).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('Shipping£');
  await expect(payButton(page)).toHaveText('Pay £5.99');
  await pay(page, card.good);
  await paid(page);
  await expect(page.getByText('We’ll post your samples')).toBeVisible();
});

test('another address from step 2: everything is kept, and it is the same order', async ({ page }) => {
  await choose(page, await floor(page, 7), 3);
  await goToPayment(page);
  const id = orderIdOf(page);
  await page.getByRole('link', { name: 'Change the delivery address' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Aoife');
  await expect(page.getByLabel('Postcode')).toHaveValue('BT20 5ED');
  await page.getByLabel('Town or city').fill('Newry');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('region', { name: 'Delivery address' })).toContainText('Newry');
  expect(orderIdOf(page)).toBe(id);

  // Back in the cart, the boxes that this very order holds are not out of stock.
  await open(page, '/cart');
  await expect(page.getByRole('main')).not.toContainText('Out of stock');
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await expect(page.getByLabel('Town or city')).toHaveValue('Newry');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(payButton(page)).toBeVisible();
  expect(orderIdOf(page)).toBe(id);
});

test('two tabs are one order, and paying in one is known in the other; Back after paying pays nothing', async ({ context, page }) => {
  await choose(page, await floor(page, 8), 2);
  await goToPayment(page);
  const id = orderIdOf(page);
  const other = await context.newPage();
  await open(other, '/checkout');
  await expect(other.getByLabel('First name')).toHaveValue(aoife['First name']);
  await other.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(payButton(other)).toBeEnabled();
  expect(orderIdOf(other)).toBe(id);
  await pay(page, card.good);
  await paid(page);
  await pay(other, card.good);
  await paid(other);
  await page.goBack();
  await expect(
    page
      .getByText('Your cart is empty')
      .or(page.getByRole('heading', { name: 'Payment Successful!' }))
      .first(),
  ).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
});
