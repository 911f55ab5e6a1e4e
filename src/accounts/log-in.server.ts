import { forgetTurns, giveTurnBack, takeTurnsOrRefuse } from '#platform/rate-limit.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';
import type { Login, User } from './account.ts';
import { isKnownDevice, rememberDevice } from './known-device.server.ts';
import { isPassword } from './password.server.ts';
import { openSession, userColumns, userFrom } from './session.server.ts';

/** One visitor guessing one account; one account guessed from many places; one place guessing many accounts; and a device that knew its password once. */
const byVisitorAndAccount = { name: 'login', most: 10, withinMinutes: 15 };
const byAccount = { name: 'login-account', most: 100, withinMinutes: 60 };
const byVisitor = { name: 'login-address', most: 60, withinMinutes: 15 };
const byDevice = { name: 'login-device', most: 10, withinMinutes: 15 };
const tooMany = 'Too many attempts. Please try again in {wait}.';

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
