import { type APIRequestContext, expect, test } from '@playwright/test';
import { open, openStopped } from './open-page.ts';

type Product = { id: string; name: string; sku: string; price: number; price_per_m2: number; box_size_m2: number; stock: number; photos: unknown[] };

/** The first product that fits, as the API tells it. */
async function find(request: APIRequestContext, query: string, fits: (product: Product) => boolean = () => true): Promise<Product> {
  const { products } = (await (await request.get(`/api/products?limit=100&${query}`)).json()) as { products: Product[] };
  const found = products.find(fits);
  if (!found) throw new Error(`the demo shop has no product for ${query}`);
  return found;
}

const pounds = (amount: number) => `£${amount.toFixed(2)}`;
test('a floor says what it is and costs, the calculator what the API says, and others like it follow', async ({ page, request }) => {
  const floor = await find(request, 'category=Laminate+Flooring', ({ stock }) => stock > 40);
  await page.goto(`/products/${floor.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveText(['Home', 'Products', 'Laminate Flooring']);
  await expect(main.getByText(`SKU ${floor.sku}`)).toBeVisible();
  await expect(main.getByText(`${pounds(floor.price_per_m2)} /m²`).first()).toBeVisible();
  await expect(main.getByText(`1 box covers ${floor.box_size_m2} m²`)).toBeVisible();
  await expect(main.getByText('In Stock', { exact: true }).first()).toBeVisible();
  await expect(main.getByText(/^Updated .*(ago|just now|yesterday|last)/)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Add 1 box to cart' })).toBeInViewport({ ratio: 1 }); // At 1440 × 900, without scrolling.

  const answer = await request.post(`/api/products/${floor.id}/calculate-price?area_m2=15&waste_percentage=10`);
  const { boxes_needed: boxes, total_price } = (await answer.json()) as { boxes_needed: number; total_price: number };
  const calculator = main.getByRole('form', { name: 'Smart Price Calculator' });
  await calculator.getByLabel('Area in m²').fill('15');
  await expect(main.getByLabel('Quantity in boxes')).toHaveValue(`${boxes}`);
  await expect(calculator.getByRole('status')).toContainText(total_price.toLocaleString('en-GB', { minimumFractionDigits: 2 }));
  await calculator.getByLabel('Area in m²').fill('-2');
  await expect(calculator.getByRole('alert')).toHaveText('The area must be greater than 0.');

  const recommended = main.getByRole('region', { name: 'You might also like' });
  await expect(recommended.getByRole('article')).toHaveCount(4);
  await expect(recommended.getByRole('link', { name: floor.name })).toHaveCount(0);
  await recommended.getByRole('link', { name: 'View all Laminate Flooring products' }).click();
  await expect(page).toHaveURL('/products?category=Laminate+Flooring');
  await expect(page.getByRole('region', { name: 'Recently viewed' }).getByRole('link', { name: floor.name })).toBeVisible();
});

test('the longest names of floors leave their buttons within a laptop’s screen', async ({ page, request }) => {
  const answers = await Promise.all(
    ['Wood+Flooring', 'Tiles'].map((category) => request.get(`/api/products?limit=100&in_stock=true&category=${category}`)),
  );
  const floors = (await Promise.all(answers.map((answer) => answer.json() as Promise<{ products: Product[] }>))).flatMap(({ products }) => products);
  for (const { id, name } of floors.toSorted((one, other) => other.name.length - one.name.length).slice(0, 8)) {
    await page.goto(`/products/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const add = page.getByRole('main').getByRole('button', { name: /to cart$/ });
    await expect(add.first(), name).toBeInViewport({ ratio: 1 });
  }
});

test('the calculator’s button waits for an area, and leads to the answer or to what is wrong', async ({ page, request }) => {
  const floor = await find(request, 'category=Laminate+Flooring', ({ stock }) => stock > 40);
  await open(page, `/products/${floor.id}`);
  const calculator = page.getByRole('form', { name: 'Smart Price Calculator' });
  const area = calculator.getByLabel('Area in m²');
  const button = calculator.getByRole('button', { name: 'Calculate boxes' });
  await expect(button).toBeDisabled();
  await area.fill('  ');
  await expect(button).toBeDisabled();
  await area.fill('15');
  await button.click();
  await expect(calculator.getByRole('status')).toBeFocused();
  await expect(calculator.getByRole('status')).toContainText('£');
  await area.fill('0');
  await area.press('Enter');
  await expect(area).toBeFocused();
  await expect(calculator.getByRole('alert')).toHaveText('The area must be greater than 0.');
  await area.fill('');
  await expect(button).toBeDisabled();
});

test('pictures in turn every three seconds, until somebody takes over', async ({ page, request }) => {
  const floor = await find(request, 'category=Tiles', ({ photos }) => photos.length === 4);
  const gallery = page.getByRole('region', { name: /^Pictures of / });
  await openStopped(page, `/products/${floor.id}`, gallery.getByRole('button', { name: 'Play slideshow' }));
  const shows = (n: number) => expect(gallery.getByRole('button', { name: `Picture ${n}`, exact: true })).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(4000);
  await shows(1);
  await gallery.getByRole('button', { name: 'Play slideshow' }).click();
  await page.clock.runFor(2900);
  await shows(1);
  await page.clock.runFor(200);
  await shows(2);
  await gallery.getByRole('button', { name: 'Previous picture' }).click();
  await shows(1);
  await expect(gallery.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
  await gallery.getByRole('link', { name: /^Picture 3:/ }).click();
  await shows(3);
});

test('without coverage a price is made by hand, and a sample is not to be had', async ({ page, request }) => {
  const sundry = await find(request, 'category=Adhesives');
  await page.goto(`/products/${sundry.id}`);
  const panel = page.getByRole('region', { name: 'Custom Pricing Available' });
  await expect(panel.getByRole('link', { name: 'Get a quote' })).toHaveAttribute('href', '/contact');
  await expect(panel.getByRole('link', { name: /^028 / })).toHaveAttribute('href', /^tel:/);
  await expect(page.getByText('Smart Price Calculator')).toHaveCount(0);
  await expect(page.getByText('Contact for m² pricing').first()).toBeVisible();
  await expect(page.getByText('This product is not eligible for free samples.')).toBeVisible();
});

test('a working that cannot be fetched is said, and the page stays', async ({ page, request }) => {
  const floor = await find(request, 'category=LVT&in_stock=true');
  await page.goto(`/products/${floor.id}`);
  await page.route('**/assets/working-lines-*', (route) => route.abort());
  await page.getByLabel('Area in m²').fill('12');
  await expect(page.getByText('Error calculating price. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Quantity in boxes')).not.toHaveValue('1');
});

test('how many looked at it is told where the server tells it, and not otherwise', async ({ page, request }) => {
  const floor = await find(request, 'category=Carpet');
  let viewers: number | null = 23;
  await page.route('**/api/products/*/views', (route) => route.fulfill({ json: { viewers } }));
  await page.goto(`/products/${floor.id}`);
  const line = page.getByText(/^Updated /);
  await expect(line).toContainText('Viewed in the last 24 hours by 23 people');
  viewers = null;
  const told = page.waitForResponse('**/api/products/*/views');
  await page.reload();
  await told;
  await expect(line).not.toContainText('24 hours');
});

test('monthly terms are there from £12 on', async ({ page, request }) => {
  const floor = await find(request, 'min_price=12&category=LVT');
  await page.goto(`/products/${floor.id}`);
  await expect(page.getByText(/^Pay It Monthly: £[\d.]+ a month for 12 months, 0% interest$/)).toBeVisible();
  const cheap = await find(request, 'max_price=11.99');
  await page.goto(`/products/${cheap.id}`);
  await expect(page.getByText('Finance available on orders over £12')).toBeVisible();
});
