import { expect, type Page, test } from '@playwright/test';
import { open } from './open-page.ts';

/** The message form: what is missing is said, what was typed is kept, what was sent is confirmed. */

async function sendTwice(page: Page) {
  await page.getByLabel('First name').fill('Niamh');
  await page.getByLabel('Email').fill('niamh at example');
  await page.getByRole('button', { name: 'Send message' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary.getByRole('link')).toHaveText([
    'Last name is required',
    'Please enter a valid email',
    'Please choose a subject',
    'Please write a message',
  ]);
  await expect(page.getByLabel('First name')).toHaveValue('Niamh');
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription(/Last name is required/);
  await summary.getByRole('link', { name: 'Please enter a valid email' }).click();
  await expect(page).toHaveURL(/#field-email$/);

  await page.getByLabel('Last name').fill('Quinn');
  await page.getByLabel('Email').fill('niamh@example.com');
  await page.getByLabel('What is it about?').selectOption('quote');
  await page.getByRole('textbox', { name: 'Message' }).fill('A hall of 12 m², herringbone. <b>Bold</b> plans.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Thank you, Niamh. We’ve received your message')).toBeVisible();
}

test('in place, with JavaScript', { tag: '@every-run' }, async ({ page }) => {
  await open(page, '/contact');
  await sendTwice(page);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await expect(page.getByText('Thank you, Niamh.')).toBeHidden();
  await expect(page.getByRole('main').getByText('Sent. We reply within 24 hours.')).toBeVisible();
});

test('what is wrong gets the focus', async ({ page }) => {
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
});

test.describe('as a page, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the same form does the same', async ({ page }) => {
    await page.goto('/contact');
    await sendTwice(page);
  });
});
