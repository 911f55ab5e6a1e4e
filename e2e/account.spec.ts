import { expect, test } from '@playwright/test';
import { open } from './open-page.ts';
import { newCustomer, owner } from './visitors.ts';

test('somebody registers, leaves, is asked in at their orders, and comes out at them', { tag: '@every-run' }, async ({ page }) => {
  const { fullName, username, email, password } = newCustomer('Orla Devlin');
  await open(page, '/register');
  await page.getByRole('button', { name: 'Create account' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary.getByRole('link')).toHaveText(['Full name is required', 'Username is required', 'Email is required', 'Password is required']);
  await page.getByLabel('Full name').fill(fullName);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: fullName })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Admin' })).toHaveCount(0);

  await banner.getByRole('button', { name: 'Log out' }).click();
  await expect(banner.getByRole('link', { name: 'Log in' })).toBeVisible();
  await open(page, '/orders');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(summary).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/orders');
  await expect(page.getByText('No orders yet')).toBeVisible();
  await page.getByRole('link', { name: 'Start Shopping' }).click();
  await expect(page).toHaveURL('/products');
});

test('a cart filled as a guest is still there once logged in', async ({ page }) => {
  await open(page, '/products?category=LVT');
  await page
    .getByRole('button', { name: /^Free sample/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart.+1 item$/ })).toBeVisible();
  await open(page, '/login');
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  // Staff are led to their desk, which has no shop around it.
  await page.waitForURL('**/admin');
  await open(page, '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart.+1 item$/ })).toBeVisible();
});
