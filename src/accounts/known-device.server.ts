import { createHash, randomBytes } from 'node:crypto';
import { serialize } from 'hono/utils/cookie';
import { readCookie } from '#platform/http/cookies.server.ts';
import type { Shop } from '../shop.server.ts';

const cookieName = 'known_device';
const maxDevices = 10;

/** The device that a request says it comes from, or null. */
export function readDevice(request: Request): string | null {
  const device = readCookie(request, cookieName);
  return device && /^[\w-]{43}$/.test(device) ? device : null;
}

/** The Set-Cookie line that lets a device be known for a year. `origin` is the shop's. */
export function deviceCookie(origin: string, device: string): string {
  const secure = origin.startsWith('https:');
  return serialize(cookieName, device, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: 365 * 24 * 3600 });
}

/** Whether somebody signed in to the account of `email` (lower case) from this device before. */
export async function isKnownDevice(shop: Shop, device: string | null, email: string): Promise<boolean> {
  if (!device) return false;
  const row = await shop.db
    .selectFrom('known_devices as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .select('u.id')
    .where('d.token_hash', '=', hashOf(device))
    .where((e) => e(e.fn<string>('lower', ['u.email']), '=', email))
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that somebody signed in from a device, the last ten for each account. Returns the device: the one given if it was known, else a new one. */
export async function rememberDevice(shop: Shop, userId: string, given: string | null): Promise<string> {
  const seen_at = shop.now();
  const known = given
    ? await shop.db
        .updateTable('known_devices')
        .set({ seen_at })
        .where('token_hash', '=', hashOf(given))
        .where('user_id', '=', userId)
        .executeTakeFirst()
    : undefined;
  if (given && known?.numUpdatedRows) return given;
  const device = randomBytes(32).toString('base64url');
  await shop.db
    .insertInto('known_devices')
    .values({ token_hash: hashOf(device), user_id: userId, seen_at })
    .execute();
  await shop.db
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('token_hash', 'in', (query) =>
      query
        .selectFrom('known_devices as old')
        .select('old.token_hash')
        .where('old.user_id', '=', userId)
        .orderBy('old.seen_at', 'desc')
        .offset(maxDevices),
    )
    .execute();
  return device;
}

function hashOf(device: string): Buffer {
  return createHash('sha256').update(device).digest();
}
