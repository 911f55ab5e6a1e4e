import { queueMail } from '#mail/queue-mail.server.ts';
import { takeTurnOrRefuse } from '#platform/rate-limit.server.ts';
import type { Shop } from '../../shop.server.ts';
import { linkMinutes, makeLink } from '../account-links.server.ts';

const byVisitor = { name: 'forgot-address', most: 10, withinMinutes: 60 };
const byAccount = { name: 'forgot-account', most: 3, withinMinutes: 60 };

/**
 * Notes that somebody wants a new password for an email. Whether there is such an account is not looked up here, so neither
 * the answer nor its time can tell. Throws a Refusal (429) for too many from one address, or for one email, account or not.
 */
export async function askForPasswordLink(shop: Shop, email: string, address: string): Promise<void> {
  await takeTurnOrRefuse(shop, byVisitor, address, 'Too many attempts. Please try again in {wait}.');
  const many = 'Several links have been requested for this email. Please check your inbox, or try again in {wait}.';
  await takeTurnOrRefuse(shop, byAccount, email.toLowerCase(), many);
  await shop.db.insertInto('password_requests').values({ email, requested_at: shop.now() }).execute();
}

const atOnce = 20;

/** Answers what was noted: whoever has an account gets a link by mail, nobody else anything. Returns whether there may be more. */
export async function answerPasswordRequests(shop: Shop): Promise<boolean> {
  return shop.db.transaction().execute(async (trx) => {
    const requests = await trx
      .deleteFrom('password_requests')
      .where('id', 'in', (query) => query.selectFrom('password_requests').select('id').orderBy('requested_at').limit(atOnce).forUpdate().skipLocked())
      .returning('email')
      .execute();
    for (const { email } of requests) {
      const user = await trx
        .selectFrom('users')
        .select(['id', 'full_name', 'email'])
        .where((e) => e(e.fn<string>('lower', ['email']), '=', email.toLowerCase()))
        .where('is_active', '=', true)
        .executeTakeFirst();
      if (!user) continue;
      const token = await makeLink(shop, trx, { userId: user.id, purpose: 'password' });
      await queueMail(shop, trx, {
        to: user.email,
        userId: user.id,
        secret: token,
        letter: {
          kind: 'password-link',
          fullName: user.full_name,
          link: `${shop.config.origin}/reset-password?${new URLSearchParams({ token })}`,
          validMinutes: linkMinutes.password,
        },
      });
    }
    return requests.length === atOnce;
  });
}
