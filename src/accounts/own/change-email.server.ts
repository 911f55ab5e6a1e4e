import { z } from 'zod';
import { queueMail } from '#mail/queue-mail.server.ts';
import { requiredEmail } from '#platform/form-fields.ts';
import { takeTurnsOrRefuse } from '#platform/rate-limit.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import type { User } from '../account.ts';
import { endEveryLink, linkMinutes, makeLink, takeLink } from '../account-links.server.ts';
import { brokenLink } from '../recovery/reset-password.server.ts';
import { checkOwnPassword } from './check-own-password.server.ts';

export const changeEmailSchema = z.object({
  email: requiredEmail,
  password: z.string('Please enter your password').min(1, 'Please enter your password').max(200, 'Incorrect password'),
});

const byAccount = { name: 'new-email', most: 5, withinMinutes: 60 };
const byNewEmail = { name: 'new-email-to', most: 3, withinMinutes: 60 };

/**
 * Mails a link to the new address; the old one stays until the link is used. Where the new address has an account already, its
 * owner is told by mail and the answer here is the same, so that nobody learns who has an account. Throws a Refusal (422, 429).
 */
export async function askForNewEmail(shop: Shop, user: User, { email, password }: z.infer<typeof changeEmailSchema>, address: string): Promise<void> {
  if (email.toLowerCase() === user.email.toLowerCase()) {
    const message = 'This is already your email';
    throw new Refusal('invalid', 'same-email', message, [{ field: 'email', message }]);
  }
  await checkOwnPassword(shop, user.id, password, 'password', address);
  const tooMany = 'You have requested several links already. Please try again in {wait}.';
  const turns = [
    [byAccount, user.id],
    [byNewEmail, email.toLowerCase()],
  ] as const;
  await takeTurnsOrRefuse(shop, turns, tooMany);
  await shop.db.transaction().execute(async (trx) => {
    const owner = await trx
      .selectFrom('users')
      .select(['id', 'full_name', 'email'])
      .where((e) => e(e.fn<string>('lower', ['email']), '=', email.toLowerCase()))
      .executeTakeFirst();
    if (owner) {
      await queueMail(shop, trx, { to: owner.email, userId: owner.id, letter: { kind: 'email-in-use', fullName: owner.full_name } });
      return;
    }
    const token = await makeLink(shop, trx, { userId: user.id, purpose: 'email', newEmail: email });
    await queueMail(shop, trx, {
      to: email,
      userId: user.id,
      secret: token,
      letter: {
        kind: 'email-link',
        fullName: user.fullName,
        newEmail: email,
        link: `${shop.config.origin}/confirm-email?${new URLSearchParams({ token })}`,
        validMinutes: linkMinutes.email,
      },
    });
  });
}

/** Gives an account the address its link was mailed to, and tells the old one. Throws a Refusal (409) for a link that does not work. */
export async function confirmNewEmail(shop: Shop, token: string): Promise<string> {
  const refused = new Refusal('conflict', 'link-does-not-work', brokenLink);
  return shop.db
    .transaction()
    .execute(async (trx) => {
      const link = await takeLink(shop, trx, token, 'email');
      if (!link?.newEmail) throw refused;
      await trx.updateTable('users').set({ email: link.newEmail }).where('id', '=', link.userId).execute();
      await endEveryLink(trx, link.userId);
      const letter = { kind: 'email-changed', fullName: link.fullName, newEmail: link.newEmail } as const;
      await queueMail(shop, trx, { to: link.email, userId: link.userId, letter });
      return link.newEmail;
    })
    .catch((error: unknown) => {
      // Somebody registered with the address after the link was mailed.
      if (error instanceof Error && 'constraint_name' in error && error.constraint_name === 'users_email') throw refused;
      throw error;
    });
}
