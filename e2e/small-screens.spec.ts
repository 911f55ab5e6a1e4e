import { expect, type Page, test } from '@playwright/test';
import { floorsInStock, open } from './open-page.ts';
import { newCustomer, ownersCalls, ownersCookies, register } from './visitors.ts';

/** What the narrowest phones show: nothing beside the page, and nothing over what is pressed. */

test.setTimeout(240_000);
const widths = [320, 390];
const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(6);
const address = `https://floors.example/${'a-path-without-an-end'.repeat(6)}`;

const expectNothingBeside = async (page: Page, path: string) => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide, `${path} at ${page.viewportSize()?.width} px is wider than its window`).toBeLessThanOrEqual(0);
};

test('a word without an end, in whatever people write, makes no page wider', async ({ page, request, context }) => {
  const [floor] = (await floorsInStock({ request }, 'Carpet')).slice(-1);
  const staff = await ownersCalls();
  const written = (call: string, data: object) =>
    staff.put(call, { data }).then(async (answer) => expect(answer.status(), await answer.text()).toBe(200));
  const whole = await (await staff.get(`/api/products/${floor?.id}`)).json();
  await written(`/api/admin/products/${floor?.id}`, { name: word.slice(0, 120), description: `${address} ${word}` });
  const { photos } = await (await staff.get('/api/admin/customer-photos')).json();
  await written(`/api/admin/customer-photos/${photos[0].id}`, { title: word.slice(0, 60), customer_name: word.slice(0, 40), description: address });
  try {
    await register({ request: context.request }, { ...newCustomer(), fullName: word.slice(0, 60) });
    const xsrf = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    const send = async (call: string, data: object) => {
      const answer = await context.request.post(call, { data, headers: { 'x-xsrf-token': xsrf } });
      expect(answer.ok(), await answer.text()).toBe(true);
      return answer.json();
    };
    await send(`/api/products/${floor?.id}/reviews`, { rating: 4, title: word.slice(0, 80), comment: `${address} ${word}` });
    const person = { firstName: word.slice(0, 40), lastName: word.slice(0, 40), email: `${word.slice(0, 60).toLowerCase()}@example.com` };
    await send('/api/contact', { ...person, phone: '', subject: 'other', message: `${address} ${word}` });
    await send('/api/cart/items', { product_id: floor?.id, quantity: 1 });
    await send('/api/wishlist', { product_id: floor?.id });
    const { session_id } = await send('/api/chat/session', {});
    await send('/api/chat/message', { session_id, message: `${address} ${word}` });
    const to = {
      first_name: word.slice(0, 40),
      last_name: word.slice(0, 40),
      email: person.email,
      address: word.slice(0, 90),
      city: word.slice(0, 40),
    };
    const shipping_address = { ...to, phone: '', postal_code: 'BT20 5ED', country: 'GB' };
    const { id } = await send('/api/orders', { shipping_address, notes: `${address} ${word}` });

    const ofCustomer = [
      '/account',
      '/account/addresses',
      '/cart',
      '/wishlist',
      '/orders',
      `/orders/${id}`,
      `/checkout/${id}/pay`,
      `/products/${floor?.id}?chat=open`,
    ];
    const ofAll = [
      `/products/${floor?.id}`,
      `/products?search=${word.slice(0, 90)}`,
      '/gallery',
      `/gallery?photo=${photos[0].id}`,
      '/about',
      `/compare?ids=${floor?.id}`,
    ];
    const ofStaff = ['orders', `orders/${id}`, `products/${floor?.id}`, 'products', 'messages', 'reviews', 'users', 'customer-photos', 'chats'];
    const look = async (paths: readonly string[]) => {
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await expectNothingBeside(page, path);
        }
      }
    };
    await look([...ofCustomer, ...ofAll]);
    await context.addCookies(await ownersCookies());
    await look(ofStaff.map((path) => `/admin/${path}`));
  } finally {
    const { name, description } = whole;
    await written(`/api/admin/products/${floor?.id}`, { name, description });
    const { title, customer_name, description: said } = photos[0];
    await written(`/api/admin/customer-photos/${photos[0].id}`, { title, customer_name, description: said });
    await staff.dispose();
  }
});

test('two floors are compared without scrolling sideways, a reduced one among them', async ({ page, request }) => {
  const { products } = await (await request.get('/api/products?limit=100')).json();
  const reduced = products.find(({ list_price, price }: { list_price: number | null; price: number }) => list_price && list_price > price);
  const other = products.find(({ id }: { id: string }) => id !== reduced?.id);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/compare?ids=${reduced?.id ?? products[1].id},${other.id}`);
    await expectNothingBeside(page, '/compare');
    const comparison = page.getByRole('region', { name: 'Comparison' });
    expect(await comparison.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
  }
});

test('that questions can be asked never stands over anything pressed', async ({ page, request }) => {
  const [floor] = await floorsInStock({ request }, 'LVT');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `/products/${floor?.id}`);
    const prompt = page.getByText('Questions about this floor?');
    await expect(prompt).toBeAttached();
    for (let at = 0; at < 8; at += 1) {
      const covered = await page.evaluate(async (top) => {
        window.scrollTo(0, top);
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 30))));
        const bubbles = document.querySelector<HTMLElement>('.chat-bubbles');
        if (!bubbles || getComputedStyle(bubbles).visibility === 'hidden') return [];
        const box = bubbles.getBoundingClientRect();
        const controls = [...document.querySelectorAll('main :is(button, a, input, select, summary)')];
        return controls.flatMap((control) => {
          const one = control.getBoundingClientRect();
          const [left, right] = [Math.max(one.left, box.left), Math.min(one.right, box.right)];
          const [from, to] = [Math.max(one.top, box.top), Math.min(one.bottom, box.bottom)];
          // What lies aside in a carousel has a place there too, and cannot be pressed.
          const isUnder = right - left > 2 && to - from > 2 && document.elementsFromPoint((left + right) / 2, (from + to) / 2).includes(control);
          return isUnder ? [control.outerHTML.slice(0, 80)] : [];
        });
      }, at * 150);
      expect(covered).toEqual([]);
    }
  }
});

test('a guest’s heart leads to the wishlist, on a phone too', async ({ page, request }) => {
  const [floor] = await floorsInStock({ request });
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, `/products/${floor?.id}`);
  await page.getByRole('button', { name: 'Add to wishlist' }).click();
  await expect(page.getByRole('status').getByRole('link', { name: 'View list' })).toBeVisible();
  await expectNothingBeside(page, 'a product');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Wishlist, 1 floor/ })
    .click();
  await expect(page).toHaveURL('/wishlist');
});
