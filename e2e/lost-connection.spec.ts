import { expect, type Locator, type Page, test } from '@playwright/test';
import { aoife, choose, fillShipping, floor } from './checkout-steps.ts';
import { open } from './open-page.ts';
import { register } from './visitors.ts';

/** Whatever a page asks somebody to type, a connection that fails loses none of it: the page stays, and says so at the form. */

type PageForm = { path: string; typed?: Record<string, string>; button: string; said: string };

const forGuests: PageForm[] = [
  { path: '/login', typed: { Email: 'nuala@example.com', Password: 'floating oak' }, button: 'Log in', said: 'Login failed. Please try again.' },
  {
    path: '/register',
    typed: { 'Full name': 'Nuala Breen', Username: 'nuala', Email: 'nuala@example.com', Password: 'floating oak' },
    button: 'Create account',
    said: 'Registration failed. Please try again.',
  },
  {
    path: '/forgot-password',
    typed: { Email: 'nuala@example.com' },
    button: 'Send me a link',
    said: 'The link could not be sent. Please try again.',
  },
  {
    path: '/contact',
    typed: { 'First name': 'Nuala', 'Last name': 'Breen', Email: 'nuala@example.com', Message: 'Two rooms, twelve metres each.' },
    button: 'Send message',
    said: 'Your message could not be sent. Please try again.',
  },
];

const forCustomers: PageForm[] = [
  {
    path: '/account/email',
    typed: { 'New email': 'other@example.com', Password: 'floating oak' },
    button: 'Send link',
    said: 'The link could not be sent. Please try again.',
  },
  {
    path: '/account/password',
    typed: { 'Current password': 'floating oak', 'New password': 'walnut in the kitchen' },
    button: 'Change password',
    said: 'Your password could not be changed. Please try again.',
  },
  {
    path: '/account/addresses/new',
    typed: { 'First name': 'Nuala', Address: '1 Quay Street', 'Town or city': 'Bangor', Postcode: 'BT20 5ED' },
    button: 'Save address',
    said: 'The address could not be saved. Please try again.',
  },
  {
    path: '/account/delete',
    typed: { Password: 'floating oak' },
    button: 'Delete my account',
    said: 'Your account could not be deleted. Please try again.',
  },
];

const field = (main: Locator, label: string) =>
  main
    .getByRole('textbox', { name: label })
    .or(main.getByLabel(label, { exact: true }))
    .first();

/** Types, loses the connection, sends, is told, and has it all still; then the connection is back. */
async function sendInVain(page: Page, { path, typed = {}, button, said }: PageForm) {
  const main = page.getByRole('main');
  await test.step(path, async () => {
    for (const [label, text] of Object.entries(typed)) await field(main, label).fill(text);
    await page.context().setOffline(true);
    const send = main.getByRole('button', { name: button });
    await send.click();
    const summary = main.getByRole('alert').filter({ hasText: said });
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL(path);
    for (const [label, text] of Object.entries(typed)) await expect(field(main, label)).toHaveValue(text);
    // It may be pressed again.
    await expect(send).not.toHaveAttribute('aria-disabled');
    await page.context().setOffline(false);
  });
}

test('every form of a guest keeps what was typed when the connection is lost @phone', async ({ page }) => {
  for (const form of forGuests) {
    await open(page, form.path);
    await sendInVain(page, form);
  }
  await choose(page, await floor(page, 7), 1);
  await open(page, '/checkout');
  await fillShipping(page);
  const typed = { Address: aoife.Address, City: aoife.City };
  await sendInVain(page, { path: '/checkout', typed, button: 'Continue to payment', said: 'Error creating order. Please try again.' });
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/pay\?/);
});

test('every form of a customer keeps what was typed when the connection is lost', { tag: '@every-run' }, async ({ page }) => {
  await register(page);
  for (const form of forCustomers) {
    await open(page, form.path);
    await sendInVain(page, form);
  }
  await test.step('a review', async () => {
    await open(page, `/products/${(await floor(page, 8)).id}`);
    const reviews = page.getByRole('region', { name: 'Write a review' });
    await reviews.scrollIntoViewIfNeeded();
    await reviews.getByLabel('Title').fill('Looks well');
    await page.waitForLoadState('networkidle'); // The router asks by itself where a form that has woken leads, once.
    await page.context().setOffline(true);
    await reviews.getByRole('button', { name: 'Submit review' }).click();
    await expect(reviews.getByRole('alert').filter({ hasText: 'Failed to submit review' })).toBeFocused();
    await expect(reviews.getByLabel('Title')).toHaveValue('Looks well');
    // Nor does logging out lose it.
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'We could not reach the shop.' })).toBeVisible();
    await expect(reviews.getByLabel('Title')).toHaveValue('Looks well');
    await page.context().setOffline(false);
  });
});
