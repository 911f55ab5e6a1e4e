import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { open } from './open-page.ts';
import { newCustomer } from './visitors.ts';

/** What customers say of a floor: written by those with an account, found helpful by anybody. */

async function reviewedFloor(page: Page, nth: number): Promise<string> {
  const { products } = (await (await page.request.get('/api/products?limit=60')).json()) as { products: { id: string; total_reviews: number }[] };
  const id = products.filter(({ total_reviews }) => total_reviews > 2)[nth]?.id;
  expect(id).toBeDefined();
  return `/products/${id}`;
}

async function register(page: Page, name: string) {
  const { username, email, password } = newCustomer(name);
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

test('a guest is asked in, comes back to the reviews, and writes one that stands there at once @phone', async ({ page }) => {
  const floor = await reviewedFloor(page, test.info().project.name === 'phone' ? 1 : 0);
  const writing = page.getByRole('region', { name: 'Write a review' });
  await open(page, floor);
  await expect(writing).toContainText('Please log in to write a review');
  await expect(writing.getByRole('textbox')).toHaveCount(0);
  await writing.getByRole('link', { name: 'register' }).click();
  await register(page, 'Sorcha Magee');
  await expect(page).toHaveURL(`${floor}#reviews`);

  await writing.scrollIntoViewIfNeeded();
  await expect(writing.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await writing.getByRole('button', { name: 'Submit review' }).click();
  const summary = writing.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(['Please enter a title.', 'Please write a comment.']);
  await summary.getByRole('link').first().click();
  await expect(writing.getByLabel('Title')).toBeFocused();
  await expectAccessible(page, { everyRule: true, within: 'main' });

  await writing.locator('label').filter({ hasText: '2 stars' }).click();
  await writing.getByLabel('Title').fill('Lovely <b>colour</b>');
  await writing.getByLabel('Comment').fill('It scratched the first week.');
  await writing.getByRole('button', { name: 'Submit review' }).click();
  await expect(writing.getByRole('status')).toContainText('Thank you.');
  const mine = page.locator('li[id^="review-"]').first();
  await expect(mine).toContainText('Lovely <b>colour</b>');
  await expect(mine).toContainText('2 out of 5');
  await expect(mine).toContainText('Sorcha M.');
  await expect(mine).not.toContainText('Verified purchase');

  // Somebody else's: nobody praises their own.
  const theirs = page.locator('li[id^="review-"]').filter({ hasNotText: 'Lovely' }).first();
  const id = await theirs.getAttribute('id');
  const helpful = theirs.getByRole('button', { name: /^Helpful/ });
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect(theirs).toContainText(/to (?:1 person|\d+ people)/);
  await helpful.click();
  await open(page, `${floor}?reviews=lowest`);
  const again = page.locator(`li[id="${id}"]`);
  await again.scrollIntoViewIfNeeded();
  await expect(again.getByRole('button', { name: /^Helpful/ })).toHaveAttribute('aria-pressed', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what was typed comes back with what is wrong, and is taken from a customer', { tag: '@every-run' }, async ({ page }) => {
    const floor = await reviewedFloor(page, 2);
    const writing = page.getByRole('region', { name: 'Write a review' });
    await page.goto(floor);
    await writing.getByLabel('Title').fill('Warm underfoot');
    await writing.getByRole('button', { name: 'Submit review' }).click();
    await expect(writing.getByRole('alert')).toContainText('Please log in to write a review');
    await expect(writing.getByLabel('Title')).toHaveValue('Warm underfoot');
    await writing.getByRole('link', { name: 'register' }).click();
    await register(page, 'Fergal Toner');
    await expect(page).toHaveURL(`${floor}#reviews`);
    await writing.getByLabel('Title').fill('Warm underfoot');
    await writing.getByRole('button', { name: 'Submit review' }).click();
    await expect(writing.getByRole('alert').getByRole('link')).toHaveText('Please write a comment.');
    await writing.getByRole('radio', { name: '3 stars' }).check({ force: true });
    await writing.getByLabel('Comment').fill('And quiet.');
    await writing.getByRole('button', { name: 'Submit review' }).click();
    await expect(writing.locator('noscript p')).toContainText('Thank you.');
    const mine = page.locator('li[id^="review-"]').filter({ hasText: 'Warm underfoot' });
    await expect(mine).toContainText('Fergal T.');
    await expect(mine).toContainText('3 out of 5');
    const theirs = page.locator('li[id^="review-"]').filter({ hasNotText: 'Warm underfoot' }).first();
    await theirs.getByRole('button', { name: /^Helpful/ }).click();
    await expect(page.locator('li[id^="review-"]').filter({ hasNotText: 'Warm underfoot' }).first()).toContainText(/to (?:1 person|\d+ people)/);
  });
});
