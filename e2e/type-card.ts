import type { Page } from '@playwright/test';

/** Types a card into the card form's frame; its postcode is the billing address's already. */
export async function typeCard(page: Page, number: string, { expiry = '12/40', cvv = '111' } = {}) {
  const frame = page.frameLocator('iframe[title="Card details"]');
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expiry').fill(expiry);
  await frame.getByLabel('CVV').fill(cvv);
}
