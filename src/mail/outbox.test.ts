import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import type { Carrier } from './carrier.server.ts';
import { listOutbox, readMail, sendAgain } from './outbox.server.ts';
import { type MailToQueue, queueMail } from './queue-mail.server.ts';
import { sendDueMail } from './send-due-mail.server.ts';

let now = new Date('2026-11-20T12:00:00Z');
const shop = { ...(await openTestShop('empty')), now: () => now };
afterAll(() => shop.close());
beforeEach(async () => {
  now = new Date('2026-11-20T12:00:00Z');
  await shop.db.deleteFrom('outbox').execute();
});

const carried: string[] = [];
const postman: Carrier = { leavesTheShop: true, atOnce: 5, carry: async ({ to }) => void carried.push(to) };
const refusing: Carrier = {
  leavesTheShop: true,
  atOnce: 5,
  carry: () => Promise.reject(Object.assign(new Error('550 no'), { permanent: true, command: 'RCPT TO' })),
};
const letter = { kind: 'contact-copy', firstName: 'Aoife', subject: 'A quote', message: 'Two rooms.' } as const;
const queue = (more: Partial<MailToQueue> = {}) =>
  shop.db.transaction().execute((trx) => queueMail(shop, trx, { to: 'aoife@example.com', letter, ...more }));
const first = async () => (await listOutbox(shop, { status: null, page: 1 })).mails[0];

test('listed newest first, by status and by pages, with how many there are of each', async () => {
  await queue({ to: 'gone@example.com' });
  await sendDueMail(shop, refusing);
  for (let n = 0; n < 51; n++) {
    now = new Date(now.getTime() + 1000);
    await queue({ to: `reader-${n}@example.com` });
  }
  const all = await listOutbox(shop, { status: null, page: 1 });
  expect(all).toMatchObject({
    numbers: { queued: 51, sent: 0, failed: 1 },
    pages: 2,
    mails: { length: 50, 0: { recipient: 'reader-50@example.com' } },
  });
  expect((await listOutbox(shop, { status: null, page: 2 })).mails.map(({ status }) => status)).toEqual(['queued', 'failed']);
  expect(await listOutbox(shop, { status: 'failed', page: 1 })).toMatchObject({ mails: [{ lastError: '550 no', canBeSentAgain: true }], pages: 1 });
});

test('one that failed is queued once more; of one that was sent a copy goes', async () => {
  await queue({ onceKey: 'once' });
  await sendDueMail(shop, refusing);
  const failed = await first();
  expect(await sendAgain(shop, failed?.id ?? '')).toBe(failed?.id);
  await expect(sendAgain(shop, failed?.id ?? '')).rejects.toMatchObject({ code: 'mail-is-queued' });
  await sendDueMail(shop, postman);
  now = new Date(now.getTime() + 1000);
  const copy = await sendAgain(shop, failed?.id ?? '');
  expect(copy).not.toBe(failed?.id);
  await sendDueMail(shop, postman);
  expect(carried).toEqual(['aoife@example.com', 'aoife@example.com']);
  expect((await listOutbox(shop, { status: 'sent', page: 1 })).mails).toHaveLength(2);
  await expect(sendAgain(shop, '00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ kind: 'not-found' });
});

test('a mail whose link was removed is not sent again', async () => {
  const secret = 'abcdefghijklmnopqrstuvwxyz';
  await queue({ secret, letter: { kind: 'password-link', fullName: 'Aoife', link: `https://x.example/?token=${secret}`, validMinutes: 60 } });
  await sendDueMail(shop, postman);
  const sent = await first();
  expect(sent?.canBeSentAgain).toBe(false);
  await expect(sendAgain(shop, sent?.id ?? '')).rejects.toMatchObject({ code: 'mail-without-link' });
  expect((await readMail(shop, sent?.id ?? ''))?.html).not.toContain(secret);
});
