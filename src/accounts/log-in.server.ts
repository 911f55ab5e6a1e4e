import { serialize } from 'hono/utils/cookie';
import { readCookie } from '#platform/http/cookies.server.ts';
import { forgetTurns, giveTurnBack, takeTurnsOrRefuse, tooManyAttempts } from '#platform/rate-limit.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { hashToken, newToken } from '#platform/secret-token.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Login, User } from './account.ts';
import { isPassword } from './password.server.ts';
import { openSession, userColumns, userFrom } from './session.server.ts';

/**
 * One visitor guessing one account; one account guessed from many places; one place guessing many accounts; and a device that knew its password
 * once.
 */
const byVisitorAndAccount = { name: 'login', most: 10, withinMinutes: 15 };
const byAccount = { name: 'login-account', most: 100, withinMinutes: 60 };
const byVisitor = { name: 'login-address', most: 60, withinMinutes: 15 };
const byDevice = { name: 'login-device', most: 10, withinMinutes: 15 };
const tooMany = tooManyAttempts;

/** Somebody logged in: who, what opens the session, and what the device is known by from now on. */
export type LoggedIn = { user: User; token: string; device: string };

/** Stands in for an account that does not exist, so that looking costs the same. No password is known to make it. */
const nobodysHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * Opens a session for the right email and password. A wrong password, an unknown email and a banned account get the
 * same answer after the same work, so that nobody learns who has an account here. A `device` that signed in to the account before
 * has tries of its own, so that strangers' guesses shut nobody out (OWASP, device cookies). Throws a Refusal (401, 429).
 */
export async function logIn(shop: Shop, { email, password }: Login, address: string, device: string | null = null): Promise<LoggedIn> {
  const account = email.toLowerCase();
  const isKnown = await isKnownDevice(shop, device, account);
  const own = isKnown ? ([byDevice, `${account} ${device}`] as const) : ([byVisitorAndAccount, `${account} ${address}`] as const);
  const others = [
    [byVisitor, address],
    [byAccount, account],
  ] as const;
  await takeTurnsOrRefuse(shop, isKnown ? [own] : [own, ...others], tooMany);
  const row = await shop.db
    .selectFrom('users as u')
    .select(userColumns)
    .select('u.password_hash')
    .where((e) => e(e.fn<string>('lower', ['u.email']), '=', account))
    .executeTakeFirst();
  const isRight = await isPassword(password, row?.password_hash ?? nobodysHash);
  if (!row || !isRight || !row.is_active) {
    throw new Refusal('unauthenticated', 'login-failed', 'Login failed. Incorrect email or password.');
  }
  await forgetTurns(shop, ...own);
  if (!isKnown) await giveTurnBack(shop, byAccount, account);
  return { user: userFrom(row), token: await openSession(shop, row.id), device: await rememberDevice(shop, row.id, device) };
}

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
async function isKnownDevice(shop: Shop, device: string | null, email: string): Promise<boolean> {
  if (!device) return false;
  const row = await shop.db
    .selectFrom('known_devices as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .select('u.id')
    .where('d.token_hash', '=', hashToken(device))
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
        .where('token_hash', '=', hashToken(given))
        .where('user_id', '=', userId)
        .executeTakeFirst()
    : undefined;
  if (given && known?.numUpdatedRows) return given;
  const device = newToken();
  await shop.db
    .insertInto('known_devices')
    .values({ token_hash: hashToken(device), user_id: userId, seen_at })
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
