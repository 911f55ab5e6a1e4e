import { expect, test } from '@playwright/test';

const nothing: [string, string | RegExp][] = [
  ['/no-such-page', 'We can’t find that page'],
  ['/products/00000000-0000-4000-8000-000000000000', 'Product not found'],
  ['/products/not-an-id', 'Product not found'],
  ['/areas/atlantis', /./],
];

for (const [address, heading] of nothing) {
  test(`${address} answers 404 with a way on`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page
      .getByRole('main')
      .getByRole('link', { name: /products/i })
      .first()
      .click();
    await expect(page).toHaveURL('/products');
  });
}
