import { expect, test } from 'vitest';
import { endedLinkCookie, readLinkToken } from './account-links.server.ts';

const origin = 'https://floors.example';
const at = (path: string, init: RequestInit = {}) => new Request(origin + path, init);

function redirected(path: string): Response {
  try {
    readLinkToken(origin, at(path), 'password');
  } catch (response) {
    return response as Response;
  }
  throw new Error('it stayed in the address');
}

test('a mailed link’s token leaves the address at the first view, for a cookie that only the server reads', () => {
  const { status, headers } = redirected('/reset-password?token=abc_DEF-1');
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([303, '/reset-password', 'private, no-store']);
  const line = headers.get('set-cookie') ?? '';
  expect(line).toMatch(/^link_password=abc_DEF-1; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const back = at('/reset-password', { headers: { cookie: line.split(';')[0] ?? '' } });
  expect(readLinkToken(origin, back, 'password')).toBe('abc_DEF-1');
  expect(readLinkToken(origin, back, 'email')).toBe('');
});

test('a form that was opened with its token in the address is still taken, and a link that did its work is forgotten', () => {
  expect(readLinkToken(origin, at('/confirm-email?token=abc', { method: 'POST' }), 'email')).toBe('abc');
  expect(endedLinkCookie(origin, 'email')).toContain('link_email=; Max-Age=0;');
});
