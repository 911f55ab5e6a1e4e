import { z } from 'zod';

/** Whom mail comes from. Without a name it is the shop's. */
export type MailSender = { name: string | null; address: string };

/** 'orders@floors.example', 'Strangford Floors <orders@floors.example>' or '"Floors, Ltd" <…>' (RFC 5322, 3.4). */
export const mailSenderSchema = z.string().transform((text, context): MailSender => {
  const [, quoted, plain, inBrackets] = /^\s*(?:"([^"<>\r\n]*)"|([^"<>\r\n]*?))\s*<([^<>]*)>\s*$/.exec(text) ?? [];
  const address = z.email().safeParse((inBrackets ?? text).trim());
  if (address.success) return { name: quoted?.trim() || plain?.trim() || null, address: address.data };
  context.addIssue({ code: 'custom', message: 'no e-mail address' });
  return z.NEVER;
});
