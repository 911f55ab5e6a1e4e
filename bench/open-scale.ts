import postgres, { type Sql } from 'postgres';
import { filledShop } from './fill-scale.ts';
import { type OpenShop, openShop } from './open-shop.ts';

/** The filled shop of fill-scale.ts, open, with a connection to its database and what a signed-in administrator's browser sends along. */
export type ScaleShop = { shop: OpenShop; sql: Sql; staff: { cookie: string; 'x-xsrf-token': string }; close: () => Promise<void> };

const login = { email: 'owner@shop.example', password: 'a flooring shop at scale' };

export async function openScale(): Promise<ScaleShop> {
  const directory = await filledShop(Number(process.env.BENCH_SCALE ?? 100_000));
  const shop = await openShop({ SHOP_ADMIN_EMAIL: login.email, SHOP_ADMIN_PASSWORD: login.password, SHOP_TRUSTED_PROXIES: '1' }, directory);
  const sql = postgres({ host: shop.socketDir, database: 'shop', username: 'shop', max: 2, onnotice: () => {} });
  const close = async () => {
    await sql.end();
    await shop.close();
  };
  try {
    // A customer with a hundred orders.
    await sql`update orders set user_id = (select id from users where is_admin) where user_id = (select id from users where username = 'shopper2')`;
    return { shop, sql, staff: await signIn(shop.address), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function signIn(address: string): Promise<ScaleShop['staff']> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${address}/api/auth/login`, { method: 'POST', body: JSON.stringify(login), headers });
  if (!answer.ok) throw new Error(`Nobody could log in: ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  return { cookie: cookies.join('; '), 'x-xsrf-token': cookies.find((one) => one.startsWith('XSRF-TOKEN='))?.slice(11) ?? '' };
}
