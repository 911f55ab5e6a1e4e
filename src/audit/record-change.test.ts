import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { listChanges, recordChange } from './changes.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

test('who changed what is kept, newest first, and goes on without those who left', async () => {
  const person = { full_name: 'Ann Boyd', username: 'ann', email: 'ann@example.com', password_hash: 'x' };
  const ann = await shop.db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow();
  const of = { kind: 'settings', id: '1' };
  await recordChange(shop.db, {
    ...of,
    actor: ann,
    name: 'Settings',
    action: 'changed',
    before: { phone: '1', hours: 9 },
    after: { phone: '2', hours: 9 },
  });
  await recordChange(shop.db, { ...of, actor: ann, name: 'Settings', action: 'changed', before: { phone: '2' }, after: { phone: '2' } });
  await recordChange(shop.db, { ...of, actor: null, name: 'Settings', action: 'told', after: { said: 'by itself' } });
  await recordChange(shop.db, { kind: 'user', id: ann.id, actor: null, name: 'ann', action: 'promoted' });
  expect(await listChanges(shop, of)).toMatchObject([
    { who: null, action: 'told', changes: { said: [null, 'by itself'] } },
    { who: 'Ann Boyd', action: 'changed', changes: { phone: ['1', '2'] } },
  ]);
  expect(await listChanges(shop, null)).toHaveLength(3);
  await shop.db.deleteFrom('users').execute();
  expect((await listChanges(shop, null)).map(({ who, kind }) => [who, kind])).toEqual([
    [null, 'settings'],
    [null, 'settings'],
  ]);
});
