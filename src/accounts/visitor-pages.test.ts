import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { registerAccount } from './register.server.ts';
import { goHomeLoggedOut, goOn, goOnLoggedIn, requireVisitor } from './visitor-pages.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

let session: Awaited<ReturnType<typeof registerAccount>>;
beforeAll(async () => {
  session = await registerAccount(shop, { full_name: 'Ann Boyd', username: 'ann', email: 'ann@example.com', password: 'two oak boards' }, 'here');
});
const page = (path: string, cookie = '') => new Request(`https://floors.example${path}`, { headers: { cookie } });

test('a guest is sent to log in and comes back; a customer is let in', async () => {
  const sent = await requireVisitor(shop, page('/orders?x=1')).catch((response: Response) => response);
  expect(sent).toBeInstanceOf(Response);
  expect((sent as Response).headers.get('location')).toBe('/login?next=%2Forders%3Fx%3D1');
  for (const [asked, next] of [
    ['/orders.data', '/orders'],
    ['/admin/orders.data?page=2&_routes=admin%2Fpages%2Forders', '/admin/orders?page=2'],
    ['/_root.data', '/'],
    ['/orders/_.data', '/orders/'],
    ['/orders?q=a+b.data', '/orders?q=a+b.data'],
  ] as const) {
    const led = (await requireVisitor(shop, page(asked)).catch((response: Response) => response)) as Response;
    expect(new URL(led.headers.get('location') ?? '', 'https://floors.example').searchParams.get('next'), asked).toBe(next);
  }
  expect(await requireVisitor(shop, page('/orders', `auth_token=${session.token}`))).toMatchObject({ email: 'ann@example.com' });
});

test('after logging in: where one was going, else staff to their desk and others home; never to another site', () => {
  const to = (path: string, isAdmin = false) => goOn({ ...session.user, isAdmin }, page(path)).headers.get('location');
  expect(to('/login?next=%2Forders')).toBe('/orders');
  expect(to('/login')).toBe('/');
  expect(to('/login', true)).toBe('/admin');
  expect(to('/login?next=https://evil.example')).toBe('/');
  expect(to('/login?next=//evil.example', true)).toBe('/admin');
});

test('logging in and out sets and takes the cookies', () => {
  const cookies = goOnLoggedIn(shop, session, page('/login')).headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['auth_token', 'XSRF-TOKEN', 'signed_in', 'known_device']);
  expect(
    goHomeLoggedOut(shop)
      .headers.getSetCookie()
      .every((cookie) => cookie.includes('Max-Age=0')),
  ).toBe(true);
});
