import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCarrier } from '#mail/carrier.server.ts';
import { queueMail } from '#mail/queue-mail.server.ts';
import { sendDueMail } from '#mail/send-due-mail.server.ts';
import { health } from '#platform/http/health.server.ts';
import { folderStore } from '#platform/images/store.server.ts';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { openScriptedSmtp } from '../../../test/scripted-smtp-server.ts';
import { createMetrics } from '../../metrics.server.ts';
import { createFindTrouble, mailServerFault, readTroubleNotes, watchTrouble } from './find-trouble.server.ts';

/** What goes wrong around the shop is told to staff once, wherever they look, and is over when it is over. */
let folder = '';
const lines: [level: string, message: string][] = [];
const note = (level: string) => (_: object, message: string) => void lines.push([level, message]);
const opened = await openTestShop('empty', { standIns: { till: false, lender: false, mail: false } });
const log = { info: note('info'), warn: note('warn'), error: note('error') } as unknown as typeof opened.log;
const shopWith = (change: Partial<typeof opened.config>, more: Partial<typeof opened> = {}) => ({
  ...opened,
  log,
  ...more,
  config: { ...opened.config, dataDir: folder, ...change },
});
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-trouble-'));
  await opened.sql`insert into settings (values) values ('{"email": "staff@example.com"}') on conflict do nothing`;
});
beforeEach(async () => {
  await opened.sql`truncate troubles, outbox`;
  lines.length = 0;
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true, force: true });
});
const noticed = async () => (await opened.sql`select subject from outbox where kind = 'staff-notice'`).map(({ subject }) => subject);
const ready = async () => ((await (await health(opened).request('/ready')).json()) as { trouble?: string[] }).trouble ?? [];

test('a folder that cannot be written to, a disk that fills up and a file of Apple’s that is gone', async () => {
  await writeFile(join(folder, 'images'), 'no folder');
  const images = folderStore(join(folder, 'images'));
  const shop = shopWith({ applePayFile: join(folder, 'gone') }, { images });
  const find = createFindTrouble(shop, async () => 100 * 2 ** 20);
  for (let looks = 0; looks < 3; looks += 1) await watchTrouble(shop, find);
  expect(await readTroubleNotes(shop)).toEqual([
    expect.stringMatching(/^Pictures cannot be saved\. The folder cannot be written to \(ENOTDIR\)/),
    expect.stringContaining('100 MB are left.'),
    expect.stringContaining('(ENOENT)'),
  ]);
  expect(await ready()).toEqual(['apple-pay-file', 'disk', 'pictures']);
  const subjects = ['Pictures cannot be saved', 'The disk is nearly full', 'The Apple Pay file is missing'];
  expect(await noticed()).toEqual(subjects);
  expect(lines).toEqual(subjects.map((subject) => ['error', subject]));
  const metrics = createMetrics(shopWith({ metricsToken: 'a-token-of-metrics' }));
  const answer = await metrics.answer({
    req: { header: () => 'Bearer a-token-of-metrics' },
    body: (text: string) => new Response(text),
  } as never);
  expect(await answer?.text()).toContain('shop_trouble{kind="disk"} 1');

  await rm(join(folder, 'images'));
  await writeFile(join(folder, 'gone'), 'Apple');
  await watchTrouble(shop, createFindTrouble(shop));
  expect(await readTroubleNotes(shop)).toEqual([]);
  expect(await ready()).toEqual([]);
  expect(await noticed()).toEqual(subjects);
});

test('a wrong SMTP password is told at the first letter, and is over when one goes out', async () => {
  const smtp = await openScriptedSmtp();
  const shop = shopWith({ smtpUrl: smtp.url });
  const find = createFindTrouble(shop);
  const letter = { kind: 'contact-copy', firstName: 'Aoife', subject: 'A quote', message: 'Two rooms.' } as const;
  const queue = () => opened.db.transaction().execute((trx) => queueMail(shop, trx, { to: 'aoife@example.com', letter }));
  const refusing = {
    leavesTheShop: true,
    atOnce: 5,
    carry: () => Promise.reject(Object.assign(new Error('Invalid login: 535 aoife is not known here'), { code: 'EAUTH', responseCode: 535 })),
  };
  await queue();
  await sendDueMail(shop, refusing);
  await watchTrouble(shop, find);
  expect(await readTroubleNotes(shop)).toEqual([
    expect.stringMatching(/^Emails are not being sent\. The mail server refuses the user name or password\. One is waiting\. Check SMTP_URL/),
  ]);
  expect(await ready()).toEqual(['mail']);
  expect(lines).toContainEqual(['warn', 'a mail is tried again later']);
  expect(lines).toContainEqual(['error', 'Emails are not being sent']);
  expect(await noticed()).toEqual([]);

  await queue();
  const carrier = await createCarrier(shop)();
  if (carrier) await sendDueMail(shop, carrier);
  await watchTrouble(shop, find);
  expect(await readTroubleNotes(shop)).toEqual([]);
  await smtp.close();
});

test('a card provider that cannot be reached is told, asked at every look, and over when it answers', async () => {
  let asked = 0;
  const down = { kind: 'unknown', detail: 'No connection.' } as const;
  const checkAccount = async () => {
    asked += 1;
    return asked < 3 ? down : ({ kind: 'ready', locationName: 'Shop' } as const);
  };
  const square = { applicationId: 'sq0idp-x' } as (typeof opened.config)['square'];
  const shop = shopWith({ square }, { cardGateway: { ...opened.cardGateway, checkAccount } });
  const find = createFindTrouble(shop);
  await watchTrouble(shop, find);
  await watchTrouble(shop, find);
  expect(await readTroubleNotes(shop)).toEqual([expect.stringMatching(/^Square cannot be reached, so cards may not be taken\. No connection\./)]);
  expect(await noticed()).toEqual(['Square cannot be reached']);
  await watchTrouble(shop, find);
  expect(await readTroubleNotes(shop)).toEqual([]);
  await watchTrouble(shop, find);
  expect(asked).toBe(3);
});

test('what a mail server says is put into words that name nobody', () => {
  expect(mailServerFault('Invalid login: 535 5.7.8 Error')).toContain('user name or password');
  for (const away of ['connect ECONNREFUSED 127.0.0.1:25', 'getaddrinfo ENOTFOUND mail.example', 'Greeting never received', 'Connection timeout'])
    expect(mailServerFault(away)).toBe('The mail server cannot be reached.');
  expect(mailServerFault("Can't send mail - all recipients were rejected: 450 try later")).toBeNull();
});
