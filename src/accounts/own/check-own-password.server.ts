import { forgetTurns, takeTurnsOrRefuse } from '#platform/rate-limit.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { isPassword } from '../password.server.ts';

const byAccount = { name: 'own-password', most: 10, withinMinutes: 15 };
const byVisitor = { name: 'own-password-address', most: 30, withinMinutes: 15 };
const tooMany = 'Too many attempts. Please try again in {wait}.';

/**
 * Makes sure that whoever sits at a session knows its account's password, before something that a borrowed computer must not
 * do. Returns the hash that was right. Throws a Refusal: 422 at `field` for a wrong one, 429 for too many.
 */
export async function checkOwnPassword(shop: Shop, userId: string, password: string, field: string, address: string): Promise<string> {
  const turns = [
    [byVisitor, address],
    [byAccount, userId],
  ] as const;
  await takeTurnsOrRefuse(shop, turns, tooMany);
  const row = await shop.db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
  if (!row || !(await isPassword(password, row.password_hash))) {
    const message = 'Incorrect password';
    throw new Refusal('invalid', 'wrong-password', message, [{ field, message }]);
  }
  await forgetTurns(shop, byAccount, userId);
  return row.password_hash;
}
