import { createTransport, type SendMailOptions } from 'nodemailer';
import { readServices } from '#settings/queries.server.ts';
import type { Shop } from '../shop.server.ts';
import { letterFolder, writeLetterFile } from './letter-files.server.ts';

/** A mail ready to go. Addresses are single ones; names are free text. */
export type OutgoingMail = {
  id: string;
  kind: string;
  from: { name: string; address: string };
  to: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
};

/** Takes a mail away. Resolves when somebody else has it safely, rejects otherwise. */
export type Carrier = {
  carry: (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
  /** Whether what was carried left the shop: then links in it that open an account need not be kept. */
  leavesTheShop: boolean;
  /** How many a process gives it at a time. */
  atOnce: number;
};

/** Answers who carries letters just now: the mail server of the configuration, a folder of .eml files that staff can read, or nobody (null). */
export function createCarrier(shop: Shop): () => Promise<Carrier | null> {
  const { smtpUrl, holdsMail } = shop.config;
  if (holdsMail) return async () => null;
  const carrier = smtpUrl ? smtpCarrier(smtpUrl) : folderCarrier(letterFolder(shop));
  return async () => ((await readServices(shop)).mail === 'none' ? null : carrier);
}

/** Each mail over a connection of its own: nothing behind our back tries a second time. STARTTLS is used where offered. */
export function smtpCarrier(url: string, timeoutMs = 15_000): Carrier {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
  return {
    leavesTheShop: true,
    atOnce: 5,
    carry: async (mail, signal) => {
      await transport.sendMail({ ...message(mail), signal });
    },
  };
}

function folderCarrier(folder: string): Carrier {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    leavesTheShop: false,
    atOnce: 20,
    carry: async (mail) => {
      const { message: bytes } = await transport.sendMail(message(mail));
      await writeLetterFile(folder, mail, bytes as Buffer);
    },
  };
}

function message(mail: OutgoingMail): SendMailOptions {
  const host = mail.from.address.split('@')[1] ?? 'localhost';
  return {
    from: mail.from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // The same for every attempt: a mailbox that gets one twice can tell.
    messageId: `<${mail.id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
