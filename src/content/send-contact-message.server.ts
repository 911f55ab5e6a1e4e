import { takeTurnOrRefuse } from '#platform/rate-limit.server.ts';
import type { Shop } from '../shop.server.ts';
import type { ContactMessage } from './contact.ts';

const byVisitor = { name: 'contact', most: 5, withinMinutes: 10 };

/** Keeps a message for the staff; the same again within ten minutes (a reload, a second click) is one message. Throws a Refusal (429) for the sixth within ten minutes from one address. `phone` is the shop's, offered instead. */
export async function sendContactMessage(shop: Shop, message: ContactMessage, address: string, phone: string): Promise<void> {
  const instead = phone ? `, or ring us on ${phone}` : '';
  await takeTurnOrRefuse(shop, byVisitor, address, `You have sent several messages in a short time. Please wait ten minutes${instead}.`);
  if (await isThere(shop, message)) return;
  await shop.db
    .insertInto('contact_messages')
    .values({
      first_name: message.firstName,
      last_name: message.lastName,
      email: message.email,
      phone: message.phone,
      subject: message.subject,
      message: message.message,
      created_at: shop.now(),
    })
    .execute();
}

async function isThere(shop: Shop, { email, subject, message }: ContactMessage): Promise<boolean> {
  const since = new Date(shop.now().getTime() - byVisitor.withinMinutes * 60_000);
  const same = await shop.db
    .selectFrom('contact_messages')
    .select('id')
    .where('email', '=', email)
    .where('subject', '=', subject)
    .where('message', '=', message)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return same !== undefined;
}
