import { takeTurnOrRefuse } from '#platform/rate-limit.server.ts';
import type { Shop } from '../shop.server.ts';
import type { ContactMessage } from './contact.ts';

const byVisitor = { name: 'contact', most: 5, withinMinutes: 10 };

/** Keeps a message for the staff. Throws a Refusal (429) for the sixth within ten minutes from one address. `phone` is the shop's, offered instead. */
export async function sendContactMessage(shop: Shop, message: ContactMessage, address: string, phone: string): Promise<void> {
  const instead = phone ? `, or ring us on ${phone}` : '';
  await takeTurnOrRefuse(shop, byVisitor, address, `You have sent several messages in a short time. Please wait ten minutes${instead}.`);
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
