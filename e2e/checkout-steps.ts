import { readdir, readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { floorsInStock, type ListedProduct, open } from './open-page.ts';
import { shopPort } from './ports.ts';

/** What several journeys through the checkout have in common. */

export const aoife = {
  'First name': 'Aoife',
  'Last name': 'Quinn',
  Email: 'aoife.quinn@example.com',
  'Phone number': '028 9649 6999',
  Address: '1 Quay Street',
  City: 'Bangor',
  Postcode: 'bt20 5ed',
};

export const pounds = (pence: number) => `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;
export const penceOf = ({ price }: ListedProduct) => Math.round(price * 100);
export const card = {
  good: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0002',
  mustBeConfirmed: '4310 0000 0020 1019',
  chargedWithoutAnswer: '4000 0000 0000 1208',
  chargedThenFault: '4000 0000 0000 1307',
};

/** A floor with plenty in stock; `nth` so that tests side by side do not buy each other's. */
export async function floor(page: Page, nth: number, category = 'Laminate Flooring'): Promise<ListedProduct> {
  const found = (await floorsInStock(page, category))[nth];
  if (!found) throw new Error(`The demo shop has no ${nth + 1} of ${category} in stock`);
  return found;
}

/** Puts boxes, or a sample, into the cart of a browser with scripts. */
export async function choose(page: Page, { id }: ListedProduct, what: number | 'sample') {
  await open(page, `/products/${id}`);
  const main = page.getByRole('main');
  if (what === 'sample') {
    await main
      .getByRole('button', { name: /^Free sample/ })
      .first()
      .click();
    await expect(page.getByText('Free sample added to cart!')).toBeVisible();
    return;
  }
  await page.getByLabel('Quantity in boxes').fill(String(what));
  await main
    .getByRole('button', { name: /to cart$/ })
    .first()
    .click();
  await expect(page.getByText('Item added to cart!')).toBeVisible();
}

/** What is shown at once is written a moment later: by a call, or by the plain form while the page does not yet know whose cart it is. */
export const cartIsWritten = (page: Page) =>
  page.waitForResponse((answer) => /\/cart(?!\/quote)/.test(answer.url()) && answer.request().method() === 'POST');

export async function chooseAsCustomer(page: Page, product: ListedProduct, boxes: number) {
  await Promise.all([cartIsWritten(page), choose(page, product, boxes)]);
}

export async function fillShipping(page: Page, changes: Partial<typeof aoife> = {}) {
  for (const [label, value] of Object.entries({ ...aoife, ...changes })) await page.getByLabel(label, { exact: false }).first().fill(value);
  const driver = page.getByRole('group', { name: 'For the driver' });
  if (await driver.isVisible()) {
    await driver.getByLabel('Yes').check();
    await driver.getByLabel('Level and hard').check();
    await driver.getByLabel('Which floor is it for?').selectOption('ground');
    await driver.getByLabel('Who will sign for it?').fill('Aoife Quinn');
  }
}

/** From the cart to step 2. */
export async function goToPayment(page: Page, changes: Partial<typeof aoife> = {}) {
  await open(page, '/cart');
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await expect(page).toHaveURL('/checkout');
  await fillShipping(page, changes);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]{36}\/pay/);
}

export async function typeCard(page: Page, number: string) {
  const form = page.frameLocator('iframe[title="Card details"]');
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel(/^Expiry date/).fill('12/30');
  await form.getByLabel(/^CVV/).fill('111');
  await form.getByLabel(/^Postcode/).fill('BT20 5ED');
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay £/ });

export async function pay(page: Page, number: string) {
  await typeCard(page, number);
  await payButton(page).click();
}

export const paid = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!', { timeout: 30_000 });
export const orderIdOf = (page: Page) => /\/checkout\/([0-9a-f-]{36})\//.exec(page.url())?.[1] ?? '';

/** The letters about an order that have gone out, as the shop without a mail server keeps them: to its shopper, and to the shop. */
export async function lettersAbout(reference: string): Promise<string[]> {
  const folder = `.cache/e2e-data-${shopPort + 10}/mail`;
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const letters = await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')));
  return letters.filter((letter) => letter.includes(reference));
}
