import { expect, test } from '@playwright/test';
import { floor } from './checkout-steps.ts';
import { addButton, open } from './open-page.ts';

test('measurements that make no sense are not bought as the earlier ones, and good ones go along to the next floor @phone', {
  tag: '@every-run',
}, async ({ page }) => {
  const [one, next] = [await floor(page, 5), await floor(page, 6)];
  const main = page.getByRole('main');
  const add = addButton(page);
  const area = page.getByLabel('Area in m²');
  const quantity = page.getByLabel('Quantity in boxes');
  /** The area is kept by a script that is fetched, a moment after it shows. */
  const kept = () => page.evaluate(() => new URLSearchParams(sessionStorage.getItem('measured_area') ?? '').get('area'));
  await open(page, `/products/${one.id}`);
  await area.fill('12');
  await expect(add).not.toHaveAttribute('aria-disabled');
  const boxes = await quantity.inputValue();
  expect(Number(boxes)).toBeGreaterThan(1);
  await area.fill('12 by');
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await expect(quantity).toHaveAccessibleDescription(/check the measurements/i);
  await add.click({ force: true });
  await expect(page.getByText('Item added to cart!')).toHaveCount(0);

  await area.fill('');
  await main.getByRole('button', { name: 'Measure by room' }).click();
  await page.getByLabel('Room 1, length').fill('4');
  await page.getByLabel('Room 1, width').fill('3');
  await expect(area).toHaveValue('12');
  await expect(add).not.toHaveAttribute('aria-disabled');
  await main.getByRole('button', { name: 'Add a room' }).click();
  await page.getByLabel('Room 2, length').fill('3');
  await page.getByLabel('Room 2, width').fill('wide');
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(/^Total [\d.]+ m²/)).toHaveCount(0);
  await expect(area).toHaveValue('');
  await page.getByLabel('Room 2, width').fill('2');
  await expect(area).toHaveValue('18');
  await expect(add).not.toHaveAttribute('aria-disabled');

  await expect.poll(kept).toBe('18');
  await open(page, `/products/${next.id}`);
  await expect(area).toHaveValue('18');
  await expect(quantity).toHaveValue(String(Math.ceil(19_800 / Math.round(next.box_size_m2 * 1000))));
  await main.getByRole('button', { name: 'Measure by room' }).click();
  await expect(page.getByLabel('Room 2, width')).toHaveValue('2');
  // Boxes chosen by hand end it.
  await main.getByRole('button', { name: 'Enter boxes instead' }).click();
  await expect(quantity).toHaveValue('1');
  await expect.poll(kept).toBeNull();
  await open(page, `/products/${one.id}`);
  await expect(area).toHaveValue('');
});
