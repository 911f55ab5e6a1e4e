import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { deleteView, listViews, saveView } from './saved-views.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());
const [ann, ben] = await Promise.all(
  ['ann', 'ben'].map(async (name) => {
    const person = { full_name: name, username: name, email: `${name}@example.com`, password_hash: 'x', is_admin: true };
    return (await shop.db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow()).id;
  }),
);

test('views are one’s own, by page and name', async () => {
  await saveView(shop, ann ?? '', '/admin/products', { name: ' Low  oak ', query: 'search=oak&stock=low' });
  await saveView(shop, ann ?? '', '/admin/products', { name: 'Low oak', query: 'search=oak' });
  await saveView(shop, ann ?? '', '/admin/orders', { name: 'Low oak', query: '' });
  const [view, ...others] = await listViews(shop, ann ?? '', '/admin/products');
  expect([view, others]).toMatchObject([{ name: 'Low oak', query: 'search=oak' }, []]);
  expect(await listViews(shop, ben ?? '', '/admin/products')).toEqual([]);
  await deleteView(shop, ben ?? '', view?.id ?? '');
  await deleteView(shop, ann ?? '', 'nonsense');
  expect(await listViews(shop, ann ?? '', '/admin/products')).toHaveLength(1);
  await deleteView(shop, ann ?? '', view?.id ?? '');
  expect(await listViews(shop, ann ?? '', '/admin/products')).toEqual([]);
});

test('a view has a name, and there are not too many', async () => {
  await expect(saveView(shop, ann ?? '', '/x', { name: ' ', query: '' })).rejects.toMatchObject({ detail: 'Please enter a name for the view.' });
  for (let n = 0; n < 30; n++) await saveView(shop, ann ?? '', '/x', { name: `View ${n}`, query: '' });
  await expect(saveView(shop, ann ?? '', '/x', { name: 'One more', query: '' })).rejects.toMatchObject({ code: 'too-many-views' });
});
