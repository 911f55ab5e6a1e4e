import type { User } from '#accounts/account.ts';
import { invalidForm, Refusal, refusalStatus } from '#platform/refusal.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../shop.server.ts';
import { contactSchema } from './contact.ts';
import { type ContactValues, contactValuesOf, trapField } from './contact-form.ts';
import { sendContactMessage } from './send-contact-message.server.ts';
import { thanksFor } from './text.ts';

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
    const parsed = contactSchema.safeParse(values);
    if (!parsed.success) throw invalidForm(parsed.error);
    const { phone } = await readSettings(shop);
    await sendContactMessage(shop, parsed.data, from, phone);
    return { ...sent, sent: thanksFor(parsed.data.firstName) };
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
