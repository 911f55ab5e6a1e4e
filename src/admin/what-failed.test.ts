import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '#accounts/account.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import { type Shop, shopContext } from '../shop.server.ts';
import { staffContext } from './staff-only.server.ts';

/** What staff read where something could not be done or read: which words, in which case, with the server's own sentence. */

const shop = await openTestShop('demo');
afterAll(() => shop.close());
const nobody = '00000000-0000-4000-8000-000000000000';
const people: Record<string, string> = {};

beforeAll(async () => {
  for (const [username, is_admin] of Object.entries({ una: true, ann: false })) {
    const person = { full_name: username, username, email: `${username}@example.com`, password_hash: 'x', is_admin };
    people[username] = (await shop.db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow()).id;
  }
  await shop.sql`update users set is_admin = false where id <> ${people.una ?? ''}`;
});

type Handler = (args: never) => Promise<unknown>;
type Handlers = { loader: Handler; action: Handler };
const modules = import.meta.glob<Handlers>('/src/admin/pages/*.tsx');
const pageAt = async (name: string): Promise<Handlers> => {
  const page = await modules[`/src/admin/pages/${name}.tsx`]?.();
  if (!page) throw new Error(`There is no page ${name}.`);
  return page;
};
const products = await pageAt('products');
const product = await pageAt('product');
const productEditor = await pageAt('product-editor');
const categorySelector = await pageAt('category-selector');
const customerPhotos = await pageAt('customer-photos');
const galleryEditor = await pageAt('gallery-editor');
const users = await pageAt('users');
const failedOf = (answer: unknown) => {
  const { data, init } = answer as { data: { failed?: string }; init: { status: number } };
  return [data.failed, init.status];
};
const askedOf = (path: string, body?: Record<string, string>) =>
  new Request(`https://floors.example${path}`, { method: body ? 'POST' : 'GET', body: body ? new URLSearchParams(body) : undefined });
const argsOf = (of: Shop, request: Request, params = {}) => {
  const context = new RouterContextProvider();
  context.set(shopContext, of);
  context.set(staffContext, { id: people.una ?? '', fullName: 'una', isAdmin: true } as User);
  return { request, params, context } as never;
};

/** What a page's action says of a form. */
const said = async (action: Handler, path: string, body: Record<string, string>, params = {}) =>
  failedOf(await action(argsOf(shop, askedOf(path, body), params)));

/** What a page says whose reader was let in just before the database went away. */
const saidWithoutDatabase = async (loader: Handler, path: string) => {
  const away = () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  };
  const gone = new Proxy(away, { get: away, apply: away });
  return failedOf(await loader(argsOf({ ...shop, db: gone as never, sql: gone as never }, askedOf(path))));
};
const breath = 'We’re very busy at the moment. Please try again in a few seconds.';

test('products: in the list, on their own page, in the editor, in the category selector', async () => {
  const gone = 'Product not found';
  const list = (intent: string) => said(products.action, '/admin/products', { intent, product: nobody });
  expect(await list('toggle-featured')).toEqual([`Failed to toggle featured status: ${gone}`, 422]);
  expect(await list('delete')).toEqual([`Failed to delete product: ${gone}`, 422]);
  expect(await list('save')).toEqual([`Failed to save product: ${gone}`, 422]);
  expect(await said(product.action, `/admin/products/${nobody}`, { intent: 'save' }, { id: nobody })).toEqual([
    `Failed to save product: ${gone}`,
    422,
  ]);
  expect(await said(productEditor.action, '/admin/product-editor', { intent: 'save', product: nobody })).toEqual([
    `Error saving product. Please try again. ${gone}`,
    422,
  ]);
  expect(await said(categorySelector.action, '/admin/category-selector', { product: nobody, chosen: 'Tiles' })).toEqual([
    `Error updating category. Please try again. ${gone}`,
    422,
  ]);
});

test('users: each of the actions', async () => {
  const act = (intent: string, id: string) => said(users.action, '/admin/users', { intent, id });
  const last = /administrator/;
  expect(await act('make-admin', nobody)).toEqual(['Error promoting user to admin: This user no longer exists.', 409]);
  expect(await act('ban', nobody)).toEqual(['Error banning user: This user no longer exists.', 409]);
  expect(await act('unban', nobody)).toEqual(['Error unbanning user: This user no longer exists.', 409]);
  expect(await act('delete', nobody)).toEqual(['Error deleting user: This user no longer exists.', 409]);
  expect(await act('remove-admin', people.una ?? '')).toEqual([expect.stringMatching(/^Error demoting user: /), 409]);
  expect(await act('ban', people.una ?? '')).toEqual([expect.stringMatching(last), 409]);
  expect(await act('delete', people.una ?? '')).toEqual([expect.stringMatching(last), 409]);
});

test('lists that could not be read', async () => {
  expect(await saidWithoutDatabase(users.loader, '/admin/users')).toEqual([`Error loading users: ${breath}`, 503]);
  expect(await saidWithoutDatabase(productEditor.loader, '/admin/product-editor')).toEqual([`Error loading products: ${breath}`, 503]);
  expect(await saidWithoutDatabase(categorySelector.loader, '/admin/category-selector')).toEqual([`Error loading products: ${breath}`, 503]);
  expect(await saidWithoutDatabase(customerPhotos.loader, '/admin/customer-photos')).toEqual([
    'Error loading gallery photos. Please refresh the page.',
    503,
  ]);
  expect(await saidWithoutDatabase(galleryEditor.loader, '/admin/gallery-editor')).toEqual(['Error loading gallery photos. Please try again.', 503]);
});
