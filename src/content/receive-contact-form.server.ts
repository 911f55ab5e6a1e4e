import { z } from 'zod';
import type { User } from '#accounts/account.ts';
import { type MailToQueue, queueMail } from '#mail/queue-mail.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { oneLine, requiredEmail, requiredLine } from '#platform/form-fields.ts';
import { takeTurn, takeTurnOrRefuse } from '#platform/rate-limit.server.ts';
import { accept, Refusal, refusalStatus } from '#platform/refusal.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../shop.server.ts';
import { type ContactValues, contactSubjects, contactValuesOf, trapField } from './contact-form.ts';

type Received = {
  status: number;
  retryAfterSeconds?: number | undefined;
  sent: string | null;
  errors: { field: string; message: string }[];
  values: ContactValues;
};

/** Takes the page's form. Never throws: whatever goes wrong, what was typed comes back with a sentence. */
export async function receiveContactForm(shop: Shop, form: FormData, from: { address: string; user: User | null }): Promise<Received> {
  const values = contactValuesOf(form);
  const sent = { status: 200, sent: thanksFor(values.firstName.trim()), errors: [], values };
  // A program that fills every field is told what it wants to hear.
  if (form.get(trapField)) return sent;
  try {
    const parsed = accept(contactSchema, values);
    const { phone } = await readSettings(shop);
    await sendContactMessage(shop, parsed, from, phone);
    return { ...sent, sent: thanksFor(parsed.firstName) };
  } catch (error) {
    if (error instanceof Refusal) {
      return {
        status: refusalStatus[error.kind],
        retryAfterSeconds: error.retryAfterSeconds,
        sent: null,
        errors: [...(error.errors ?? [{ field: '', message: error.detail }])],
        values,
      };
    }
    shop.log.error({ err: error }, 'a message could not be kept');
    return {
      status: 503,
      sent: null,
      errors: [{ field: '', message: 'Your message could not be sent. Please try again in a moment.' }],
      values,
    };
  }
}

const byVisitor = { name: 'contact', most: 5, withinMinutes: 10 };
const byCopiedAddress = { name: 'contact-copy', most: 5, withinMinutes: 60 };

type From = { address: string; user: User | null };

/**
 * Keeps a message for the staff, and mails it to the shop and a copy to the sender; the same again within ten minutes (a reload, a second click)
 * is one message. It is an account's own when its owner wrote it signed in and under its email. Throws a Refusal (429) for the sixth within ten
 * minutes from one address. `phone` is the shop's, offered instead.
 */
export async function sendContactMessage(shop: Shop, message: ContactMessage, { address, user }: From, phone: string): Promise<void> {
  const instead = phone ? `, or call us on ${phone}` : '';
  await takeTurnOrRefuse(shop, byVisitor, address, `You have sent too many messages. Please try again in {wait}${instead}.`);
  if (await isThere(shop, message)) return;
  const userId = user?.email.toLowerCase() === message.email.toLowerCase() ? user.id : null;
  const letters = await lettersAbout(shop, message, userId);
  await inTransaction(shop.db, async (trx) => {
    await trx
      .insertInto('contact_messages')
      .values({
        first_name: message.firstName,
        last_name: message.lastName,
        email: message.email,
        phone: message.phone,
        subject: message.subject,
        message: message.message,
        user_id: userId,
        created_at: shop.now(),
      })
      .execute();
    for (const letter of letters) await queueMail(shop, trx, letter);
  });
}

/** One letter for the shop, one for the sender. A stranger's inbox cannot be filled from here: one address gets only so many copies. */
async function lettersAbout(shop: Shop, message: ContactMessage, userId: string | null): Promise<MailToQueue[]> {
  const { email: shopEmail } = await readSettings(shop);
  const subject = contactSubjects.find(({ value }) => value === message.subject)?.label ?? message.subject;
  const name = `${message.firstName} ${message.lastName}`;
  const forShop: MailToQueue = {
    to: shopEmail,
    replyTo: message.email,
    letter: { kind: 'contact-message', name, email: message.email, phone: message.phone, subject, message: message.message },
  };
  const copy: MailToQueue = {
    to: message.email,
    ...(userId && { userId }),
    letter: { kind: 'contact-copy', firstName: message.firstName, subject, message: message.message },
  };
  const mayCopy = await takeTurn(shop, byCopiedAddress, message.email.toLowerCase());
  return [...(shopEmail ? [forShop] : []), ...(mayCopy ? [copy] : [])];
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

/** What is said once a message has been kept. */
export function thanksFor(firstName: string): string {
  return `Thank you, ${firstName}. We’ve received your message and will reply within 24 hours.`;
}

/**
 * The contact form. Names and telephone number are brought to one line, so that they can stand in an e-mail's head.
 * Its problems become `errors: [{field, message}]` through platform/refusal.ts.
 */
export const contactSchema = z.object({
  firstName: requiredLine('First name is required', 80),
  lastName: requiredLine('Last name is required', 80),
  email: requiredEmail,
  phone: z
    .string('Please enter a valid phone number, or leave this empty')
    .overwrite(oneLine)
    .regex(/^$|^\+?[\d ()./-]{5,30}$/, 'Please enter a valid phone number, or leave this empty')
    .meta({ examples: ['028 9649 6012'] })
    .default(''),
  subject: z.enum(
    contactSubjects.map((subject) => subject.value),
    'Please choose a subject',
  ),
  message: z.string('Please write a message').trim().min(1, 'Please write a message').max(5000, 'Please keep the message to 5,000 characters.'),
});
export type ContactMessage = z.infer<typeof contactSchema>;
