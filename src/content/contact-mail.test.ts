import { afterAll, beforeEach, expect, test } from 'vitest';
import { defaultSettings } from '#settings/settings.ts';
import { caughtUp, openTestShop } from '../../test/open-test-shop.ts';
import { type ContactMessage, sendContactMessage } from './receive-contact-form.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of ['contact_messages', 'outbox', 'rate_limits'] as const) await shop.db.deleteFrom(table).execute();
});

const message: ContactMessage = {
  firstName: 'Aoife',
  lastName: 'Quinn',
  email: 'aoife@example.com',
  phone: '028 9649 6000',
  subject: 'quote',
  message: 'Two rooms,\nplease.',
};
const send = (more: Partial<ContactMessage> = {}, from = 'here') =>
  sendContactMessage(shop, { ...message, ...more }, { address: from, user: null }, '');
const outbox = () => shop.db.selectFrom('outbox').select(['kind', 'recipient', 'reply_to', 'subject', 'text']).orderBy('kind', 'desc').execute();

test('the sender gets a copy, the shop a letter that answers go to the sender; once, however often it is sent', async () => {
  await send();
  expect(await outbox()).toMatchObject([{ kind: 'contact-copy', recipient: 'aoife@example.com', reply_to: null }]);
  await shop.db
    .insertInto('settings')
    .values({ values: { ...defaultSettings, email: 'hello@floors.example' } })
    .execute();
  await caughtUp(shop);
  await shop.db.deleteFrom('outbox').execute();
  await send({ message: 'Three rooms.' });
  await send({ message: 'Three rooms.' });
  expect(await outbox()).toMatchObject([
    { kind: 'contact-message', recipient: 'hello@floors.example', reply_to: 'aoife@example.com', subject: 'A quote: Aoife Quinn' },
    { kind: 'contact-copy', recipient: 'aoife@example.com', text: expect.stringContaining('Three rooms.') },
  ]);
});

test('a stranger’s inbox cannot be filled', async () => {
  for (let n = 0; n < 8; n++) await send({ message: `Message ${n}` }, `place ${n}`);
  expect((await outbox()).filter(({ kind }) => kind === 'contact-copy')).toHaveLength(5);
  expect(await shop.db.selectFrom('contact_messages').select('id').execute()).toHaveLength(8);
});
