/** What may stand in the shop's way. */
export type TroubleKind = 'mail' | 'card-provider' | 'pictures' | 'disk' | 'apple-pay-file';

/** Something that stands in the shop's way. `machine`: whose disk or file it is, or '' where it is the shop's own. `detail`: a sentence without anybody's name. */
export type Trouble = { kind: TroubleKind; machine: string; detail: string };

/** What staff read of each, before its detail, and what they can do. */
export const troubleWords: Record<TroubleKind, { subject: string; said: string; mend: string }> = {
  mail: {
    subject: 'Emails are not being sent',
    said: 'Emails are not being sent.',
    mend: 'Check SMTP_URL and the mail server. Emails are sent automatically once it works again.',
  },
  'card-provider': {
    subject: 'Square cannot be reached',
    said: 'Square cannot be reached, so cards may not be taken.',
    mend: 'Check whether Square has an outage and whether this server can reach the internet.',
  },
  pictures: {
    subject: 'Pictures cannot be saved',
    said: 'Pictures cannot be saved.',
    mend: 'Check that the shop can write to SHOP_DATA_DIR or its S3 bucket.',
  },
  disk: {
    subject: 'The disk is nearly full',
    said: 'The disk is nearly full.',
    mend: 'Free up space: the shop stops taking orders when the disk is full.',
  },
  'apple-pay-file': {
    subject: 'The Apple Pay file is missing',
    said: 'Apple Pay may stop working: its file cannot be read.',
    mend: 'Download the file from Square again and check SHOP_APPLE_PAY_FILE.',
  },
};

export function sayTrouble({ kind, detail }: Pick<Trouble, 'kind' | 'detail'>): string {
  return `${troubleWords[kind].said} ${detail} ${troubleWords[kind].mend}`;
}

/** What a mail server's refusal of a letter says of the server itself; null where it may be about that letter alone. `error`: what nodemailer said. */
export function mailServerFault(error: string): string | null {
  if (/^(Invalid login|Missing credentials)/i.test(error)) return 'The mail server refuses the user name or password.';
  if (
    /^(connect |getaddrinfo |query\w* |Greeting never|Connection (timeout|closed)|.*\b(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH)\b)/i.test(error)
  )
    return 'The mail server cannot be reached.';
  return null;
}
