import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { nearRoutes } from './near-routes.server.ts';

const paths: [id: string, parentId: string | undefined, path: string | undefined][] = [
  ['root', undefined, ''],
  ['home', 'root', undefined],
  ['products', 'root', 'products'],
  ['product', 'root', 'products/:id'],
  ['room', 'root', 'products/:id/room'],
  ['own', 'root', undefined],
  ['own orders', 'own', 'orders'],
  ['order', 'root', 'orders/:id'],
  ['staff', 'root', 'admin'],
  ['staff’s front page', 'staff', undefined],
  ['staff’s orders', 'staff', 'orders'],
  ['not found', 'root', '*'],
];
const routes = Object.fromEntries(paths.map(([id, parentId, path]) => [id, { id, parentId, path }])) as unknown as EntryContext['manifest']['routes'];
const near = (page: string) => Object.keys(nearRoutes(routes, page));

test('a page is rendered with the routes of its own part of the shop, what stands around them, and the front page', () => {
  const always = ['root', 'home', 'own'];
  expect(near('home')).toEqual(always);
  expect(near('room')).toEqual(['root', 'home', 'products', 'product', 'room', 'own']);
  expect(near('own orders')).toEqual([...always, 'own orders', 'order']);
  expect(near('order')).toEqual(near('own orders'));
  expect(near('staff’s orders')).toEqual([...always, 'staff', 'staff’s front page', 'staff’s orders']);
  expect(near('not found')).toEqual([...always, 'not found']);
});
