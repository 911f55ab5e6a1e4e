import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { receiveContactForm } from './receive-contact-form.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

const filled = { firstName: 'Aoife', lastName: 'Quinn', email: 'a@example.com', phone: '', subject: 'quote', message: 'Two rooms, please.' };
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const receive = (fields: Record<string, string>, address = 'here') => receiveContactForm(shop, formOf(fields), { address, user: null });
const kept = async () => (await shop.db.selectFrom('contact_messages').select('message').execute()).map(({ message }) => message);

test('what is wrong is said field by field, and what was typed comes back', async () => {
  const refused = await receive({ ...filled, email: 'a@', message: '' });
  expect(refused).toMatchObject({
    status: 422,
    sent: null,
    errors: [
      { field: 'email', message: 'Please enter a valid email' },
      { field: 'message', message: 'Please write a message' },
    ],
    values: { firstName: 'Aoife', email: 'a@' },
  });
  expect(await kept()).toEqual([]);
});

test('a message sent twice by a reload is kept once; a program’s is not kept', async () => {
  expect((await receive(filled)).sent).toContain('Thank you, Aoife.');
  expect((await receive(filled)).sent).toContain('Thank you, Aoife.');
  expect((await receive({ ...filled, message: 'Buy now', website: 'http://spam.example' })).sent).toContain('Thank you');
  expect(await kept()).toEqual(['Two rooms, please.']);
});

test('the sixth message in ten minutes is asked to wait, politely, and comes back whole', async () => {
  for (let n = 0; n < 5; n++) expect((await receive({ ...filled, message: `Message ${n}` }, 'there')).status).toBe(200);
  const refused = await receive({ ...filled, message: 'Message 5' }, 'there');
  expect(refused).toMatchObject({
    status: 429,
    retryAfterSeconds: expect.any(Number),
    errors: [{ field: '', message: expect.stringContaining('Please try again in 10 minutes') }],
    values: { message: 'Message 5' },
  });
});

test('when the database is away the message is not lost', async () => {
  const away = {
    ...shop,
    log: { error: () => {} } as unknown as typeof shop.log,
    db: shop.db.withPlugin({
      transformQuery: () => {
        throw new Error('gone');
      },
      transformResult: async ({ result }) => result,
    }),
  };
  expect(await receiveContactForm(away, formOf(filled), { address: 'x', user: null })).toMatchObject({ status: 503, sent: null, values: filled });
});
