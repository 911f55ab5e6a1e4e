import { giveTurnBack, takeTurnsOrRefuse } from '#platform/rate-limit.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';
import type { Registration } from './account.ts';
import { type LoggedIn, rememberDevice } from './log-in.server.ts';

import { hashPassword } from './password.server.ts';
import { openSession, userFrom } from './session.server.ts';

const byVisitor = { name: 'register', most: 20, withinMinutes: 60 };
/** So many are told that an email or username has an account already: nobody types more of their own, and no list of addresses is tried out. */
const byTaken = { name: 'register-taken', most: 10, withinMinutes: 60 };

/** The two unique indexes of `users`, and what is said when one of them holds already. */
const taken: Record<string, { field: string; message: string }> = {
  users_email: { field: 'email', message: 'There is already an account with this email. Please log in instead.' },
  users_username: { field: 'username', message: 'This username is taken. Please choose another.' },
};

/** Makes an account and logs its owner in. Throws a Refusal (409) when the email or the username has one already. */
export async function registerAccount(shop: Shop, form: Registration, address: string): Promise<LoggedIn> {
  const turns = [byVisitor, byTaken].map((rule) => [rule, address] as const);
  await takeTurnsOrRefuse(shop, turns, 'Too many new accounts from this connection. Please try again in {wait}.');
  const password_hash = await hashPassword(form.password);
  const row = await shop.db
    .insertInto('users')
    .values({ full_name: form.full_name, username: form.username, email: form.email, password_hash, created_at: shop.now() })
    .returning(['id', 'full_name', 'username', 'email', 'is_active', 'is_admin', 'created_at'])
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      const problem = taken[constraintOf(error)];
      if (!problem) throw error;
      throw new Refusal('conflict', `${problem.field}-taken`, problem.message, [problem]);
    });
  await giveTurnBack(shop, byTaken, address);
  return { user: userFrom(row), token: await openSession(shop, row.id), device: await rememberDevice(shop, row.id, null) };
}

/** The constraint that PostgreSQL says was broken, or an empty text. */
function constraintOf(error: unknown): string {
  return error instanceof Error && 'constraint_name' in error ? String(error.constraint_name) : '';
}
