import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectAccessible, expectNothingSideways } from './accessible.ts';
import { open } from './open-page.ts';
import { paidOrder } from './staff-orders.ts';
import { expectNotice as notice, staffPage } from './staff-products.ts';
import { becomeOwner } from './visitors.ts';

/** Staff at their desk: orders, users, messages, reviews, settings, reports. */

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.beforeEach(({ page }) => becomeOwner(page));

const pages = [
  '/admin',
  '/admin/orders',
  '/admin/users',
  '/admin/messages',
  '/admin/reviews',
  '/admin/settings',
  '/admin/reports',
  '/admin/pages',
  '/admin/pages/terms',
];

test('every page of the desk can be used by everybody, at any width', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNothingSideways(page, path);
      if (width === 1440 || width === 390) await expectAccessible(page);
    }
  }
});

test('an order is found, sent, delivered and partly refunded', { tag: '@every-run' }, async ({ page }) => {
  const { id, reference } = await paidOrder(page);
  await open(page, '/admin/orders');
  await page.getByLabel('Reference, email, name or postcode').fill(reference);
  await page.getByRole('button', { name: 'Search' }).click();
  // The file holds what the list shows.
  await expect(page.getByRole('link', { name: 'Export 1 order as CSV' })).toHaveAttribute('href', new RegExp(`search=${reference}`));
  await page.getByRole('link', { name: reference }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${reference}` })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Tracking link').fill('not an address');
  await page.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter a full link starting with https://.' })).toBeVisible();
  await expect(page.getByLabel('Tracking link')).toHaveValue('not an address');
  await page.getByLabel('Tracking link').fill('https://track.example/1');
  await page.getByLabel('Carrier').fill('Quayside Couriers');
  await page.getByRole('button', { name: 'Mark as shipped' }).click();
  await notice(page, 'Order marked as shipped.');
  await expect(page.getByText('Sent with Quayside Couriers.')).toBeVisible();

  await page.getByText('Refund', { exact: false }).and(page.locator('summary')).click();
  await page.getByLabel(/left$/).first().fill('1');
  await page.getByLabel('Reason').fill('One box was chipped');
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm refund' }).click();
  await notice(page, 'The refund is on its way.');
  await expect(page.getByText('1 refunded').first()).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('refunded', { exact: true }).first()).toBeVisible({ timeout: 1000 });
  }).toPass();

  await page.getByLabel('Internal note').fill('Rang them.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await notice(page, 'Note added.');
  await page.goto(`/admin/orders/${id}/packing-slip`);
  await expect(page.getByText('Desk Journey')).toBeVisible();
  await page.goto('/admin/orders?search=nobody-of-this-name');
  await expect(page.getByText('No orders found')).toBeVisible();
});

test('several orders are marked as shipped at once once that is confirmed, and it is undone', async ({ page }) => {
  const orders = [await paidOrder(page, 1), await paidOrder(page, 1)];
  await open(page, '/admin/orders');
  for (const { reference } of orders) await page.getByLabel(`Select order ${reference}`).check();
  const bar = page.getByRole('region', { name: 'Actions for selected items' });
  await bar.getByRole('button', { name: 'Mark as shipped' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark 2 orders as shipped?' });
  await expectAccessible(page);
  await dialog.getByLabel('Carrier').fill('Quayside Couriers');
  await dialog.getByLabel(`Tracking link for ${orders[0]?.reference}`).fill('not a link');
  await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(dialog.getByRole('alert')).toContainText(`${orders[0]?.reference}: Please enter a full link starting with https://.`);
  await dialog.getByLabel(`Tracking link for ${orders[0]?.reference}`).fill('https://track.example/2');
  await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
  await notice(page, '2 orders marked as shipped. Emails leave in 10 minutes.');
  await expect(dialog).toBeHidden();
  await expect(bar).toBeHidden();
  const row = page.getByRole('row', { name: new RegExp(`${orders[0]?.reference}`) });
  await expect(row).toContainText('Shipped');
  await page.getByRole('list', { name: 'Recent changes' }).getByRole('button', { name: 'Undo: 2 orders marked as shipped.' }).first().click();
  await notice(page, 'Undone: 2 orders put back, and no email was sent.');
  await expect(row).toContainText('Confirmed');
});

test('a paid order that is cancelled is paid back, after a question', async ({ page }) => {
  const { id } = await paidOrder(page);
  await open(page, `/admin/orders/${id}`);
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('button', { name: 'Keep order' }).click();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  await notice(page, 'Order cancelled.');
});

test('a customer is banned and let in again; the last administrator stays', async ({ page }) => {
  await open(page, '/admin/users?search=orla');
  await page.getByRole('button', { name: 'Ban: Orla Devenny' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ban' }).click();
  await notice(page, 'Orla Devenny has been banned and logged out everywhere.');
  await expect(page.getByRole('table').getByText('Banned', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Unban: Orla Devenny' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unban' }).click();
  await notice(page, 'Orla Devenny can log in again.');
  await open(page, '/admin/users?who=staff');
  await page.getByRole('button', { name: /^Delete: .*\(you\)/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await notice(page, 'Error deleting user: This is the only administrator. Make somebody else an administrator first.');
});

test('a message is answered', async ({ page }) => {
  const message = {
    firstName: 'Desk',
    lastName: randomUUID().slice(0, 8),
    email: 'asks@example.com',
    subject: 'quote',
    message: 'Two rooms of oak, please.',
  };
  const sent = await fetch(new URL('/api/contact', test.info().project.use.baseURL), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  expect(sent.status).toBeLessThan(300);
  await open(page, `/admin/messages?search=${message.lastName}`);
  await page.getByText('Reply', { exact: true }).click();
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Please enter a reply.').first()).toBeVisible();
  await page.getByLabel(`Your reply to Desk ${message.lastName}`).fill('Gladly: come and see us.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await notice(page, 'Your reply is on its way to asks@example.com.');
});

test('a review is answered, hidden and shown again', async ({ page }) => {
  await open(page, '/admin/reviews?filter=low');
  const review = page
    .locator('main li')
    .filter({ has: page.getByRole('button', { name: /^Hide/ }) })
    .first();
  const title = (await review.getByRole('heading').textContent()) ?? '';
  const own = page.locator('main li').filter({ hasText: title }).first();
  await own.getByText('Reply', { exact: true }).click();
  await own.getByLabel('Shown below the review').fill('We are sorry, and have written to you.');
  await own.getByRole('button', { name: 'Save reply' }).click();
  await notice(page, 'Your reply is now shown below the review.');
  await own.getByRole('button', { name: `Hide: ${title}` }).click();
  await notice(page, 'Review hidden.');
  await own.getByRole('button', { name: `Show: ${title}` }).click();
  await notice(page, 'The review is now shown.');
});

test('settings are saved with the keyboard, say what is wrong at its field, and two do not overwrite each other', { tag: '@every-run' }, async ({
  page,
  browser,
}) => {
  const other = await staffPage(browser);
  await open(page, '/admin/settings');
  await open(other, '/admin/settings');
  await page.getByLabel('Delivery charge (£)').fill('a lot');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert').getByText('Please enter a whole number of pence.')).toBeVisible();
  await expect(page.getByLabel('Delivery charge (£)')).toHaveValue('a lot');
  await page.getByLabel('Delivery charge (£)').fill('29.95');
  await page.getByLabel('Standard delivery time').fill('2 weeks');
  await page.getByLabel('VAT number').fill('GB 999 9999 74');
  await page.keyboard.press('Control+s');
  await notice(page, 'Settings saved.');
  await other.getByLabel('VAT number').fill('GB 999 9999 75');
  await other.keyboard.press('Control+s');
  const conflict = other.getByRole('alert', { name: 'A colleague changed the same thing' });
  await expect(conflict.getByRole('group')).toHaveCount(1);
  await expect(other.getByLabel('VAT number')).toHaveValue('GB 999 9999 75');
  await conflict.getByRole('radio', { name: /GB 999 9999 74/ }).check();
  await other.keyboard.press('Control+s');
  await notice(other, 'Settings saved.');
  await expect(other.getByLabel('VAT number')).toHaveValue('GB 999 9999 74');
  await expect(other.getByLabel('Standard delivery time')).toHaveValue('2 weeks');
  await other.context().close();
});
