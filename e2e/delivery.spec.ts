import { expect, test } from '@playwright/test';
import { expectAccessible, expectNothingSideways } from './accessible.ts';
import { card, choose, fillShipping, floor, orderIdOf, paid, pay, penceOf, pounds } from './checkout-steps.ts';
import { open } from './open-page.ts';
import { ownersCalls } from './visitors.ts';

/** How goods get to their buyer: fetched from the showroom, or brought on a pallet. */

test.describe.configure({ timeout: 180_000 });

test('a floor is collected: by keyboard to the card, then by somebody else with the code @phone', async ({ page, isMobile }) => {
  const oak = await floor(page, isMobile ? 4 : 3);
  await choose(page, oak, 1);
  await open(page, '/cart');
  await expect(page.getByText('Or collect it free from our showroom', { exact: false })).toBeVisible();
  await open(page, '/checkout');
  const total = pounds(penceOf(oak));
  await expect(page.getByText(`${pounds(penceOf(oak) + 2995)} in total, including VAT and shipping.`)).toBeVisible();
  await page.getByLabel('Delivery', { exact: false }).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel(/^Collect from our showroom, free/)).toBeChecked();
  await expect(page.getByText(`${total} in total, including VAT.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  await expect(page.getByLabel('Delivery day')).toBeHidden();
  await expectAccessible(page);
  await expectNothingSideways(page, 'the checkout');
  await fillShipping(page);
  await page.getByRole('button', { name: 'Continue to payment' }).press('Enter');
  await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]{36}\/pay/);
  await pay(page, card.good);
  await paid(page);
  const id = orderIdOf(page);
  await expect(page.getByRole('heading', { name: 'Collect from' })).toBeVisible();
  await expect(page.getByText('email you a code', { exact: false })).toBeVisible();

  const owner = await ownersCalls();
  const ready = await owner.put(`/api/admin/orders/${id}/status`, { data: { status: 'ready', note: '' } });
  const { collection } = (await ready.json()) as { collection: { code: string } };
  await page.getByRole('link', { name: 'View your order' }).click();
  await expect(page.getByText('Ready to collect', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(collection.code)).toBeVisible();
  await expectAccessible(page);
  const taken = await owner.post(`/api/admin/orders/${id}/collected`, { data: { code: collection.code, collected_by: 'Brian Quinn' } });
  expect(taken.ok()).toBe(true);
  await page.reload();
  await expect(page.getByText('Collected by Brian Quinn', { exact: false })).toBeVisible();
  await owner.dispose();
});

test('a pallet goes to Donegal on a day that was wished for: said before and after it is paid @phone', async ({ page, isMobile }) => {
  const oak = await floor(page, isMobile ? 7 : 6);
  await choose(page, oak, 12);
  await open(page, '/checkout');
  await fillShipping(page, { Postcode: 'F92 X0X0', City: 'Letterkenny' });
  await page.getByLabel('Country').selectOption('IE');
  await page.getByRole('group', { name: 'For the driver' }).getByLabel('Not sure').check();
  await page.getByRole('group', { name: 'For the driver' }).getByLabel('Steps').check();
  // The days are those of the place, which the address says.
  await page.getByRole('button', { name: 'Continue to payment' }).press('Enter');
  await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]{36}\/pay/);
  await page.getByRole('link', { name: 'Change the delivery address' }).click();
  const days = page.getByLabel('Delivery day');
  const wished = await days.locator('option').nth(3).getAttribute('value');
  await days.selectOption(wished);
  await expect(page.getByRole('group', { name: 'For the driver' }).getByLabel('Not sure')).toBeChecked();
  await expectAccessible(page);
  await expectNothingSideways(page, 'the checkout of a pallet');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const kerbside = page.getByText(/It comes on a pallet, to the kerb/).filter({ visible: true });
  await expect(kerbside.first()).toBeAttached();
  await pay(page, card.good);
  await paid(page);
  const order = orderIdOf(page);
  await page.getByRole('link', { name: 'View your order' }).click();
  await expect(page.getByText('Not sure that an 18–26 tonne lorry can get there')).toBeVisible();
  await expect(page.getByText(/^On \w{3} \d+ \w+$/)).toBeVisible();
  const owner = await ownersCalls();
  const kept = await (await owner.get(`/api/orders/${order}`)).json();
  expect(kept).toMatchObject({ delivery_way: 'pallet', wished_day: wished });
  expect(kept.access).toMatchObject({ lorry: 'unsure', ground: ['level', 'steps'], floor: 'ground' });
  await owner.dispose();
});

test('a delivery is held until its shopper chooses a day, and then moved by staff', async ({ page }) => {
  const oak = await floor(page, 5);
  await choose(page, oak, 12);
  await open(page, '/checkout');
  await fillShipping(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('link', { name: 'Change the delivery address' }).click();
  await page.getByLabel('Delivery day').selectOption('hold');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(
    page
      .getByText(/^On hold until \w{3} \d+ \w+ at the latest/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await pay(page, card.good);
  await paid(page);
  const order = orderIdOf(page);
  await page.getByRole('link', { name: 'View your order' }).click();
  const asked = page.getByRole('region', { name: 'When should we deliver?' });
  await asked.getByRole('button', { name: 'Deliver on this day' }).click();
  await expect(asked.getByText('Please choose a delivery day.')).toBeVisible();
  await expectAccessible(page);
  const chosen = await asked.getByLabel('Delivery day').locator('option').nth(2).textContent();
  await asked.getByLabel('Delivery day').selectOption({ index: 2 });
  await asked.getByRole('button', { name: 'Deliver on this day' }).press('Enter');
  await expect(page.getByText('Your delivery day is set', { exact: false })).toBeVisible();
  await expect(page.getByText(`On ${chosen}`, { exact: true })).toBeVisible();
  await expect(asked).toHaveCount(0);

  const owner = await ownersCalls();
  const { days } = await (await owner.get(`/api/admin/orders/${order}/delivery-days`)).json();
  const moved = await owner.put(`/api/admin/orders/${order}/delivery-day`, { data: { wished_day: days[4], note: 'Our lorry is full.' } });
  expect(await moved.json()).toMatchObject({ wished_day: days[4], held_until: null });
  await page.reload();
  await expect(page.getByText(`On ${chosen}`, { exact: true })).toHaveCount(0);
  await owner.dispose();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('collection is chosen, and the total without delivery is what is asked for', async ({ page, request }) => {
    const oak = await floor(page, 5);
    await page.goto(`/products/${oak.id}`);
    await page
      .getByRole('button', { name: /to cart$/ })
      .first()
      .click();
    await page.goto('/checkout');
    await page.getByLabel(/^Collect from our showroom, free/).check();
    await expect(page.getByText('in total, including VAT.', { exact: false })).toBeVisible();
    await fillShipping(page);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]{36}\/pay/);
    const token = new URL(page.url()).searchParams.get('token');
    const order = await (await request.get(`/api/orders/${orderIdOf(page)}?token=${token}`)).json();
    expect(order).toMatchObject({ delivery_way: 'collection', delivery: 0 });
  });
});
