import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNothingSideways, expectNoWordToWiden } from './accessible.ts';
import { open } from './open-page.ts';
import { becomeOwner, newCustomer, password, register } from './visitors.ts';

/** One's own account from forgetting its password to leaving, and the staff's view of the mail that comes of it. */

async function logIn(page: Page, email: string, secret: string) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Staff's page of the newest mail to somebody, once it has been sent. */
async function readMail(browser: Browser, recipient: string, subject: string): Promise<string> {
  const staff = await browser.newPage();
  await becomeOwner(staff);
  await expect(async () => {
    await staff.goto('/admin/mail?status=sent');
    await staff.getByRole('link', { name: subject }).filter({ hasText: recipient }).first().click({ timeout: 500 });
  }).toPass();
  const frame = staff.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  const text = (await staff.locator('details pre').textContent()) ?? '';
  await staff.close();
  return text;
}

const linkIn = (text: string) => new URL(/https?:\/\/\S+token=[\w-]+/.exec(text)?.[0] ?? '');

test('a forgotten password is chosen anew by a mailed link, without JavaScript', async ({ browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  const { email } = await register(page, newCustomer('Niamh Devlin'));
  await plain.clearCookies();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await page.getByLabel('Email').fill('niamh@');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Please enter a valid email');
  await expect(page.getByLabel('Email')).toHaveValue('niamh@');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('If there is an account');

  const link = linkIn(await readMail(browser, email, 'Choose a new password'));
  await page.goto(link.pathname + link.search);
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Password must be at least 8 characters');
  await page.getByLabel('New password').fill('wide ash by the window');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('saved');
  await page.goto(link.pathname + link.search);
  await expect(page.getByText('has expired or has already been used')).toBeVisible();

  await logIn(page, email, password);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Login failed');
  await logIn(page, email, 'wide ash by the window');
  await expect(page).toHaveURL('/');
  await plain.close();
});

test('addresses, password, email, data and leaving', async ({ page, browser }) => {
  const { email } = await register(page, newCustomer('Cahal Devlin'));
  const newEmail = `new-${email}`;
  await open(page, '/account');
  await page.getByRole('link', { name: 'Addresses' }).click();
  await page.getByRole('link', { name: 'Add an address' }).click();
  await page.getByLabel('Town or city').fill('Bangor');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Postcode is required' })).toBeVisible();
  await expect(page.getByLabel('Town or city')).toHaveValue('Bangor');
  const fields = { 'First name': 'Cahal', 'Last name': 'Devlin', Address: '1 Quay Street', Postcode: 'bt20 1aa' };
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'BT20 1AA' })).toContainText('We deliver here');

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await logIn(other, email, password);
  await open(page, '/account/password');
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password').fill('wide ash by the window');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your password has been changed');
  await other.goto('/account');
  await expect(other).toHaveURL(/\/login\?next=%2Faccount/);
  await elsewhere.close();

  await page.getByRole('link', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(newEmail);
  await page.getByLabel('Password', { exact: true }).fill('wide ash by the window');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('sent a link');
  const link = linkIn(await readMail(browser, newEmail, 'Confirm your new email address'));
  await page.goto(link.pathname + link.search);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('email has been changed');

  await open(page, '/account');
  await expect(page.getByText(newEmail)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('my-data.json');

  await page.getByRole('link', { name: 'Delete account' }).click();
  await page.getByLabel('Password', { exact: true }).fill('wide ash by the window');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);
});

test('mail is for staff: a guest is asked to log in, a customer is told no', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin$/);
  await page.goto('/admin/mail');
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Fmail/);
  await register(page, newCustomer('Saoirse Devlin'));
  expect((await page.goto('/admin'))?.status()).toBe(403);
  const answer = await page.goto('/admin/mail');
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
  await expect(page.getByText('Admin access required')).toBeVisible();
  expect(
    (await page.request.post('/admin/mail', { form: { again: crypto.randomUUID() }, headers: { origin: new URL(page.url()).origin } })).status(),
  ).toBe(403);
});

test('a message through the contact form is mailed to the shop and, as a copy, to its sender; staff send it again', async ({ page, browser }) => {
  const answer = await page.request.post('/api/contact', {
    data: { firstName: 'Fionn', lastName: 'Magee', email: 'fionn@example.com', subject: 'quote', message: 'Forty square metres <b>of oak</b>.' },
  });
  expect(answer.status()).toBe(201);
  expect(await readMail(browser, 'hello@strangfordfloors.example', 'A quote: Fionn Magee')).toContain('<b>of oak</b>');
  expect(await readMail(browser, 'fionn@example.com', 'Your message to Strangford Floors')).toContain('Forty square metres');
  await becomeOwner(page);
  await open(page, '/admin/mail');
  await page.getByRole('link', { name: 'Your message to Strangford Floors' }).filter({ hasText: 'fionn' }).first().click();
  await page.getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('will be sent shortly');
});

const ownPages = [
  '/account',
  '/account/password',
  '/account/email',
  '/account/addresses',
  '/account/addresses/new',
  '/account/delete',
  '/admin/mail',
];
const guestsPages = ['/forgot-password', '/reset-password?token=x', '/confirm-email?token=x', '/privacy/erase', '/privacy/erase/confirm?token=x'];

test('every page of an account: accessible, one heading, nothing sideways', async ({ page }) => {
  test.slow();
  for (const path of [...guestsPages, ...ownPages]) {
    if (path === ownPages[0]) await becomeOwner(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    // A token does not stay in the address.
    await expect(page, path).toHaveURL(path.replace(/\?token=.*/, ''));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
    for (const width of [768, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNothingSideways(page, path);
    }
    await expectNoWordToWiden(page, path);
  }
});
