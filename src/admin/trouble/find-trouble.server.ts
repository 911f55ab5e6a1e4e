import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { queueStaffNotice } from '#mail/queue-mail.server.ts';
import type { AccountCheck } from '#payments/card-gateway.ts';
import { checkAccount } from '#payments/card-stops.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { emptyFile } from '#platform/form-fields.ts';
import { freeBytesOf } from '#platform/http/health.server.ts';
import { readServices } from '#settings/queries.server.ts';
import type { Shop } from '../../shop.server.ts';

/** Well before /health/ready says that the disk is full. */
const enoughBytes = 512 * 2 ** 20;
/** The card provider is asked this often while it answers; while it does not, at every look. */
const askEveryMs = 10 * 60 * 1000;

/** The look that finds what stands in the shop's way: everything but the card provider is tried each time. */
export function createFindTrouble(shop: Shop, freeBytes = freeBytesOf): () => Promise<Trouble[]> {
  const askCardProvider = askedNowAndThen(shop);
  const machine = hostname();
  return async () => {
    const looks: Record<TroubleKind, [machine: string, look: () => Promise<string | null>]> = {
      mail: ['', () => mailTrouble(shop)],
      'card-provider': ['', askCardProvider],
      pictures: [machine, () => pictureTrouble(shop, machine)],
      disk: [machine, () => diskTrouble(shop, freeBytes)],
      'apple-pay-file': [machine, () => appleTrouble(shop)],
    };
    const found = await Promise.all(
      Object.entries(looks).map(async ([kind, [whose, look]]) => ({ kind: kind as TroubleKind, machine: whose, detail: await look() })),
    );
    return found.flatMap((each) => (each.detail === null ? [] : [{ ...each, detail: each.detail }]));
  };
}

/** Letters that were tried in vain, and none that went out after them: the mail server's fault, unless only one was tried, once. */
async function mailTrouble(shop: Shop): Promise<string | null> {
  if (shop.config.holdsMail || (await readServices(shop)).mail !== 'account') return null;
  const waiting = await shop.sql<{ attempts: number; last_error: string }[]>`
    select attempts, last_error from outbox o
    where last_error is not null and (status = 'queued' or status = 'failed' and attempts > 1)
      and not exists (select from outbox later where later.status = 'sent' and later.sent_at > o.created_at)
    order by created_at desc limit 200`;
  const fault = waiting.map(({ last_error }) => mailServerFault(last_error)).find((said) => said !== null);
  if (!fault && !waiting.some(({ attempts }) => attempts > 1)) return null;
  return `${fault ?? 'The mail server is not accepting them.'} ${waiting.length === 1 ? 'One is' : `${waiting.length} are`} waiting.`;
}

function askedNowAndThen(shop: Shop): () => Promise<string | null> {
  let [askedAt, check]: [number, AccountCheck | null] = [Number.NEGATIVE_INFINITY, null];
  return async () => {
    if (!shop.config.square) return null;
    const isToldByAnother = (await shop.sql`select from troubles where kind = 'card-provider'`).length > 0;
    if (check?.kind === 'unknown' || isToldByAnother || performance.now() - askedAt >= askEveryMs) {
      [askedAt, check] = [performance.now(), await checkAccount(shop)];
    }
    return check?.kind === 'unknown' ? check.detail : null;
  };
}

async function pictureTrouble({ images, config }: Shop, machine: string): Promise<string | null> {
  try {
    await images.write(`tried/${machine}`, Buffer.from('1'));
    return null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return config.objectStorage ? 'The bucket is not accepting them.' : `The folder cannot be written to${code ? ` (${code})` : ''}.`;
  }
}

async function diskTrouble({ config }: Shop, freeBytes: typeof freeBytesOf): Promise<string | null> {
  const free = await freeBytes(config.dataDir);
  return free < enoughBytes ? `${Math.floor(free / 2 ** 20)} MB are left.` : null;
}

async function appleTrouble({ config }: Shop): Promise<string | null> {
  if (!config.applePayFile) return null;
  const bytes = await readFile(config.applePayFile).catch((error: NodeJS.ErrnoException) => error.code ?? 'unreadable');
  if (typeof bytes === 'string') return `There is no readable file where SHOP_APPLE_PAY_FILE points (${bytes}).`;
  return bytes.length === 0 ? emptyFile : null;
}

/** What stands in the shop's way just now, a sentence each. */
export async function readTroubleNotes(shop: Shop): Promise<string[]> {
  const rows = await shop.sql<{ kind: TroubleKind; detail: string }[]>`
    select kind, detail from troubles where seen_at > now() - interval '5 minutes' order by began_at`;
  return [...new Set(rows.map(sayTrouble))];
}

/**
 * Looks for trouble and tells of it once, when it begins: in the log, on every page for staff, in /health/ready and /metrics, and by letter
 * unless letters are the trouble. What is not seen any longer is over.
 */
export async function watchTrouble(shop: Shop, find: () => Promise<Trouble[]>): Promise<false> {
  const found = await find();
  for (const trouble of found) await note(shop, trouble);
  const seen = found.map(({ kind }) => kind);
  const over = await shop.sql<{ kind: string }[]>`
    delete from troubles where machine in ('', ${hostname()}) and kind <> all(${seen}::text[])
      or seen_at < ${shop.now()}::timestamptz - interval '1 day' returning kind`;
  for (const { kind } of over) shop.log.info({ trouble: kind }, 'a trouble is over');
  return false;
}

async function note(shop: Shop, trouble: Trouble): Promise<void> {
  const { kind, machine, detail } = trouble;
  const now = shop.now();
  await inTransaction(shop.db, async (trx) => {
    const kept = await trx
      .insertInto('troubles')
      .values({ kind, machine, detail, began_at: now, seen_at: now })
      .onConflict((conflict) => conflict.columns(['kind', 'machine']).doUpdateSet({ detail, seen_at: now }))
      .returning('began_at')
      .executeTakeFirstOrThrow();
    if (kept.began_at.getTime() !== now.getTime()) return;
    shop.log.error({ trouble: kind, machine, detail }, troubleWords[kind].subject);
    if (kind === 'mail') return;
    const onceKey = `trouble:${kind}:${machine}:${now.toISOString().slice(0, 10)}`;
    await queueStaffNotice(shop, trx, { subject: troubleWords[kind].subject, lines: [sayTrouble(trouble)], path: '/admin', onceKey });
  });
}

/** What may stand in the shop's way. */
type TroubleKind = 'mail' | 'card-provider' | 'pictures' | 'disk' | 'apple-pay-file';

/**
 * Something that stands in the shop's way. `machine`: whose disk or file it is, or '' where it is the shop's own. `detail`: a sentence without
 * anybody's name.
 */
type Trouble = { kind: TroubleKind; machine: string; detail: string };

/** What staff read of each, before its detail, and what they can do. */
const troubleWords: Record<TroubleKind, { subject: string; said: string; mend: string }> = {
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

function sayTrouble({ kind, detail }: Pick<Trouble, 'kind' | 'detail'>): string {
  return `${troubleWords[kind].said} ${detail} ${troubleWords[kind].mend}`;
}

/**
 * What a mail server's refusal of a letter says of the server itself; null where it may be about that letter alone. `error`: what nodemailer
 * said.
 */
export function mailServerFault(error: string): string | null {
  if (/^(Invalid login|Missing credentials)/i.test(error)) return 'The mail server refuses the user name or password.';
  if (
    /^(connect |getaddrinfo |query\w* |Greeting never|Connection (timeout|closed)|.*\b(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH)\b)/i.test(error)
  )
    return 'The mail server cannot be reached.';
  return null;
}
