import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { type Answer, openScriptedSmtp, openSilentServer } from '../../test/scripted-smtp-server.ts';
import { createShop } from '../create-shop.server.ts';
import { type Carrier, createCarrier, smtpCarrier } from './carrier.server.ts';
import { type MailToQueue, queueMail } from './queue-mail.server.ts';
import { maxAttempts, sendDueMail, waitAfter } from './send-due-mail.server.ts';

const start = new Date('2026-11-20T12:00:00Z');
let now = start;
const lines: object[] = [];
const note = (line: object) => void lines.push(line);
const opened = await openTestShop('empty');
const shop = { ...opened, now: () => now, log: { info: note, warn: note, error: note } as unknown as typeof opened.log };
afterAll(() => shop.close());

const closing: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  now = start;
  lines.length = 0;
  await shop.db.deleteFrom('outbox').execute();
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const server = async (answer?: (nth: number) => Answer) => {
  const smtp = await openScriptedSmtp(answer);
  closing.push(smtp.close);
  // Given up on soon only where it may fall silent: one that is merely busy would be, too.
  return { ...smtp, carrier: smtpCarrier(smtp.url, answer ? 500 : 20_000) };
};
const letter = { kind: 'contact-copy', firstName: 'Aoife', subject: 'A quote', message: 'Two rooms.' } as const;
const queue = (more: Partial<MailToQueue> = {}) =>
  shop.db.transaction().execute((trx) => queueMail(shop, trx, { to: 'aoife@example.com', letter, ...more }));
const outbox = () => shop.db.selectFrom('outbox').selectAll().orderBy('recipient').execute();
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

test('a queued mail goes out once, as HTML and as text, from the shop', async () => {
  const { received, carrier } = await server();
  await queue({ replyTo: 'shop@example.com' });
  expect(await sendDueMail(shop, carrier)).toBe(false);
  await sendDueMail(shop, carrier);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ from: 'no-reply@floors.example', to: ['aoife@example.com'] });
  const source = received[0]?.source ?? '';
  for (const header of [
    'From: Flooring Shop <no-reply@floors.example>',
    'Reply-To: shop@example.com',
    'Auto-Submitted: auto-generated',
    'text/plain',
    'text/html',
  ])
    expect(source).toContain(header);
  const [mail] = await outbox();
  expect(mail).toMatchObject({ status: 'sent', attempts: 1, sent_at: start, last_error: null });
  expect(source).toContain(`Message-ID: <${mail?.id}@floors.example>`);
});

test('what is rolled back is never sent; the same key is queued once, also by many at once', async () => {
  await shop.db
    .transaction()
    .execute(async (trx) => {
      await queueMail(shop, trx, { to: 'a@example.com', letter });
      throw new Error('no');
    })
    .catch(() => {});
  expect(await outbox()).toEqual([]);
  const queued = await Promise.all(Array.from({ length: 8 }, () => queue({ onceKey: 'order-confirmed 1' })));
  expect(queued.filter(Boolean)).toHaveLength(1);
  expect(await outbox()).toHaveLength(1);
});

test('a busy server is tried again, later and later, then the mail is left to staff', async () => {
  const { received, carrier } = await server(() => 'busy');
  await queue();
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    await sendDueMail(shop, carrier);
    const [mail] = await outbox();
    expect(mail).toMatchObject({
      attempts: attempt,
      status: attempt < maxAttempts ? 'queued' : 'failed',
      last_error: expect.stringContaining('451'),
    });
    const wait = waitAfter(attempt);
    if (wait === null) break;
    pass(wait - 1);
    await sendDueMail(shop, carrier);
    expect((await outbox())[0]?.attempts).toBe(attempt);
    pass(1);
  }
  pass(1e6);
  await sendDueMail(shop, carrier);
  expect(received).toEqual([]);
  expect(await outbox()).toMatchObject([{ status: 'failed', attempts: maxAttempts }]);
});

test('a refused recipient or content is given up at once, our own sender is not; no address reaches the log', async () => {
  const answers: Answer[] = ['reject-recipient', 'reject-content', 'reject-sender'];
  const { carrier } = await server((nth) => answers[nth - 1] ?? 'accept');
  for (const to of ['a@example.com', 'b@example.com', 'c@example.com']) {
    await queue({ to });
    await sendDueMail(shop, carrier);
  }
  expect((await outbox()).map(({ status }) => status)).toEqual(['failed', 'failed', 'queued']);
  expect(JSON.stringify(lines)).not.toContain('@');
  expect(lines).toHaveLength(3);
});

test('a server that is not there or never speaks costs the mail an attempt and nobody any time', async () => {
  const silent = await openSilentServer();
  closing.push(silent.close);
  const began = performance.now();
  await queue({ to: 'a@example.com' });
  expect(performance.now() - began).toBeLessThan(10_000); // A mail server may take a minute.
  await sendDueMail(shop, smtpCarrier(silent.url, 200));
  const gone = await openSilentServer();
  await gone.close();
  await queue({ to: 'b@example.com' });
  await sendDueMail(shop, smtpCarrier(gone.url, 200));
  expect(await outbox()).toMatchObject([
    { status: 'queued', attempts: 1 },
    { status: 'queued', attempts: 1, last_error: expect.stringContaining('ECONNREFUSED') },
  ]);
  const { received, carrier } = await server((nth) => (nth === 1 ? 'hang' : 'accept'));
  pass(30);
  await sendDueMail(shop, carrier);
  pass(120);
  await sendDueMail(shop, carrier);
  expect((await outbox()).map(({ status }) => status)).toEqual(['sent', 'sent']);
  expect(received).toHaveLength(2);
});

test('two processes with one outbox send each mail once', async () => {
  const { received, carrier } = await server();
  await Promise.all(Array.from({ length: 40 }, (_, n) => queue({ to: `reader-${n}@example.com` })));
  const [row] = await shop.sql<{ database: string }[]>`select current_database() as database`;
  const other = { ...createShop(shop.config, { socketDir: inject('socketDir'), database: row?.database ?? '' }, shop.log), now: shop.now };
  closing.push(other.close);
  const work = async (own: typeof shop) => {
    while (await sendDueMail(own, carrier));
  };
  await Promise.all([work(shop), work(shop), work(other as typeof shop), work(other as typeof shop)]);
  expect(received.flatMap(({ to }) => to).sort()).toEqual(Array.from({ length: 40 }, (_, n) => `reader-${n}@example.com`).sort());
  expect((await outbox()).every(({ status, attempts }) => status === 'sent' && attempts === 1)).toBe(true);
});

test('killed during an attempt, the mail is taken up again by whoever is left, and not before it is sure', async () => {
  const { received, carrier } = await server();
  await queue();
  const dies: Carrier = { leavesTheShop: true, atOnce: 5, carry: () => new Promise(() => {}) };
  void sendDueMail(shop, dies);
  await sleep(100);
  pass(60);
  await sendDueMail(shop, carrier);
  expect(received).toEqual([]);
  pass(91);
  await sendDueMail(shop, carrier);
  expect(received).toHaveLength(1);
  expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 2 }]);
});

test('a mail during which every process died is given up', async () => {
  const { received, carrier } = await server();
  await queue();
  await shop.db.updateTable('outbox').set({ attempts: maxAttempts }).execute();
  await sendDueMail(shop, carrier);
  expect(received).toEqual([]);
  expect(await outbox()).toMatchObject([{ status: 'failed' }]);
});

test('a stopping process lets go of a hanging mail without counting it', async () => {
  const { url } = await server(() => 'hang');
  await queue();
  const stopping = new AbortController();
  const sending = sendDueMail(shop, smtpCarrier(url, 60_000), stopping.signal);
  await sleep(100);
  stopping.abort();
  const began = performance.now();
  await sending;
  expect(performance.now() - began).toBeLessThan(6000);
  expect(await outbox()).toMatchObject([{ status: 'queued', attempts: 0, next_attempt_at: now }]);
});

test('the link that opens an account is blotted out once the mail has left', async () => {
  const { received, carrier } = await server();
  const secret = 'abcdefghijklmnopqrstuvwxyz0123456789-_ABCDE';
  const link = `https://floors.example/reset-password?token=${secret}`;
  await queue({ secret, letter: { kind: 'password-link', fullName: 'Aoife', link, validMinutes: 60 } });
  expect((await outbox())[0]?.text).toContain(secret);
  await sendDueMail(shop, carrier);
  expect(received[0]?.source.replaceAll('=\r\n', '')).toContain(secret);
  expect(JSON.stringify(await outbox())).not.toContain(secret);
});

test('nothing a visitor types becomes a second recipient or header', async () => {
  for (const to of [
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'A <a@example.com>',
    'a@b@example.com',
    'nobody',
    '',
    'a;b@example.com',
  ])
    await expect(queue({ to }), to).rejects.toMatchObject({ code: 'not-one-address' });
  await expect(queue({ replyTo: 'a@example.com\nBcc: b@example.com' })).rejects.toMatchObject({ code: 'not-one-address' });
  const { received, carrier } = await server();
  const name = 'Ann"\r\nBcc: evil@example.com\r\n\r\n<script>alert(1)</script>';
  await queue({ letter: { kind: 'contact-message', name, email: 'ann@example.com', phone: '', subject: 'A quote', message: '.\r\n.\r\nQUIT' } });
  await sendDueMail(shop, carrier);
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(['aoife@example.com']);
  const source = received[0]?.source ?? '';
  expect(source.slice(0, source.indexOf('\r\n\r\n'))).not.toMatch(/^Bcc:/im);
  expect(source.slice(source.indexOf('text/html'))).not.toContain('<script');
});

test('without a mail server, mail lands in a folder that staff can read', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-mail-'));
  closing.push(() => rm(dataDir, { recursive: true }));
  await queue();
  await sendDueMail(shop, (await createCarrier({ ...shop, config: { ...shop.config, smtpUrl: undefined, dataDir } })()) as Carrier);
  const files = await readdir(join(dataDir, 'mail'));
  expect(files).toEqual([expect.stringMatching(/^contact-copy-[0-9a-f-]{36}\.eml$/)]);
  const source = await readFile(join(dataDir, 'mail', files[0] ?? ''), 'utf8');
  expect(source).toMatch(/^From: Flooring Shop <no-reply@floors.example>\r\nTo: aoife@example.com\r\n/m);
  expect(await outbox()).toMatchObject([{ status: 'sent' }]);
});

test('a mail about a deleted account goes with it', async () => {
  const [user] = await shop.db
    .insertInto('users')
    .values({ full_name: 'A', username: `u${randomUUID()}`, email: `${randomUUID()}@example.com`, password_hash: 'x' })
    .returning('id')
    .execute();
  await queue({ userId: user?.id ?? '' });
  await shop.db.deleteFrom('users').execute();
  expect(await outbox()).toEqual([]);
});
