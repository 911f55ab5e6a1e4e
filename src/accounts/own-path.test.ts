import { expect, test } from 'vitest';
import { ownPath } from '#accounts/account.ts';

test.each([
  ['/orders', '/orders'],
  ['/orders/1?x=1#y', '/orders/1?x=1#y'],
  ['/products?search=a%20b&next=//floors', '/products?search=a%20b&next=//floors'],
  ['/./orders', '/orders'],
  ['/a/../orders', '/orders'],
])('%s is a path of this site', (given, path) => {
  expect(ownPath(given)).toBe(path);
});

test.each([
  '',
  'orders',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/./\\evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/.%2e/\\evil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/%5c%5cevil.example',
  '/orders//evil.example',
  '/%E0%A4%A',
  ' //evil.example',
  'https://evil.example',
  'https:evil.example',
  'https:///evil.example',
  '@evil.example',
  '.evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/a\u0000b',
  '/a\r\nSet-Cookie: x=1',
  `/${'x'.repeat(2001)}`,
])('%j is not', (given) => {
  expect(ownPath(given)).toBeNull();
});

test('nothing given is no path', () => {
  expect([ownPath(null), ownPath(undefined)]).toEqual([null, null]);
});
