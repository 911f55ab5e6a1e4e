import { randomInt } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { choose, fillShipping, floor, goToPayment, paid, pay, payButton, typeCard } from './checkout-steps.ts';
import { open } from './open-page.ts';

/** Paying monthly, at the test lender. Long ways through several pages and a card form: more time than others. */
test.setTimeout(120_000);
/** Each applicant is a household of its own, as only so many applications may wait for one. */
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what the function needs
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': `10.7.${randomInt(256)}.${randomInt(256)}` }),
});
const inTime = { timeout: 20_000 };

async function toFinance(page: Page, nth: number) {
  await choose(page, await floor(page, nth, 'Tiles'), 3);
  await goToPayment(page);
  await page.getByRole('link', { name: 'Choose Pay It Monthly' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay It Monthly', inTime);
}

async function atLender(page: Page) {
  const [lender] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('button', { name: /^Continue to (?!payment)/ }).click()]);
  await expect(lender.getByText('Test finance: no credit is given.')).toBeVisible(inTime);
  return lender;
}

test('an order is paid monthly: terms, deposit by card, the lender says yes, staff have the last word', { tag: '@every-run' }, async ({ page }) => {
  await toFinance(page, 0);
  await expectAccessible(page);
  const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await page.getByRole('button', { name: /^Apply with/ }).click();
  await expect(page.getByRole('alert')).toContainText('Please confirm that you are 18 or over and live in the UK.');
  await expect(cart).toContainText('3');
  await page.getByLabel('Deposit').selectOption('50');
  await expect(page.getByRole('row', { name: /^Deposit, by card/ })).toContainText('£50.00');
  await page.getByLabel('I am 18 or over and live in the UK').check();
  await page.getByRole('button', { name: /^Apply with/ }).click();

  await expect(page.getByRole('heading', { name: 'Pay your deposit of £50.00' })).toBeVisible(inTime);
  // The order is placed, so the cart is empty.
  await expect(cart).not.toContainText('3');
  await typeCard(page, '4111 1111 1111 1111');
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Continue to the lender' })).toBeVisible(inTime);
  await expectAccessible(page);

  const lender = await atLender(page);
  await expect(lender.getByText('Aoife Quinn, aoife.quinn@example.com')).toBeVisible();
  await expectAccessible(lender);
  await lender.getByRole('link', { name: 'Approve' }).click();
  await expect(lender.getByRole('heading', { name: 'Your finance has been approved' })).toBeVisible();
  await lender.getByRole('link', { name: 'View your order' }).click();
  // What came back with the shopper is a hint: only staff confirm.
  await expect(lender.getByText('Waiting for finance', { exact: true })).toBeVisible();

  await open(page, '/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('a cart is kept while nothing is known to be applied for, and emptied once it is', async ({ page }) => {
  await toFinance(page, 4);
  const applying = page.url();
  await page.getByLabel('I am 18 or over and live in the UK').check();
  // The shop is told, and its answer is lost, cookies and all.
  const sent = applying.replace('/finance', '/finance.data');
  await page.route(sent, async (route) => {
    const before = await page.context().cookies();
    await route.fetch({ maxRedirects: 0 });
    await page.context().addCookies(before);
    await route.abort();
  });
  await page.getByRole('button', { name: /^Apply with/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error applying for finance' })).toBeFocused(inTime);
  await expect(page.getByLabel('I am 18 or over and live in the UK')).toBeChecked();
  await page.unroute(sent);
  await open(page, '/cart');
  await expect(page.getByLabel(/^Quantity of/)).toHaveValue('3');

  await open(page, applying);
  await expect(page.getByRole('heading', { name: 'Continue to the lender' })).toBeVisible();
  await open(page, '/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('declined, then paid by card', async ({ page }) => {
  await toFinance(page, 1);
  await page.getByLabel('I am 18 or over and live in the UK').check();
  await page.getByRole('button', { name: /^Apply with/ }).click();
  const lender = await atLender(page);
  await lender.getByRole('link', { name: 'Decline' }).click();
  await expect(lender.getByRole('heading', { name: 'Your application was declined' })).toBeVisible();
  await lender.getByRole('button', { name: 'Pay by card instead' }).click();
  await pay(lender, '4111 1111 1111 1111');
  await paid(lender);
});

test('a floor’s own page: a deposit in steps of £50, and the lender in a new tab @phone', async ({ page }) => {
  const { id, name } = await floor(page, 1, 'Wood Flooring');
  await open(page, `/products/${id}`);
  await page.getByLabel('Quantity in boxes').fill('20');
  await page
    .getByText(/^Pay It Monthly: £/)
    .first()
    .click();
  const slider = page.getByLabel(/^Deposit/);
  await expect(slider).toHaveAttribute('step', '5000');
  await slider.press('ArrowRight');
  await expect(page.getByRole('row', { name: /^Deposit, by card/ })).toContainText('£50.00');
  const [lender] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('button', { name: /^Apply with/ }).click()]);
  await expect(lender.getByRole('main').getByRole('heading', { level: 2 })).toContainText(`20 × ${name}`);
  await lender.getByRole('link', { name: 'Refer for a manual check' }).click();
  await expect(lender.getByRole('heading', { level: 1 })).toHaveText('Your application is being reviewed');
  const reference = (await lender.getByText(/^F-[2-9A-Z]{10}$/).textContent()) ?? '?';

  // Accepted after all: what was applied for is ordered.
  await open(lender, lender.url().replace('/finance/refer', '/finance/pass'));
  await expect(lender.getByRole('heading', { level: 1 })).toHaveText('Your finance has been approved');
  await expectAccessible(lender);
  await lender.getByRole('button', { name: 'Order all 20 now' }).click();
  await expect(lender).toHaveURL('/checkout');
  await expect(lender.getByRole('banner').getByRole('link', { name: /^Cart/ })).toContainText('20');

  // And its order is paid with the approval, not with another application.
  await fillShipping(lender);
  await lender.getByRole('button', { name: 'Continue to payment' }).click();
  await lender.getByRole('link', { name: 'Use my approved finance' }).click();
  await expectAccessible(lender);
  await lender.getByRole('button', { name: 'Use my approved finance' }).click();
  await expect(lender.getByRole('heading', { name: 'Pay your deposit of £50.00' })).toBeVisible(inTime);
  expect(await lender.getByText(/F-[2-9A-Z]{10}/).textContent()).toContain(reference);
});

test('a price that has changed meanwhile is said, and nobody is sent to the lender', async ({ page }) => {
  const { id } = await floor(page, 3, 'Tiles');
  await page.route(`**/api/products/${id}/finance-apply`, (route) => {
    const body = route.request().postDataJSON() as { price_pounds: number };
    return route.continue({ postData: JSON.stringify({ ...body, price_pounds: body.price_pounds - 1 }) });
  });
  await open(page, `/products/${id}`);
  await page.getByLabel('Quantity in boxes').fill('20');
  await page
    .getByText(/^Pay It Monthly: £/)
    .first()
    .click();
  await page.getByRole('button', { name: /^Apply with/ }).click();
  await expect(page.getByText(/^Error applying for finance: The price is now £.*\. Please try again\.$/)).toBeVisible();
});
