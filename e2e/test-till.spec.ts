import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { floorsInStock, open } from './open-page.ts';

/** The built-in card provider as shoppers' browsers and the running shop meet it: its page, its card form, and payments through it. */

type Card = { tokenize: (details?: object) => Promise<{ status: string; token?: string; errors?: { field: string; message: string }[] }> };
type Asked = { card: Card; payments: { verifyBuyer: (token: string, details: object) => Promise<{ token: string } | null> } };

/** Puts the card form into the page, as the checkout's component does. */
async function openForm(page: Page, at = '/test-till') {
  // Not before the page's own scripts are done with it: what they did not put there they would take away again.
  await open(page, at);
  await page.evaluate(async () => {
    const script = document.createElement('script');
    script.src = '/test-till/square.js';
    await new Promise((loaded, failed) => {
      script.onload = loaded;
      script.onerror = failed;
      document.head.append(script);
    });
    const place = document.createElement('div');
    place.id = 'place';
    document.querySelector('main h1')?.after(place);
    // @ts-expect-error: the till's script has no types of its own
    const payments = window.Square.payments('sandbox-sq0idb-test-till', 'TEST-TILL');
    const card = await payments.card({ postalCode: 'BT20 5AA' });
    await card.attach('#place');
    Object.assign(window, { asked: { card, payments } });
  });
  const frame = page.frameLocator('iframe[title="Card details"]');
  const type = async (number: string, { expiry = '1240', cvv = '111' } = {}) => {
    await frame.getByLabel('Card number').fill(number);
    await frame.getByLabel('Expiry').fill(expiry);
    await frame.getByLabel('CVV').fill(cvv);
  };
  return { frame, type };
}

const charge = { amount: '12.34', currencyCode: 'GBP', intent: 'CHARGE', customerInitiated: true, sellerKeyedIn: false, billingContact: {} };
const tokenise = (page: Page, details: object | undefined = charge) =>
  page.evaluate((given) => (window as unknown as { asked: Asked }).asked.card.tokenize(given), details);

test('the page lists the cards, and is accessible with the card form in it @phone', async ({ page }) => {
  const { frame } = await openForm(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test till: no money moves');
  await expect(page.getByRole('row', { name: '4111 1111 1111 1111' })).toBeVisible();
  await expect(frame.getByLabel('Postcode')).toHaveValue('BT20 5AA');
  await expectAccessible(page, { everyRule: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('an unusable card gives no token, says why at its field, and leads the keyboard there', { tag: '@every-run' }, async ({ page }) => {
  const { frame, type } = await openForm(page);
  expect((await tokenise(page)).errors?.map(({ field }) => field)).toEqual(['cardNumber', 'expirationDate', 'cvv']);
  await expect(frame.getByRole('alert')).toHaveText('Enter a valid card number.');
  await expect(frame.getByLabel('Card number')).toBeFocused();
  await type('4111 1111 1111 1112');
  expect((await tokenise(page)).status).toBe('Invalid');
  await type('4111 1111 1111 1111', { expiry: '0120' });
  expect((await tokenise(page)).errors?.map(({ message }) => message)).toEqual(['Enter a valid expiry date that is not past.']);
  await type('4111 1111 1111 1111');
  await frame.getByLabel('Postcode').fill('');
  expect((await tokenise(page)).errors?.map(({ field }) => field)).toEqual(['postalCode']);
});

test('a good card gives a token that is good once, and never its number', { tag: '@every-run' }, async ({ page }) => {
  const { type } = await openForm(page);
  await type('4111111111111111');
  const [first, second] = [await tokenise(page), await tokenise(page)];
  expect(first.token).toMatch(/^cnon:till\.ok\.\.\w{12}$/);
  expect(second.token).not.toBe(first.token);
  expect(JSON.stringify(first)).not.toContain('4111111');
});

test('a card to be confirmed asks its owner, whichever way the shop asks', { tag: '@every-run' }, async ({ page }) => {
  // A page where cards are typed: elsewhere no bank may be framed.
  const { type } = await openForm(page, '/checkout');
  await type('4310 0000 0020 1019');
  const confirmed = tokenise(page);
  const dialog = page.getByRole('dialog', { name: 'Confirm this payment' });
  const bank = page.frameLocator('iframe[title="Your bank"]');
  const code = bank.getByLabel('Code from your bank');
  await expect(bank.locator('body')).toContainText('£12.34');
  expect(
    new URL(
      page
        .frames()
        .find((frame) => frame.url().endsWith('/bank'))
        ?.url() ?? '',
    ).origin,
  ).not.toBe(new URL(page.url()).origin);
  await code.fill('000000');
  await code.press('Enter');
  await expect(bank.getByRole('alert')).toHaveText('That is not the code. Please try again.');
  await code.fill('123456');
  await code.press('Enter');
  expect((await confirmed).token).toMatch(/^cnon:till\.sca\.1234\.\w{12}$/);
  const refused = tokenise(page);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await refused).toEqual({ status: 'Cancel' });
  const older = page.evaluate(async (details) => {
    const { card, payments } = (window as unknown as { asked: Asked }).asked;
    const { token } = await card.tokenize();
    return payments.verifyBuyer(token ?? '', details);
  }, charge);
  await code.fill('123456');
  await code.press('Enter');
  expect((await older)?.token).toMatch(/^verf:till\.1234\./);
});

/** A guest's order for one box, placed by the API. */
async function order(page: Page) {
  const [floor] = await floorsInStock(page);
  if (!floor) throw new Error('no floor');
  const items = [{ product_id: floor.id, quantity: 1 }];
  const person = { first_name: 'Orla', last_name: 'Byrne', email: 'orla@example.com', phone: '' };
  const shipping_address = { ...person, address: '1 Main Street', city: 'Bangor', postal_code: 'BT20 5AA', country: 'GB' };
  const ask = (total_amount: number) =>
    page.request.post('/api/orders/guest', { data: { shipping_address, items, total_amount, checkout_key: randomUUID() } });
  const quote = await page.request.post('/api/cart/quote', { data: { items } });
  const { total_amount } = (await quote.json()) as { total_amount: number };
  const answer = await ask(total_amount);
  expect(answer.status(), await answer.text()).toBe(201);
  const { id, token } = (await answer.json()) as { id: string; token: string };
  const pay = (source_id: string) =>
    page.request.post('/api/payments/square', {
      data: { source_id, amount_cents: Math.round(total_amount * 100), currency: 'GBP', order_id: id, token },
    });
  const status = async () => ((await (await page.request.get(`/api/orders/${id}?token=${token}`)).json()) as { status: string }).status;
  return { pay, status };
}

test('the running shop takes a payment through the till, and its receipt can be looked at', { tag: '@every-run' }, async ({ page }) => {
  const { pay, status } = await order(page);
  const paid = (await (await pay('cnon:card-nonce-ok')).json()) as { success: boolean; receipt_url: string };
  expect(paid.success).toBe(true);
  expect(await status()).toBe('confirmed');
  await page.goto(new URL(paid.receipt_url).pathname);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receipt of the test till');
  await expect(page.getByRole('main')).toContainText('No money moved.');
});

test('a payment whose answer was lost is found again by itself', async ({ page }) => {
  const { pay, status } = await order(page);
  const answer = (await (await pay('cnon:test-till-charge-then-reset')).json()) as { success: boolean; status: string };
  expect(answer).toMatchObject({ success: false, status: 'unknown' });
  await expect.poll(status, { timeout: 15_000 }).toBe('confirmed');
});

test('nobody without its token may ask the till, and there is no other file of Apple’s than the owner’s', { tag: '@every-run' }, async ({
  request,
}) => {
  const answer = await request.post('/test-till/v2/payments', { data: {} });
  expect([answer.status(), await answer.json()]).toMatchObject([401, { errors: [{ code: 'UNAUTHORIZED' }] }]);
  expect((await request.get('/test-till/receipts/nobody')).status()).toBe(404);
  expect((await request.get('/.well-known/apple-developer-merchantid-domain-association')).status()).toBe(404);
  const frame = await request.get('/test-till/card');
  expect([frame.headers()['x-frame-options'], frame.headers()['content-security-policy']]).toEqual([
    'SAMEORIGIN',
    expect.stringContaining("frame-ancestors 'self'"),
  ]);
});
