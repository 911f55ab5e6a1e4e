import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '#accounts/account.ts';
import { openSession } from '#accounts/session.server.ts';
import { createProduct } from '#catalogue/staff/create-products.server.ts';
import { sheetOf } from '#catalogue/staff/product-desk.server.ts';
import { readTyped } from '#catalogue/staff/product-form.ts';
import { readProductRecord } from '#catalogue/staff/product-record.server.ts';
import { addAnswer, listAnswers } from '#chat/assistant/learning/answers.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { readKeptSettings } from '#settings/staff/save-settings.server.ts';
import { settingValues } from '#settings/staff/settings-form.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import { openApp } from '../../test/pages-from-source.ts';
import { actOnAnswer, answerFields } from './chats/act-on-answer.server.ts';
import { saveSheet } from './products/act-on-products.server.ts';
import { saveEdits } from './staff-action.server.ts';

/** Two people have one record open: neither loses what they changed, and what both changed is asked. */

// Without a till: the settings' page would wait for it.
const shop = await openTestShop('demo', { standIns: { till: false, lender: false, mail: false } });
afterAll(() => shop.close());
let staff: User;
let bearer = '';
beforeAll(async () => {
  const person = { full_name: 'Orla Devenny', username: 'orla', email: 'orla@example.com', password_hash: 'x', is_admin: true };
  const { id } = await shop.db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow();
  staff = { id, fullName: 'Orla Devenny' } as User;
  bearer = `Bearer ${await openSession(shop, id)}`;
});

test('settings: only what was changed is saved; what both changed is shown with a choice, and nothing else typed is lost', async () => {
  const [app, undrawn] = await Promise.all([openApp(shop), openApp(shop, { draws: false })]);
  const values = settingValues((await readKeptSettings(shop)).settings);
  const send = async (typed: Record<string, string>, to = undrawn) => {
    const body = new URLSearchParams({ ...values, read: JSON.stringify(values), ...typed });
    const response = await to.request('/admin/settings', { method: 'POST', body, headers: { authorization: bearer } });
    return { status: response.status, html: await response.text() };
  };
  const now = async () => (await readKeptSettings(shop)).settings;

  expect((await send({ phone: '028 9127 0001' })).status).toBe(200);
  expect((await send({ vat_number: 'GB 999 9999 74' })).status).toBe(200);
  expect(await now()).toMatchObject({ phone: '028 9127 0001', vat_number: 'GB 999 9999 74' });

  const both = { phone: '028 9127 0002', town: 'Holywood', banner_text: 'Typed for an hour.' };
  const asked = await send(both, app);
  expect(asked.status).toBe(409);
  for (const shown of ['028 9127 0001', '028 9127 0002', 'name="keep:phone"', 'Typed for an hour.', 'value="Holywood"'])
    expect(asked.html).toContain(shown);
  expect(asked.html).not.toContain('keep:vat_number');
  expect(await now()).toMatchObject({ phone: '028 9127 0001', town: values.town });

  // What the page was read with goes along with the form that comes back, not what is saved now.
  expect(asked.html).toContain(
    `name="read" value="${JSON.stringify(values).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;')}"`,
  );
  const seen = JSON.stringify({ phone: '028 9127 0001' });
  expect((await send({ ...both, seen, 'keep:phone': 'theirs' })).status).toBe(200);
  expect(await now()).toMatchObject({ phone: '028 9127 0001', town: 'Holywood', banner_text: 'Typed for an hour.', vat_number: 'GB 999 9999 74' });
});

test('a product: its dialog’s few fields too, and a choice for one’s own', async () => {
  const typed = { name: 'Mourne Oak', price: '48.50', category: 'Wood Flooring', supplier: 'Maker' };
  const id = await createProduct(shop, staff, readTyped(typed), 4);
  const written = async () => {
    const record = await readProductRecord(shop, id);
    return record ? sheetOf(record).written : {};
  };
  const read = await written();
  const save = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ read: JSON.stringify(read), ...fields })) form.set(name, value);
    return saveSheet(shop, staff, id, form, 'Saved.');
  };
  const few = { name: 'Mourne Oak', description: read.description ?? '', price: '48.50' };
  expect(await save({ ...read, colour: 'Honey' })).toMatchObject({ done: 'Saved.' });
  expect(await save({ ...few, price: '47.00' })).toMatchObject({ done: 'Saved.' });
  expect(await written()).toMatchObject({ colour: 'Honey', price: '47.00' });

  const asked = await save({ ...read, colour: 'Smoked', price: '46.00', finish: 'Oiled' });
  expect(asked).toMatchObject({ typed: { finish: 'Oiled' }, read: JSON.stringify(read) });
  expect('conflicts' in asked && asked.conflicts).toEqual([
    { field: 'price', mine: '46.00', theirs: '47.00' },
    { field: 'colour', mine: 'Smoked', theirs: 'Honey' },
  ]);
  const seen = JSON.stringify({ price: '47.00', colour: 'Honey' });
  const kept = await save({ ...read, colour: 'Smoked', price: '46.00', finish: 'Oiled', seen, 'keep:price': 'mine', 'keep:colour': 'theirs' });
  expect(kept).toMatchObject({ done: 'Saved.' });
  expect(await written()).toMatchObject({ colour: 'Honey', price: '46.00', finish: 'Oiled' });
});

test('an answer of the assistant’s', async () => {
  const id = await addAnswer(shop, { question: 'Do you fit stairs?', also_asked: ['steps'], answer: 'We do.', unanswered_id: null });
  const read = { question: 'Do you fit stairs?', also_asked: 'steps', answer: 'We do.' };
  const blank = Object.fromEntries(answerFields.map((name) => [name, ''])) as Record<(typeof answerFields)[number], string>;
  const save = (typed: object) => {
    const form = { ...blank, intent: 'change', id, ...read, ...typed };
    return actOnAnswer(shop, form, { ...form, read: JSON.stringify(read) });
  };
  expect(await save({ also_asked: 'steps\r\nstairs' })).toBe('Answer saved.');
  expect(await save({ answer: 'We do, and measure first.' })).toBe('Answer saved.');
  expect(await save({ answer: 'No.' })).toEqual([{ field: 'answer', mine: 'No.', theirs: 'We do, and measure first.' }]);
  expect((await listAnswers(shop)).find((answer) => answer.id === id)).toMatchObject({
    alsoAsked: ['steps', 'stairs'],
    answer: 'We do, and measure first.',
  });
});

test('who is overtaken while saving is merged again; without an end it is said', async () => {
  let version = 1;
  const readNow = async () => ({ fields: { name: 'Oak' }, version });
  const saving = (overtaken: number) =>
    saveEdits({ read: '{"name":"Oak"}' }, { name: 'Elm' }, readNow, async (change) => {
      if (version <= overtaken) throw new Refusal('conflict', 'changed', `Changed again, ${version++}.`);
      return change;
    });
  expect(await saving(2)).toEqual({ done: { changed: { name: 'Elm' }, merged: { name: 'Elm' }, version: 3 } });
  await expect(saving(99)).rejects.toThrow('Changed again, 5.');
});
