import { expect, test } from '@playwright/test';
import { expectAccessible, expectNothingSideways } from './accessible.ts';
import { buy, mailedLink, move } from './bought.ts';
import { open } from './open-page.ts';
import { floorPicture, textFile } from './staff-pictures.ts';
import { ownersCookies } from './visitors.ts';

/** When something is wrong with what was delivered. */

test('a guest reports damage with two photos, and is sent the goods again @phone', { tag: '@every-run' }, async ({ page, browser, baseURL }) => {
  const order = await buy(page, 8);
  for (const status of ['shipped', 'delivered']) await move(order.id, status);
  await open(page, `/orders/${order.id}?token=${order.token}`);
  await page.getByRole('link', { name: 'Report a problem' }).click();
  await expect(page.getByText('within 48 hours of delivery if you can')).toBeVisible();
  await expectAccessible(page);
  await expectNothingSideways(page, 'reporting a problem');

  // One after the other, as a camera gives them.
  const photos = page.locator('input[type=file]');
  await photos.setInputFiles(await floorPicture('#7a5230'));
  await photos.setInputFiles(await floorPicture('#305a7a'));
  const added = page.getByRole('list', { name: 'Photos added' });
  await expect(added.getByRole('img')).toHaveCount(2);
  await page.getByLabel('How many').first().fill('5');
  await page.getByLabel('What is wrong').first().selectOption('Damaged');
  await page.getByLabel(/^What happened/).fill('Two boxes are crushed.');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('alert')).toContainText('You can report up to 4 of');
  await expect(added.getByRole('img')).toHaveCount(2);
  await expect(page.getByLabel(/^What happened/)).toHaveValue('Two boxes are crushed.');
  await page.getByLabel('How many').first().fill('2');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('We have received your report and emailed you a copy.')).toBeVisible();
  await mailedLink('claim-news', order, '/report/[0-9a-f-]+');

  const staff = await browser.newPage({ baseURL: baseURL ?? '' });
  await staff.context().addCookies(await ownersCookies());
  await open(staff, '/admin/claims');
  await staff.getByRole('link', { name: order.reference }).click();
  await expect(staff.getByRole('img', { name: /^The problem/ })).toHaveCount(2);
  await expect(staff.getByText('Two boxes are crushed.')).toBeVisible();
  await expectAccessible(staff);
  await staff.getByLabel('Send the goods again, at no charge').check();
  await staff.getByRole('button', { name: 'Send answer' }).click();
  await expect(staff.getByText('Replacement to send', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Replacement: being prepared.')).toBeVisible();

  // A Sunday, agreed by telephone.
  await staff.getByLabel('Not sent yet: only write, or set a day').check();
  await staff.getByLabel(/^Delivery day of the replacement/).fill(nextSunday());
  await staff.getByRole('button', { name: 'Send answer' }).click();
  await expect(staff.getByText(/ is at the weekend\. .* is offered Monday to Friday from /).first()).toBeVisible();
  await expectAccessible(staff);
  await staff.getByLabel(/ anyway\. It is agreed with the customer and the driver\.$/).check();
  await staff.getByRole('button', { name: 'Send answer' }).click();
  await expect(staff.getByText(/^Your replacement will come on Sun /)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Replacement: comes on Sun /)).toBeVisible();
  // Who pays back what is also sent again is told so.
  await open(staff, `/admin/orders/${order.id}`);
  await staff.locator('summary', { hasText: 'Refund' }).click();
  await expect(staff.getByText('A replacement is still to be sent. A refund does not stop it.')).toBeVisible();
  await open(staff, `/admin/deliveries?day=${nextSunday()}`);
  await expect(staff.getByText(/ and \d+ replacements?\b/)).toBeVisible();
  await staff.getByRole('link', { name: `Report for which shipment 2 of order ${order.reference} ` }).click();

  await staff.getByLabel('The replacement has been dispatched').check();
  await staff.getByLabel(/^Carrier/).fill('Lough Carriers');
  await staff.getByRole('button', { name: 'Send answer' }).click();
  await expect(staff.getByText('Replaced', { exact: true })).toBeVisible();
  await open(staff, `/admin/orders/${order.id}`);
  const shipments = staff.getByRole('region', { name: 'Shipments' });
  await expect(shipments.getByText('Replacement', { exact: true })).toBeVisible();
  await expect(shipments.getByText('Lough Carriers')).toBeVisible();
  await expectAccessible(staff);
  await shipments.getByRole('link', { name: /^Packing slip of shipment 2 / }).click();
  await expect(staff.getByText('Replacement, nothing to pay')).toBeVisible();
  await staff.context().close();
  await page.reload();
  await expect(page.getByText('Replacement dispatched', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Replacement sent on .* with Lough Carriers\.$/)).toBeVisible();
});

function nextSunday(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 14 - day.getUTCDay());
  return day.toISOString().slice(0, 10);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a report that is refused keeps what was typed and the photos; the shopper answers a question', async ({ page }) => {
    const order = await buy(page, 10);
    await move(order.id, 'shipped');
    await page.goto(`/orders/${order.id}/report?token=${order.token}`);
    await page.getByLabel(/^Photos/).setInputFiles([await floorPicture('#447733'), textFile]);
    await page.getByLabel('How many').first().fill('1');
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByRole('alert')).toContainText('Please choose what is wrong.');
    await expect(page.getByRole('alert')).toContainText('prices.txt: Please select an image file');
    await expect(page.getByRole('list', { name: 'Photos added' }).getByRole('img')).toHaveCount(1);
    await expect(page.getByLabel('How many').first()).toHaveValue('1');
    await page.getByLabel('What is wrong').first().selectOption('Missing');
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('We have received your report and emailed you a copy.')).toBeVisible();
    await page.getByRole('link', { name: /^See this report/ }).click();
    await expect(page.getByRole('img', { name: /^The problem/ })).toHaveCount(1);
    await page.getByLabel(/^Your message/).fill('It was not on the pallet.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('We have received your message.')).toBeVisible();
    await expect(page.getByText('It was not on the pallet.', { exact: true })).toBeVisible();
  });

  test('a guest withdraws from the whole order, from the footer and without a link at hand', async ({ page }) => {
    const order = await buy(page, 12);
    for (const status of ['shipped', 'delivered']) await move(order.id, status);
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract here' }).click();
    const ask = async (number: string) => {
      await page.getByLabel('Order number').fill(number);
      await page.getByLabel('Email', { exact: true }).fill('aoife.quinn@example.com');
      await page.getByRole('button', { name: 'Email me the link' }).click();
    };
    await ask('my order');
    await expect(page.getByRole('alert')).toContainText('Please enter the order number from our email');
    await ask(`#${order.reference}`);
    await expect(page.getByText('If that order number and email belong together, we have emailed a link to it.')).toBeVisible();
    await page.goto(await mailedLink('order-link', order, '/withdraw'));
    await page.getByRole('button', { name: 'Withdraw from the whole order' }).click();
    await expect(page.getByText(/^4 × /)).toBeVisible();
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(page.getByText('We have received your notice and emailed you a copy.')).toBeVisible();
    await mailedLink('withdrawal-received', order);
    await expect(page.getByRole('main').getByRole('link', { name: 'Withdraw from contract here' })).toHaveCount(0);

    await page.getByRole('link', { name: /^See this return/ }).click();
    await page.getByLabel(/^Sent with/).fill('Lough Carriers 12');
    await page.getByRole('button', { name: 'I’ve sent it' }).click();
    await expect(page.getByText('Your return is on its way')).toBeVisible();
    await mailedLink('return-news', order, '/returns/[0-9a-f-]+');
  });
});

test('a guest asks to return a box that was left over, and staff agree', async ({ page, browser, baseURL }) => {
  const order = await buy(page, 11);
  for (const status of ['shipped', 'delivered']) await move(order.id, status);
  await open(page, `/orders/${order.id}?token=${order.token}`);
  await page.getByRole('link', { name: 'Return left-over boxes' }).click();
  await expectAccessible(page);
  await expectNothingSideways(page, 'left-over boxes');
  await page.getByRole('button', { name: 'Ask to return these boxes' }).click();
  await expect(page.getByRole('alert')).toContainText('Please choose how many boxes you are returning.');
  await page.getByRole('main').getByRole('combobox').first().selectOption('1');
  await page.getByRole('button', { name: 'Ask to return these boxes' }).click();
  await expect(page.getByText('We’ve received your request')).toBeVisible();

  const staff = await browser.newPage({ baseURL: baseURL ?? '' });
  await staff.context().addCookies(await ownersCookies());
  await open(staff, '/admin/returns?status=asked');
  await staff.getByRole('link', { name: order.reference }).click();
  await staff.getByLabel('Agree: they may send it back').check();
  await staff.getByRole('button', { name: 'Save and email the customer' }).click();
  await expect(staff.getByText('To be sent', { exact: true })).toBeVisible();
  await staff.context().close();
  await page.reload();
  await expect(page.getByText('You can send it back')).toBeVisible();
});

test('staff receive what a guest sends back and refund it, with delivery, once', async ({ page, browser, baseURL }) => {
  const order = await buy(page, 13);
  for (const status of ['shipped', 'delivered']) await move(order.id, status);
  await open(page, `/orders/${order.id}/withdraw?token=${order.token}`);
  await page.getByRole('button', { name: 'Withdraw from the whole order' }).click();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await page.getByRole('link', { name: /^See this return/ }).click();
  await expect(page.getByText('You can send it back')).toBeVisible();
  await expectAccessible(page);
  await expectNothingSideways(page, 'a return');

  const staff = await browser.newPage({ baseURL: baseURL ?? '' });
  await staff.context().addCookies(await ownersCookies());
  await open(staff, '/admin/returns');
  await expectAccessible(staff);
  await staff.getByRole('link', { name: order.reference }).click();
  await expectAccessible(staff);
  await staff.getByLabel('It has arrived').check();
  await staff.getByRole('button', { name: 'Save and email the customer' }).click();
  await expect(staff.getByText('To pay back', { exact: true })).toBeVisible();
  await staff.getByLabel('Refund', { exact: true }).check();
  await staff.getByRole('button', { name: 'Save and email the customer' }).click();
  await expect(staff.getByText('Paid back', { exact: true })).toBeVisible();
  await staff.context().close();
  await page.reload();
  await expect(page.getByText('Your return has been refunded')).toBeVisible();
  await expectNothingSideways(page, 'a return that was refunded');
});
